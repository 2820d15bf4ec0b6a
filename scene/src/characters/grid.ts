/** Where the hexes of a part of the map lie among characters, in the largest scale that there is room for. */

import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import type { HexSheet } from '../index.ts';

/** Columns and lines of characters. */
export interface Room {
  readonly columns: number;
  readonly lines: number;
}

/** A part of the map: from column and row to column and row, as printed, both included. */
export interface Part {
  readonly from: { readonly column: number; readonly row: number };
  readonly to: { readonly column: number; readonly row: number };
}

/** Characters from one column of hexes to the next, and lines from one row to the next. */
interface Scale {
  readonly across: number;
  readonly down: number;
}

/** The largest first. In columns, at two lines a row the even columns lie a line lower; at one their hexes have a dot at the foot. */
const SCALES: Readonly<Record<Layout, readonly Scale[]>> = {
  columns: [
    { across: 3, down: 2 },
    { across: 2, down: 2 },
    { across: 3, down: 1 },
    { across: 2, down: 1 },
  ],
  rows: [
    { across: 4, down: 1 },
    { across: 3, down: 1 },
    { across: 2, down: 1 },
  ],
};

/** Characters left of the map, for the numbers of its rows, and lines above it, for those of its columns. */
export const MARGIN: Room = { columns: 3, lines: 1 };
/** Hexes about what is to be seen. */
const ABOUT = 1;

/** A line that stands for so many rows. */
export interface Fold {
  readonly line: number;
  readonly rows: number;
}

export interface Grid {
  readonly sheet: HexSheet;
  readonly part: Part;
  readonly scale: Scale;
  /** Characters that a hex has to be written in. */
  readonly width: number;
  /** The line of each row that is drawn. */
  readonly lines: ReadonlyMap<number, number>;
  /** Lines that stand for rows in which there is nobody. */
  readonly folds: readonly Fold[];
  /** All that it takes, margins included. */
  readonly room: Room;
}

/**
 * The part of the map that these hexes lie in. Where there is too little room even at the smallest scale, rows without any of them are
 * folded; where that is not enough, the part with most of them is drawn.
 */
export function gridOf(sheet: HexSheet, places: readonly Hex[], room: Room): Grid {
  const part = partOf(sheet, places);
  const scales = SCALES[sheet.layout];
  const fitting = scales.find(one => fits(roomOf(sheet, part, one), room));
  if (fitting) return gridAt(sheet, part, { scale: fitting, rows: rowsOf(part) });
  const scale = scales.at(-1) as Scale;
  const folded = foldedRows(sheet, places, { part, most: room.lines - MARGIN.lines });
  const tall = { ...room, lines: folded ? Number.POSITIVE_INFINITY : room.lines };
  const left = cut(sheet, places, { part, scale, room: tall });
  return gridAt(sheet, left, { scale, rows: folded ?? rowsOf(left) });
}

/** The whole map, however much room that takes. */
export function wholeGrid(sheet: HexSheet): Grid {
  const part = { from: { column: 1, row: 1 }, to: { column: sheet.columns, row: sheet.rows } };
  return gridAt(sheet, part, { scale: SCALES[sheet.layout].at(-1) as Scale, rows: rowsOf(part) });
}

/** The rows that are drawn; where some are left out between them, a line stands for those. */
function gridAt(sheet: HexSheet, part: Part, { scale, rows }: { scale: Scale; rows: readonly number[] }): Grid {
  const width = sheet.layout === 'columns' && scale.down === 2 ? 2 * scale.across - 1 : scale.across;
  const lines = new Map<number, number>();
  const folds: Fold[] = [];
  let line = MARGIN.lines;
  for (const [i, row] of rows.entries()) {
    const between = row - (rows[i - 1] ?? row - 1) - 1;
    if (between > 0) folds.push({ line: line++, rows: between });
    lines.set(row, line);
    line += scale.down;
  }
  const { columns } = roomOf(sheet, part, scale);
  return { sheet, part, scale, width, lines, folds, room: { columns, lines: line } };
}

function rowsOf({ from, to }: Part): number[] {
  return Array.from({ length: to.row - from.row + 1 }, (_, i) => from.row + i);
}

/** Rows about these hexes, as many as there are lines for, the others folded; nothing where even the fewest are too many. */
function foldedRows(
  { layout }: HexSheet,
  places: readonly Hex[],
  { part, most }: { part: Part; most: number },
): number[] | undefined {
  const taken = new Set(places.map(hex => hexes.rowOf(hex, layout)));
  for (let about = NEAR; about >= 0; about -= 1) {
    const near = rowsOf(part).filter(row => [...taken].some(one => Math.abs(one - row) <= about));
    // A fold takes a line: a single row may as well stand there.
    const rows = near.flatMap((row, i) => (row - (near[i - 1] ?? row) === 2 ? [row - 1, row] : [row]));
    const folds = rows.filter((row, i) => i > 0 && row - (rows[i - 1] ?? row) > 1).length;
    if (rows.length + folds <= most) return rows;
  }
  return undefined;
}

/** Rows about a unit that are not folded, where there are lines for them. */
const NEAR = 4;

function partOf(sheet: HexSheet, places: readonly Hex[]): Part {
  const columns = places.map(hex => hexes.columnOf(hex, sheet.layout));
  const rows = places.map(hex => hexes.rowOf(hex, sheet.layout));
  if (places.length === 0) return { from: { column: 1, row: 1 }, to: { column: sheet.columns, row: sheet.rows } };
  return {
    from: { column: Math.max(1, Math.min(...columns) - ABOUT), row: Math.max(1, Math.min(...rows) - ABOUT) },
    to: { column: Math.min(sheet.columns, Math.max(...columns) + ABOUT), row: Math.min(sheet.rows, Math.max(...rows) + ABOUT) },
  };
}

function roomOf({ layout }: HexSheet, { from, to }: Part, { across, down }: Scale): Room {
  const [columns, rows] = [to.column - from.column + 1, to.row - from.row + 1];
  const half = layout === 'columns' ? 0 : across >> 1;
  return { columns: MARGIN.columns + columns * across + half, lines: MARGIN.lines + rows * down };
}

const fits = (a: Room, b: Room): boolean => a.columns <= b.columns && a.lines <= b.lines;

/** As much of a part as there is room for: that with most of these hexes in it. */
function cut(sheet: HexSheet, places: readonly Hex[], of: { part: Part; scale: Scale; room: Room }): Part {
  const { part, scale, room } = of;
  const { from, to } = part;
  const over = roomOf(sheet, part, scale);
  const lack = (taken: number, there: number, each: number): number => Math.ceil(Math.max(0, taken - there) / each);
  const columns = to.column - from.column + 1 - lack(over.columns, room.columns, scale.across);
  const rows = to.row - from.row + 1 - lack(over.lines, room.lines, scale.down);
  const column = fullest(
    places.map(hex => hexes.columnOf(hex, sheet.layout)),
    { from: from.column, to: to.column, size: columns },
  );
  const row = fullest(
    places.map(hex => hexes.rowOf(hex, sheet.layout)),
    { from: from.row, to: to.row, size: rows },
  );
  return { from: { column, row }, to: { column: column + columns - 1, row: row + rows - 1 } };
}

/** Where a stretch of so many begins that has most of some numbers in it, in the middle of all that have as many. */
function fullest(all: readonly number[], { from, to, size }: { from: number; to: number; size: number }): number {
  const starts = Array.from({ length: to - from + 2 - size }, (_, i) => from + i);
  const counts = starts.map(start => all.filter(one => one >= start && one < start + size).length);
  const most = Math.max(...counts);
  const best = starts.filter((_, i) => counts[i] === most);
  return best[best.length >> 1] ?? from;
}

/** Whether a hex lies on the part that is drawn. */
export function isShown({ sheet, part: { from, to }, lines }: Grid, hex: Hex): boolean {
  const column = hexes.columnOf(hex, sheet.layout);
  return column >= from.column && column <= to.column && lines.has(hexes.rowOf(hex, sheet.layout));
}

/** Where a hex of column and row is written. */
export function spotOf({ sheet, part, scale, lines }: Grid, column: number, row: number): { column: number; line: number } {
  const inColumns = sheet.layout === 'columns';
  const x = (column - part.from.column) * scale.across + (!inColumns && row % 2 === 0 ? scale.across >> 1 : 0);
  const half = inColumns && scale.down === 2 && column % 2 === 0 ? 1 : 0;
  return { column: MARGIN.columns + x, line: (lines.get(row) ?? 0) + half };
}

/** Every column and row of the part, and what an empty hex there is written as. */
export function* hexesShown({ sheet, part, scale, lines }: Grid): Generator<{ column: number; row: number; empty: string }> {
  const isFlat = sheet.layout === 'columns' && scale.down === 1;
  for (const row of lines.keys())
    for (let column = part.from.column; column <= part.to.column; column += 1)
      yield { column, row, empty: isFlat && column % 2 === 1 ? "'" : '.' };
}
