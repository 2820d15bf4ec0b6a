import { expect, test } from 'vitest';
import { byFlatten } from '../src/plane/by-flatten.ts';
import { TABLES } from '../src/plane/table.ts';
import type { Works } from '../src/plane/works.ts';
import { ours } from '../src/plane/works.ts';

/**
 * How far two answers may lie apart, in mil and in lines. A corner that lies on a line is counted by one of the two and not by the other; and
 * where two hulls close at a shallow angle, a mil between them is many of the path.
 */
const APART: Readonly<Record<keyof Works, number>> = { outlines: 1, distances: 1, sights: 6, sweeps: 50 };

test.each(Object.keys(APART) as (keyof Works)[])(
  '%s: flatten-js does the same work, and finds the same but for rounding',
  work => {
    const [table] = TABLES as [(typeof TABLES)[number]];
    const [here, there] = [ours[work](table), byFlatten[work](table)];
    expect(there).toHaveLength(here.length);
    expect(Math.max(...here.map((n, i) => Math.abs(n - (there[i] as number))))).toBeLessThanOrEqual(APART[work]);
  },
);
