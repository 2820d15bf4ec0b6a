// Fire is carried out: the dice of one throw, and what they do.

import type { Reading, Why } from '@flagplot/kernel';
import { inches } from '@flagplot/plane/words';
import type { Charts } from '../charts.ts';
import { timesHalves } from '../charts-read.ts';
import { dealHits } from '../damage/hits.ts';
import { batter } from '../damage/structure.ts';
import type { Structure } from '../open.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Aim } from './aim.ts';

/** BB-3.2.56 What a handful of d10 shows: hits, and the tens among them. */
export interface Handful {
  hits: number;
  tens: number;
}

/** BB-3.2.56, BB-2.0.5 Each die of so much or more is a hit, each natural 10 a tenner besides. */
export function hitsOf({ needs, tenner }: Pick<Charts, 'needs' | 'tenner'>): Reading<Handful> {
  return {
    sides: 10,
    start: { hits: 0, tens: 0 },
    add: ({ hits, tens }, face) => ({ hits: hits + (face >= needs ? 1 : 0), tens: tens + (face >= tenner ? 1 : 0) }),
  };
}

/** Carries out one throw; BB-3.2.55 without dice it does nothing, but has been fired. */
export function fireAt(s: BbState, t: BbTable, aim: Aim): void {
  tellFired(t, aim);
  if (aim.dice === 0) return;
  const { charts } = s.book;
  const { hits, tens } = t.throw(aim.dice, hitsOf(charts), () => why(charts, aim));
  if (hits === 0) return;
  // BB-3.2.57 multiplied and floored a throw; BB-3.2.58 one for one where no table is used.
  const tenners = timesHalves(tens, aim.halves);
  const { vessel, structure } = aim.target;
  if (vessel) dealHits(s, t, { vessel, hits, tenners, jinks: true });
  else batter(s, t, { structure: structure as Structure, hits, side: aim.from.side });
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

/** How the dice of a throw came about. */
function why({ needs }: Pick<Charts, 'needs'>, { weapon, by, target, range, fp, column, halves, dice }: Aim): Why {
  const shooters = by.map(({ id }) => id).join(', ');
  const read = column
    ? [
        { is: `column ${column.start}`, for: column.aspect },
        ...column.shifts.map(shift => ({ is: `${Math.abs(shift.by)} column ${shift.by > 0 ? 'right' : 'left'}`, for: shift.of })),
        { is: `times ${halves === 1 ? 'one half' : halves / 2}`, for: `size ${weapon.cal} on ${target.id}` },
      ]
    : [];
  return {
    rule: column ? 'BB-3.2.56' : 'BB-3.2.76',
    what: `${shooters} at ${target.id}: ${weapon.name}, ${dice} dice`,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: weapon.kind }],
    from: [{ is: `firepower ${fp}`, for: `${by.length} firing` }, { is: `range ${inches(range)}`, for: 'hull to hull' }, ...read],
  };
}
