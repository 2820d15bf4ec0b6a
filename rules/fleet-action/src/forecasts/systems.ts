// What hits on the systems of one ship take, however many there are and wherever dice put them.

import type { Reading } from '@flagplot/kernel';
import type { Blow } from '../combat/damage.ts';
import { marked } from '../combat/damage.ts';
import { isSecondary } from '../combat/refire.ts';
import type { Spot } from '../combat/severity.ts';
import { candidates, leastUseful, place } from '../combat/systems.ts';
import type { FaTable, Ship, ShipOfBook } from '../state.ts';

/** A hit on a system: its spot, or what a die has yet to find it on. */
type Part = Spot | 'minor' | 'major';

/** Hits that take the same boxes, whichever of them comes first: of so many points each, through arcs in which the same weapons lie. */
export interface Sort {
  readonly blow: Blow;
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

/** FA-7.1.11, FA-7.1.12 The spots of a part: the first where the die falls even. */
const SPOTS: Readonly<Record<Part, readonly Spot[]>> = {
  minor: ['secondary', 'drive'],
  major: ['primary', 'sensor'],
  structure: ['structure'],
  drive: ['drive'],
  secondary: ['secondary'],
  sensor: ['sensor'],
  primary: ['primary'],
};

/** FA-A61 The die for a system is only odd or even, and any will do: here one of two sides. */
const EVEN: Reading<number> = { sides: 2, start: 0, add: (evens, face) => evens + face - 1 };

/** Spots whose boxes no hit on another row takes. */
const ROWS: readonly (readonly Spot[])[] = [['drive'], ['sensor'], ['primary', 'secondary']];

/** More structure than any hits can take. */
const AMPLE = 1_000_000;

/** The sort of a blow's hits on a part of its target. */
export function sortOf(blow: Blow, target: Ship, { on, points }: { on: Part; points: number }): Sort {
  const drive = SPOTS[on].includes('drive') ? blow.struck.drive : '';
  const weapons = SPOTS[on].some(spot => spot === 'primary' || spot === 'secondary') ? bearing(blow, target) : [];
  return { blow, on, points, key: `${on} ${points} ${drive} ${weapons.join()}` };
}

/** FA-7.3.8 The weapons of the target that such hits can be placed on. */
function bearing({ of, struck }: Blow, target: Ship): number[] {
  const through = (on: 'primary' | 'secondary') => candidates(of, target, { on, arcs: [...struck.arcs], again: false });
  return [...new Set([...through('primary'), ...through('secondary')])].sort((a, b) => a - b);
}

/** One of the spots of a sort, and its number among the spots of all. */
interface Place {
  sort: Sort;
  on: Spot;
  number: number;
}

/** What so many hits of each sort take of a ship that outlives them: dice name the spots. */
export function systemsOf(of: ShipOfBook, target: Ship, sorts: readonly Sort[]): (t: FaTable, hits: readonly number[]) => Lost {
  const places = sorts
    .flatMap(sort => SPOTS[sort.on].map(on => ({ sort, on })))
    .map((one, number): Place => ({ ...one, number }));
  const [drive, sensor, weapons] = ROWS.map(row => {
    const own = places.filter(({ on }) => row.includes(on));
    return lostBy(of, target, own);
  }) as [LostBy, LostBy, LostBy];
  return (t, hits) => {
    const spots = sorts.flatMap((sort, i) => named(sort, hits[i] as number, t));
    const { points, primary, secondary } = weapons(spots);
    return { points: points + drive(spots).points + sensor(spots).points, primary, secondary };
  };
}

/** How many of some hits are on each spot of their sort. */
function named({ on, blow }: Sort, hits: number, t: FaTable): readonly number[] {
  if (SPOTS[on].length === 1) return [hits];
  if (hits === 0) return NONE;
  const rule = on === 'minor' ? 'FA-7.1.11' : 'FA-7.1.12';
  const evens = t.throw(hits, EVEN, () => ({ rule, what: `${hits} ${on} systems of ${blow.of.name}` }));
  return [evens, hits - evens];
}
const NONE: readonly number[] = [0, 0];

type LostBy = (spots: readonly number[]) => Lost;

/** What is known by lists of small numbers, one number after another. */
class Known<T> {
  value: T | undefined;
  readonly #next: Known<T>[] = [];

  at(number: number): Known<T> {
    this.#next[number] ??= new Known();
    return this.#next[number];
  }
}

/** What hits on some places take. The rules mark the same hits once, and it is remembered. */
function lostBy(of: ShipOfBook, target: Ship, places: readonly Place[]): LostBy {
  const known = new Known<Lost>();
  return spots => {
    let at = known;
    for (const { number } of places) at = at.at(spots[number] as number);
    at.value ??= lostTo(
      of,
      target,
      places.map(one => ({ ...one, times: spots[one.number] as number })),
    );
    return at.value;
  };
}

/** FA-7.3, FA-7.4, FA-7.5, FA-7.3.9 Marks hits one after another; an owner who says nothing places those that wait. */
function lostTo(of: ShipOfBook, target: Ship, hits: readonly (Place & { times: number })[]): Lost {
  let ship: Ship = { ...target, structure: AMPLE };
  for (const { sort, on, times } of hits)
    for (let n = 0; n < times; n += 1) ship = marked(ship, sort.blow, { on, points: sort.points });
  const after: Ship = { ...ship, weapons: [...ship.weapons], pending: [...ship.pending] };
  place(of, after, open => leastUseful(of, after, open));
  return { points: AMPLE - after.structure, ...boxesLost(of, target, after) };
}

/** Whether a primary and whether a secondary weapon has fewer boxes. */
export function boxesLost(of: ShipOfBook, before: Ship, after: Ship): Omit<Lost, 'points'> {
  const some = (secondary: boolean) =>
    of.weapons.some(
      (weapon, i) => isSecondary(weapon) === secondary && (after.weapons[i] as number) < (before.weapons[i] as number),
    );
  return { primary: some(false), secondary: some(true) };
}
