// What one squadron's fire does to another.

import type { Place, ShipCard } from '@flagplot/fleet-action/table';
import { arcsTo, controlDie, hitLocation } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import type { Battery, Force } from './forces.ts';
import { BANDS, hitsExpected, woundAt } from './guns.ts';

export const ARCS = 6;
const BEARINGS = 24;
const CENTRE: Place = { q: 0, r: 0, heading: 0 };
/** Every bearing is met within so many hexes. */
const AROUND = 3;

/** The first and the last arc of each of the 24 bearings. */
const FIRST = new Int8Array(BEARINGS);
const LAST = new Int8Array(BEARINGS);
for (const hex of hexes.within(CENTRE, AROUND)) {
  const bearing = hexes.bearing(CENTRE, 0, hex);
  if (bearing === hexes.NO_BEARING) continue;
  const arcs = arcsTo(CENTRE, { ...hex, heading: 0 });
  FIRST[bearing] = arcs[0] as number;
  LAST[bearing] = arcs.at(-1) as number;
}
/** In one hex: fire goes ahead and strikes the side. */
const AHEAD = 0;
const ABEAM = 4;

const armours = new WeakMap<ShipCard, readonly number[]>();

/** Armour by the arc through which fire comes. */
function armourOf(card: ShipCard): readonly number[] {
  const known = armours.get(card);
  if (known) return known;
  const from = Array.from({ length: ARCS }, (_, arc) => ({ ...hexes.step(CENTRE, arc), heading: 0 }));
  const made = from.map(place => hitLocation(card, CENTRE, place).armour);
  armours.set(card, made);
  return made;
}

/** The fire of one squadron on another. */
export interface Threat {
  from: Force;
  /** Points a die is worth, battery by battery: by arc struck and band. */
  worth: readonly Float64Array[];
  /** What the batteries that fire in every pulse did so far this turn, and the best pulse of each of the others. */
  sum: number;
  best: Float64Array;
}

export function threatOf(from: Force, at: Force, rangeModifiers: readonly number[]): Threat {
  const worth = from.batteries.map(battery => worthTable(battery, at, rangeModifiers));
  return { from, worth, sum: 0, best: new Float64Array(worth.length) };
}

function worthTable({ gun, sensor }: Battery, at: Force, rangeModifiers: readonly number[]): Float64Array {
  const table = new Float64Array(ARCS * BANDS);
  for (const { card, worth } of at.targets) {
    const sides = controlDie(gun.weapon, card.category);
    const armour = armourOf(card);
    for (let band = 0; band < BANDS; band += 1) {
      const hits = worth * hitsExpected(gun.weapon, sides, card.def + (rangeModifiers[band] as number) - sensor);
      for (let arc = 0; arc < ARCS; arc += 1) {
        const i = arc * BANDS + band;
        table[i] = (table[i] as number) + hits * woundAt(gun, band, armour[arc] as number);
      }
    }
  }
  return table;
}

/** Forgets what was fired: a new turn is reckoned. */
export function cease(threat: Threat): void {
  threat.sum = 0;
  threat.best.fill(0);
}

/** What a turn's fire is worth in points, every weapon at its best. */
export function worthOf({ sum, best }: Threat): number {
  let all = sum;
  for (let i = 0; i < best.length; i += 1) all += best[i] as number;
  return all;
}

/** Fires both ways in one pulse (1 to 3). */
export function exchange(give: Threat, take: Threat, pulse: number, a: Place, b: Place): void {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  const range = hexes.rangeOf(dq, dr);
  if (range > give.from.reach && range > take.from.reach) return;
  const there = hexes.bearingOf(dq, dr, a.heading);
  const back = hexes.bearingOf(-dq, -dr, b.heading);
  fire(give, pulse, range, range === 0 ? AHEAD : there, range === 0 ? ABEAM : back);
  fire(take, pulse, range, range === 0 ? AHEAD : back, range === 0 ? ABEAM : there);
}

/** Fires along one bearing at what is struck along another. */
function fire(threat: Threat, pulse: number, range: number, along: number, hit: number): void {
  const { batteries, reach } = threat.from;
  if (range > reach) return;
  const a = (FIRST[hit] as number) * BANDS;
  const b = (LAST[hit] as number) * BANDS;
  for (let i = 0; i < batteries.length; i += 1) {
    const battery = batteries[i] as Battery;
    if (range > battery.gun.reach || pulse < battery.from) continue;
    const thrown = Math.max(battery.dice[FIRST[along] as number] as number, battery.dice[LAST[along] as number] as number);
    if (thrown === 0) continue;
    const band = battery.gun.band[range] as number;
    const table = threat.worth[i] as Float64Array;
    const worth = thrown * Math.min(table[a + band] as number, table[b + band] as number);
    if (!battery.once) threat.sum += worth;
    else if (worth > (threat.best[i] as number)) threat.best[i] = worth;
  }
}

/** A pulse's share of a weapon that fires once a turn, at the best of three. */
const SHARE = 0.5;

/** What a pulse's fire is worth by `range * ARCS + arc`: through which arc it goes, or through which it strikes; the other end is bows on. */
export function bowsOn(threat: Threat, by: 'going' | 'striking'): Float64Array {
  const { batteries, reach } = threat.from;
  const table = new Float64Array((reach + 1) * ARCS);
  const each = new Float64Array(ARCS);
  for (let i = 0; i < batteries.length; i += 1) {
    const { gun, dice, once } = batteries[i] as Battery;
    const worth = threat.worth[i] as Float64Array;
    let at = 0;
    for (let band = 0; band < gun.weapon.bands.length; band += 1) {
      for (let arc = 0; arc < ARCS; arc += 1) {
        const [going, striking] = by === 'going' ? [arc, 0] : [0, arc];
        each[arc] = (once ? SHARE : 1) * (dice[going] as number) * (worth[striking * BANDS + band] as number);
      }
      const end = ((gun.weapon.bands[band] as number) + 1) * ARCS;
      for (; at < end; at += 1) table[at] = (table[at] as number) + (each[at % ARCS] as number);
    }
  }
  return table;
}
