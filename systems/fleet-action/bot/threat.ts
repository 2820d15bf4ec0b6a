// What one squadron's fire does to another, in points, by range and bearing: reckoned for a case when it first comes up.

import { hexes } from '@flagplot/hexes';
import type { ShipCard } from '../rules/cards.ts';
import { hitLocation } from '../rules/combat/arcs.ts';
import { controlDie } from '../rules/combat/numbers.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Battery, Force, Targets } from './forces.ts';
import type { Gun } from './guns.ts';
import { BANDS, hitsExpected, woundAt } from './guns.ts';

/** The six arcs and the lines between them, clockwise from the bow. */
const SECTORS = 12;
/** The same as armour tells them apart, which is alike on both sides: from the bow to the stern. */
const QUARTERS = 7;
const BEARINGS = 24;
/** Bearings are looked up as they come out of sums: less up to five sixths of a circle, and more by half of one and a whole. */
const TURNED = 64;

/** The sector and the quarter of each bearing, a whole circle added. */
const SECTOR = new Uint8Array(TURNED);
const QUARTER = new Uint8Array(TURNED);
for (let i = 0; i < TURNED; i += 1) {
  const past = (i + 2) % BEARINGS;
  const sector = past % 4 === 0 ? (past / 2 + SECTORS - 1) % SECTORS : 2 * (past >> 2);
  SECTOR[i] = sector;
  QUARTER[i] = Math.min(sector, SECTORS - sector);
}

/** The fire of one squadron on another. */
export interface Threat {
  from: Force;
  at: Force;
  /** Structure points a die of each battery takes from each class of target, by band and quarter. */
  dice: readonly Float64Array[];
  /** Where its cells are, and begin. */
  slate: Slate;
  cells: number;
  /** How far it reaches, and the rung of each range, as the firing squadron has them. */
  reach: number;
  rung: Uint8Array;
  /** What it has done before each pulse, and after the last, by weapons that fire again and again, and in the best pulse of those that fire once. */
  sum: number[];
  best: number[];
}

/**
 * A pulse's fire, cell by cell: of all weapons that fire again and again, and of those that fire once a turn. Each look at the table has one of its
 * own; a cell is NaN until it is asked for.
 */
export interface Slate {
  steady: Float64Array;
  once: Float64Array;
  used: number;
}

/** Slates that nobody writes on: to make one costs more than most of what is written there. */
const spare: Slate[] = [];

/** Looks at the table with a slate of its own. Threats made on it are good until `act` returns. */
export function withSlate<A>(act: (slate: Slate) => A): A {
  const slate = spare.pop() ?? { steady: new Float64Array(0), once: new Float64Array(0), used: 0 };
  try {
    return act(slate);
  } finally {
    slate.used = 0;
    spare.push(slate);
  }
}

/** FA-M04 The threat of one squadron to another, with what each range band adds to a target's Def. */
export function threatOf(slate: Slate, { from, at }: Pick<Threat, 'from' | 'at'>, rangeModifiers: readonly number[]): Threat {
  const dice = from.batteries.flatMap(battery => at.targets.map(({ card }) => dieOf(battery, card, rangeModifiers)));
  const { reach, rung } = from;
  return { from, at, dice, slate, cells: cellsFor(slate, from.rungs), reach, rung, sum: [0, 0, 0, 0], best: [0, 0, 0, 0] };
}

function cellsFor(slate: Slate, rungs: number): number {
  const cells = slate.used;
  slate.used += rungs * SECTORS * QUARTERS;
  if (slate.used > slate.once.length) {
    const [steady, once] = [new Float64Array(2 * slate.used), new Float64Array(2 * slate.used)];
    steady.set(slate.steady);
    once.set(slate.once);
    Object.assign(slate, { steady, once });
  }
  slate.steady.fill(Number.NaN, cells, slate.used);
  return cells;
}

/** By the charts of a battle, gun and target: a table for each sensor. */
const dies = new WeakMap<readonly number[], Map<Gun, Map<ShipCard, Float64Array[]>>>();

function dieOf({ gun, sensor }: Battery, card: ShipCard, rangeModifiers: readonly number[]): Float64Array {
  const charted = remember(dies, rangeModifiers, () => new Map<Gun, Map<ShipCard, Float64Array[]>>());
  const cards = remember(charted, gun, () => new Map<ShipCard, Float64Array[]>());
  const sensors = remember(cards, card, () => []);
  const known = sensors[sensor];
  if (known) return known;
  const made = dieAt({ gun, sensor }, card, rangeModifiers);
  sensors[sensor] = made;
  return made;
}

function remember<K, V>(known: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** FA-6.6.1 Structure points a die takes on average, by band and quarter; FA-6.3.2 on a line the better armour counts. */
function dieAt(
  { gun, sensor }: Pick<Battery, 'gun' | 'sensor'>,
  card: ShipCard,
  rangeModifiers: readonly number[],
): Float64Array {
  const table = new Float64Array(BANDS * QUARTERS);
  const sides = controlDie(gun.weapon, card.category);
  for (let band = 0; band < BANDS; band += 1) {
    const hits = hitsExpected(gun.weapon, sides, card.def + (rangeModifiers[band] as number) - sensor);
    for (let quarter = 0; quarter < QUARTERS; quarter += 1)
      table[band * QUARTERS + quarter] = hits * woundAt(gun, band, armourIn(card, quarter));
  }
  return table;
}

const CENTRE = { q: 0, r: 0, heading: 0 };
/** A hex in each quarter: those on the lines between arcs lie two away. */
const WITHIN = hexes.within(CENTRE, 2);

function armourIn(card: ShipCard, quarter: number): number {
  const from = WITHIN.find(hex => hex.q >= 0 && SECTOR[hexes.bearing(CENTRE, 0, hex) + BEARINGS] === quarter);
  return hitLocation(card, CENTRE, { ...CENTRE, ...from }).armour;
}

/** Which cell of a rung: the sector fired through and the quarter struck. */
type Aspect = number;

/** In one hex: fire goes ahead and strikes the side. */
const BESIDE: Aspect = 2;

/** The aspect of a target that lies under one bearing, and sees the fire come from under another; both with a whole circle added. */
function aspectOf(there: number, back: number): Aspect {
  return (SECTOR[there] as number) * QUARTERS + (QUARTER[back] as number);
}

/** The cell of a range within reach; reckoned if it was not yet. */
function cellAt(threat: Threat, range: number, aspect: Aspect): number {
  const cell = threat.cells + (threat.rung[range] as number) * SECTORS * QUARTERS + aspect;
  if (Number.isNaN(threat.slate.steady[cell] as number)) reckon(threat, range, aspect);
  return cell;
}

/** Adds up what all batteries do in one case. */
function reckon(threat: Threat, range: number, aspect: Aspect): void {
  const { batteries } = threat.from;
  const cell = threat.cells + (threat.rung[range] as number) * SECTORS * QUARTERS + aspect;
  const sector = Math.floor(aspect / QUARTERS);
  const quarter = aspect % QUARTERS;
  let steady = 0;
  let once = 0;
  for (let i = 0; i < batteries.length; i += 1) {
    const battery = batteries[i] as Battery;
    const thrown = range > battery.gun.reach ? 0 : diceThrough(battery, sector);
    if (thrown === 0) continue;
    const worth = thrown * worthOfDie(threat, i, (battery.gun.band[range] as number) * QUARTERS + quarter);
    if (battery.once) once += worth;
    else steady += battery.share * worth;
  }
  threat.slate.steady[cell] = steady;
  threat.slate.once[cell] = once;
}

/** FA-6.3.2 The dice of a battery through a sector: on a line between two arcs those of the better. */
function diceThrough({ dice }: Battery, sector: number): number {
  return Math.max(dice[sector >> 1] as number, dice[((sector + 1) >> 1) % dice.length] as number);
}

/** Points that a die of one battery is worth in one column of its tables, all targets together. */
function worthOfDie({ at: { targets }, dice }: Threat, battery: number, column: number): number {
  let worth = 0;
  for (let k = 0; k < targets.length; k += 1)
    worth += (targets[k] as Targets).worth * ((dice[battery * targets.length + k] as Float64Array)[column] as number);
  return worth;
}

/** What two squadrons do to each other, and where the other will be: q, r and heading after each pulse. */
export interface Foe {
  give: Threat;
  take: Threat;
  drift: readonly number[];
}

/** Numbers that a place has in a list of places. */
const PLACE = 3;

/** Fires both ways in each pulse of a turn in which one's own places stand in a list of many courses from an index on; the course before it is looked at first. */
export function exchange({ give, take, drift }: Foe, ends: ArrayLike<number>, from: number): void {
  const reach = Math.max(give.reach, take.reach);
  for (let pulse = pulsesShared(ends, from); pulse < PULSES.length; pulse += 1) {
    const i = PLACE * pulse;
    const k = from + i;
    const dq = (drift[i] as number) - (ends[k] as number);
    const dr = (drift[i + 1] as number) - (ends[k + 1] as number);
    const range = hexes.rangeOf(dq, dr);
    hold(give, pulse);
    hold(take, pulse);
    if (range > reach) continue;
    const bearing = hexes.bearingOf(dq, dr, 0) + BEARINGS;
    const there = bearing - 4 * (ends[k + 2] as number);
    const back = bearing + BEARINGS / 2 - 4 * (drift[i + 2] as number);
    if (range <= give.reach) fire(give, pulse, cellAt(give, range, range === 0 ? BESIDE : aspectOf(there, back)));
    if (range <= take.reach) fire(take, pulse, cellAt(take, range, range === 0 ? BESIDE : aspectOf(back, there)));
  }
}

/** How many pulses a course has in common with the one before it in the list: what was fired in them need not be reckoned again. */
function pulsesShared(ends: ArrayLike<number>, from: number): number {
  if (from === 0) return 0;
  let i = 0;
  while (i < PLACE * PULSES.length && ends[from + i] === ends[from + i - PLACE * PULSES.length]) i += 1;
  return Math.floor(i / PLACE);
}

/** Without fire it is after a pulse as it was before. */
function hold({ sum, best }: Threat, pulse: number): void {
  sum[pulse + 1] = sum[pulse] as number;
  best[pulse + 1] = best[pulse] as number;
}

/** Adds a pulse's fire, as its cell has it. FA-2.3.4 Of what fires once a turn only the best pulse counts. */
function fire({ slate, sum, best }: Threat, pulse: number, cell: number): void {
  sum[pulse + 1] = (sum[pulse] as number) + (slate.steady[cell] as number);
  const once = slate.once[cell] as number;
  if (once > (best[pulse] as number)) best[pulse + 1] = once;
}

/** What a turn's fire is worth in points, every weapon at its best. */
export function worthOf({ sum, best }: Threat): number {
  return (sum[PULSES.length] as number) + (best[PULSES.length] as number);
}

/** A pulse's share of what fires once a turn, at the best of three. */
const SHARE = 0.5;

/** What a pulse's fire is worth through one bearing (of 24) at a target that is bows on. */
export function fireGiven(threat: Threat, range: number, bearing: number): number {
  return pulseAt(threat, range, range === 0 ? BESIDE : aspectOf(bearing + BEARINGS, BEARINGS));
}

/** What a pulse's fire is worth that comes under one bearing from a squadron that is bows on. */
export function fireTaken(threat: Threat, range: number, bearing: number): number {
  return pulseAt(threat, range, range === 0 ? BESIDE : aspectOf(BEARINGS, bearing + BEARINGS));
}

function pulseAt(threat: Threat, range: number, aspect: Aspect): number {
  if (range > threat.reach) return 0;
  const cell = cellAt(threat, range, aspect);
  const { slate } = threat;
  return (slate.steady[cell] as number) + SHARE * (slate.once[cell] as number);
}
