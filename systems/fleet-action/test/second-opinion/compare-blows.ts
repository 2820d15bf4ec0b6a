// Both asked what given faces do: the rules throw, and the second opinion reads the same dice.

import type { RollDie } from '@flagplot/kernel';
import { rolled, viewOf } from '@flagplot/kernel/bare';
import { fleetAction } from '../../rules/index.ts';
import type { FaState, FleetAction } from '../../rules/state.ts';
import { boxesOf, boxesThere } from './adapter.ts';
import type { Asking, Questions } from './ask.ts';
import { one } from './ask.ts';
import type { Ship } from './cards.ts';
import { left } from './cards.ts';
import { compareMines } from './compare-mines.ts';
import type { Facing, Struck } from './damage.ts';
import { damage, placeWeapon, weaponsFor } from './damage.ts';
import { FallenAgain, fallen } from './fallen.ts';
import { hitsOf } from './fire.ts';
import type { Mines } from './mines.ts';
import type { Table } from './table.ts';

/** Dice to hit, and where and with what they strike. */
export interface Throwing {
  dice: number;
  sides: number;
  need: number;
  target: number;
  weapon: Ship['card']['mounts'][number]['weapon'];
  band: number;
  facing: Facing;
}

export interface Blows {
  table: Table;
  blows: readonly Throwing[];
  /** FA-2.4.4 Energy mines that go off when the dice of these blows are read. */
  mines?: readonly Mines[];
  /** Has the rules play the step on their state. */
  step: (t: ReturnType<typeof rolled<FleetAction>>) => void;
}

/** Has the rules throw, then reads the same faces and marks the same boxes; hits that wait are placed after it. */
export function compareBlows(s: FaState, { table, blows, mines, step }: Blows, { die, questions }: Asking): void {
  const fell = fallen(step, die);
  const { faces, thrown } = fell;
  const theirs = thrown.slice(0, blows.length).map(({ faces, sides, why }) => handful(faces.length, sides, why.test?.n));
  const ours = blows.map(({ dice, sides, need }) => handful(dice, sides, need));
  questions.ask('dice', { ours, theirs }, () => 'dice to hit, and what each must show');
  const again = new FallenAgain(faces);
  const struck = table.ships.map((ship): Struck => ({ ship, waiting: [] }));
  const hits = blows.map(({ dice, sides, need, weapon }) =>
    Array.from({ length: dice }, () => hitsOf(need, again.read(sides), weapon.pulses)).reduce((sum, one) => sum + one, 0),
  );
  for (const [i, blow] of blows.entries()) damage(struck[blow.target]!, { ...blow, hits: hits[i]! }, again.read);
  const field = { struck, isHere: (i: number) => !s.open.ships[i]!.left && left(table.ships[i]!, 'structure') > 0, flights: [] };
  if (mines && mines.length > 0)
    compareMines({ mines, field, fell, idOf: ({ at }) => s.book.ships[at]!.id }, again.read, questions);
  const { read, wrong } = again.account();
  questions.ask('throws', { ours: { read, wrong }, theirs: { read: faces.length, wrong: [] } }, () => JSON.stringify(thrown));
  compareBoxes(s, struck, questions);
  compareAllotting(s, { struck, table }, { die, questions });
}

function handful(dice: number, sides: number, need: number | undefined): string {
  return `${dice}d${sides}, ${need} or more`;
}

/** What is marked on every ship, and what waits. */
function compareBoxes(s: FaState, struck: readonly Struck[], questions: Questions): void {
  for (const [i, { ship, waiting }] of struck.entries()) {
    const there = s.open.ships[i]!;
    const isGone = left(ship, 'structure') <= 0 || there.structure === 0;
    const ours = isGone ? left(ship, 'structure') : { ...boxesOf(ship), waiting: waiting.map(waitingText) };
    const pending = there.pending.map(({ on, arcs, again }) => waitingText({ part: on, facing: { arcs }, again }));
    const theirs = isGone ? there.structure : { ...boxesThere(there), waiting: pending };
    questions.ask('boxes', { ours, theirs }, () => there.id);
  }
}

function waitingText({ part, facing, again }: { part: string; facing: Pick<Facing, 'arcs'>; again: boolean }): string {
  return `${part} through ${[...facing.arcs].sort().join('')}${again ? ' again' : ''}`;
}

interface Placing {
  struck: readonly Struck[];
  table: Table;
}

/** The owners place the hits that wait: by chance, now and then where they may not. */
function compareAllotting(s: FaState, { struck, table }: Placing, { die, questions }: Asking): void {
  const line = fleetAction.sequence(s.book).turn.find(({ name }) => name === `Pulse ${s.open.pulse}: hits`)!;
  const t = rolled<FleetAction>({ face: die });
  line.run!(s, t);
  const asks = line.asks!(s);
  const waiting = (side: string): number[] => [...struck.keys()].filter(i => table.sideOf(i) === side && isWaiting(struck[i]!));
  const owners = s.book.sides.map(({ id }) => id).filter(side => waiting(side).length > 0);
  questions.ask('asked to place hits', { ours: owners, theirs: asks.map(({ side }) => side) }, () => 'owners');
  const answers = asks.map(ask => {
    const placed = waiting(ask.side).map(i => placeAll(s.book.ships[i]!.card.mounts, struck[i]!, die));
    const order = { weapons: placed.flatMap(({ names }) => names) };
    const ours = placed.every(({ isRight }) => isRight);
    const faults = fleetAction.questions.allot.judge(viewOf(s, ask.side), ask.about as never, order);
    questions.ask('placing', { ours, theirs: faults.length === 0 }, () => JSON.stringify([ask, order, faults]));
    return { ...ask, order, ours };
  });
  if (answers.length === 0 || answers.some(({ ours }) => !ours)) return;
  line.carry!(s, t, answers as never);
  compareBoxes(
    s,
    struck.map(({ ship }) => ({ ship, waiting: [] })),
    questions,
  );
}

function isWaiting({ ship, waiting }: Struck): boolean {
  return waiting.length > 0 && left(ship, 'structure') > 0;
}

/** Places the hits on one ship. Gives the names of the weapons, and whether each may be hit. */
function placeAll(
  mounts: readonly { weapon: string }[],
  { ship, waiting }: Struck,
  die: RollDie,
): { names: string[]; isRight: boolean } {
  const names: string[] = [];
  let isRight = true;
  let last: number | undefined;
  for (const hit of waiting) {
    const may = weaponsFor(ship, hit, last);
    const chosen = may.length > 0 ? one(may, die) : undefined;
    const named = die(12) === 1 ? die(mounts.length) - 1 : chosen;
    names.push(named === undefined ? 'structure' : mounts[named]!.weapon);
    if (named !== chosen && !may.includes(named!)) isRight = false;
    last = isRight ? named : chosen;
    placeWeapon(ship, last);
  }
  return { names, isRight };
}
