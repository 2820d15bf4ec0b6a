/** Measured things on paper: 18 units an inch, north up. Nothing here decides anything: paper is for the eye. */
import { type Outline, outlineAt, type Point as Place } from '@flagplot/plane';
import type { GaugeItem, Stood } from '@flagplot/scene';
import type { Point } from './geometry.ts';

/** Units of paper in an inch, and in a mil. */
export const INCH = 18;
export const MIL: number = INCH / 1000;
/** The radius of a turn in mil is this divided by its rate: hundredths of a degree in a radian, times the mil of an inch. */
const RADIAN = 5_729_578;
/** How wide a template is drawn, in mil. */
const WIDE = 1100;
/** A place without a footprint is drawn as if it were so wide, in mil: markers are. */
const MARKER = 400;

const hundredth = (n: number): number => Math.round(n * 100) / 100 || 0;
const say = ({ x, y }: Point): string => `${hundredth(x)} ${hundredth(y)}`;
const radians = (hundredths: number): number => (hundredths * Math.PI) / 18_000;

/** A place on the paper of a sheet so many mil high. */
export function paperOf({ x, y }: Place, height: number): Point {
  return { x: hundredth(x * MIL), y: hundredth((height - y) * MIL) };
}

/** The corners of a flat outline on paper. */
export function cornersOf(outline: Outline, height: number): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < outline.length; i += 2) corners.push(paperOf({ x: outline[i] ?? 0, y: outline[i + 1] ?? 0 }, height));
  return corners;
}

/** Where a model lies on the table: its middle alone where it covers nothing. */
export function footprintOf({ at, facing, shape }: Stood<Place>): number[] {
  return shape ? outlineAt({ ...at, heading: facing }, shape.body) : [at.x, at.y];
}

/** One closed line through corners; none through less than two. */
export function polygonPath(corners: readonly Point[]): string {
  return corners.length < 2 ? '' : `M${corners.map(say).join('L')}Z`;
}

/** A line through places, each piece straight or bent by so many hundredths of a degree: above 0 clockwise. */
export function bentPath(points: readonly Point[], bends: readonly number[] = []): string {
  return points
    .map((point, i) => (i === 0 ? `M${say(point)}` : pieceTo(points[i - 1] as Point, point, bends[i - 1] ?? 0)))
    .join('');
}

function pieceTo(from: Point, to: Point, bend: number): string {
  const turn = Math.abs(radians(bend));
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (turn < 1e-4 || chord < 0.01) return `L${say(to)}`;
  const radius = hundredth(chord / (2 * Math.sin(turn / 2)));
  return `A${radius} ${radius} 0 ${turn > Math.PI ? 1 : 0} ${bend > 0 ? 1 : 0} ${say(to)}`;
}

/** The line about all that lies within some mil of a footprint: straight along its edges, round about its corners. */
export function bandPath(stood: Stood<Place>, reach: number, height: number): string {
  const corners = cornersOf(footprintOf(stood), height);
  const r = hundredth(reach * MIL);
  const [only, more] = corners;
  if (only && !more) return circlePath(only, r);
  const edges = corners.map((from, i) => edgeBeside(from, corners[(i + 1) % corners.length] as Point, r));
  const first = edges[0]?.[0];
  return first ? `M${say(first)}${edges.map(edge => `${arcTo(edge[0], r)}L${say(edge[1])}`).join('')}${arcTo(first, r)}Z` : '';
}

const arcTo = (to: Point, r: number): string => `A${r} ${r} 0 0 1 ${say(to)}`;

/** An edge of an outline that runs clockwise, moved outward. */
function edgeBeside(from: Point, to: Point, by: number): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const out = { x: ((to.y - from.y) / long) * by, y: ((from.x - to.x) / long) * by };
  return [
    { x: from.x + out.x, y: from.y + out.y },
    { x: to.x + out.x, y: to.y + out.y },
  ];
}

export function circlePath({ x, y }: Point, r: number): string {
  return `M${say({ x: x - r, y })}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The circle of a marker about the origin, and what a hull covers about it, bow up. */
export function silhouettePath(shape: { body: Outline } | undefined): string {
  if (!shape || shape.body.length < 4) return circlePath({ x: 0, y: 0 }, MARKER * MIL);
  return polygonPath(bodyCorners(shape.body));
}

/** A body about the origin, bow up. */
function bodyCorners(body: Outline): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < body.length; i += 2) corners.push({ x: (body[i + 1] ?? 0) * MIL, y: -(body[i] ?? 0) * MIL });
  return corners;
}

/** Discs upon a hull, as one path. */
export function turretsPath(turrets: readonly (readonly [ahead: number, starboard: number])[]): string {
  return turrets.map(([ahead, starboard]) => circlePath({ x: starboard * MIL, y: -ahead * MIL }, 170 * MIL)).join('');
}

/** Lines upon a hull, as one path. */
export function linesPath(lines: readonly (readonly (readonly [ahead: number, starboard: number])[])[]): string {
  const along = (line: (typeof lines)[number]): string[] =>
    line.map(([ahead, starboard]) => say({ x: starboard * MIL, y: -ahead * MIL }));
  return lines.map(line => `M${along(line).join('L')}`).join('');
}

/** Half of what a model takes on paper, across and down. */
export function halfOf({ facing, shape }: Pick<Stood<Place>, 'facing' | 'shape'>): Point {
  const corners = shape ? cornersOf(outlineAt({ x: 0, y: 0, heading: facing }, shape.body), 0) : [];
  const most = (of: (corner: Point) => number): number => Math.max(MARKER * MIL, ...corners.map(corner => Math.abs(of(corner))));
  return { x: most(({ x }) => x), y: most(({ y }) => y) };
}

/** A template as it is drawn: all of it, the part that is used, a tick each half inch, and its inches. */
export interface GaugeDrawing {
  whole: string;
  used: string;
  ticks: string;
  numbers: { n: number; at: Point }[];
  /** Beside its far end: where its name stands. */
  tip: Point;
}

/** A turning template along the outer side of a hull. */
export function gaugeDrawing(gauge: Omit<GaugeItem<Place>, 'kind' | 'id'>, height: number): GaugeDrawing {
  const ring = new Ring(gauge, height);
  const halves = Array.from({ length: Math.floor(gauge.length / 500) }, (_, i) => (i + 1) * 500);
  return {
    whole: ring.band(gauge.length),
    used: gauge.used > 0 ? ring.band(Math.min(gauge.used, gauge.length)) : '',
    ticks: halves.map(s => ring.tick(s, s % 1000 === 0 ? 0.55 : 0.3)).join(''),
    numbers: halves.filter(s => s % 1000 === 0).map(s => ({ n: s / 1000, at: ring.at(s, 0.78) })),
    tip: ring.at(gauge.length, 1.5),
  };
}

/** The ring that a template is cut from. */
class Ring {
  readonly #gauge: Omit<GaugeItem<Place>, 'kind' | 'id'>;
  readonly #height: number;
  /** 1 to starboard, -1 to port. */
  readonly #side: number;
  /** Mil from the middle of the turn to the path, and to the hull's outer side. */
  readonly #path: number;
  readonly #inner: number;

  constructor(gauge: Omit<GaugeItem<Place>, 'kind' | 'id'>, height: number) {
    this.#gauge = gauge;
    this.#height = height;
    this.#side = Math.sign(gauge.turn) || 1;
    this.#path = RADIAN / Math.max(1, Math.abs(gauge.turn));
    this.#inner = this.#path + beam(gauge.from);
  }

  /** So many mil along the path, at a share of the template's width: 0 at the hull. */
  at(s: number, share: number): Point {
    const { at, facing } = this.#gauge.from;
    const starboard = (heading: number): Point => ({ x: Math.cos(heading), y: -Math.sin(heading) });
    const [begin, now] = [starboard(radians(facing)), starboard(radians(facing) + (this.#side * s) / this.#path)];
    const out = this.#inner + share * WIDE;
    const along = (of: 'x' | 'y'): number => at[of] + this.#side * (this.#path * begin[of] - out * now[of]);
    return paperOf({ x: along('x'), y: along('y') }, this.#height);
  }

  band(s: number): string {
    const [inner, outer] = [this.#inner * MIL, (this.#inner + WIDE) * MIL];
    const large = s / this.#path > Math.PI ? 1 : 0;
    const arc = (r: number, to: Point, clockwise: boolean): string =>
      `A${hundredth(r)} ${hundredth(r)} 0 ${large} ${clockwise ? 1 : 0} ${say(to)}`;
    const turns = this.#side > 0;
    return `M${say(this.at(0, 0))}${arc(inner, this.at(s, 0), turns)}L${say(this.at(s, 1))}${arc(outer, this.at(0, 1), !turns)}Z`;
  }

  tick(s: number, share: number): string {
    return `M${say(this.at(s, 0))}L${say(this.at(s, share))}`;
  }
}

/** Half the width of a hull, in mil. */
function beam({ shape }: Stood<Place>): number {
  const sides = shape?.body.filter((_, i) => i % 2 === 1) ?? [];
  return Math.max(0, ...sides.map(Math.abs));
}
