// Courses for who has none in mind: as short as they may be, and by chance.

import type { RollDie } from '@flagplot/kernel';
import type { Segment } from '@flagplot/plane';
import { MOST_PIECES } from '@flagplot/plane/schemas';
import type { Vessel } from '../open.ts';
import type { Sailing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { flagshipOf, vesselCalled } from '../roster.ts';
import { bestReference, hasDuty, keepsTogether } from './coherency.ts';
import type { Limits } from './course.ts';
import { GENTLEST, limitsOf } from './course.ts';
import type { Column } from './unit.ts';
import { memberOf } from './unit.ts';

/** A course within its limits. */
export type Draw = (limits: Limits) => Segment[];

/** Straight on, as far as it must. */
export function shortest({ least, most, way }: Limits): Segment[] {
  return most === 0 ? [] : [{ d: least * way, turn: 0 }];
}

/** Straight on, or turning all the way, as far as it can. */
export const farthest =
  (side: -1 | 0 | 1): Draw =>
  ({ most, rate, way }) =>
    most === 0 ? [] : [{ d: most * way, turn: side * rate + 0 }];

/** Any course within the limits: any length, any number of pieces, any turn of each. */
export const anyCourse =
  (roll: RollDie): Draw =>
  ({ least, most, rate, way }) => {
    if (most === 0) return [];
    let left = least + roll(most - least + 1) - 1;
    const legs: Segment[] = [];
    for (let pieces = roll(MOST_PIECES); left > 0; pieces -= 1) {
      const d = pieces <= 1 ? left : roll(left);
      legs.push({ d: d * way, turn: anyTurn(rate, roll) });
      left -= d;
    }
    return legs;
  };

function anyTurn(rate: number, roll: RollDie): number {
  if (rate < GENTLEST || roll(3) === 1) return 0;
  const sharp = roll(2) === 1 ? rate : GENTLEST + roll(rate - GENTLEST + 1) - 1;
  return roll(2) === 1 ? sharp : 0 - sharp;
}

/** Courses for all who have still to sail, drawn one by one; BB-3.1.20 a member's that would stray is its best reference path. */
export function coursesOf(seen: Seen, { unit, left }: Column, draw: Draw): Sailing[] {
  const flagship = flagshipOf(seen.open, unit)?.id as string;
  const order = left.includes(flagship) ? [flagship, ...left.filter(vessel => vessel !== flagship)] : [...left];
  const vessels: Sailing[] = [];
  for (const id of order) vessels.push({ vessel: id, legs: legsOf(seen, vesselCalled(seen.open, id), { draw, vessels }) });
  return vessels;
}

function legsOf(seen: Seen, vessel: Vessel, { draw, vessels }: { draw: Draw; vessels: readonly Sailing[] }): Segment[] {
  const limits = limitsOf(seen.book, vessel);
  const legs = draw(limits);
  const member = memberOf(seen, { vessel, limits }, vessels);
  return !member || !hasDuty(member) || keepsTogether(seen.book, member, legs) ? legs : bestReference(seen.book, member);
}
