/** A measured table as a ground: its geometry from the rules' own, its paper 18 units an inch with north up. */
import {
  boxOf,
  CIRCLE,
  headingOf,
  inside,
  type Point as Place,
  rangeOf,
  squaredBetween,
  squaredDistance,
  squaredFrom,
} from '@flagplot/plane';
import { degrees, inches, offBowWords } from '@flagplot/plane/words';
import type { Facing, HandleItem, PlaneSheet, Stood } from '@flagplot/scene';
import { type Point, type Rect, towards } from './geometry.ts';
import type { ArcDrawing, FrameEdge, Ground, SheetDrawing, Silhouette } from './ground.ts';
import {
  bandPath,
  bentPath,
  footprintOf,
  halfOf,
  INCH,
  linesPath,
  MIL,
  paperOf,
  polygonPath,
  silhouettePath,
  turretsPath,
} from './plane-paper.ts';

/** The mil of a step of the cursor, and of a fine one. */
const STEP = 1000;
const FINE = 250;
/** A marker is pressed within so many mil of its middle. */
const MARKER = 500;
/** What lies so many mil from a whole inch, or less, is measured to the mil. */
const NEAR = 10;
/** Lines are printed on the sheet at every so many inches. */
const EVERY = 5;
/** A field of bearings is drawn in pieces of so many hundredths of a degree. */
const PIECE = 1000;

const STEPS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class PlaneGround implements Ground<Place> {
  readonly grain: number = 3 * INCH;
  readonly fans = false;
  readonly closest = 8;
  readonly placeWord = 'place';
  readonly #sheet: PlaneSheet;

  constructor(sheet: PlaneSheet) {
    this.#sheet = sheet;
  }

  /** The mil of the sheet from south to north: what turns it over on paper. */
  get height(): number {
    return this.#sheet.height;
  }

  middle(place: Place): Point {
    return paperOf(place, this.height);
  }

  under({ x, y }: Point): Place {
    return { x: Math.round(x / MIL) || 0, y: Math.round(this.height - y / MIL) || 0 };
  }

  same(a: Place, b: Place): boolean {
    return a.x === b.x && a.y === b.y;
  }

  key({ x, y }: Place): string {
    return `${x},${y}`;
  }

  degrees(facing: Facing): number {
    return facing / 100;
  }

  bounds(): Rect {
    return { x: 0, y: 0, width: this.#sheet.width * MIL, height: this.height * MIL };
  }

  on({ x, y }: Place): boolean {
    return x >= 0 && y >= 0 && x <= this.#sheet.width && y <= this.height;
  }

  centre(): Place {
    return { x: Math.round(this.#sheet.width / 2), y: Math.round(this.height / 2) };
  }

  /** An inch, a quarter where it is fine. */
  step(from: Place, key: string, fine = false): Place | undefined {
    const way = STEPS[key];
    if (!way) return undefined;
    const by = fine ? FINE : STEP;
    const within = (n: number, most: number): number => Math.max(0, Math.min(n, most));
    return { x: within(from.x + by * way[0], this.#sheet.width), y: within(from.y + by * way[1], this.height) };
  }

  over(from: Place, to: Place): Place[] {
    return [from, to];
  }

  distance(a: Place, b: Place): number {
    return rangeOf(squaredBetween(a, b));
  }

  /** From edge to edge; of what covers nothing from its middle. */
  gap(a: Stood<Place>, b: Stood<Place>): number {
    return rangeOf(squaredDistance(footprintOf(a), footprintOf(b)));
  }

  /** To the hundredth of an inch; to the mil near a whole inch, where a limit may lie. */
  figure(distance: number): string {
    const off = Math.abs(distance - Math.round(distance / 1000) * 1000);
    return inches(off > 0 && off <= NEAR ? distance : Math.round(distance / 10) * 10);
  }

  /** Itself within the area, else the foot on its edge. */
  nearest(places: readonly Place[], to: Place): Place | undefined {
    if (this.holds(places, to)) return to;
    const feet = places.map((from, i) => footOn(to, from, places[(i + 1) % places.length] as Place));
    return feet.toSorted((a, b) => squaredBetween(a, to) - squaredBetween(b, to))[0];
  }

  apart(a: Place, b: Place): string {
    return `${this.figure(this.distance(a, b))} inches`;
  }

  covers(stood: Stood<Place>, place: Place): boolean {
    const far = stood.shape ? 0 : MARKER;
    return squaredFrom(place, footprintOf(stood)) <= far * far;
  }

  holds(places: readonly Place[], place: Place): boolean {
    const outline = places.flatMap(({ x, y }) => [x, y]);
    return places.length > 2 && inside(place, outline);
  }

  name({ x, y }: Place): string {
    return `${inches(x)}, ${inches(y)}`;
  }

  where({ at, facing }: { at: Place; facing: Facing }, to: Place): string {
    return offBowWords({ ...at, heading: facing }, to);
  }

  heading(facing: Facing): string {
    return degrees(facing)
      .replace(/[.]?0+°/, '°')
      .replace(/^°/, '0°');
  }

  edge(place: Place): string {
    if (!this.on(place)) return 'off the table';
    const off: [number, string][] = [
      [this.height - place.y, 'north'],
      [place.y, 'south'],
      [place.x, 'west'],
      [this.#sheet.width - place.x, 'east'],
    ];
    const [least, side] = off.reduce((best, one) => (one[0] < best[0] ? one : best));
    return least === 0 ? `at the ${side} edge` : `${this.figure(least)} inches from the ${side} edge`;
  }

  size(): string {
    return `${inches(this.#sheet.width)} by ${inches(this.height)} inches`;
  }

  extent(places: readonly Place[]): string {
    if (places.length === 0) return '';
    const { left, bottom, right, top } = boxOf(places.flatMap(({ x, y }) => [x, y]));
    return `from ${this.name({ x: left, y: bottom })} to ${this.name({ x: right, y: top })}`;
  }

  area(places: readonly Place[]): string {
    const [only, more] = places;
    if (only && !more) return crossHair(this.middle(only));
    return polygonPath(places.map(place => this.middle(place)));
  }

  path(through: readonly Place[], bends?: readonly Facing[]): string {
    return bentPath(
      through.map(place => this.middle(place)),
      bends,
    );
  }

  arc({ at, from, to, reach }: { at: Place; from: number; to: number; reach: number }): ArcDrawing {
    const middle = this.middle(at);
    const span = headingOf(to - from) || CIRCLE;
    const steps = Math.ceil(span / PIECE);
    const out = reach * MIL;
    const rim = Array.from({ length: steps + 1 }, (_, i) => towards(middle, (from + (span * i) / steps) / 100, out));
    const ends = [rim[0] ?? middle, rim.at(-1) ?? middle];
    return {
      rays: span === CIRCLE ? '' : ends.map(end => bentPath([middle, end])).join(''),
      field: polygonPath(span === CIRCLE ? rim : [middle, ...rim]),
      amid: towards(middle, (from + span / 2) / 100, out * 0.62),
    };
  }

  /** In its place, or beside it: far enough to be pressed by a thumb at every scale. */
  handle({ at, toward }: Pick<HandleItem<Place>, 'at' | 'toward'>, radius: number, k: number): Point {
    const middle = this.middle(at);
    return toward === undefined ? middle : towards(middle, toward, (radius * 2 + 10) / k);
  }

  silhouette({ shape, disc }: { shape?: Stood<Place>['shape']; disc?: string }): Silhouette | undefined {
    if (!shape && disc === undefined) return undefined;
    const line = `${turretsPath(shape?.turrets ?? [])}${linesPath(shape?.lines ?? [])}`;
    return { hull: { outline: silhouettePath(shape), ...(line ? { line } : {}) }, scale: 1 };
  }

  around(stood: Stood<Place>, by: number): string {
    return bandPath(stood, (stood.shape ? 0 : MARKER) + by / MIL, this.height);
  }

  half(stood: Pick<Stood<Place>, 'facing' | 'shape'>): Point | undefined {
    return halfOf(stood);
  }

  sheet(): SheetDrawing {
    const { width, height } = this.bounds();
    const every = EVERY * INCH;
    // A tile begins half its size before the corner of the sheet; from south to north lines are counted from below.
    const down = (height + every / 2) % every;
    return {
      edge: polygonPath([
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ]),
      tile: { width: every, height: every, path: `M${every / 2} 0V${every}M0 ${down}H${every}` },
    };
  }

  frame(): { across: FrameEdge; down: FrameEdge } {
    const edge = (long: number): FrameEdge => ({ pitch: INCH, count: Math.floor(long / 1000), lean: 0, lines: true });
    return { across: edge(this.#sheet.width), down: { ...edge(this.height), upward: true } };
  }

  names(): { name: string; at: Point }[] {
    return [];
  }
}

/** The place on an edge nearest to another, for the eye. */
function footOn(point: Place, from: Place, to: Place): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return { x: Math.round(from.x + share * dx) || 0, y: Math.round(from.y + share * dy) || 0 };
}

/** The keyboard's cursor: a cross with its middle left open. */
function crossHair({ x, y }: Point): string {
  const [near, far] = [4, 14];
  return `M${x - far} ${y}H${x - near}M${x + near} ${y}H${x + far}M${x} ${y - far}V${y - near}M${x} ${y + near}V${y + far}`;
}
