// Chapter 2.3: the open-ended die.

import type { Chained, Why } from '@flagplot/kernel';
import { memoise } from '@flagplot/kernel';
import type { Part } from './parts.ts';

/** Sides of every die of the book but the one that says whom a hit falls on. */
export const SIDES = 6;

/** SQ-2.3.2, SQ-4.5.2 A 6 is thrown again. */
const again = (face: number): boolean => face === SIDES;

/**
 * The total of an open-ended die with what is added to it; 0 for the whole if the first face is a 1. Nothing but a 6 is ever
 * followed by another face: a fold that stands at 0 is at its first.
 */
export function openEndedTotal(added = 0): Chained<number> {
  return totals(added);
}

const totals = memoise((added: number): Chained<number> => ({ sides: SIDES, start: 0, add: totalFold(added), again }));

/** SQ-2.3.1, SQ-2.3.3 While the die goes on its sixes are added up; the last face brings what is added. */
function totalFold(added: number): (soFar: number, face: number) => number {
  return (soFar, face) => {
    if (soFar === 0 && face === 1) return 0;
    return again(face) ? soFar + face : soFar + face + added;
  };
}

/**
 * Whether an open-ended die comes to `needs` or more: 1 if so, else 0; SQ-4.5.3 a 1 on the first face never does, so that needs of 2 and below are one.
 * As long as it is open the total stands below zero, and once it is reached it is 1 whatever falls: exact odds of it are whole.
 */
export function reaches(needs: number): Chained<number> {
  return goals(Math.max(needs, LEAST));
}

/** SQ-2.3.3 By hand, the re-roll of a die that has reached what it needs may be left out. */
const goals = memoise(
  (needs: number): Chained<number> => ({ sides: SIDES, start: 0, add: reachFold(needs), again, mayLie: true }),
);

/** SQ-4.5.3, SQ-4.7.3 The least that an open-ended die can be asked for: a 1 on the first face is nothing. */
export const LEAST = 2;

/** What an open-ended die must come to, made of its parts: their sum, SQ-2.3.3 or what beats a natural 1 where that is more. */
export function openEndedTest(parts: readonly Part[]): Required<Pick<Why, 'test' | 'mods'>> {
  const sum = parts.reduce((all, { by }) => all + by, 0);
  const mods = sum < LEAST ? [...parts, { by: LEAST - sum, for: 'a natural 1 is never enough' }] : [...parts];
  return { test: { of: 'sum', is: 'atLeast', n: Math.max(sum, LEAST) }, mods };
}

/** SQ-2.3.1 The same fold as `reaches` tells it. */
function reachFold(needs: number): (soFar: number, face: number) => number {
  return (soFar, face) => {
    if (soFar === 1 || face - soFar >= needs) return 1;
    return again(face) ? soFar - face : 0;
  };
}
