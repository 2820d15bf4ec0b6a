// Rows that are compared between trees as well, measured on this one alone: roll-outs, and the odds of pools of dice.

import { enterTree, ROOT } from '../against/checkout.ts';
import type { Ready } from '../against/rows.ts';
import { AGAINST } from '../against/rows.ts';
import { POOLS } from '../pools.ts';
import type { Reading, Terms } from '../timing.ts';
import { measure } from '../timing.ts';

/** Turns played on a second, under this key. */
export async function rollOut(terms: Terms, row: 'roll-out-drawn' | 'roll-out-idle', key: string): Promise<Reading> {
  return measureReady(await ready(row), terms, (units, seconds) => ({ [key]: units / seconds }));
}

/** Milliseconds for the odds of each pool, one after another. */
export async function pools({ seconds, recordings }: Terms): Promise<Reading> {
  const names = Object.keys(POOLS);
  const readings: Reading[] = [];
  for (const name of names) {
    const terms = { seconds: seconds / names.length, recordings };
    readings.push(await measureReady(await ready(name), terms, (units, took) => ({ [keyOf(name)]: (took * 1000) / units })));
  }
  return readings.reduce((all, one) => ({
    figures: { ...all.figures, ...one.figures },
    byCpu: { ...all.byCpu, ...one.byCpu },
    checksum: `${all.checksum} ${one.checksum}`,
    wall: all.wall + one.wall,
    cpu: all.cpu + one.cpu,
  }));
}

/** `poolBest30Ms` of `pool-best-30`. */
const keyOf = (row: string): string => `${row.replace(/-(.)/g, (_, first: string) => first.toUpperCase())}Ms`;

const ready = async (row: string): Promise<Ready> => (AGAINST[row] as (typeof AGAINST)[string])(await enterTree(ROOT));

type Figures = (units: number, seconds: number) => Record<string, number>;

function measureReady({ units, pass, work }: Ready, terms: Terms, figures: Figures): Promise<Reading> {
  return measure(
    {
      pass,
      figures: ({ passes, wall }) => figures(units * passes, wall),
      checksum: () => work().checksum,
    },
    terms,
  );
}
