/** Where units are drawn: alone in the middle of their hex, fanned where several share it, in piles where they would be too small. */
import type { End, GhostItem, Place, UnitItem } from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import { type Point, towards } from './geometry.ts';
import type { Ground } from './ground.ts';

/** How one thing is drawn. */
export interface Stand {
  at: Point;
  /** 1: as large as if it were alone. */
  size: number;
  /** How many lie on one another here; more than 1 is a pile. */
  pile: number;
  /** Not the topmost of its pile: not drawn. */
  under: boolean;
}

/** What can stand in a hex. */
export interface Standing {
  id: string;
  at: Place;
  side?: string;
  hull?: Hull;
}

/** How the board is looked at. */
export interface Look {
  ground: Ground;
  /** Pixels a unit of the sheet. */
  k: number;
  /** What lies on top of its pile: the unit or squadron in hand. */
  first?: (id: string) => boolean;
}

/** Nearer than this, in pixels, things in a hex cannot be told apart. */
const LEAST = 10;
const MOST = 20;

/** Rows of a fan: how many stand in each. */
const FANS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
  5: [2, 1, 2],
  6: [3, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [4, 4, 4],
};

function fanRows(of: number): readonly number[] {
  const four = [0, 1, 2, 3].map(row => Math.floor((of + row) / 4));
  return FANS[of] ?? four;
}

/** Places for so many things in one hex, about its middle, and how far they stand from one another. */
export function spots(of: number): { at: Point[]; pitch: number } {
  if (of < 2) return { at: [{ x: 0, y: 0 }], pitch: Number.POSITIVE_INFINITY };
  if (of === 2) return { at: [-1, 1].map(by => ({ x: 7 * by, y: 3 * by })), pitch: 15 };
  if (of === 3) return { at: [0, 1, 2].map(i => towards({ x: 0, y: 0 }, 120 * i - 60, 9)), pitch: 15.5 };
  const rows = fanRows(of);
  const pitch = Math.min(14, 29 / Math.max(...rows, rows.length));
  const at = rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, i) => ({ x: (i - (many - 1) / 2) * pitch, y: (row - (rows.length - 1) / 2) * pitch })),
  );
  return { at, pitch };
}

/** The scales at which something that was piled is fanned, the widest first. */
const STEPS: readonly number[] = [...new Set(Array.from({ length: MOST - 1 }, (_, i) => LEAST / spots(i + 2).pitch))].sort(
  (a, b) => a - b,
);

/** The widest scale at which everything stands as it does at this one: nothing need be placed anew in between. */
export function standingAt(k: number): number {
  return STEPS.findLast(step => step <= k) ?? 0;
}

/** Where each of them stands, by its id. */
export function standsOf(things: readonly Standing[], look: Look): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  if (!look.ground.fans) return new Map(things.map(({ id, at }) => [id, alone(look.ground.middle(at))]));
  for (const here of Map.groupBy(things, thing => look.ground.key(thing.at)).values()) {
    const { pitch } = spots(here.length);
    const apart = here.length <= MOST && look.k >= LEAST / pitch;
    for (const [id, stand] of apart ? fan(here, look) : piles(here, look)) stands.set(id, stand);
  }
  return stands;
}

function fan(here: readonly Standing[], { ground }: Look): [string, Stand][] {
  const { at, pitch } = spots(here.length);
  const large = here.length < 4 && !here.every(thing => thing.hull?.small);
  const size = large ? 1 : Math.min(1, pitch / 22);
  return here.map((thing, i) => [thing.id, { at: beside(ground.middle(thing.at), at[i]), size, pile: 1, under: false }]);
}

/** One pile a side. */
function piles(here: readonly Standing[], look: Look): [string, Stand][] {
  const bySide = [...Map.groupBy(here, thing => thing.side ?? '').values()];
  const { at } = spots(bySide.length);
  return bySide.flatMap((of, i) => {
    const top = of.find(thing => look.first?.(thing.id)) ?? of[0];
    return of.map((thing): [string, Stand] => {
      const place = beside(look.ground.middle(thing.at), at[i]);
      return [thing.id, { at: place, size: bySide.length > 2 ? 0.8 : 1, pile: of.length, under: thing !== top }];
    });
  });
}

function beside(middle: Point, by: Point | undefined): Point {
  return { x: middle.x + (by?.x ?? 0), y: middle.y + (by?.y ?? 0) };
}

/** Where units stand. The lost lie in the middle of their hex and take no room in it. */
export function unitStands(units: readonly UnitItem<Place>[], look: Look): ReadonlyMap<string, Stand> {
  const lost = units.filter(unit => unit.lost).map(unit => [unit.id, alone(look.ground.middle(unit.at))] as const);
  return new Map([
    ...lost,
    ...standsOf(
      units.filter(unit => !unit.lost),
      look,
    ),
  ]);
}

/** What stands on the board, units and ghosts, and where lines to them end. */
export class Placement {
  readonly #units: ReadonlyMap<string, Stand>;
  readonly #ghosts: ReadonlyMap<string, Stand>;
  readonly #ground: Ground;

  constructor(units: ReadonlyMap<string, Stand>, ghosts: readonly GhostItem<Place>[], ground: Ground) {
    this.#ground = ground;
    this.#units = units;
    this.#ghosts = standsOf(
      ghosts.map(({ id, at, hull }) => ({ id, at, hull })),
      { ground, k: Number.POSITIVE_INFINITY },
    );
  }

  unit(unit: UnitItem<Place>): Stand {
    return this.#units.get(unit.id) ?? alone(this.#ground.middle(unit.at));
  }

  ghost(ghost: GhostItem<Place>): Stand {
    return this.#ghosts.get(ghost.id) ?? alone(this.#ground.middle(ghost.at));
  }

  /** Where a line ends; nothing where what it leads to is not on the board. */
  end(end: End<Place>): Point | undefined {
    if ('unit' in end) return this.#units.get(end.unit)?.at;
    return 'ghost' in end ? this.#ghosts.get(end.ghost)?.at : this.#ground.middle(end);
  }

  /** Where a ring lies: about a unit, or in the middle of a hex. */
  ring(ring: { at: Place; unit?: string }): { at: Point; size: number } {
    const stand = ring.unit === undefined ? undefined : this.#units.get(ring.unit);
    return stand ?? alone(this.#ground.middle(ring.at));
  }
}

function alone(at: Point): Stand {
  return { at, size: 1, pile: 1, under: false };
}
