// One position, and all that both are asked about it.

import type { RollDie } from '@flagplot/kernel';
import { cloned } from '@flagplot/kernel';
import type { Comparison } from '@flagplot/lab';
import { Inquiry } from '@flagplot/lab/second-opinion';
import type { Charts } from '../../rules/cards.ts';
import { squadrons as rules } from '../../rules/index.ts';
import type { Squadron } from '../../rules/open.ts';
import { compareFire, compareJamming } from './compare-fire.ts';
import { compareFlights } from './compare-flights.ts';
import { compareMoves } from './compare-moves.ts';
import { compareNextRound } from './compare-rounds.ts';
import { diceOf, LINES, layOut } from './lay.ts';
import { takesPart } from './movement.ts';
import type { Battle } from './reading.ts';
import { positionOf } from './reading.ts';
import { inWords } from './words.ts';

/** Asks both about the position of a seed. `charts`: what the rules go by instead of the charts that come with them. */
export function compare(seed: number, charts?: Charts): Comparison {
  const roll = diceOf(seed);
  const inquiry = new Inquiry();
  const battle = layOut(roll, charts);
  const position = inWords(battle.s);
  if (!rules.outcome(battle.s)) askAll(inquiry, battle, roll);
  return { position, questions: inquiry.questions, disagreements: inquiry.disagreements };
}

function askAll(inquiry: Inquiry, battle: Battle, roll: RollDie): void {
  compareMoves(inquiry, onLine(battle, 'move'), roll);
  const jamming = onLine(battle, 'jam');
  for (const [i, squadron] of positionOf(jamming).squadrons.entries())
    (jamming.s.open.squadrons[i] as Squadron).moved = takesPart(squadron);
  compareJamming(inquiry, jamming, roll);
  const fire = onLine(jamming, 'fire');
  compareFire(inquiry, fire, roll);
  const morale = onLine(fire, 'morale');
  compareFlights(inquiry, morale, roll);
  compareNextRound(inquiry, [onLine(morale, 'special'), onLine(morale, 'initiative')], roll);
}

/** The same battle at another line of the round, before anybody has answered. */
function onLine({ scenario, s }: Battle, line: keyof typeof LINES): Battle {
  const there = cloned(s);
  there.clock = { turn: Math.max(1, s.clock.turn), line: LINES[line], round: 0, step: s.clock.step };
  return { scenario, s: there };
}
