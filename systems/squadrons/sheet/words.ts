// The words and numbers of a sheet.

import type { SheetBox, SheetItem } from '@flagplot/sheets';
import type { Speed } from '../rules/book.ts';
import type { Arc, MoraleState, Provenance, Quality } from '../rules/cards.ts';

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = { average: 'Average', veteran: 'Veteran', elite: 'Elite' };
export const SPEED_NAMES: Readonly<Record<Speed, string>> = { attack: 'Attack Speed', full: 'Full Throttle' };
export const ARC_NAMES: Readonly<Record<Arc, string>> = { front: 'ahead', turret: 'turret', all: 'all round' };
export const STATE_NAMES: Readonly<Record<MoraleState, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  demoralized: 'Demoralized',
  broken: 'Broken',
};

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
