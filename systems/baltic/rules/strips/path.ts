// The path of a beam or of a salvo of torpedoes: what its strip meets, in what order.

import type { Outline, Strip } from '@flagplot/plane';
import { asideOf, inside, leastForward, spanIn } from '@flagplot/plane';
import type { FeatureOfBook } from '../book.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { footprint } from '../roster.ts';

/** A vessel in a strip: BB-6.7.1 where its footprint begins, below 0 astern of the front. */
export interface Met {
  readonly vessel: Vessel;
  readonly entry: number;
}

/** BB-6.7.3, BB-6.7.4 Vessels with their end at `from` or beyond and their beginning at `to` or before it, in the order in which they are met. */
export function vesselsMet(
  { book }: Pick<Seen, 'book'>,
  { strip, vessels, from, to }: { strip: Strip; vessels: readonly Vessel[]; from: number; to: number },
): Met[] {
  const met = vessels.flatMap(vessel => {
    // BB-6.7.1
    const span = spanIn(strip, footprint(book, vessel));
    return span && span.exit >= from && span.entry <= to ? [{ vessel, entry: span.entry }] : [];
  });
  const off = ({ vessel }: Met): number => Math.abs(asideOf(strip, vessel));
  // Ties: whose middle is nearer to that of the strip, then the order of the lists, which sorting keeps.
  return met.sort((a, b) => Math.max(0, a.entry) - Math.max(0, b.entry) || off(a) - off(b));
}

/** BB-6.7.6 Where a strip is first stopped by an outline no farther than `behind` astern of its front, or where it begins inside it: at 0. */
export function stoppedBy(strip: Strip, outlines: readonly Outline[], behind: number): number | undefined {
  const stops = outlines.flatMap(outline => {
    if (inside(strip, outline)) return [0];
    const ahead = leastForward(strip, outline, 0 - behind);
    return ahead === undefined ? [] : [Math.max(0, ahead)];
  });
  return stops.length > 0 ? Math.min(...stops) : undefined;
}

export function outlinesOf(features: readonly FeatureOfBook[]): Outline[] {
  return features.map(({ outline }) => outline);
}
