// The diagrams of a sheet, made of the shapes of paper: a hex with what counts through each of its arcs, and a formation.

import type { SheetItem, SheetValue } from '@flagplot/sheets';
import { type Drawing, INK, RULE, type Shape, text, widthOf } from '@flagplot/sheets/drawing';

const BODY = 7;
const RADIUS = 15;
/** Half the height of a hex of radius 1. */
const HALF = Math.sqrt(3) / 2;
/** Corners of a hex with a side on top, clockwise from the upper left. */
const CORNERS: readonly (readonly [number, number])[] = [
  [-0.5, -HALF],
  [0.5, -HALF],
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
];
/** Middles of the six sectors, clockwise from the bow. */
const MIDDLES: readonly (readonly [number, number])[] = CORNERS.map(([x, y], i) => {
  const [nextX, nextY] = CORNERS[(i + 1) % 6] as readonly [number, number];
  return [(x + nextX) * 0.32, (y + nextY) * 0.32];
});

function corners(x: number, y: number, radius: number): (readonly [number, number])[] {
  return CORNERS.map(([dx, dy]) => [x + dx * radius, y + dy * radius] as const);
}

function drawArcs(sectors: readonly SheetValue[], round: string | undefined): Drawing {
  const [x, y] = [RADIUS, RADIUS * HALF + 0.5];
  const rim = corners(x, y, RADIUS);
  const [left, right] = [rim[0] as readonly [number, number], rim[1] as readonly [number, number]];
  const spokes =
    sectors.length === 0 ? [] : rim.slice(0, 3).map((from, i) => across(from, rim[i + 3] as readonly [number, number]));
  const shapes: Shape[] = [
    { kind: 'polygon', points: rim, width: 0.6, tone: INK },
    ...spokes,
    { kind: 'line', x: left[0], y: left[1], toX: right[0], toY: right[1], width: 1.8, tone: INK },
    ...sectors.flatMap((one, i) => sector(one, MIDDLES[i] as readonly [number, number])),
    ...(round === undefined ? [] : [text(round, { x, y: y + 2.6, anchor: 'middle' as const }, { size: BODY, bold: true })]),
  ];
  return { width: 2 * RADIUS, height: 2 * RADIUS * HALF + 1, shapes };
}

function across([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): Shape {
  return { kind: 'line', x, y, toX, toY, width: 0.35, tone: RULE };
}

const FACTOR = 6.8;

/** What counts now; underlined where that is less than the book prints. */
function sector({ printed, now }: SheetValue, [dx, dy]: readonly [number, number]): Shape[] {
  const [x, y] = [RADIUS + dx * RADIUS, RADIUS * HALF + 0.5 + dy * RADIUS + 2.4];
  const says = text(now ?? printed, { x, y, anchor: 'middle' }, { size: FACTOR, bold: true });
  if (now === undefined) return [says];
  const half = widthOf(now, FACTOR, true) / 2;
  return [says, { kind: 'line', x: x - half, y: y + 1.2, toX: x + half, toY: y + 1.2, width: 0.7, tone: INK }];
}

const ARC_NAMES = ['fore', 'fore starboard', 'aft starboard', 'aft', 'aft port', 'fore port'] as const;

/** FA-6.3.1 What counts through each arc, clockwise from the bow; underlined where that is less than is printed. */
export function arcsItem(sectors: readonly SheetValue[]): SheetItem {
  const says = sectors.map(({ printed, now }, arc) => `${ARC_NAMES[arc]} ${now ?? (printed === '·' ? '0' : printed)}`).join(', ');
  return { kind: 'diagram', ...drawArcs(sectors, undefined), says, values: sectors };
}

/** The same hex with one word for all round. */
export function roundItem(printed: string): SheetItem {
  return { kind: 'diagram', ...drawArcs([], printed), says: `${printed} all round`, values: [{ printed }] };
}

/** A hex of a plan, from its middle, with what stands there. */
export interface PlanHex {
  readonly q: number;
  readonly r: number;
  readonly says: string;
}

const PLAN_HEIGHT = 120;
const PLAN_RADIUS = 9;

/** A grid of hexes with a side on top, as large as it may be. */
function drawPlan(hexes: readonly PlanHex[]): Drawing {
  const at = hexes.map(({ q, r, says }) => ({ x: 1.5 * q, y: (r + q / 2) * 2 * HALF, says }));
  const [left, top] = [Math.min(...at.map(({ x }) => x)) - 1, Math.min(...at.map(({ y }) => y)) - HALF];
  const [right, bottom] = [Math.max(...at.map(({ x }) => x)) + 1, Math.max(...at.map(({ y }) => y)) + HALF];
  const radius = Math.min(PLAN_RADIUS, PLAN_HEIGHT / (bottom - top));
  const shapes = at.flatMap(({ x, y, says }): Shape[] => {
    const [cx, cy] = [(x - left) * radius, (y - top) * radius];
    const rim: Shape = { kind: 'polygon', points: corners(cx, cy, radius), width: says ? 0.9 : 0.35, tone: says ? INK : RULE };
    return says === '' ? [rim] : [rim, text(says, { x: cx, y: cy + 2.3, anchor: 'middle' }, { size: 6.5, bold: true })];
  });
  return { width: (right - left) * radius, height: (bottom - top) * radius, shapes };
}

/** FA-5.7.1 A formation: who stands how far from the middle, as `2 at -2,2`. */
export function planItem(hexes: readonly PlanHex[]): SheetItem {
  const placed = hexes.filter(({ says }) => says !== '');
  const says = placed.map(({ q, r, says: who }) => `${who} at ${q},${r}`).join('; ');
  return { kind: 'diagram', ...drawPlan(hexes), says, values: placed.map(one => ({ printed: one.says })) };
}
