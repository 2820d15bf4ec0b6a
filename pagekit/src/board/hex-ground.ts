/** Hexes as a ground: their geometry from the rules' own, their paper from the grid. */
import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import { aroundWord, compass, hexesWord } from '@flagplot/hexes/words';
import type { Facing, HexSheet, Stood } from '@flagplot/scene';
import { type Grid, gridOf, type Point, type Rect, WIDTH } from './geometry.ts';
import type { ArcDrawing, FrameEdge, Ground, SheetDrawing } from './ground.ts';

/** How far below the middle of a hex its number stands, on paper. */
const FOOT = 13;

export class HexGround implements Ground<Hex> {
  readonly grain: number = WIDTH;
  readonly fans = true;
  readonly closest = 3;
  readonly placeWord = 'hex';
  readonly #sheet: HexSheet;
  readonly #grid: Grid;
  /** Outlines by the list of places they are drawn about: a zone of thousands stays the same list while something is dragged through it. */
  readonly #outlines: WeakMap<readonly Hex[], string> = new WeakMap();

  constructor(sheet: HexSheet) {
    this.#sheet = sheet;
    this.#grid = gridOf(sheet.layout);
  }

  get #layout(): Layout {
    return this.#sheet.layout;
  }

  middle(hex: Hex): Point {
    return this.#grid.middle(hex);
  }

  under(point: Point): Hex {
    return this.#grid.hexUnder(point);
  }

  same(a: Hex, b: Hex): boolean {
    return hexes.same(a, b);
  }

  key({ q, r }: Hex): string {
    return `${q},${r}`;
  }

  degrees(facing: Facing): number {
    return this.#grid.compassDegrees(facing);
  }

  bounds(): Rect {
    return this.#grid.bounds(this.#sheet);
  }

  on(hex: Hex): boolean {
    return hexes.onMap(hex, this.#sheet, this.#layout);
  }

  centre(): Hex {
    const { columns, rows } = this.#sheet;
    return hexes.hexAt(Math.ceil(columns / 2), Math.ceil(rows / 2), this.#layout);
  }

  /** Along the column or the row, or into the neighbouring one. */
  step(from: Hex, key: string, fine = false): Hex | undefined {
    if (fine) return undefined;
    const column = hexes.columnOf(from, this.#layout);
    const row = hexes.rowOf(from, this.#layout);
    const to: Record<string, readonly [number, number]> = {
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
    };
    const next = to[key];
    if (!next) return undefined;
    const hex = hexes.hexAt(next[0], next[1], this.#layout);
    return this.on(hex) ? hex : from;
  }

  over(from: Hex, to: Hex): Hex[] {
    return hexes.line(from, to);
  }

  distance(a: Hex, b: Hex): number {
    return hexes.range(a, b);
  }

  gap(a: Stood<Hex>, b: Stood<Hex>): number {
    return hexes.range(a.at, b.at);
  }

  figure(distance: number): string {
    return `${distance}`;
  }

  covers({ at }: Stood<Hex>, hex: Hex): boolean {
    return hexes.same(at, hex);
  }

  holds(places: readonly Hex[], hex: Hex): boolean {
    return places.some(place => hexes.same(place, hex));
  }

  nearest(places: readonly Hex[], to: Hex): Hex | undefined {
    return places.toSorted((a, b) => hexes.range(a, to) - hexes.range(b, to))[0];
  }

  apart(a: Hex, b: Hex): string {
    return hexesWord(hexes.range(a, b));
  }

  name(hex: Hex): string {
    return hexes.nameOf(hex, this.#layout);
  }

  where(from: { at: Hex; facing: Facing }, to: Hex): string {
    return aroundWord(from, to);
  }

  heading(facing: Facing): string {
    return compass(facing, this.#layout);
  }

  edge(hex: Hex): string {
    if (!this.on(hex)) return 'off the map';
    const { columns, rows } = this.#sheet;
    const column = hexes.columnOf(hex, this.#layout);
    const row = hexes.rowOf(hex, this.#layout);
    const off: [number, string][] = [
      [row - 1, 'north'],
      [rows - row, 'south'],
      [column - 1, 'west'],
      [columns - column, 'east'],
    ];
    const [least, side] = off.reduce((best, one) => (one[0] < best[0] ? one : best));
    return least === 0 ? `at the ${side} edge` : `${hexesWord(least)} from the ${side} edge`;
  }

  size(): string {
    const { columns, rows } = this.#sheet;
    return `${columns} columns of ${hexesWord(rows)}`;
  }

  extent(places: readonly Hex[]): string {
    const [first] = places;
    return first ? `${places.length} hexes about ${this.name(first)}` : '';
  }

  area(places: readonly Hex[]): string {
    const known = this.#outlines.get(places) ?? this.#grid.outline(places);
    this.#outlines.set(places, known);
    return known;
  }

  path(through: readonly Hex[]): string {
    return this.#grid.pathThrough(through);
  }

  silhouette(): undefined {
    return undefined;
  }

  around(): undefined {
    return undefined;
  }

  half(): undefined {
    return undefined;
  }

  arc(arc: { at: Hex; from: number; to: number; reach: number }): ArcDrawing {
    return { ...this.#grid.sector(arc.at, arc), amid: this.#grid.amid(arc) };
  }

  handle(handle: { at: Hex; toward?: number }, radius: number, k: number): Point {
    return this.#grid.handlePlace(handle, radius, k);
  }

  sheet(): SheetDrawing {
    return { edge: this.#grid.sheetPath(this.#sheet), tile: this.#grid.tile };
  }

  /** Numbers stand between the odd and the even, which lie half a hex apart. */
  frame(): { across: FrameEdge; down: FrameEdge } {
    const { pitch } = this.#grid;
    const columns = this.#layout === 'columns';
    return {
      across: { pitch: pitch.column, count: this.#sheet.columns, lean: columns ? 0 : 0.25 },
      down: { pitch: pitch.row, count: this.#sheet.rows, lean: columns ? 0.25 : 0 },
    };
  }

  names({ x, y, width, height }: Rect): { name: string; at: Point }[] {
    const { pitch } = this.#grid;
    const columns = span(x / pitch.column, (x + width) / pitch.column, this.#sheet.columns);
    const rows = span(y / pitch.row, (y + height) / pitch.row, this.#sheet.rows);
    return columns.flatMap(column => rows.map(row => this.#numberOf(hexes.hexAt(column, row, this.#layout))));
  }

  #numberOf(hex: Hex): { name: string; at: Point } {
    const { x, y } = this.#grid.middle(hex);
    return { name: this.name(hex), at: { x, y: y + FOOT } };
  }
}

/** Which of so many columns or rows lie between two places, one more at either end. */
function span(from: number, to: number, count: number): number[] {
  const first = Math.max(1, Math.floor(from));
  const last = Math.min(count, Math.ceil(to) + 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
