/** Readings that several books share. Each is made once: asking for it again allocates nothing and gives the same object. */

import type { Chained, Reading } from '../contract.ts';

type Counted = Reading<number>;

const sums = new Map<number, Counted>();
const counts = new Map<number, Map<number, Counted>>();
const highests = new Map<number, Counted>();
const faces = new Map<number, Counted>();
const totals = new Map<number, Chained<number>>();
const goals = new Map<number, Map<number, Chained<number>>>();

/** All faces added up. */
export function sum(sides: number): Reading<number> {
  return sums.get(sides) ?? kept(sums, sides, { sides, start: 0, add: (soFar, face) => soFar + face });
}

/** How many dice show `needs` or more: all of them at 1 and below, none above `sides`. */
export function atLeast(sides: number, needs: number): Reading<number> {
  const bounded = Math.min(Math.max(needs, 1), sides + 1);
  const made = counts.get(sides) ?? kept(counts, sides, new Map<number, Counted>());
  return (
    made.get(bounded) ?? kept(made, bounded, { sides, start: 0, add: (soFar, face) => (face >= bounded ? soFar + 1 : soFar) })
  );
}

/** The best face of the handful; 0 of no dice. */
export function highest(sides: number): Reading<number> {
  return highests.get(sides) ?? kept(highests, sides, { sides, start: 0, add: (soFar, face) => (face > soFar ? face : soFar) });
}

/** The face of a single die. For one die only: of several it would be the last, and a reading is blind to order. */
export function face(sides: number): Reading<number> {
  return faces.get(sides) ?? kept(faces, sides, { sides, start: 0, add: (_, face) => face });
}

/**
 * An open-ended die of 2 sides or more: its faces added up, a top face thrown again; 0 for the whole if the first is a 1.
 * Nothing but a top face is ever followed by another, so what has fallen before is never 0: from 0 the face is the first.
 */
export function openEnded(sides: number): Chained<number> {
  const add = (soFar: number, face: number): number => (soFar === 0 && face === 1 ? 0 : soFar + face);
  return totals.get(sides) ?? kept(totals, sides, { sides, start: 0, add, again: face => face === sides });
}

/**
 * Whether an open-ended die comes to `needs` or more: 1 if so, else 0; a 1 on the first face never does, so that needs of 2 and below are one.
 * As long as it is open the total stands below zero, and once it is reached it is 1 whatever falls: exact odds of it are whole.
 */
export function reaches(sides: number, needs: number): Chained<number> {
  const bounded = Math.max(needs, 2);
  const made = goals.get(sides) ?? kept(goals, sides, new Map<number, Chained<number>>());
  return (
    made.get(bounded) ?? kept(made, bounded, { sides, start: 0, add: reached(sides, bounded), again: face => face === sides })
  );
}

function reached(sides: number, needs: number): (soFar: number, face: number) => number {
  return (soFar, face) => {
    if (soFar === 1 || face - soFar >= needs) return 1;
    return face === sides ? soFar - face : 0;
  };
}

function kept<K, V>(made: Map<K, V>, key: K, value: V): V {
  made.set(key, value);
  return value;
}
