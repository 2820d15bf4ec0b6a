// The rows of boxes of a ship's sheet.

import type { SheetBox, SheetItem, SheetPart } from '@flagplot/sheets';
import type { ShipCard } from '../rules/cards.ts';
import type { Row } from '../rules/events.ts';
import type { Hull } from '../rules/roster.ts';
import { from } from './origins.ts';

/** A row: the first `left` of its boxes stand, what is right of them is crossed out (FA-6.1.3). */
export function boxesOf(says: readonly (number | string)[], left: number): SheetBox[] {
  return says.map((one, i) => ({ says: String(one), marked: i >= left }));
}

/** 1 to n: a box a point. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** FA-7.2.1, FA-7.2.2 Structure, its grey boxes among the others. */
function structureOf(card: ShipCard, { structure }: Hull): SheetBox[] {
  const grey = { grey: true } as const;
  return boxesOf(upTo(card.structure), structure).map((one, i) => (card.grey.includes(i + 1) ? { ...one, ...grey } : one));
}

const MANOEUVRES = [
  ['turn', 'Turn'],
  ['correct', 'Correct course'],
  ['hard', 'Turn hard'],
  ['about', 'Come about'],
] as const satisfies readonly (readonly [Row, string])[];

const DRIVES = [
  ['accel', 'Accelerate'],
  ['decel', 'Slow'],
] as const satisfies readonly (readonly [Row, string])[];

/** FA-16.2.2 The rows of manoeuvre with their top speeds, and beside them structure, drive and sensor with a box a point. */
export function rowsOf(card: ShipCard, hull: Hull): SheetPart {
  const item = (row: Row | 'structure', boxes: readonly SheetBox[]): SheetItem => ({
    kind: 'boxes',
    key: row,
    boxes,
    ...from(card.provenance, row),
  });
  const manoeuvres = MANOEUVRES.map(([row, name]) => ({ name, item: item(row, boxesOf(card[row], hull[row])) }));
  const drives = DRIVES.map(([row, name]) => ({ name, item: item(row, boxesOf(upTo(card[row]), hull[row])) }));
  const structure = { name: 'Structure', item: item('structure', structureOf(card, hull)) };
  const sensor = { name: 'Sensor', item: item('sensor', sensorOf(card, hull)) };
  return {
    kind: 'beside',
    parts: [
      { kind: 'rows', title: 'Manoeuvre', note: 'up to speed', rows: manoeuvres },
      { kind: 'rows', title: 'Structure, drive and sensor', rows: [structure, ...drives, sensor] },
    ],
  };
}

/** A sensor box that costs an ELINT level when it is marked has an S. */
function sensorOf(card: ShipCard, { sensor }: Hull): SheetBox[] {
  return boxesOf(upTo(card.sensor), sensor).map((one, i) => (card.elintBoxes.includes(i + 1) ? { ...one, letter: 'S' } : one));
}

/** FA-13.1.1 The ELINT levels a ship has left: one less for each S box that is marked. */
export function elintLeft(card: ShipCard, { sensor }: Hull): number {
  return card.elint - card.elintBoxes.filter(box => box > sensor).length;
}
