/**
 * Hexes on paper: 36 across the corners, in units that are pixels at scale 1, in columns (a side to the north) or in rows (a side to
 * the east). Nothing here decides anything: places are rounded for the eye alone.
 */
import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import type { Facing, HexSheet } from '@flagplot/scene';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Whether two rectangles have a part in common; touching is none. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A number, or what is nearest to it of what there may be. */
export function between(least: number, n: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}

/** What holds all of some points, with so much room about them. */
export function boxOf(points: readonly Point[], room: number): Rect {
  const x = Math.min(...points.map(point => point.x)) - room;
  const y = Math.min(...points.map(point => point.y)) - room;
  return {
    x,
    y,
    width: Math.max(...points.map(point => point.x)) + room - x,
    height: Math.max(...points.map(point => point.y)) + room - y,
  };
}

/** From the middle of a hex to a corner. */
const SIZE = 18;
/** From the middle of a hex to the middle of the next: where hexes interlock, and where they stand side to side. */
const NARROW = 27;
const WIDE = 31.177;
/** Across the corners. */
export const WIDTH = 36;

/** How the hexes of one layout lie. In steps every corner of every hex is whole, so that neighbours share it to the last digit. */
interface Plan {
  /** A step of corners, on paper. */
  step: Point;
  /** The middle of a hex, in steps. */
  middle(hex: Hex): Point;
  /** The middle of a hex the other way round, in parts of hexes. */
  under(point: Point): { q: number; r: number };
  /** Corners clockwise in steps: side `d` runs from corner `d + 4` to the one after it. */
  corners: readonly Point[];
  /** Where direction 0 points, in degrees clockwise from north. */
  north: number;
  /** From column to column, and from row to row. */
  pitch: { column: number; row: number };
  /** The two corners that the edge of a sheet takes of each hex: in the north, east, south and west. */
  edge: readonly (readonly [number, number])[];
  /** A tile of the grid that repeats, and how it lies. */
  tile: { width: number; height: number; path: string };
}

const COLUMNS: Plan = {
  step: { x: SIZE / 2, y: WIDE / 2 },
  middle: ({ q, r }) => ({ x: 3 * q, y: 2 * r + q }),
  under: ({ x, y }) => ({ q: x / NARROW, r: y / WIDE - x / NARROW / 2 }),
  corners: points([2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]),
  north: 0,
  pitch: { column: NARROW, row: WIDE },
  edge: [
    [4, 5],
    [0, 1],
    [1, 2],
    [3, 4],
  ],
  tile: {
    width: 2 * NARROW,
    height: WIDE,
    path: 'M0 15.589 H9 L18 0 H36 L45 15.589 H54 M9 15.589 L18 31.177 M45 15.589 L36 31.177',
  },
};

const ROWS: Plan = {
  step: { x: WIDE / 2, y: SIZE / 2 },
  middle: ({ q, r }) => ({ x: q - r, y: 3 * (q + r) }),
  under: ({ x, y }) => ({ q: y / NARROW / 2 + x / WIDE, r: y / NARROW / 2 - x / WIDE }),
  corners: points([1, 1], [0, 2], [-1, 1], [-1, -1], [0, -2], [1, -1]),
  north: 30,
  pitch: { column: WIDE, row: NARROW },
  edge: [
    [3, 4],
    [5, 0],
    [1, 2],
    [2, 3],
  ],
  tile: {
    width: WIDE,
    height: 2 * NARROW,
    path: 'M15.589 0 V9 L0 18 V36 L15.589 45 V54 M15.589 9 L31.177 18 M15.589 45 L31.177 36',
  },
};

function points(...pairs: readonly (readonly [number, number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const say = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;
const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The degrees clockwise from north that a facing points to. */
export function compassDegrees(facing: Facing, layout: Layout): number {
  return facing * 60 + planOf(layout).north;
}

function planOf(layout: Layout): Plan {
  return layout === 'columns' ? COLUMNS : ROWS;
}

/** The hexes of one layout on paper. */
export class Grid {
  readonly layout: Layout;
  /** From column to column, and from row to row. */
  readonly pitch: Plan['pitch'];
  readonly tile: Plan['tile'];
  readonly #plan: Plan;

  constructor(layout: Layout) {
    this.layout = layout;
    this.#plan = planOf(layout);
    this.pitch = this.#plan.pitch;
    this.tile = this.#plan.tile;
  }

  /** The middle of a hex. */
  middle(hex: Hex): Point {
    const { x, y } = this.#plan.middle(hex);
    return { x: tenth(x * this.#plan.step.x), y: tenth(y * this.#plan.step.y) };
  }

  /** The hex that a point lies in. */
  hexUnder(point: Point): Hex {
    const { q, r } = this.#plan.under(point);
    const s = -q - r;
    const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
    const off = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
    if (off.q > off.r && off.q > off.s) return whole(-rounded.r - rounded.s, rounded.r);
    return whole(rounded.q, off.r > off.s ? -rounded.q - rounded.s : rounded.r);
  }

  /** The degrees clockwise from north that a facing points to. */
  compassDegrees(facing: Facing): number {
    return compassDegrees(facing, this.layout);
  }

  /** The rectangle about the whole sheet. */
  bounds({ columns, rows }: HexSheet): Rect {
    if (this.layout === 'columns') {
      const height = WIDE * (rows + (columns > 1 ? 0.5 : 0));
      return { x: -SIZE, y: -WIDE / 2, width: NARROW * (columns - 1) + 2 * SIZE, height };
    }
    const width = WIDE * (columns + (rows > 1 ? 0.5 : 0));
    return { x: -WIDE / 2, y: -SIZE, width, height: NARROW * (rows - 1) + 2 * SIZE };
  }

  /** One hex as a closed path. */
  hexPath(hex: Hex): string {
    return this.#outline([0, 1, 2, 3, 4, 5].map(index => this.#corner(hex, index)));
  }

  /** The outline about a set of hexes, holes included, as one path. */
  outline(set: readonly Hex[]): string {
    const inside = new Set(set.map(hex => `${hex.q},${hex.r}`));
    const next = new Map<string, Point[]>();
    for (const hex of set) {
      for (let side = 0; side < 6; side += 1) {
        const beyond = hexes.neighbour(hex, side);
        if (inside.has(`${beyond.q},${beyond.r}`)) continue;
        const key = keyOf(this.#corner(hex, side + 4));
        next.set(key, [...(next.get(key) ?? []), this.#corner(hex, side + 5)]);
      }
    }
    return this.#loops(next);
  }

  /** A line through the middles of hexes. */
  pathThrough(through: readonly Hex[]): string {
    return through.map((hex, i) => `${i === 0 ? 'M' : 'L'}${say(this.middle(hex))}`).join('');
  }

  /** The edge of a whole sheet, tooth by tooth, without looking at every hex. */
  sheetPath({ columns, rows }: HexSheet): string {
    const along = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
    const rims: readonly (readonly (readonly [number, number])[])[] = [
      along(columns).map(c => [c, 1] as const),
      along(rows).map(r => [columns, r] as const),
      along(columns).map(c => [columns + 1 - c, rows] as const),
      along(rows).map(r => [1, rows + 1 - r] as const),
    ];
    const points = rims.flatMap((rim, i) =>
      rim.flatMap(([column, row]) => {
        const hex = hexes.hexAt(column, row, this.layout);
        return (this.#plan.edge[i] ?? []).map(index => this.#corner(hex, index));
      }),
    );
    return this.#outline(points);
  }

  /** A field of bearings: the two rays, and the sector between them. Bearings are twenty-fourths of a circle from direction 0. */
  sector(at: Hex, arc: { from: number; to: number; reach: number }): { rays: string; field: string } {
    const centre = this.middle(at);
    const span = (((arc.to - arc.from) % 24) + 24) % 24 || 24;
    const steps = Math.max(1, Math.ceil(span / 2));
    const rim = Array.from({ length: steps + 1 }, (_, i) =>
      towards(centre, (arc.from + (span * i) / steps) * 15 + this.#plan.north, arc.reach * WIDE),
    );
    const field = `M${say(centre)}L${rim.map(say).join('L')}Z`;
    const rays = [rim[0] ?? centre, rim.at(-1) ?? centre].map(end => `M${say(centre)}L${say(end)}`).join('');
    return { rays: span === 24 ? '' : rays, field };
  }

  /** The middle of a field of bearings, where its name stands: halfway out. */
  amid(arc: { at: Hex; from: number; to: number; reach: number }): Point {
    const span = (((arc.to - arc.from) % 24) + 24) % 24 || 24;
    return towards(this.middle(arc.at), (arc.from + span / 2) * 15 + this.#plan.north, arc.reach * WIDE * 0.62);
  }

  /** Where a handle stands: in its hex, or beside it where it turns, never nearer than its own size on the screen. */
  handlePlace(handle: { at: Hex; toward?: number }, radius: number, k: number): Point {
    const at = this.middle(handle.at);
    return handle.toward === undefined ? at : towards(at, handle.toward, Math.max(2 * SIZE, (radius * 2 + 10) / k));
  }

  /** A corner of a hex, in steps. */
  #corner(hex: Hex, index: number): Point {
    const at = this.#plan.middle(hex);
    const by = this.#plan.corners[index % 6] ?? { x: 0, y: 0 };
    return { x: at.x + by.x, y: at.y + by.y };
  }

  /** A corner on the sheet, as a path has it. */
  #say(at: Point): string {
    return say({ x: at.x * this.#plan.step.x, y: at.y * this.#plan.step.y });
  }

  #outline(corners: readonly Point[]): string {
    return `M${corners.map(corner => this.#say(corner)).join('L')}Z`;
  }

  #loops(next: Map<string, Point[]>): string {
    let path = '';
    for (const key of next.keys()) {
      let from = next.get(key)?.pop();
      if (!from) continue;
      path += `M${this.#say(from)}`;
      for (let at = keyOf(from); ; at = keyOf(from)) {
        from = next.get(at)?.pop();
        if (!from) break;
        path += `L${this.#say(from)}`;
      }
      path += 'Z';
    }
    return path;
  }
}

/** Without a minus before nought, which no hex of the kernel has. */
function whole(q: number, r: number): Hex {
  return { q: q || 0, r: r || 0 };
}

const GRIDS: Readonly<Record<Layout, Grid>> = { columns: new Grid('columns'), rows: new Grid('rows') };

export function gridOf(layout: Layout): Grid {
  return GRIDS[layout];
}

/** A point so many degrees clockwise from north, at a distance. */
export function towards(from: Point, degrees: number, distance: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(turn), y: from.y + distance * Math.sin(turn) };
}
