// Chapter 12.2: whether reinforcements come, thrown for at the end of a turn.

import type { Phase, Reading } from '@flagplot/kernel';
import file from '../../data/reinforcements.json' with { type: 'json' };
import { hasBought } from '../abilities/uses.ts';
import { planOf } from '../arrival/points.ts';
import type { Sealed } from '../folder.ts';
import { inOrder } from '../movement/groups.ts';
import type { Relief } from '../open.ts';
import type { Schedule } from '../orders.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { reliefIn } from './schedule.ts';

const DIE: Reading<number> = { sides: file.die, start: 0, add: (_, face) => face };

/** FA-12.2.1, FA-12.2.2, FA-12.2.3 The row of the first throw, of the second, and of all others; and what they come on, or less. */
const THROWS = ['FA-12.2.1', 'FA-12.2.2', 'FA-12.2.3'] as const;
const COMES: readonly number[] = file.comes;
const NTH = ['the first throw', 'the second throw', 'a later throw'] as const;

/** FA-2.5.2 When morale has been tested and nothing else is left of the turn, each side throws for its reinforcements, the first mover's first. */
export const arrival: Phase<FleetAction> = {
  name: 'Arrival of reinforcements',
  rule: 'FA-2.5.2',
  begin(s, t) {
    for (const side of inOrder(s.book, s.clock.turn)) {
      const relief = s.open.relief?.find(one => one.side === side && one.now === 'away');
      const folder = s.sealed[side];
      if (relief && folder?.relief && isDue(s, folder.relief)) throwFor(s, t, { relief, folder, schedule: folder.relief });
    }
  },
};

/** FA-12.2.1 From the end of the turn before the one that was written down; nobody comes when the battle is over. */
function isDue({ clock, book }: FaState, { turn }: Schedule): boolean {
  return clock.turn >= turn - 1 && clock.turn < book.turns;
}

interface Due {
  relief: Relief;
  folder: Sealed;
  schedule: Schedule;
}

function throwFor(s: FaState, t: FaTable, due: Due): void {
  const { relief, schedule } = due;
  const { side } = relief;
  t.reveal(side);
  relief.turn = schedule.turn;
  // FA-4.4.4 No throw, no delay, and nothing that could cancel them.
  if (hasBought(s.book, side, 'superior-strategic-planner') !== undefined) announce(s, t, due);
  else throwDice(s, t, due);
}

function throwDice(s: FaState, t: FaTable, due: Due): void {
  const { relief } = due;
  const { side } = relief;
  const face = throwOnce(s, t, relief);
  relief.rolls += 1;
  if (face <= comesOn(relief.rolls)) announce(s, t, due);
  else if (relief.rolls === 1 && face === file.lost && isLost(s, t, relief)) {
    relief.now = 'never';
    delete due.folder.relief;
    t.tell(() => ({ kind: 'relief-never', side }));
  } else t.tell(() => ({ kind: 'relief-late', side, rolls: relief.rolls }));
}

/** FA-12.2.1, FA-12.2.2, FA-12.2.3 What the die of a throw may show at most. */
export function comesOn(nth: number): number {
  return COMES[Math.min(nth, COMES.length) - 1] as number;
}

function throwOnce(s: FaState, t: FaTable, { side, rolls }: Relief): number {
  const rule = THROWS[Math.min(rolls, THROWS.length - 1)] as string;
  const n = comesOn(rolls + 1);
  const mods = [{ by: n, for: NTH[Math.min(rolls, NTH.length - 1)] as string }];
  return t.throw(1, DIE, () => ({ rule, what: whatOf(s, side), by: side, test: { of: 'each', is: 'atMost', n }, mods }));
}

/** FA-12.2.4 After a 6 on the first throw another 6 means that they never come; FA-12.2.5 any other face, that they are late. */
function isLost(s: FaState, t: FaTable, { side }: Relief): boolean {
  const what = `whether ${whatOf(s, side)} never come`;
  const face = t.throw(1, DIE, () => ({
    rule: 'FA-12.2.4',
    what,
    by: side,
    test: { of: 'each', is: 'atLeast', n: file.lost },
    mods: [{ by: file.lost, for: 'another like the first' }],
  }));
  return face === file.lost;
}

function whatOf({ book }: FaState, side: string): string {
  return `the reinforcements of ${book.sides.find(({ id }) => id === side)?.name}`;
}

/** FA-12.2.6, FA-A64 They come in the next turn: everybody is told, and shown the edge, or their vortices form at once. */
function announce(s: FaState, t: FaTable, { relief, folder, schedule: { edge, jump } }: Due): void {
  const { side } = relief;
  const turn = s.clock.turn + 1;
  relief.now = 'coming';
  if (edge) relief.edge = edge;
  if (jump) folder.plans = [...(folder.plans ?? []), planOf({ book: s.book, squadrons: reliefIn(s.book, side) }, turn, jump)];
  delete folder.relief;
  t.tell(() => ({ kind: 'relief-comes', side, turn, ...(edge && { edge }) }));
}
