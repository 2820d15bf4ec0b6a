// Chapter 10.2: internal damage, point by point on the allocation chart.

import type { Side, Why } from '@flagplot/kernel';
import { memoise, sum } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import type { AllocationCell } from '../charts-read.ts';
import { allocationOf } from '../charts-read.ts';
import type { Event } from '../events.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf } from '../roster.ts';
import type { TpTable } from '../state.ts';
import type { Box, Cell, Hull, Tally } from './hull.ts';
import { isGone, isUsed, placesIn, slotLeft, takenOf, unhurt, withBox, withEnd } from './hull.ts';

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
  const { unit, points, by } = inside;
  const why = (): Why => ({ rule: 'TP-10.2.1', what: `Internal damage to ${unitName(seen, unit.id)}`, by });
  const rolling = { seen, inside, rows: rowsOf(seen.book.charts), why };
  return t.each(Array<number>(points).fill(0), unhurt(), (soFar, _, table) => rollPoint(table, rolling, soFar), isGone);
}

interface Rolling {
  seen: Seen;
  inside: Inside;
  rows: readonly (readonly Cell[])[];
  why: () => Why;
}

/** TP-10.2.2 The chart with its stars numbered. */
const rowsOf = memoise((charts: Charts): Rolling['rows'] => {
  let stars = 0;
  const star = ({ once }: AllocationCell): number => {
    if (!once) return -1;
    stars += 1;
    return stars - 1;
  };
  return allocationOf(charts).map(row => row.map(cell => ({ system: cell.system, star: star(cell) })));
});

/** TP-10.2.1, TP-10.2.2 The sum picks the row; the first box in it that is left goes, unless its cell is used up. */
function rollPoint(t: TpTable, { seen, inside: { hull, unit }, rows, why }: Rolling, soFar: Tally): Tally {
  const at = t.throw(2, SUM, why) - 2;
  hull.rows[at] ??= placesIn(hull, rows[at] as readonly Cell[]);
  for (const place of hull.rows[at]) {
    if (place.star >= 0 && isUsed(soFar, place.star)) continue;
    const slot = slotLeft(place, soFar);
    if (slot) {
      const after = withBox(soFar, slot, place.star);
      t.tell(() => lostOf(seen, { unit, box: slot.box }, takenOf(after, slot.box)));
      return after;
    }
    // TP-10.2.6 One excess hit more than there are boxes destroys the ship.
    if (place.box === 'excess') return withEnd(soFar);
  }
  return soFar;
}

/** A box is lost; `taken`: how many of its kind are that still stand on the ship. */
export function lostOf(seen: Seen, { unit, box }: { unit: Unit; box: Box }, taken: number): Event {
  return typeof box === 'number'
    ? { kind: 'lost', unit: unit.id, weapon: (cardOf(seen.book, unit).weapons[box] as WeaponCard).id }
    : { kind: 'lost', unit: unit.id, box, left: unit.boxes[box] - taken };
}
