// Second opinion: energy mines as they go off (FA-9.2).

import type { Die, Struck } from './damage.ts';
import { bestFacing, damage } from './damage.ts';
import type { Flight } from './fighters.ts';
import type { Hex } from './hexes.ts';
import { range } from './hexes.ts';

/** FA-9.2.4, FA-9.2.8 From so many mines on: what is taken off the die, ring by ring from the middle outwards. Further out nobody is reached. */
const CHART: readonly { from: number; off: readonly number[] }[] = [
  { from: 25, off: [0, 0, 1, 2, 4, 6] },
  { from: 15, off: [0, 1, 2, 4, 6] },
  { from: 9, off: [0, 1, 3, 5] },
  { from: 5, off: [0, 2, 4] },
  { from: 3, off: [1, 3] },
  { from: 1, off: [2] },
];

/** FA-9.2.9, FA-9.2.10 */
const MINE = { class: 'flash', delivery: 'proximity', shots: 1, control: [], bands: [45], dice: [12], points: 0, pulses: 1 };

/** What a squadron has laid: how many, and about which hex. */
export interface Mines {
  readonly count: number;
  readonly centre: Hex;
}

/** All that lies about: FA-9.2.12 of whichever side. */
export interface Field {
  readonly struck: readonly Struck[];
  readonly isHere: (ship: number) => boolean;
  readonly flights: readonly Flight[];
}

/** A ship or a flight in the area, by its place in the list, and what its die must show. */
export interface Caught {
  readonly kind: 'ship' | 'flight';
  readonly at: number;
  readonly need: number;
}

/** FA-9.2.7, FA-A61 Whoever lies in the area, from the middle outwards; on the same ring ships before flights. */
export function caughtBy({ count, centre }: Mines, { struck, isHere, flights }: Field): Caught[] {
  const { off } = CHART.find(({ from }) => count >= from)!;
  const units = [
    ...struck.map(({ ship }, at) => ({ kind: 'ship' as const, at, hex: ship.hex, isThere: isHere(at) })),
    ...flights.map(({ hex, fighters, aboard }, at) => ({ kind: 'flight' as const, at, hex, isThere: fighters > 0 && !aboard })),
  ];
  return off.flatMap((less, ring) =>
    units
      .filter(({ hex, isThere }) => isThere && range(hex, centre) === ring)
      .map(({ kind, at }) => ({ kind, at, need: 5 + less })),
  );
}

/** FA-9.2.14 Every die to hit, of all that go off at once, and then the damage of each hit. Gives those that were hit. */
export function burst(caught: readonly Caught[], { struck, flights }: Field, die: Die): Caught[] {
  const hit = caught.filter(({ need }) => die(12) >= need);
  for (const { kind, at } of hit) {
    if (kind === 'flight') thin(flights[at]!, die);
    else damage(struck[at]!, { weapon: MINE, band: 0, facing: bestFacing(struck[at]!.ship), hits: 1 }, die);
  }
  return hit;
}

/** FA-9.2.11 */
function thin(flight: Flight, die: Die): void {
  if (flight.fighters === 0) return;
  const over = die(12) - flight.card.armour;
  if (over >= 0) flight.fighters -= Math.min(flight.fighters, Math.ceil((over + 1) / 2));
}
