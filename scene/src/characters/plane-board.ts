/** A measured table in characters: water by its depth, land, wakes, courses and models, with inches along two edges. */

import type { Point } from '@flagplot/plane';
import { isInZone } from '@flagplot/plane';
import { type Depth, ofKind, type PathItem, type Scene, type WaterItem } from '../index.ts';
import { Canvas, type Ink } from './canvas.ts';
import type { Board, Drawing } from './drawing.ts';
import { eighthOf } from './places.ts';
import { type Tagged, tagsOf } from './tags.ts';

/** Characters left of the table for inches, and the line above it. */
const MARGIN = { columns: 4, lines: 1 } as const;
/** A character is twice as high as it is wide. */
const TALL = 2;
/** Mil about what is to be seen, and the finest scale. */
const ABOUT = 3000;
const FINEST = 250;
/** Characters between two numbers of the edge. */
const EVERY = 10;

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
const PLAIN_ARROWS = ['^', "'", '>', '.', 'v', ',', '<', '`'] as const;

/** From the deepest on; blue water is blank. */
const WATERS: Readonly<Record<Depth, string>> = { coastal: '.', shallow: '-', reef: '^', land: '#', structure: '%' };

/** The part of the table that is drawn, and mil a column. */
interface Window {
  readonly west: number;
  readonly north: number;
  readonly scale: number;
  readonly columns: number;
  readonly lines: number;
}

/** Draws a scene that lies on a plane. */
export function planeBoardOf(scene: Scene<Point>, { room, isWhole = false, plain = false }: Drawing): Board {
  const units = tagsOf(scene).filter(({ unit }) => !unit.lost);
  const ghosts = ofKind(scene.items, 'ghost');
  const places = isWhole ? [] : [...units.map(({ unit }) => unit.at), ...ghosts.map(({ at }) => at)];
  const window = windowOf(scene, places, room);
  const canvas = new Canvas(MARGIN.columns + window.columns, MARGIN.lines + window.lines);
  const arrows = plain ? PLAIN_ARROWS : ARROWS;
  writeEdges(canvas, window);
  writeWaters(canvas, window, ofKind(scene.items, 'water'));
  for (const path of ofKind(scene.items, 'path')) writePath(canvas, window, { path, ink: inkOf(path, units) });
  for (const { at, facing } of ghosts) write(canvas, window, { at, text: `*${arrows[eighthOf(facing)]}`, ink: 'order' });
  for (const here of unitsTogether(units, window)) writeUnits(canvas, window, { here, arrows });
  const outside = units.filter(({ unit }) => cellOf(window, unit.at) === undefined);
  return { rows: canvas.rows(), width: MARGIN.columns + window.columns, outside };
}

/** As much of the table as all that is to be seen takes, in the finest scale that there is room for. */
function windowOf({ sheet }: Scene<Point>, places: readonly Point[], room: Drawing['room']): Window {
  const table = sheet.ground === 'plane' ? sheet : { width: 0, height: 0 };
  const part = partOf(table, places);
  const columns = Math.max(1, room.columns - MARGIN.columns);
  const most = Number.isFinite(room.lines) ? Math.max(1, room.lines - MARGIN.lines) : columns;
  const least = Math.max((part.east - part.west) / columns, (part.north - part.south) / (most * TALL));
  const scale = FINEST * Math.max(1, Math.ceil(least / FINEST));
  return {
    ...{ west: part.west, north: part.north, scale },
    columns: Math.min(columns, Math.ceil((part.east - part.west) / scale)),
    lines: Math.min(most, Math.ceil((part.north - part.south) / (scale * TALL))),
  };
}

function partOf({ width, height }: { width: number; height: number }, places: readonly Point[]): Record<Side, number> {
  if (places.length === 0) return { west: 0, east: width, south: 0, north: height };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    west: Math.max(0, Math.min(...xs) - ABOUT),
    east: Math.min(width, Math.max(...xs) + ABOUT),
    south: Math.max(0, Math.min(...ys) - ABOUT),
    north: Math.min(height, Math.max(...ys) + ABOUT),
  };
}

type Side = 'west' | 'east' | 'south' | 'north';

interface Cell {
  readonly column: number;
  readonly line: number;
}

/** Where a place is written; nothing where it is not drawn. */
function cellOf({ west, north, scale, columns, lines }: Window, { x, y }: Point): Cell | undefined {
  const column = Math.floor((x - west) / scale);
  const line = Math.floor((north - y) / (scale * TALL));
  const onEdge = { column: Math.min(column, columns - 1), line: Math.min(line, lines - 1) };
  const isShown = column >= 0 && column <= columns && line >= 0 && line <= lines;
  return isShown ? { column: MARGIN.columns + onEdge.column, line: MARGIN.lines + onEdge.line } : undefined;
}

/** The middle of a character, as a place. */
function placeAt({ west, north, scale }: Window, column: number, line: number): Point {
  return { x: Math.round(west + (column + 0.5) * scale), y: Math.round(north - (line + 0.5) * scale * TALL) };
}

/** Inches from the west above, and from the south at the left. */
function writeEdges(canvas: Canvas, window: Window): void {
  for (let column = 0; column + 2 < window.columns; column += EVERY)
    canvas.write({ column: MARGIN.columns + column, line: 0 }, figure(placeAt(window, column, 0).x), 'head');
  for (let line = 0; line < window.lines; line += 1)
    if (line % (EVERY / TALL) === 0)
      canvas.write({ column: 0, line: MARGIN.lines + line }, figure(placeAt(window, 0, line).y).padStart(3), 'head');
}

const figure = (mil: number): string => String(Math.round(mil / 1000));

/** What comes later lies on top. */
function writeWaters(canvas: Canvas, window: Window, waters: readonly WaterItem<Point>[]): void {
  const outlines = waters.map(({ corners, depth }) => ({ depth, outline: corners.flatMap(({ x, y }) => [x, y]) }));
  for (let line = 0; line < window.lines; line += 1)
    for (let column = 0; column < window.columns; column += 1) {
      const { x, y } = placeAt(window, column, line);
      const here = outlines.findLast(({ outline }) => isInZone([x, y], outline));
      const at = { column: MARGIN.columns + column, line: MARGIN.lines + line };
      if (here) canvas.write(at, WATERS[here.depth], 'ground');
    }
}

const PATHS: Readonly<Record<PathItem['line'], string>> = { wake: ':', drift: ':', plot: '+', hold: '+' };

function inkOf({ role, side }: PathItem<Point>, units: readonly Tagged<Point>[]): Ink {
  if (role === 'intent' || role === 'secret') return 'order';
  return units.find(({ unit }) => unit.side === side)?.ink ?? 'plain';
}

/** A mark a column on the way from place to place: bends are drawn by their ends. */
function writePath(canvas: Canvas, window: Window, { path, ink }: { path: PathItem<Point>; ink: Ink }): void {
  const { through, line } = path;
  for (const [i, to] of through.entries()) {
    const from = through[i - 1] ?? to;
    const marks = 1 + Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / window.scale);
    for (let mark = 0; mark <= marks; mark += 1) {
      const at = { x: from.x + ((to.x - from.x) * mark) / marks, y: from.y + ((to.y - from.y) * mark) / marks };
      write(canvas, window, { at, text: PATHS[line], ink });
    }
  }
}

function write(canvas: Canvas, window: Window, { at, text, ink }: { at: Point; text: string; ink: Ink }): void {
  const cell = cellOf(window, at);
  if (cell) canvas.write(cell, text, ink);
}

/** Columns that the writing of a unit takes. */
const WRITTEN = 3;

/** Units that would be written over one another: those of a squadron side by side, whoever shares a character. */
function unitsTogether(units: readonly Tagged<Point>[], window: Window): (readonly Tagged<Point>[])[] {
  const groups: { cell: Cell; here: Tagged<Point>[] }[] = [];
  for (const unit of units) {
    const cell = cellOf(window, unit.unit.at);
    if (!cell) continue;
    const group = groups.find(({ cell: other, here }) => {
      const off = Math.abs(other.column - cell.column);
      return other.line === cell.line && (off === 0 || (off < WRITTEN && here[0]?.squadron === unit.squadron));
    });
    if (group) group.here.push(unit);
    else groups.push({ cell, here: [unit] });
  }
  return groups.map(({ here }) => here);
}

/** `V↑`, `S2→`; `V+s` where several squadrons share a character. */
function writeUnits(
  canvas: Canvas,
  window: Window,
  { here, arrows }: { here: readonly Tagged<Point>[]; arrows: readonly string[] },
): void {
  const [first] = here;
  if (!first) return;
  const letters = [...new Set(here.map(({ tag }) => tag.letter))];
  const arrow = arrows[eighthOf(first.unit.facing)];
  const one = here.length > 1 ? `${here.length}${letters[0]}` : `${first.tag.letter}${first.tag.number}`;
  const text = letters.length > 1 ? `${letters[0]}+${letters[1]}` : `${one}${arrow}`;
  const ink = here.every(other => other.ink === first.ink) ? first.ink : 'plain';
  write(canvas, window, { at: first.unit.at, text, ink });
}
