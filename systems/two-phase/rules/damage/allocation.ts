// Chapter 10.2: internal damage, point by point on the allocation chart.

import type { Side } from '@flagplot/kernel';
import { memoise, sum } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import type { AllocationCell } from '../charts-read.ts';
import { allocationOf } from '../charts-read.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf } from '../roster.ts';
import type { TpTable } from '../state.ts';
import type { Box, Hull, Tally } from './hull.ts';
import { boxFor, isGone, isUsed, takenOf, UNHURT, withBox, withEnd } from './hull.ts';

/** A volley that has come inside: the ship, how it stands, and who did it. */
export interface Inside {
  unit: Unit;
  hull: Hull;
  points: number;
  by: Side;
}

const SUM = sum(6);

/** TP-10.2.1 Two dice a point, one after another; what they take, as a tally. Nothing on the table changes, and each box is told as it goes. */
export function rollInside(t: TpTable, seen: Seen, inside: Inside): Tally {
  const rows = rowsOf(seen.book.charts);
  return t.each(
    Array<number>(inside.points).fill(0),
    UNHURT,
    (soFar, _, table) => rollPoint(table, { seen, rows, inside }, soFar),
    isGone,
  );
}

interface Rolling {
  seen: Seen;
  rows: Rows;
  inside: Inside;
}

/** A cell of the chart with the number of its star; -1 where it has none. */
type Cell = AllocationCell & { readonly star: number };
type Rows = readonly (readonly Cell[])[];

/** TP-10.2.2 The chart with its stars numbered. */
const rowsOf = memoise((charts: Charts): Rows => {
  let stars = 0;
  const star = ({ once }: AllocationCell): number => {
    if (!once) return -1;
    stars += 1;
    return stars - 1;
  };
  return allocationOf(charts).map(row => row.map(cell => ({ ...cell, star: star(cell) })));
});

/** TP-10.2.1, TP-10.2.2 The sum picks the row; the first of its cells that is not used up and has a box left gives one. */
function rollPoint(t: TpTable, { seen, rows, inside }: Rolling, soFar: Tally): Tally {
  const { unit, hull, by } = inside;
  const rolled = t.throw(2, SUM, () => ({ rule: 'TP-10.2.1', what: `Internal damage to ${unitName(seen, unit.id)}`, by }));
  for (const { system, star } of rows[rolled - 2] as readonly Cell[]) {
    if (star >= 0 && isUsed(soFar, star)) continue;
    const box = boxFor(hull, soFar, system);
    if (box === undefined) {
      // TP-10.2.6 One excess hit more than there are boxes destroys the ship.
      if (system === 'excess') return withEnd(soFar);
      continue;
    }
    const after = withBox(soFar, box, star);
    tellLost(t, { seen, inside }, [after, box]);
    return after;
  }
  return soFar;
}

function tellLost(
  t: TpTable,
  { seen, inside: { unit, hull } }: Omit<Rolling, 'rows'>,
  [after, box]: readonly [Tally, Box],
): void {
  t.tell(() => {
    if ('mount' in box)
      return { kind: 'lost', unit: unit.id, weapon: (cardOf(seen.book, unit).weapons[box.mount] as WeaponCard).id };
    const { system } = box;
    return { kind: 'lost', unit: unit.id, box: system, left: hull.boxes[system] - takenOf(after, system) } as const;
  });
}
