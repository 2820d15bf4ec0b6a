// The plane beside flatten-js, which does the same in doubles: outlines, distances, sight among forty ships, whole moves past all there is.

import { sha256 } from '@flagplot/kernel';
import type { Table } from '../plane/table.ts';
import { TABLES } from '../plane/table.ts';
import type { Works } from '../plane/works.ts';
import { ours } from '../plane/works.ts';
import type { Reading, Terms, Took } from '../timing.ts';
import { addReadings, measure } from '../timing.ts';

/** How many of each there are on a table. */
const ASKED: Readonly<Record<keyof Works, (table: Table) => number>> = {
  outlines: ({ ships }) => ships.length,
  distances: ({ ships }) => ships.length,
  sights: ({ looks }) => looks.length,
  sweeps: ({ moves }) => moves.length,
};

const KEYS: Readonly<Record<keyof Works, string>> = {
  outlines: 'OutlineMicros',
  distances: 'DistanceMicros',
  sights: 'SightMicros',
  sweeps: 'SweepMicros',
};

export const plane = (terms: Terms): Promise<Reading> => measureWorks('plane', ours, terms);

export async function flatten(terms: Terms): Promise<Reading> {
  const { byFlatten } = await import('../plane/by-flatten.ts');
  return measureWorks('flatten', byFlatten, terms);
}

/** Microseconds of each work, one after another; `name` begins their keys. */
async function measureWorks(name: string, works: Works, { seconds, recordings }: Terms): Promise<Reading> {
  const kinds = Object.keys(KEYS) as (keyof Works)[];
  const readings: Reading[] = [];
  for (const kind of kinds) {
    const asked = TABLES.reduce((sum, table) => sum + ASKED[kind](table), 0);
    const pass = () => TABLES.map(table => works[kind](table));
    const work = {
      pass,
      figures: ({ wall, passes }: Took) => ({ [`${name}${KEYS[kind]}`]: (wall * 1e6) / (passes * asked) }),
      checksum: () => sha256(JSON.stringify(pass())),
    };
    readings.push(await measure(work, { seconds: seconds / kinds.length, recordings }));
  }
  return addReadings(readings);
}
