// The words and numbers of a sheet.

import type { SheetBox, SheetItem } from '@flagplot/sheets';
import type { Arc, Provenance } from '../rules/cards.ts';

export const ARC_NAMES: Readonly<Record<Arc, string>> = { front: 'ahead', turret: 'turret', all: 'all round' };

/** Words on one line or several. */
export function text(...lines: string[]): SheetItem {
  return { kind: 'text', lines };
}

/** A number as printed, and what it has become where that is another. */
export function figure(printed: number, now: number, origin: { origin?: Provenance } = {}): SheetItem {
  return { kind: 'figure', printed: String(printed), ...(now !== printed && { now: String(now) }), ...origin };
}

/** So many boxes, numbered from 1, the first `marked` of them crossed. */
export function numberedBoxes(count: number, marked: number): SheetBox[] {
  return Array.from({ length: count }, (_, i) => ({ says: String(i + 1), marked: i < marked }));
}
