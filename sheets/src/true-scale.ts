// What is printed as large as it is: side by side where it fits on a page, and in tiles that join where it does not.

import type { Paper } from './pages.ts';
import { FOOT, foot, GAP, MARGIN } from './pages.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, INCH, INK, move } from './shapes.ts';
import { type Grid, gridOf, keyOf, tilesOf } from './tiles.ts';
import { paragraph, text } from './type.ts';

/** The square by which a reader measures whether the printer kept the size. */
const SQUARE = 2 * INCH;
const BAR = 3 * INCH;

/** What is printed as large as it is, and what stands at the foot of every page. */
export interface TruePrint {
  readonly title: string;
  readonly drawings: readonly Drawing[];
  readonly paper: Paper;
}

/** Drawings on as many pages as they take, none made smaller: a square to measure first, what is too large in tiles after all else. */
export function truePages({ title, drawings, paper }: TruePrint): readonly Drawing[] {
  const [width, height] = [paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - FOOT];
  const isSmall = (one: Drawing): boolean => one.width <= width && one.height <= height;
  const large = drawings.filter(one => !isSmall(one)).map(drawing => ({ drawing, grid: gridOf(drawing, paper) }));
  const keys = large.map(({ drawing, grid }) => keyOf(drawing, grid, width));
  const small = flowTrue([testSquare(), ...keys, ...drawings.filter(isSmall)], width, height);
  const tiles = large.flatMap(({ drawing, grid }) => tilesOf(drawing, grid).map(shapes => ({ shapes, grid })));
  const all = [...small.map(shapes => ({ shapes, grid: { paper } as Pick<Grid, 'paper'> })), ...tiles];
  return all.map(({ shapes, grid: { paper: turned } }, i) => ({
    ...turned,
    shapes: [...shapes, ...bar(turned), ...foot(title, `${i + 1} of ${all.length}`, { ...turned, from: BAR + 46 })],
  }));
}

/** Two inches on a side, and in words what to do with it. */
function testSquare(): Drawing {
  const square: Shape = { kind: 'rect', x: 0.5, y: 0.5, w: SQUARE, h: SQUARE, width: 0.6, tone: INK, box: 'test square' };
  const says = [
    'Measure before you cut.',
    'This square is 2 inches (50.8 mm) on a side. Print at 100 %, not fitted to the page.',
  ];
  const words = paragraph(says, SQUARE - 36, { size: 9 });
  return { width: SQUARE + 1, height: SQUARE + 1, shapes: [square, ...move(words.shapes, 18, 40)] };
}

/** Three inches at the foot of every page. */
function bar({ height }: Paper): Shape[] {
  const y = height - MARGIN - 3;
  const tick = (x: number, up: number): Shape => ({ kind: 'line', x, y: y - up, toX: x, toY: y, width: 0.6, tone: INK });
  const ticks = Array.from({ length: 7 }, (_, i) => tick(MARGIN + (i * INCH) / 2, i % 2 === 0 ? 7 : 4));
  const line: Shape = { kind: 'line', x: MARGIN, y, toX: MARGIN + BAR, toY: y, width: 0.6, tone: INK };
  return [line, ...ticks, text('3 inches', { x: MARGIN + BAR + 4, y }, { size: 6.5, tone: FAINT })];
}

/** From left to right in rows as high as the highest in them, and rows on pages. */
function flowTrue(drawings: readonly Drawing[], width: number, height: number): Shape[][] {
  const pages: Shape[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rowsOf(drawings, width)) {
    if (y + row.height > height + 0.01) {
      pages.push([]);
      y = 0;
    }
    pages.at(-1)?.push(...move(row.shapes, MARGIN, MARGIN + y));
    y += row.height + GAP;
  }
  return pages;
}

function rowsOf(drawings: readonly Drawing[], width: number): Drawing[] {
  const rows: Drawing[] = [];
  for (const one of drawings) {
    const last = rows.at(-1);
    if (!last || last.width + GAP + one.width > width + 0.01) rows.push(one);
    else rows[rows.length - 1] = beside(last, one);
  }
  return rows;
}

function beside(row: Drawing, one: Drawing): Drawing {
  const shapes = [...row.shapes, ...move(one.shapes, row.width + GAP, 0)];
  return { width: row.width + GAP + one.width, height: Math.max(row.height, one.height), shapes };
}
