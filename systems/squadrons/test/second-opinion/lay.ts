// Positions by chance: as battles bring them about, and as none might.

import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { BareBattle, quickDice, setUp } from '@flagplot/kernel/bare';
import { between, once, oneOf, shuffle } from '@flagplot/lab/second-opinion';
import type { Charts } from '../../rules/cards.ts';
import { squadrons as rules } from '../../rules/index.ts';
import { LAYOUT } from '../../rules/map.ts';
import type { Craft, Squadron } from '../../rules/open.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { SqState } from '../../rules/state.ts';
import { entries } from '../../scenarios/index.ts';
import { brawl } from '../brawl.ts';
import type { Battle } from './reading.ts';
import { randomScenario } from './scenarios.ts';

/** Lines of the round, by their places in it. */
export const LINES = { initiative: 0, move: 1, jam: 2, fire: 3, morale: 4, special: 5 } as const;

const PRINTED: readonly Scenario[] = [brawl, ...entries.map(({ scenario }) => scenario)];

/** A position: one of a battle played some steps, one in four times as it came about, else put out of joint; or one made up. */
export function layOut(roll: RollDie, charts?: Charts): Battle {
  const isPlayed = once(roll, 3);
  const scenario = isPlayed ? { ...oneOf(roll, PRINTED), ...(charts ? { charts } : {}) } : randomScenario(roll, charts);
  const made = rules.read(scenario);
  if ('faults' in made) throw new Error(made.faults.map(({ at, say }) => `${at} ${say}`).join('; '));
  const s = setUp(rules, scenario, made.book);
  if (!isPlayed || once(roll, 6)) disturb(s, roll);
  if (isPlayed) playOn(s, roll);
  return { scenario, s };
}

/** Steps of a battle that is played on: some rounds of few squadrons. */
const STEPS = 24;

/** Plays with any orders the rules offer, from wherever it stands. */
function playOn(s: SqState, roll: RollDie): void {
  const battle = new BareBattle({ rules, s, dice: () => ({ face: roll }) });
  if (s.clock.turn === 0) battle.begin();
  const steps = roll(STEPS);
  for (let step = 0; step < steps && battle.asks.length > 0; step += 1)
    battle.play(battle.answers((view, { kind, about }) => rules.questions[kind].random(view, about as never, roll) as never));
}

/** Everything on the table put where it likes, squadrons near one another, the clock in the first round. */
function disturb(s: SqState, roll: RollDie): void {
  s.clock = { turn: 1, line: LINES.move, round: 0, step: 1 };
  const middle = randomHex(s, roll);
  const spread = between(roll, 1, once(roll, 2) ? 4 : 18);
  for (const squadron of s.open.squadrons)
    disturbSquadron(s, { squadron, roll, about: near(s, roll, { of: middle, within: spread }) });
  const sides = s.book.sides.filter(({ squadrons }) =>
    squadrons.some(at => s.open.squadrons[at]?.craft.some(({ status }) => status === 'flying')),
  );
  s.open.order = shuffle(
    roll,
    sides.map(({ id }) => id),
  );
  s.open.mover = Math.max(0, roll(Math.max(1, s.open.order.length)) - 1);
}

interface Cell {
  column: number;
  row: number;
}

function randomHex({ book: { map } }: SqState, roll: RollDie): Cell {
  return { column: roll(map.columns), row: roll(map.rows) };
}

/** A hex of the map not far from another. */
function near({ book: { map } }: SqState, roll: RollDie, { of, within }: { of: Cell; within: number }): Cell {
  const held = (at: number, most: number): number => Math.min(most, Math.max(1, at + between(roll, -within, within)));
  return { column: held(of.column, map.columns), row: held(of.row, map.rows) };
}

interface Disturbed {
  squadron: Squadron;
  about: Cell;
  roll: RollDie;
}

function disturbSquadron(s: SqState, { squadron, about, roll }: Disturbed): void {
  const of = s.book.squadrons[s.book.squadronAt[squadron.id] as number] as SqState['book']['squadrons'][number];
  const heading = between(roll, 0, 5);
  const hurt = oneOf(roll, [0, 0, 1, 3, 9]);
  const jolt = oneOf(roll, [0, 0, 1, 2, 4]);
  for (const craft of squadron.craft) {
    const within = once(roll, 5) ? 8 : 3;
    const at = near(s, roll, { of: about, within });
    Object.assign(craft, hexes.hexAt(at.column, at.row, LAYOUT));
    craft.heading = once(roll, 4) ? between(roll, 0, 5) : heading;
    disturbCraft(craft, roll, { hurt, jolt });
    craft.moved = of.immobile ? 0 : between(roll, 0, of.rates.full);
    craft.rounds = of.weapons.map(({ card }) => (card.rounds === null ? -1 : between(roll, 0, once(roll, 2) ? 1 : card.rounds)));
  }
  const flying = [...squadron.craft.keys()].filter(place => squadron.craft[place]?.status === 'flying');
  if (!flying.includes(squadron.leader)) squadron.leader = flying[0] ?? squadron.leader;
  squadron.level = squadron.level === 0 ? 0 : between(roll, 1, squadron.level);
  squadron.speed = of.immobile || !once(roll, 3) ? 'attack' : 'full';
  squadron.moved = once(roll, 3);
  squadron.began = squadron.craft.filter(({ status }) => status === 'flying').length;
}

/** Markers and counters at most. */
interface Marks {
  hurt: number;
  jolt: number;
}

function disturbCraft(craft: Craft, roll: RollDie, { hurt, jolt }: Marks): void {
  if (once(roll, 8)) Object.assign(craft, once(roll, 3) ? { status: 'left', edge: 'west' } : { status: 'destroyed' });
  if (hurt > 0 && once(roll, 2)) craft.damage = roll(hurt);
  if (jolt > 0 && !once(roll, 3)) craft.ion = between(roll, Math.ceil(jolt / 2), jolt);
  if (jolt > 1 && once(roll, 6)) craft.fresh = 1;
}

/** Dice of a seed. */
export const diceOf = (seed: number): RollDie => quickDice(Math.imul(seed, 0x85ebca6b) ^ (seed >>> 13));
