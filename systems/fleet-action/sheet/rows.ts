// The rows of boxes of a ship's sheet.

import type { Rule } from '@flagplot/kernel';
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

/** `7 of 13`. */
export function structureWords(card: ShipCard, { structure }: Hull): string {
  return `${structure} of ${card.structure}`;
}

/** A row of the card, what it is called, and the rule that says what it is. */
type NamedRow = readonly [Row, string, Rule];

const MANOEUVRES = [
  ['turn', 'Turn', 'FA-3.2.5'],
  ['correct', 'Correct course', 'FA-3.2.9'],
  ['hard', 'Turn hard', 'FA-3.2.6'],
  ['about', 'Come about', 'FA-3.2.8'],
] as const satisfies readonly NamedRow[];

const DRIVES = [
  ['accel', 'Accelerate', 'FA-5.4.1'],
  ['decel', 'Slow', 'FA-5.4.1'],
] as const satisfies readonly NamedRow[];

/** FA-16.2.2 Structure; below it the rows of manoeuvre with their top speeds, and beside them drive and sensor with a box a point. */
export function rowsOf(card: ShipCard, hull: Hull): SheetPart[] {
  const item = (row: Row | 'structure', boxes: readonly SheetBox[]): SheetItem =>
    boxes.length === 0
      ? { kind: 'text', key: row, lines: ['none'], ...from(card.provenance, row) }
      : { kind: 'boxes', key: row, boxes, ...from(card.provenance, row) };
  const manoeuvres = MANOEUVRES.map(([row, name, rule]) => ({ name, rule, item: item(row, boxesOf(card[row], hull[row])) }));
  const drives = DRIVES.map(([row, name, rule]) => ({ name, rule, item: item(row, boxesOf(upTo(card[row]), hull[row])) }));
  const structure = { name: '', item: item('structure', structureOf(card, hull)) };
  const sensor = { name: 'Sensor', rule: 'FA-7.5.1', item: item('sensor', sensorOf(card, hull)) };
  return [
    { kind: 'rows', key: 'structure', title: 'Structure', note: structureWords(card, hull), rule: 'FA-7.2.1', rows: [structure] },
    {
      kind: 'beside',
      parts: [
        { kind: 'rows', title: 'Manoeuvre', note: 'up to speed', rule: 'FA-5.1.1', rows: manoeuvres },
        { kind: 'rows', title: 'Drive and sensor', rule: 'FA-5.1.2', rows: [...drives, sensor] },
      ],
    },
  ];
}

/** A sensor box that costs an ELINT level when it is marked has an S. */
function sensorOf(card: ShipCard, { sensor }: Hull): SheetBox[] {
  return boxesOf(upTo(card.sensor), sensor).map((one, i) => (card.elintBoxes.includes(i + 1) ? { ...one, letter: 'S' } : one));
}

/** FA-13.1.1 The ELINT levels a ship has left: one less for each S box that is marked. */
export function elintLeft(card: ShipCard, { sensor }: Hull): number {
  return card.elint - card.elintBoxes.filter(box => box > sensor).length;
}
