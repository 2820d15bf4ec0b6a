/** Names on the board: one greedy pass. Four places each, never over a hull, never over one another, dropped by rank. */
import type { Rect } from './geometry.ts';
import { Squares } from './squares.ts';

export interface Wanted {
  id: string;
  /** What it belongs to, in pixels of the present scale. */
  x: number;
  y: number;
  /** How far the label stays from that middle. */
  clear: number;
  /** Where there is no room so near, it may stand this far off. */
  further?: number;
  /** Of what is longer than wide: half of it across and down, in pixels; it stays that far off in place of `clear`. */
  half?: { x: number; y: number };
  /** The fullest wording first. */
  texts: readonly string[];
  rank: number;
}

export interface Placed {
  id: string;
  text: string;
  /** Of the baseline, relative to the middle of what it belongs to. */
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

const HEIGHT = 13;
const RISE = 4;

/** Places what it can, highest rank first. `taken` is where nothing may lie: hulls, fixes, handles. */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Rect[], widthOf: (text: string) => number): Placed[] {
  const there = new Squares(taken);
  const found: Placed[] = [];
  for (const label of [...wanted].sort((a, b) => b.rank - a.rank)) {
    const fits = firstFit(label, there, widthOf);
    if (!fits) continue;
    there.add(fits.box);
    found.push(fits.label);
  }
  return found;
}

function firstFit(label: Wanted, there: Squares, widthOf: (text: string) => number): { label: Placed; box: Rect } | undefined {
  for (const text of label.texts) {
    for (const place of placesOf(label)) {
      const box = boxOf(label, place, widthOf(text));
      if (there.isFree(box)) return { label: { id: label.id, text, ...place }, box };
    }
  }
  return undefined;
}

type Place = Pick<Placed, 'dx' | 'dy' | 'anchor'>;

function placesOf({ clear, further, half }: Wanted): Place[] {
  if (half) return placesBeside(half);
  return further === undefined ? places(clear) : [...places(clear), ...places(further)];
}

function places(clear: number): Place[] {
  return [
    { dx: clear, dy: RISE + clear * 0.5, anchor: 'start' },
    { dx: -clear, dy: RISE - clear * 0.5, anchor: 'end' },
    { dx: 0, dy: clear + HEIGHT - 2, anchor: 'middle' },
    { dx: 0, dy: -clear - 2, anchor: 'middle' },
    { dx: clear, dy: RISE - clear * 0.5, anchor: 'start' },
    { dx: -clear, dy: RISE + clear * 0.5, anchor: 'end' },
  ];
}

function placesBeside({ x, y }: { x: number; y: number }): Place[] {
  return [
    { dx: x, dy: RISE, anchor: 'start' },
    { dx: -x, dy: RISE, anchor: 'end' },
    { dx: 0, dy: y + HEIGHT - 2, anchor: 'middle' },
    { dx: 0, dy: -y - 2, anchor: 'middle' },
    { dx: x, dy: RISE + y * 0.7, anchor: 'start' },
    { dx: -x, dy: RISE - y * 0.7, anchor: 'end' },
  ];
}

function boxOf(label: Wanted, place: Place, width: number): Rect {
  const left = { start: 0, middle: -width / 2, end: -width }[place.anchor];
  return { x: label.x + place.dx + left - 1, y: label.y + place.dy - HEIGHT + 3, width: width + 2, height: HEIGHT };
}
