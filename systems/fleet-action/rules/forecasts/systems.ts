// What hits on the systems of one ship take, however many there are and wherever dice put them.

import type { Reading } from '@flagplot/kernel';
import type { ShipOfBook } from '../book.ts';
import type { DamageRoll } from '../combat/damage.ts';
import { shipAfterHit } from '../combat/damage.ts';
import { isSecondary } from '../combat/refire.ts';
import type { Spot } from '../combat/severity.ts';
import { candidates, leastUseful, place } from '../combat/systems.ts';
import type { Ship } from '../open.ts';
import type { FaTable } from '../state.ts';

/** Where a hit on a system is: its spot, or what a die has yet to say. */
type Part = Exclude<Spot, 'structure'> | 'minor' | 'major';

/** Hits that take the same boxes, whichever of them comes first: of so many points each, through arcs in which the same weapons lie. */
export interface Sort {
  readonly roll: DamageRoll;
  readonly on: Part;
  readonly points: number;
  readonly key: string;
}

/** What hits take: points of structure where no box is left, and whether a primary and whether a secondary weapon loses a box. */
export interface Lost {
  readonly points: number;
  readonly primary: boolean;
  readonly secondary: boolean;
}

/** The structure left, then hits by sort; all 0 once the ship is destroyed. */
export type Tally = readonly number[];

/** What one stage of a volley makes of a tally. */
export type Stage = (tally: Tally, t: FaTable) => Tally;

/** A row that hits on other rows leave alone, and the die that puts a hit there where it falls odd; even, on a weapon. */
interface Row {
  readonly on: 'drive' | 'sensor';
  readonly die: 'minor' | 'major';
  readonly even: 'primary' | 'secondary';
  readonly rule: string;
}
const ROWS: readonly Row[] = [
  { on: 'drive', die: 'minor', even: 'secondary', rule: 'FA-7.1.11' },
  { on: 'sensor', die: 'major', even: 'primary', rule: 'FA-7.1.12' },
];

/** FA-7.4.7, FA-7.3.8 What tells hits apart: the side they come through where they may be on the drive, the weapons in their arcs. */
const REACH: Readonly<Record<Part, { drive?: true; weapons?: true }>> = {
  minor: { drive: true, weapons: true },
  major: { weapons: true },
  drive: { drive: true },
  sensor: {},
  primary: { weapons: true },
  secondary: { weapons: true },
};

/** FA-A61 The die for a system is only odd or even, and any will do: here one of two sides. */
const EVEN: Reading<number> = { sides: 2, start: 0, add: (evens, face) => evens + face - 1 };

/** More structure than any hits can take. */
const AMPLE = 1_000_000;

/** One ship, and the sorts of hits on it in the order in which they are met. */
export class HitSorts {
  readonly sorts: Sort[] = [];
  readonly of: ShipOfBook;
  readonly target: Ship;

  constructor(of: ShipOfBook, target: Ship) {
    this.of = of;
    this.target = target;
  }

  /** The number of the sort of a shot's hits, newly entered if there is none like it: those that a die names before those on weapons. */
  numberOf(roll: DamageRoll, { on, points }: Pick<Sort, 'on' | 'points'>): number {
    const { drive, weapons } = REACH[on];
    const key = [on, points, drive ? roll.struck.drive : '', weapons ? this.#bearing(roll) : ''].join(' ');
    const known = this.sorts.findIndex(sort => sort.key === key);
    if (known >= 0) return known;
    const number = this.sorts.push({ roll, on, points, key }) - 1;
    const row = ROWS.find(({ die }) => die === on);
    if (row) this.numberOf(roll, { on: row.even, points });
    return number;
  }

  #bearing({ struck }: DamageRoll): string {
    const through = (on: 'primary' | 'secondary') =>
      candidates({ of: this.of, ship: this.target }, { on, arcs: [...struck.arcs], again: false });
    return [...new Set([...through('primary'), ...through('secondary')])].sort((a, b) => a - b).join();
  }

  /** Whether a primary and whether a secondary weapon has fewer boxes on the ship as it is after. */
  losses(after: Ship): Omit<Lost, 'points'> {
    const some = (secondary: boolean) =>
      this.of.weapons.some(
        (weapon, i) => isSecondary(weapon) === secondary && (after.weapons[i] as number) < (this.target.weapons[i] as number),
      );
    return { primary: some(false), secondary: some(true) };
  }
}

/** The stages in which hits find their spots, once all sorts are entered: row by row, and at last the weapons. */
export function systemsOf(struck: HitSorts): Stage[] {
  return [...ROWS.map(row => rowOf(struck, row)), weaponsOf(struck)];
}

/** FA-7.1.11, FA-7.1.12 The dice that name the spots of hits: those on the row take its boxes and structure, the others are on weapons. */
function rowOf(struck: HitSorts, row: Row): Stage {
  const { sorts } = struck;
  const own = [...sorts.keys()].filter(i => sorts[i]?.on === row.on || sorts[i]?.on === row.die);
  if (own.length === 0) return tally => tally;
  const named = namedBy(struck, row, own);
  return (tally, t) => {
    const structure = tally[0] as number;
    if (structure === 0) return tally;
    const [points = 0, ...weapons] = t.part(
      named,
      own.map(i => tally[i + 1] as number),
    );
    if (points >= structure) return tally.map(() => 0);
    const left = tally.map((n, i) => (own.includes(i - 1) ? 0 : n + (weapons[i - 1] ?? 0)));
    left[0] = structure - points;
    return left;
  };
}

/** Points of structure that so many hits of some sorts cost on their row, then the hits they leave on weapons, by sort. */
function namedBy(struck: HitSorts, { on, die, even, rule }: Row, own: readonly number[]) {
  const { sorts, of } = struck;
  const places = own.map(i => sorts[i] as Sort);
  const onRow = lostBy(
    struck,
    places.map(sort => ({ ...sort, on })),
  );
  const weapons = places.map(({ roll, points }) => struck.numberOf(roll, { on: even, points }));
  return (t: FaTable, hits: readonly number[]): number[] => {
    const left = sorts.map(() => 0);
    const odds = places.map((sort, i) => {
      const all = hits[i] as number;
      if (sort.on !== die || all === 0) return all;
      const evens = t.throw(all, EVEN, () => ({ rule, what: `${all} ${die} systems of ${of.name}` }));
      const weapon = weapons[i] as number;
      left[weapon] = (left[weapon] as number) + evens;
      return all - evens;
    });
    return [onRow(odds).points, ...left];
  };
}

/** FA-7.3 Hits on weapons. Leaves the structure, and whether a primary and whether a secondary weapon lost a box: 1 or 0. */
function weaponsOf(struck: HitSorts): Stage {
  const own = [...struck.sorts.keys()].filter(i => isWeapon(struck.sorts[i] as Sort));
  const lost = lostBy(struck, struck.sorts.filter(isWeapon) as Placed[]);
  return ([structure = 0, ...hits]) => {
    const { points, primary, secondary } = lost(own.map(i => hits[i] as number));
    return points < structure ? [structure - points, primary ? 1 : 0, secondary ? 1 : 0] : [0, 0, 0];
  };
}

const isWeapon = ({ on }: Sort): boolean => on === 'primary' || on === 'secondary';

/** Hits on a known spot. */
type Placed = Pick<Sort, 'roll' | 'points'> & { on: Spot };

/** What is known by lists of small numbers, one number after another. */
class Known<T> {
  value: T | undefined;
  readonly #next: Known<T>[] = [];

  at(number: number): Known<T> {
    this.#next[number] ??= new Known();
    return this.#next[number];
  }
}

/** What so many hits of each sort take of a ship that outlives them. The rules mark the same hits once, and it is remembered. */
function lostBy(struck: HitSorts, placed: readonly Placed[]): (hits: readonly number[]) => Lost {
  const known = new Known<Lost>();
  return hits => {
    let at = known;
    for (const n of hits) at = at.at(n);
    at.value ??= lostTo(struck, placed, hits);
    return at.value;
  };
}

/** FA-7.3, FA-7.4, FA-7.5 Marks hits one after another; FA-7.3.9 an owner who says nothing places those that wait. */
function lostTo(struck: HitSorts, placed: readonly Placed[], hits: readonly number[]): Lost {
  let ship: Ship = { ...struck.target, structure: AMPLE };
  for (const [i, { roll, on, points }] of placed.entries())
    for (let n = hits[i] as number; n > 0; n -= 1) ship = shipAfterHit(ship, roll, { on, points });
  const after: Ship = { ...ship, weapons: [...ship.weapons], pending: [...ship.pending] };
  place({ of: struck.of, ship: after }, open => leastUseful(struck.of, after, open));
  return { points: AMPLE - after.structure, ...struck.losses(after) };
}
