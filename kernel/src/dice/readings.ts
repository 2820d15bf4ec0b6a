/** Readings that several books share. Each is made once: asking for it again allocates nothing and gives the same object. */

import type { Reading } from '../contract.ts';

type Counted = Reading<number>;

const sums = new Map<number, Counted>();
const counts = new Map<number, Map<number, Counted>>();
const highests = new Map<number, Counted>();
const faces = new Map<number, Counted>();

/** All faces added up. */
export function sum(sides: number): Reading<number> {
  return sums.get(sides) ?? remember(sums, sides, { sides, start: 0, add: (soFar, face) => soFar + face });
}

/** How many dice show `needs` or more: all of them at 1 and below, none above `sides`. */
export function atLeast(sides: number, needs: number): Reading<number> {
  const bounded = Math.min(Math.max(needs, 1), sides + 1);
  const made = counts.get(sides) ?? remember(counts, sides, new Map<number, Counted>());
  return (
    made.get(bounded) ?? remember(made, bounded, { sides, start: 0, add: (soFar, face) => (face >= bounded ? soFar + 1 : soFar) })
  );
}

/** The best face of the handful; 0 of no dice. */
export function highest(sides: number): Reading<number> {
  return (
    highests.get(sides) ??
    remember(highests, sides, { sides, start: 0, add: (soFar, face) => (face > soFar ? face : soFar), best: 1 })
  );
}

/** The face of a single die. For one die only: of several it would be the last, and a reading is blind to order. */
export function face(sides: number): Reading<number> {
  return faces.get(sides) ?? remember(faces, sides, { sides, start: 0, add: (_, face) => face });
}

function remember<K, V>(made: Map<K, V>, key: K, value: V): V {
  made.set(key, value);
  return value;
}
