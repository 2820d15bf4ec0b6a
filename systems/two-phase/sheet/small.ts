// The sheet of a shuttle or a fighter: a few numbers, and a row of boxes for the damage it takes.

import type { Sheet } from '@flagplot/sheets';
import type { CardOfBook } from '../rules/book.ts';
import type { Unit } from '../rules/open.ts';
import { originNotes } from './origins.ts';
import { countedBoxes, figure } from './words.ts';

/** TP-12.2.1 A small unit has no boxes: it counts the damage it takes. */
export function smallParts(card: CardOfBook, unit: Unit): Pick<Sheet, 'parts' | 'notes'> {
  const marked = countedBoxes(Math.max(unit.damage, 1), 0);
  return {
    parts: [
      { kind: 'strip', cells: [{ name: 'Speed', item: figure(unit.speed), rule: 'TP-12.2.1' }] },
      { kind: 'rows', title: 'Damage', rows: unit.damage > 0 ? [{ name: 'Taken', item: marked }] : [] },
    ],
    notes: [originNotes(card)],
  };
}
