// The four works that the plane is measured by, as it does them.

import { channel, courseOf, outlineAt, Sweep, sightThrough, squaredDistance } from '@flagplot/plane';
import type { Table } from './table.ts';

/** What each work finds on a table, number by number: what two engines find can be laid beside each other. */
export interface Works {
  /** Every ship's outline in its pose: its first corner. */
  outlines(table: Table): number[];
  /** How far each ship lies from the next, in mil. */
  distances(table: Table): number[];
  /** Free lines of each look, among all other ships. */
  sights(table: Table): number[];
  /** The mil at which each move first touches each other ship and each polygon; -1 where it does not. */
  sweeps(table: Table): number[];
}

export const ours: Works = {
  outlines: ({ ships }) => ships.flatMap(({ pose, body }) => outlineAt(pose, body).slice(0, 2)),
  distances: ({ ships }) => ships.map(({ outline }, i) => Math.sqrt(squaredDistance(outline, nextTo(ships, i).outline))),
  sights: ({ ships, looks }) =>
    looks.map(([from, to]) => {
      const obstacles = ships.filter((_, i) => i !== from && i !== to).map(({ outline }) => outline);
      return sightThrough(channel(at(ships, from), at(ships, to)), obstacles).free;
    }),
  sweeps: ({ ships, terrain, moves }) =>
    moves.flatMap(({ ship, segments }) => {
      const { pose, body } = at(ships, ship);
      const sweep = new Sweep(courseOf(pose, segments), body);
      const others = ships.filter((_, i) => i !== ship).map(({ outline }) => outline);
      return [...others, ...terrain].map(outline => sweep.firstTouch(outline) ?? -1);
    }),
};

/** The one of an index that is there. */
export function at<T>(all: readonly T[], i: number): T {
  return all[i] as T;
}

/** The one after another, and after the last the first. */
export function nextTo<T>(all: readonly T[], i: number): T {
  return at(all, (i + 1) % all.length);
}
