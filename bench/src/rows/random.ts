// Random opponents on the duel, from set-up to verdict, in three manners: through the loop in silence; through the loop with all that
// happens told and kept; and through a match, which besides checks, judges, freezes what is looked at and keeps a record.

import { check } from '@flagplot/check';
import type { GameTypes, HostMatch, Json, State } from '@flagplot/kernel';
import { beginMatch, GENERATOR, stream } from '@flagplot/kernel';
import type { BattleResult } from '../battle.ts';
import { fightBattle, opponent } from '../battle.ts';
import { ends } from '../ends.ts';
import type { Start } from '../starts.ts';
import { duel } from '../starts.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

const DUELS: readonly string[] = Array.from({ length: 100 }, (_, n) => `random ${n + 1}`);

type Ended = Pick<BattleResult, 's' | 'decisions'>;

export const randomSilent = (terms: Terms): Promise<Reading> => throughLoop(terms, false, 'randomDecisionsPerSecond');
export const randomTold = (terms: Terms): Promise<Reading> => throughLoop(terms, true, 'randomToldDecisionsPerSecond');

function throughLoop(terms: Terms, told: boolean, key: string): Promise<Reading> {
  const start = duel();
  const bot = opponent(start, 'random');
  return measureDuels(terms, key, dice => fightBattle(start, dice, { bot, told }));
}

export function randomMatch(terms: Terms): Promise<Reading> {
  const start = duel();
  return measureDuels(terms, 'randomMatchDecisionsPerSecond', seed => {
    const begun = beginMatch(start.rules, start.scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
    if ('faults' in begun) throw new Error('the duel is refused');
    return throughMatch(start, begun.match, seed);
  });
}

function throughMatch({ rules }: Start, match: HostMatch<GameTypes>, dice: string): Ended {
  const faces = Object.fromEntries(Object.keys(match.state().sealed).map(side => [side, stream(`${dice}/${side}`)]));
  while (!match.outcome()) {
    const { step } = match.shown().clock;
    for (const { side, kind, about } of match.asks()) {
      const order = rules.questions[kind]?.random(match.view(side), about, faces[side]!);
      if (match.answer(side, step, order as unknown as Json).length > 0) throw new Error('an answer by chance is refused');
    }
  }
  return { s: match.state(), decisions: match.counts().decisions };
}

function measureDuels(terms: Terms, key: string, play: (dice: string) => Ended): Promise<Reading> {
  const decisions = DUELS.reduce((sum, dice) => sum + play(dice).decisions, 0);
  return measure(
    {
      // A battle is let go of when it is over, as one of Showdown's is.
      pass: () => DUELS.map(dice => play(dice).decisions),
      figures: took => ({ [key]: perSecond(decisions, took) }),
      checksum: () => ends<GameTypes>(DUELS.map((dice): State<GameTypes> => play(dice).s)),
    },
    terms,
  );
}
