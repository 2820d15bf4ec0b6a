// The two parts that show how things lie on what a sheet is of: a ring about another part, and groups at places of a grid.

import { drawItem, type Room } from './items.ts';
import { partHead } from './part-head.ts';
import { ringAbout, ringExtent } from './ring.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, INK, move, stack } from './shapes.ts';
import type { SheetArc, SheetCell, SheetPart, SheetPlace } from './sheet.ts';
import { text, widthOf } from './type.ts';

type Of<K extends SheetPart['kind']> = Extract<SheetPart, { kind: K }>;
/** How a part within is drawn. */
type DrawPart = (part: SheetPart, room: Room) => Drawing;

/** Large enough for a pencil, as the boxes of a row are. */
const BOX = 12;
const FIGURE = 8.5;
const NAME = 5.5;
const LABEL = { width: 30, height: 11 };
const CORNERS = 4;

/** The part in the middle, its arcs about it, and outside each how many boxes stand. */
export function ring({ title, arcs, within }: Of<'ring'>, { width, name }: Room, draw: DrawPart): Drawing {
  const middle = draw(within, { width: width * 0.5, name });
  const lines = ringAbout({ ...middle, counts: arcs.map(({ item }) => item.boxes.length), box: BOX });
  const { left, top, right, bottom } = ringExtent(lines, LABEL);
  const shapes = lines.arcs.flatMap((line, i) => [
    ...wedges(arcs[i] as SheetArc, line.boxes, name),
    ...arcLabel(arcs[i] as SheetArc, line.label),
  ]);
  const drawn = {
    width: right - left,
    height: bottom - top,
    shapes: [...move(shapes, -left, -top), ...move(middle.shapes, -left - middle.width / 2, -top - middle.height / 2)],
  };
  return under(title, drawn);
}

/** Each box, crossed where it is marked, from corner to corner. */
function wedges({ name, item }: SheetArc, boxes: readonly (readonly (readonly [number, number])[])[], of: string): Shape[] {
  return boxes.flatMap((points, i): Shape[] => {
    const frame: Shape = { kind: 'polygon', points, width: 0.6, tone: INK, box: `${of}/${name}/${i + 1}` };
    return item.boxes[i]?.marked ? [frame, stroke(points, 0), stroke(points, 1)] : [frame];
  });
}

/** From one corner to that across. */
function stroke(points: readonly (readonly [number, number])[], from: number): Shape {
  const [x, y] = points[from] as readonly [number, number];
  const [toX, toY] = points[(from + 2) % CORNERS] as readonly [number, number];
  return { kind: 'line', x, y, toX, toY, width: 0.8, tone: INK };
}

/** `24`, and below it `Shield 2`, away from the arc. */
function arcLabel({ name, item, state }: SheetArc, [x, y]: readonly [number, number]): Shape[] {
  const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
  const base = y + (y > 0 ? FIGURE * 0.7 : -NAME * 0.4);
  const standing = String(item.boxes.filter(({ marked }) => !marked).length);
  return [
    text(standing, { x, y: base, anchor }, { size: FIGURE, bold: true }),
    text(state ?? name, { x, y: base + NAME + 0.6, anchor }, { size: NAME, tone: FAINT }),
  ];
}

const GAP = { x: 9, y: 3.5 };

/** Columns and rows as wide and as high as the largest of what stands in them, all in the middle of its place. */
export function plan({ title, places }: Of<'plan'>, { width, name }: Room, draw: DrawPart): Drawing {
  const made = places.filter(isPrinted).map(place => ({ place, drawn: drawPlace(place, { width, name }, draw) }));
  const across = made.map(({ place, drawn }): Span => ({ from: place.column, lines: place.columns ?? 1, size: drawn.width }));
  const down = made.map(({ place, drawn }): Span => ({ from: place.row, lines: place.rows ?? 1, size: drawn.height }));
  const [columns, rows] = [sizesOf(across, GAP.x), sizesOf(down, GAP.y)];
  const shapes = made.flatMap(({ drawn }, i) => {
    const [x, y] = [roomOf(columns, GAP.x, across[i] as Span), roomOf(rows, GAP.y, down[i] as Span)];
    return move(drawn.shapes, x.from + (x.size - drawn.width) / 2, y.from + (y.size - drawn.height) / 2);
  });
  const all = (sizes: readonly number[], gap: number) => roomOf(sizes, gap, { from: 1, lines: sizes.length }).size;
  return under(title, { width: all(columns, GAP.x), height: all(rows, GAP.y), shapes });
}

/** Whether paper has it. */
function isPrinted(place: SheetPlace): boolean {
  return ('cell' in place ? place.cell : place.part).only !== 'screen';
}

function drawPlace(place: SheetPlace, room: Room, draw: DrawPart): Drawing {
  return 'part' in place ? draw(place.part, room) : group(place.cell, room);
}

/** The name above the item, both in the middle. */
function group({ name, item }: SheetCell, { width, name: of }: Room): Drawing {
  const made = drawItem(item, { width, name: `${of}/${name}` });
  const wide = Math.max(made.width, widthOf(name, NAME + 0.5));
  const label = text(name, { x: wide / 2, y: NAME, anchor: 'middle' }, { size: NAME + 0.5, tone: FAINT });
  return {
    width: wide,
    height: made.height + NAME + 2,
    shapes: [label, ...move(made.shapes, (wide - made.width) / 2, NAME + 2)],
  };
}

/** Some lines, counted from 1, and how much room is wanted in them. */
interface Span {
  readonly from: number;
  readonly lines: number;
  readonly size: number;
}

/** The largest size in each line; what goes over several lines and has not room enough makes all of them larger. */
function sizesOf(spans: readonly Span[], gap: number): number[] {
  const sizes = Array<number>(Math.max(0, ...spans.map(({ from, lines }) => from + lines - 1))).fill(0);
  for (const { from, lines, size } of spans) if (lines === 1) sizes[from - 1] = Math.max(size, sizes[from - 1] ?? 0);
  for (const span of spans) {
    const more = (span.size - roomOf(sizes, gap, span).size) / span.lines;
    if (more > 0) for (let i = 0; i < span.lines; i += 1) sizes[span.from - 1 + i] = (sizes[span.from - 1 + i] ?? 0) + more;
  }
  return sizes;
}

/** Where lines begin and how far they go; a line of no size takes no gap. */
function roomOf(sizes: readonly number[], gap: number, { from, lines }: Omit<Span, 'size'>): { from: number; size: number } {
  const sum = (some: readonly number[]) => some.reduce((all, size) => all + (size > 0 ? size + gap : 0), 0);
  return { from: sum(sizes.slice(0, from - 1)), size: Math.max(0, sum(sizes.slice(from - 1, from - 1 + lines)) - gap) };
}

function under(title: string, drawn: Drawing): Drawing {
  return title === '' ? drawn : stack([partHead(title, '', drawn.width), drawn], 1);
}
