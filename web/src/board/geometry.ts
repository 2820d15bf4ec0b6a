/**
 * Hexes in columns on paper: 36 across the corners, a side to the north, in units that are pixels at scale 1.
 * Nothing here decides anything: places are rounded for the eye alone.
 */
import { type Hex, hexes } from '@flagplot/kernel';
import type { Sheet } from '../scene.ts';

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner. */
const SIZE = 18;
/** From the middle of a hex to the middle of the next: columns apart, and rows apart. */
export const ACROSS = 27;
export const DOWN = 31.177;
/** Across the corners. */
export const WIDTH = 36;

/**
 * Corners clockwise from the east, in steps: 9 across and half a row down. In steps every corner of every hex is whole, so that the
 * corners of neighbours are the same to the last digit.
 */
const CORNERS: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];
const STEP: Point = { x: SIZE / 2, y: DOWN / 2 };

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The middle of a hex. */
export function middle(hex: Hex): Point {
  return { x: ACROSS * hex.q, y: tenth(DOWN * (hex.r + hex.q / 2)) };
}

/** The hex that a point lies in. */
export function hexUnder(point: Point): Hex {
  const q = point.x / ACROSS;
  const r = point.y / DOWN - q / 2;
  const s = -q - r;
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  if (off.q > off.r && off.q > off.s) return whole(-rounded.r - rounded.s, rounded.r);
  return whole(rounded.q, off.r > off.s ? -rounded.q - rounded.s : rounded.r);
}

/** Without a minus before nought, which no hex of the kernel has. */
function whole(q: number, r: number): Hex {
  return { q: q || 0, r: r || 0 };
}

/** The rectangle about the whole sheet. */
export function bounds(sheet: Sheet): { x: number; y: number; width: number; height: number } {
  return {
    x: -SIZE,
    y: -DOWN / 2,
    width: ACROSS * (sheet.columns - 1) + 2 * SIZE,
    height: DOWN * (sheet.rows + (sheet.columns > 1 ? 0.5 : 0)),
  };
}

/** A corner of a hex, in steps. */
function corner(hex: Hex, index: number): Point {
  const by = CORNERS[index % 6] ?? { x: 0, y: 0 };
  return { x: 3 * hex.q + by.x, y: 2 * hex.r + hex.q + by.y };
}

/** A corner on the sheet, as a path has it. */
function drawn(at: Point): string {
  return `${at.x * STEP.x} ${tenth(at.y * STEP.y)}`;
}

/** One hex as a closed path. */
export function hexPath(hex: Hex): string {
  return `M${CORNERS.map((_, i) => drawn(corner(hex, i))).join('L')}Z`;
}

/** The outline about a set of hexes, holes included, as one path. */
export function outline(set: readonly Hex[]): string {
  const inside = new Set(set.map(hex => `${hex.q},${hex.r}`));
  const next = new Map<string, Point[]>();
  for (const hex of set) {
    for (let side = 0; side < 6; side += 1) {
      const beyond = hexes.neighbour(hex, side);
      if (inside.has(`${beyond.q},${beyond.r}`)) continue;
      const from = corner(hex, side + 4);
      const key = keyOf(from);
      next.set(key, [...(next.get(key) ?? []), corner(hex, side + 5)]);
    }
  }
  return loops(next);
}

const keyOf = (point: Point): string => `${point.x},${point.y}`;

function loops(next: Map<string, Point[]>): string {
  let path = '';
  for (const key of next.keys()) {
    let from = next.get(key)?.pop();
    if (!from) continue;
    path += `M${drawn(from)}`;
    for (let at = keyOf(from); ; at = keyOf(from)) {
      from = next.get(at)?.pop();
      if (!from) break;
      path += `L${drawn(from)}`;
    }
    path += 'Z';
  }
  return path;
}

/** A line through the middles of hexes. */
export function pathThrough(through: readonly Hex[]): string {
  return through.map((hex, i) => `${i === 0 ? 'M' : 'L'}${middle(hex).x} ${middle(hex).y}`).join('');
}

/** The edge of a whole sheet, tooth by tooth, without looking at every hex. */
export function sheetPath(sheet: Sheet): string {
  const { columns, rows } = sheet;
  const at = (column: number, row: number): Hex => hexes.hexAt(column, row, 'columns');
  const points: Point[] = [];
  for (let c = 1; c <= columns; c += 1) points.push(corner(at(c, 1), 4), corner(at(c, 1), 5));
  for (let r = 1; r <= rows; r += 1) points.push(corner(at(columns, r), 0), corner(at(columns, r), 1));
  for (let c = columns; c >= 1; c -= 1) points.push(corner(at(c, rows), 1), corner(at(c, rows), 2));
  for (let r = rows; r >= 1; r -= 1) points.push(corner(at(1, r), 3), corner(at(1, r), 4));
  return `M${points.map(drawn).join('L')}Z`;
}

/** A point so many degrees clockwise from north, at a distance. */
export function towards(from: Point, degrees: number, distance: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(turn), y: from.y + distance * Math.sin(turn) };
}

/** A field of bearings: the two rays, and the sector between them. Bearings are twenty-fourths of a circle from north. */
export function sector(at: Hex, arc: { from: number; to: number; reach: number }): { rays: string; field: string } {
  const centre = middle(at);
  const radius = arc.reach * DOWN;
  const span = (((arc.to - arc.from) % 24) + 24) % 24 || 24;
  const steps = Math.max(1, Math.ceil(span / 2));
  const rim = Array.from({ length: steps + 1 }, (_, i) => towards(centre, (arc.from + (span * i) / steps) * 15, radius));
  const say = (point: Point): string => `${tenth(point.x)} ${tenth(point.y)}`;
  const first = rim[0] ?? centre;
  const last = rim[rim.length - 1] ?? centre;
  const field = `M${say(centre)}L${rim.map(say).join('L')}Z`;
  return span === 24 ? { rays: '', field } : { rays: `M${say(centre)}L${say(first)}M${say(centre)}L${say(last)}`, field };
}

/** Several things in one hex stand apart: so far from its middle, by their place among them. */
export function apart(index: number, of: number): Point {
  if (of < 2) return { x: 0, y: 0 };
  return of === 2 ? { x: index === 0 ? -7 : 7, y: index === 0 ? -3 : 3 } : towards({ x: 0, y: 0 }, (360 * index) / of - 60, 9);
}

/** Where a handle stands: in its hex, or beside it where it turns, never nearer than its own size on the screen. */
export function handlePlace(handle: { at: Hex; toward?: number }, radius: number, k: number): Point {
  const at = middle(handle.at);
  return handle.toward === undefined ? at : towards(at, handle.toward, Math.max(2 * SIZE, (radius * 2 + 10) / k));
}
