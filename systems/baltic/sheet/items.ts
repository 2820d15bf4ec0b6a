// The words and numbers of a sheet.

import { originOf } from '@flagplot/manifest';
import { inches } from '@flagplot/plane/words';
import type { SheetBox, SheetItem } from '@flagplot/sheets';
import type { Card, Provenance } from '../rules/cards.ts';

type From = { origin?: Provenance };

/** The origin of a number at a place of a card, as a field of an item; nothing where none is known. */
export function from({ provenance }: Pick<Card, 'provenance'>, place: string): From {
  const origin = originOf(provenance, place);
  return origin === undefined ? {} : { origin };
}

/** Words on one line or several. */
export function text(...lines: string[]): SheetItem {
  return { kind: 'text', lines };
}

/** A number as printed, and what it has become where that is another. */
export function figure(printed: number | string, now: number | string = printed, origin: From = {}): SheetItem {
  return { kind: 'figure', printed: String(printed), ...(String(now) !== String(printed) && { now: String(now) }), ...origin };
}

/** Boxes of which some are crossed from the left; BB-1.2.3 the first `black` of them are black. */
export function boxes(
  count: number,
  crossed: number,
  { black = 0, key, ...origin }: From & { black?: number; key?: string },
): SheetItem {
  const all = Array.from(
    { length: count },
    (_, i): SheetBox => ({
      ...{ says: '', marked: i < crossed },
      ...(i < black && { grey: true as const }),
    }),
  );
  return { kind: 'boxes', boxes: all, fromLeft: true, ...(key !== undefined && { key }), ...origin };
}

/** `3 to 5`, `1`: lengths in inches. */
export function spanWords([least, most]: readonly [number, number]): string {
  return least === most ? inches(least) : `${inches(least)} to ${inches(most)}`;
}
