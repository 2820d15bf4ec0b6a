// A drawing that is larger than a page, in tiles: each as many whole inches as a page takes, with a little of its neighbours about it to join them by.

import { clip } from './clip.ts';
import type { Paper } from './pages.ts';
import { FOOT, MARGIN } from './pages.ts';
import type { Drawing, Shape } from './shapes.ts';
import { FAINT, INCH, INK, move, RULE, scale, stack } from './shapes.ts';
import { paragraph, text } from './type.ts';

/** What a tile shows of its neighbours, on all four sides. */
const LAP = 8;

/** How a drawing is laid out in tiles. */
export interface Grid {
  /** Upright or on its side. */
  readonly paper: Paper;
  /** Of a tile. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** The grid of the fewest tiles: paper upright or on its side. */
export function gridOf(drawing: Drawing, paper: Paper): Grid {
  const upright = gridOn(drawing, paper);
  const turned = gridOn(drawing, { width: paper.height, height: paper.width });
  return turned.columns * turned.rows < upright.columns * upright.rows ? turned : upright;
}

function gridOn(drawing: Drawing, paper: Paper): Grid {
  const inches = (points: number): number => INCH * Math.floor((points - 2 * MARGIN - 2 * LAP) / INCH);
  const [width, height] = [inches(paper.width), inches(paper.height - FOOT)];
  return { paper, width, height, columns: Math.ceil(drawing.width / width), rows: Math.ceil(drawing.height / height) };
}

/** `B3`: column by letter, row by number, from the upper left. */
function tileName(column: number, row: number): string {
  return `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

/** The shapes of each tile's page, row by row. */
export function tilesOf(drawing: Drawing, grid: Grid): Shape[][] {
  return Array.from({ length: grid.columns * grid.rows }, (_, i) =>
    tile(drawing, grid, { column: i % grid.columns, row: Math.floor(i / grid.columns) }),
  );
}

interface At {
  readonly column: number;
  readonly row: number;
}

function tile(drawing: Drawing, grid: Grid, { column, row }: At): Shape[] {
  const [left, top] = [column * grid.width, row * grid.height];
  const within = { left: left - LAP, top: top - LAP, right: left + grid.width + LAP, bottom: top + grid.height + LAP };
  const shown = move(clip(drawing.shapes, within), MARGIN + LAP - left, MARGIN + LAP - top);
  return [...shown, ...joinLines(grid), tileLabel(grid, { column, row })];
}

/** Cut along two of them, or glue one tile over its neighbour so that they meet. */
function joinLines({ width, height }: Grid): Shape[] {
  const [left, top, right, bottom] = [MARGIN + LAP, MARGIN + LAP, MARGIN + LAP + width, MARGIN + LAP + height];
  const line = (x: number, y: number, [toX, toY]: readonly [number, number]): Shape => ({
    ...{ kind: 'line', x, y, toX, toY, width: 0.3, tone: RULE },
  });
  return [
    line(left, top - LAP, [left, bottom + LAP]),
    line(right, top - LAP, [right, bottom + LAP]),
    line(left - LAP, top, [right + LAP, top]),
    line(left - LAP, bottom, [right + LAP, bottom]),
  ];
}

/** `B3; left A3, right C3, above B2, below B4`, above the lower join. */
function tileLabel({ columns, rows, height }: Grid, { column, row }: At): Shape {
  const sides: readonly (readonly [string, number, number])[] = [
    ['left', column - 1, row],
    ['right', column + 1, row],
    ['above', column, row - 1],
    ['below', column, row + 1],
  ];
  const there = sides.filter(([, x, y]) => x >= 0 && x < columns && y >= 0 && y < rows);
  const joins = there.map(([side, x, y]) => `${side} ${tileName(x, y)}`).join(', ');
  const says = `${tileName(column, row)}; ${joins}`;
  return text(says, { x: MARGIN + LAP + 3, y: MARGIN + LAP + height - 3 }, { size: 6.5, tone: FAINT });
}

const KEY_HEIGHT = 4 * INCH;

/** Which tile lies where: the drawing made small, without words, and the tiles on it. */
export function keyOf(drawing: Drawing, grid: Grid, width: number): Drawing {
  const [across, down] = [grid.columns * grid.width, grid.rows * grid.height];
  const by = Math.min((width - SQUARE_BESIDE) / across, KEY_HEIGHT / down);
  const plain = drawing.shapes.filter(({ kind }) => kind !== 'text');
  const small = scale({ width: across, height: down, shapes: plain }, by);
  const tiles = Array.from({ length: grid.columns * grid.rows }, (_, i) => keyTile(grid, i, by)).flat();
  const says = `${grid.columns * grid.rows} tiles. Join them along the thin lines.`;
  return stack([paragraph([says], small.width, { size: 8 }), { ...small, shapes: [...small.shapes, ...tiles] }], 3);
}

/** Room for the square that is measured. */
const SQUARE_BESIDE = 2 * INCH + 12;

function keyTile({ width, height, columns }: Grid, i: number, by: number): Shape[] {
  const [column, row] = [i % columns, Math.floor(i / columns)];
  const [x, y, w, h] = [column * width * by, row * height * by, width * by, height * by];
  const name = text(tileName(column, row), { x: x + w / 2, y: y + h / 2 + 2.4, anchor: 'middle' }, { size: 6.5 });
  return [{ kind: 'rect', x, y, w, h, width: 0.5, tone: INK }, name];
}
