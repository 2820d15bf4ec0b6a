/** The board in characters: the part of the map where anybody is, with units, where they have been and where they are ordered to. */

import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import type { Point } from '@flagplot/plane';
import { type AreaItem, ofKind, onHexes, type PathItem, type Place, type Scene } from '../index.ts';
import { Canvas, type Ink } from './canvas.ts';
import type { Board, Drawing } from './drawing.ts';
import { type Grid, gridOf, hexesShown, isShown, MARGIN, spotOf, wholeGrid } from './grid.ts';
import { planeBoardOf } from './plane-board.ts';
import { type Tagged, tagsOf } from './tags.ts';

/** Whither a unit points, from facing 0 on. */
const ARROWS: Readonly<Record<Layout, string>> = { columns: '↑↗↘↓↙↖', rows: '↗→↘↙←↖' };
const PLAIN_ARROWS: Readonly<Record<Layout, string>> = { columns: "^'.v,`", rows: "'>.,<`" };
/** What is written with: on what, where things lie there, and with which arrows. */
interface Pen {
  readonly canvas: Canvas;
  readonly grid: Grid;
  readonly arrows: readonly string[];
}

/** Signs and their ink. */
interface Sign {
  readonly text: string;
  readonly ink: Ink;
}

/** Draws a scene of either ground. */
export function boardOf(scene: Scene<Place>, drawing: Drawing): Board {
  const ofHexes = onHexes(scene);
  return ofHexes ? hexBoardOf(ofHexes, drawing) : planeBoardOf(scene as Scene<Point>, drawing);
}

function hexBoardOf(scene: Scene, { room, isWhole = false, plain = false }: Drawing): Board {
  const units = tagsOf(scene).filter(({ unit }) => !unit.lost);
  const places = [...units.map(({ unit }) => unit.at), ...ofKind(scene.items, 'ghost').map(({ at }) => at)];
  const whole = isWhole ? wholeGrid(scene.sheet) : undefined;
  const grid = whole && whole.room.columns <= room.columns ? whole : gridOf(scene.sheet, places, room);
  const canvas = new Canvas(grid.room.columns, grid.room.lines);
  const pen = { canvas, grid, arrows: [...(plain ? PLAIN_ARROWS : ARROWS)[scene.sheet.layout]] };
  writeNumbers(pen);
  for (const { column, row, empty } of hexesShown(grid)) canvas.write(spotOf(grid, column, row), empty, 'ground');
  for (const area of ofKind(scene.items, 'area')) writeArea(pen, area);
  for (const path of ofKind(scene.items, 'path')) writePath(pen, path, inkOfPath(path, units));
  for (const { at, facing } of ofKind(scene.items, 'ghost')) writeAt(pen, at, { text: `*${pen.arrows[facing]}`, ink: 'order' });
  for (const here of hexesOf(units)) writeUnits(pen, here);
  return { rows: canvas.rows(), width: grid.room.columns, outside: units.filter(({ unit }) => !isShown(grid, unit.at)) };
}

/** The numbers of columns above, as many as there is room for, and of rows at the left. */
function writeNumbers({ canvas, grid }: Pen): void {
  const { part, scale } = grid;
  const every = scale.across < 3 ? 2 : 1;
  for (let column = part.from.column; column <= part.to.column; column += 1) {
    if ((column - part.from.column) % every !== 0) continue;
    canvas.write({ column: MARGIN.columns + (column - part.from.column) * scale.across, line: 0 }, twoDigits(column), 'head');
  }
  for (const [row, line] of grid.lines) canvas.write({ column: 0, line }, twoDigits(row), 'head');
  for (const { line, rows } of grid.folds) canvas.write({ column: MARGIN.columns, line }, `~ ${rows} ~`, 'head');
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Terrain, where one may set up, and what a goal is about; edges have no sign of their own. */
const AREAS: Readonly<Partial<Record<AreaItem['look'], string>>> = { tint: '-', shade: '=' };

function writeArea(pen: Pen, { places, look, terrain, role }: AreaItem): void {
  const sign = terrain ? '#' : AREAS[look];
  if (sign === undefined) return;
  const ink = role === 'intent' || role === 'secret' ? 'order' : 'ground';
  for (const hex of places) writeAt(pen, hex, { text: sign, ink });
}

const PATHS: Readonly<Record<PathItem['line'], string>> = { wake: ':', drift: ':', plot: '+', hold: '+' };

function writePath(pen: Pen, { line, through, fixes = [] }: PathItem, ink: Ink): void {
  for (const hex of through) writeAt(pen, hex, { text: PATHS[line], ink });
  for (const { at, label } of fixes) writeAt(pen, at, { text: (label ?? PATHS[line]).slice(0, 1), ink });
}

function inkOfPath({ role, side }: PathItem, units: readonly Tagged[]): Ink {
  if (role === 'intent' || role === 'secret') return 'order';
  return units.find(({ unit }) => unit.side === side)?.ink ?? 'plain';
}

function writeAt({ canvas, grid }: Pen, hex: Hex, { text, ink }: Sign): void {
  if (!isShown(grid, hex)) return;
  const { layout } = grid.sheet;
  canvas.write(spotOf(grid, hexes.columnOf(hex, layout), hexes.rowOf(hex, layout)), text, ink);
}

/** Units hex by hex. */
function hexesOf(units: readonly Tagged[]): Iterable<readonly Tagged[]> {
  return Map.groupBy(units, ({ unit }) => `${unit.at.q},${unit.at.r}`).values();
}

/** `R3→`; `3R→` for three of one squadron in a hex; `R+a` where several squadrons share it. */
function writeUnits(pen: Pen, here: readonly Tagged[]): void {
  const [first] = here;
  if (!first) return;
  const letters = [...new Set(here.map(({ tag }) => tag.letter))];
  const facings = new Set(here.map(({ unit }) => unit.facing));
  const points = facings.size === 1 ? (pen.arrows[first.unit.facing] ?? '') : '*';
  const ink = here.every(one => one.ink === first.ink) ? first.ink : 'plain';
  writeAt(pen, first.unit.at, { text: writing({ letters, here, points }, pen.grid.width), ink });
}

/** What is written in a hex, as much of it as there is room for. */
function writing(
  { letters, here, points }: { letters: string[]; here: readonly Tagged[]; points: string },
  width: number,
): string {
  const [letter = '', other] = letters;
  if (other !== undefined) return `${letter}+${other}`.slice(0, width);
  if (here.length > 1) return width > 2 ? `${here.length}${letter}${points}`.slice(-width) : `${letter}${points}`;
  const number = here[0]?.tag.number ?? '';
  return letter.length + number.length + 1 <= width ? `${letter}${number}${points}` : `${letter}${points}`;
}
