// What each kind of item looks like. All are drawn from their upper left corner.

import type { Drawing, Shape } from './shapes.ts';
import { FAINT, GREY, INK, RULE } from './shapes.ts';
import type { SheetBox, SheetItem, SheetSector } from './sheet.ts';
import { paragraph, text, widthOf } from './type.ts';

/** The item of one kind. */
type Of<K extends SheetItem['kind']> = Extract<SheetItem, { kind: K }>;

/** What an item is drawn by: the room it may take up, and the name of the row it stands in. */
export interface Room {
  readonly width: number;
  readonly name: string;
}

const BODY = 7;
const BOX = 13;
const BETWEEN = 2;

/** An item as a drawing. */
export function drawItem(item: SheetItem, room: Room): Drawing {
  switch (item.kind) {
    case 'text':
      return lines(item, room);
    case 'figure':
      return figure(item);
    case 'boxes':
      return boxes(item, room);
    case 'arcs':
      return arcs(item);
    case 'ticks':
      return ticks(item);
    case 'circles':
      return circles(item);
    case 'hexes':
      return plan(item);
    case 'blank':
      return blank(item, room);
  }
}

/** The first line says it, the others explain it. */
function lines({ lines: [first = '', ...rest] }: Of<'text'>, { width }: Room): Drawing {
  const head = paragraph([first], width, { size: BODY, bold: rest.length > 0 });
  if (rest.length === 0) return head;
  const more = paragraph(rest, width, { size: 6, tone: FAINT });
  const shapes = [
    ...head.shapes,
    ...more.shapes.map(shape => ({ ...shape, y: (shape as { y: number }).y + head.height }) as Shape),
  ];
  return { width: Math.max(head.width, more.width), height: head.height + more.height, shapes };
}

const FIGURE = 13;

function figure({ printed, now, ring }: Of<'figure'>): Drawing {
  if (ring) return figureInRing(now ?? printed);
  const was = now === undefined ? [] : struckOut(printed, { x: 0, y: 11 }, 9);
  const before = now === undefined ? 0 : widthOf(printed, 9) + 3;
  const says = now ?? printed;
  const shapes = [...was, text(says, { x: before, y: 11 }, { size: FIGURE, bold: true })];
  return { width: before + widthOf(says, FIGURE, true), height: 14, shapes };
}

function figureInRing(says: string): Drawing {
  const radius = 6.5;
  const shapes: Shape[] = [
    { kind: 'circle', x: radius, y: radius, radius, width: 0.6, tone: INK },
    text(says, { x: radius, y: radius + 2.6, anchor: 'middle' }, { size: BODY, bold: true }),
  ];
  return { width: 2 * radius, height: 2 * radius, shapes };
}

/** What no longer holds, with a line through it. */
function struckOut(says: string, at: { x: number; y: number }, size: number): Shape[] {
  const wide = widthOf(says, size);
  const y = at.y - size * 0.26;
  return [
    text(says, at, { size, tone: FAINT }),
    { kind: 'line', x: at.x - 0.7, y, toX: at.x + wide + 0.7, toY: y, width: 0.6, tone: INK },
  ];
}

/** How wide a row of boxes is. */
function widthOfBoxes(count: number): number {
  return count * (BOX + BETWEEN) - BETWEEN;
}

/** Boxes of a row, broken where it is longer than the room. */
function boxes({ boxes: all }: Of<'boxes'>, { width, name }: Room): Drawing {
  const across = Math.max(1, Math.floor((width + BETWEEN) / (BOX + BETWEEN)));
  const shapes = all.flatMap((one, i) =>
    box(one, { x: (i % across) * (BOX + BETWEEN), y: Math.floor(i / across) * (BOX + BETWEEN), name: `${name}/${i + 1}` }),
  );
  const rows = Math.max(1, Math.ceil(all.length / across));
  return { width: widthOfBoxes(Math.min(across, all.length)), height: widthOfBoxes(rows), shapes };
}

function box({ says, marked, grey, blocked, letter }: SheetBox, { x, y, name }: { x: number; y: number; name: string }): Shape[] {
  const middle = letter ? x + BOX / 2 - 2 : x + BOX / 2;
  const frame = { x, y, w: BOX, h: BOX, width: grey ? 1 : 0.6, tone: INK, box: name };
  return [
    { kind: 'rect', ...frame, ...(grey && { fill: GREY }), ...(blocked && { fill: INK }) },
    text(says, { x: middle, y: y + 9, anchor: 'middle' }, { size: BODY, bold: grey ?? false, tone: marked ? RULE : INK }),
    ...(letter ? [text(letter, { x: x + BOX - 1.6, y: y + 5.6, anchor: 'end' }, { size: 5.5, bold: true })] : []),
    ...(marked ? cross(x, y, BOX) : []),
  ];
}

function cross(x: number, y: number, size: number): Shape[] {
  const [near, far, width, tone] = [0.8, size - 0.8, size / 15, INK];
  return [
    { kind: 'line', x: x + near, y: y + near, toX: x + far, toY: y + far, width, tone },
    { kind: 'line', x: x + near, y: y + far, toX: x + far, toY: y + near, width, tone },
  ];
}

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

function arcs({ sectors, round }: Of<'arcs'>): Drawing {
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
function sector({ printed, now }: SheetSector, [dx, dy]: readonly [number, number]): Shape[] {
  const [x, y] = [RADIUS + dx * RADIUS, RADIUS * HALF + 0.5 + dy * RADIUS + 2.4];
  const says = text(now ?? printed, { x, y, anchor: 'middle' }, { size: FACTOR, bold: true });
  if (now === undefined) return [says];
  const half = widthOf(now, FACTOR, true) / 2;
  return [says, { kind: 'line', x: x - half, y: y + 1.2, toX: x + half, toY: y + 1.2, width: 0.7, tone: INK }];
}

const TICK = 5.6;

function ticks({ groups }: Of<'ticks'>): Drawing {
  const shapes: Shape[] = [];
  let x = 0;
  for (const { name, ticked } of groups) {
    const wide = ticked.length * TICK;
    shapes.push(text(name, { x: x + wide / 2, y: 4.4, anchor: 'middle' }, { size: 5, tone: FAINT }));
    for (const [i, on] of ticked.entries()) {
      const left = x + i * TICK;
      shapes.push({ kind: 'rect', x: left, y: 6, w: TICK, h: TICK + 1, width: 0.4, tone: FAINT, ...(on && { fill: INK }) });
    }
    x += wide + 2;
  }
  return { width: Math.max(0, x - 2), height: TICK + 8, shapes };
}

function circles({ circles: all }: Of<'circles'>): Drawing {
  const [radius, apart] = [9, 26];
  const shapes = all.flatMap(({ says, under, marked }, i): Shape[] => {
    const x = radius + i * apart;
    return [
      { kind: 'circle', x, y: radius, radius, width: 0.7, tone: INK },
      text(says, { x, y: radius + 3, anchor: 'middle' }, { size: 8.5, bold: true, tone: marked ? RULE : INK }),
      text(under, { x, y: 2 * radius + 7.5, anchor: 'middle' }, { size: 6, tone: FAINT }),
      ...(marked ? cross(x - radius, 0, 2 * radius) : []),
    ];
  });
  return { width: Math.max(0, all.length * apart - (apart - 2 * radius)), height: 2 * radius + 9, shapes };
}

const PLAN_HEIGHT = 120;
const PLAN_RADIUS = 9;

/** A grid of hexes, as large as it may be. */
function plan({ hexes }: Of<'hexes'>): Drawing {
  if (hexes.length === 0) return { width: 0, height: 0, shapes: [] };
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

const LETTER = 5;

/** A field to write in. */
function blank({ says = '', letters }: Of<'blank'>, room: Room): Drawing {
  const [width, height] = [letters === undefined ? room.width : letters * LETTER, 15];
  const shapes: Shape[] = [{ kind: 'rect', x: 0, y: 0, w: width, h: height, width: 0.4, tone: RULE }];
  if (says !== '') shapes.push(text(says, { x: 4, y: 10.5 }, { size: 8 }));
  return { width, height, shapes };
}
