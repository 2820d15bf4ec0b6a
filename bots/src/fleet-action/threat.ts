// What one squadron's fire does to another, pulse by pulse.

import type { Place, ShipCard } from '@flagplot/fleet-action/table';
import { arcsTo, controlDie, struck } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import type { Battery, Force } from './forces.ts';
import { ALL_ARCS, worthOfStructure } from './forces.ts';
import { worthOfDie } from './guns.ts';

const BEARINGS = 24;
const BANDS = 4;
const CENTRE: Place = { q: 0, r: 0, heading: 0 };
/** Every bearing is found within so many hexes. */
const AROUND = 3;

/** The first and the last arc of each of the 24 bearings. */
const FIRST = new Int8Array(BEARINGS);
const SECOND = new Int8Array(BEARINGS);
for (const hex of hexes.within(CENTRE, AROUND)) {
  const bearing = hexes.bearing(CENTRE, 0, hex);
  if (bearing === hexes.NO_BEARING) continue;
  const arcs = arcsTo(CENTRE, { ...hex, heading: 0 });
  FIRST[bearing] = arcs[0] as number;
  SECOND[bearing] = arcs.at(-1) as number;
}

const armours = new WeakMap<ShipCard, number[]>();

/** Armour by the arc through which fire comes. */
export function armourOf(card: ShipCard): readonly number[] {
  const known = armours.get(card);
  if (known) return known;
  const made = Array.from(
    { length: ALL_ARCS },
    (_, arc) => struck(card, CENTRE, { ...hexes.step(CENTRE, arc), heading: 0 }).armour,
  );
  armours.set(card, made);
  return made;
}

/** The fire of one squadron on another. */
export interface Threat {
  from: Force;
  at: Force;
  /** Points a die is worth, battery by battery: by arc struck and band. */
  worth: readonly Float64Array[];
  /** The best pulse so far of each battery that fires once a turn. */
  best: Float64Array;
}

export function threatOf(from: Force, at: Force, charts: readonly number[]): Threat {
  const worth = from.batteries.map(battery => worthTable(battery, at, charts));
  return { from, at, worth, best: new Float64Array(from.batteries.length) };
}

function worthTable(battery: Battery, at: Force, rangeModifiers: readonly number[]): Float64Array {
  const table = new Float64Array(ALL_ARCS * BANDS);
  for (const member of at.members) {
    const { card } = member.of;
    const sides = controlDie(battery.gun.weapon, card.category);
    const armour = armourOf(card);
    const each = worthOfStructure(member) / at.members.length;
    for (let band = 0; band < BANDS; band += 1) {
      const needs = card.def + (rangeModifiers[band] as number) - battery.sensor;
      for (let arc = 0; arc < ALL_ARCS; arc += 1)
        table[arc * BANDS + band]! += each * worthOfDie(battery.gun, { sides, needs, band, armour: armour[arc] as number });
    }
  }
  return table;
}

/** Forgets the pulses before: a new turn is reckoned. */
export function freshTurn(threat: Threat): void {
  threat.best.fill(0);
}

/** What the batteries that fire once a turn make of their best pulse. */
export function bestOf({ best }: Threat): number {
  let sum = 0;
  for (let i = 0; i < best.length; i += 1) sum += best[i] as number;
  return sum;
}

/**
 * What the fire of one pulse is worth in points, but for the batteries that fire once a turn: these note it where it is their best.
 * `pulse` 0: whatever is loaded.
 */
export function fireOf(threat: Threat, pulse: number, a: Place, b: Place): number {
  const range = hexes.rangeOf(b.q - a.q, b.r - a.r);
  if (range > threat.from.reach) return 0;
  const seen = range === 0 ? 0 : hexes.bearingOf(b.q - a.q, b.r - a.r, a.heading);
  const hit = range === 0 ? 4 : hexes.bearingOf(a.q - b.q, a.r - b.r, b.heading);
  const { batteries } = threat.from;
  let sum = 0;
  for (let i = 0; i < batteries.length; i += 1) {
    const battery = batteries[i] as Battery;
    if (range > battery.gun.reach || (pulse > 0 && pulse < battery.from)) continue;
    const dice = Math.max(battery.dice[FIRST[seen] as number] as number, battery.dice[SECOND[seen] as number] as number);
    if (dice === 0) continue;
    const table = threat.worth[i] as Float64Array;
    const band = battery.gun.band[range] as number;
    const worth =
      dice *
      Math.min(table[(FIRST[hit] as number) * BANDS + band] as number, table[(SECOND[hit] as number) * BANDS + band] as number);
    if (!battery.once) sum += worth;
    else if (worth > (threat.best[i] as number)) threat.best[i] = worth;
  }
  return sum;
}
