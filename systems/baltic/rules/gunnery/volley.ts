// Fire is carried out: the dice of one throw, and what they do.

import type { Reading, Why } from '@flagplot/kernel';
import { memoise } from '@flagplot/kernel';
import { inches } from '@flagplot/plane/words';
import type { Book } from '../book.ts';
import type { Charts } from '../charts.ts';
import type { Shift } from '../charts-read.ts';
import { timesHalves } from '../charts-read.ts';
import type { Hits } from '../damage/hits.ts';
import { dealHits } from '../damage/hits.ts';
import { batter } from '../damage/structure.ts';
import { count, targetName, vesselName, weaponName } from '../names.ts';
import type { Structure } from '../open.ts';
import type { Seen } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Aim } from './aim.ts';

/** BB-3.2.56 What a handful of d10 shows: hits, and the tens among them. */
export interface Handful {
  hits: number;
  tens: number;
}

/** BB-3.2.56, BB-2.0.5 Each die of so much or more is a hit, each natural 10 a tenner besides. */
export const hitsOf: (charts: Charts) => Reading<Handful> = memoise(
  ({ needs, tenner }: Charts): Reading<Handful> => ({
    sides: 10,
    start: { hits: 0, tens: 0 },
    add: ({ hits, tens }, face) => ({ hits: hits + (face >= needs ? 1 : 0), tens: tens + (face >= tenner ? 1 : 0) }),
  }),
);

/** Carries out one throw; BB-3.2.55 without dice it does nothing, but has been fired. */
export function fireAt(s: BbState, t: BbTable, aim: Aim): void {
  tellFired(t, aim);
  const dealt = rollFire(s, t, aim);
  if (dealt.hits === 0) return;
  const { vessel, structure } = aim.target;
  if (vessel) dealHits(s, t, { vessel, by: aim.from.side, ...dealt });
  else batter(s, t, { structure: structure as Structure, hits: dealt.hits, side: aim.from.side });
}

/** BB-3.2.56 The dice of one throw: BB-3.2.57 tenners multiplied and floored, BB-3.2.58 one for one where no table is used. */
export function rollFire({ book }: Seen, t: BbTable, aim: Aim): Hits {
  if (aim.dice === 0) return { hits: 0, tenners: 0, jinks: true };
  const { hits, tens } = t.throw(aim.dice, hitsOf(book.charts), () => fireWhy(book, aim));
  return { hits, tenners: timesHalves(tens, aim.halves), jinks: true };
}

function tellFired(t: BbTable, { weapon, by, target, from, range, fp, column, dice }: Aim): void {
  const at = { x: from.x, y: from.y, heading: from.heading };
  t.tell(() => ({
    kind: 'fired',
    by: by.map(({ id }) => id),
    weapon: weapon.id,
    target: target.id,
    ...{ range, aspect: column?.aspect ?? null, fp, column: column?.column ?? null, dice },
    ...{ from: at, to: { ...target.pose } },
  }));
}

const SHIFTS: Readonly<Record<Shift['of'], string>> = {
  flank: 'at Flank',
  crawl: 'at Crawl',
  short: 'short range',
  long: 'long range',
  masked: 'masked',
};

/** How the dice of a throw came about. */
export function fireWhy(book: Book, { weapon, by, from, target, range, fp, column, halves, dice }: Aim): Why {
  const { needs } = book.charts;
  const shooters = by.map(({ id }) => vesselName(book, id)).join(', ');
  const read = column
    ? [
        { is: `${column.start}`, for: `${column.aspect}, column` },
        ...column.shifts.map(shift => ({ is: shift.by > 0 ? `+${shift.by}` : `−${-shift.by}`, for: SHIFTS[shift.of] })),
        { is: `${column.column}`, for: 'read in column' },
        { is: `×${halves === 1 ? '½' : halves / 2}`, for: `size ${weapon.cal} on ${targetName(book, target.id)}` },
      ]
    : [];
  return {
    rule: column ? 'BB-3.2.56' : 'BB-3.2.76',
    what: `${shooters} at ${targetName(book, target.id)}, ${weaponName(book, from.id, weapon.id)}, ${count(dice, 'die', 'dice')}`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: weapon.kind }],
    from: [{ is: `${fp}`, for: 'firepower' }, { is: inches(range), for: 'range' }, ...read],
  };
}
