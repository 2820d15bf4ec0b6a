// Chapter 10.2: a ship as the allocation chart finds it, in a few numbers: what a volley takes is counted apart from the ship.

import type { Json } from '@flagplot/kernel';
import type { CardOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import type { AllocationSystem, Charts } from '../charts.ts';
import { armingsOf, EMPTY } from '../energy/arming.ts';
import type { Arm, Hold } from '../folder.ts';
import { bears } from '../geometry/arcs.ts';
import { shieldsAt } from '../geometry/shields.ts';
import type { Boxes, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import { bankOf } from './banks.ts';
import { anyWarp } from './engines.ts';

/** What internal points may take besides weapons, each with five bits of a tally. */
export const SYSTEMS: readonly (keyof Boxes)[] = [
  ...(['left', 'right', 'centre', 'impulse', 'apr', 'battery', 'fore', 'aft', 'middle', 'cargo', 'bridge', 'flag'] as const),
  ...(['emergency', 'auxiliary', 'security', 'transporter', 'tractor', 'lab', 'probe', 'shuttle'] as const),
  ...(['damageControl', 'sensor', 'scanner', 'excess', 'foreBank', 'rearBank'] as const),
];
const AT = Object.fromEntries(SYSTEMS.map((system, i) => [system, i])) as Readonly<Record<keyof Boxes, number>>;
/** Bits for a system, and in a number; a weapon takes one. */
const BITS = 5;
const A_NUMBER = 30;

/** What a volley has taken so far: counts of systems, bits of weapons (two numbers), bits of the starred cells used, and whether the ship is gone. */
export type Tally = readonly number[];

const WEAPONS_AT = Math.ceil((SYSTEMS.length * BITS) / A_NUMBER);
const STARS_AT = WEAPONS_AT + 2;
const GONE_AT = STARS_AT + 1;

/** Nothing taken yet: five numbers of systems, two of weapons, one of stars, and the end. Written out and new for each volley, as engines make and copy lists soonest. */
export function unhurt(): Tally {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0];
}

/** A ship as a volley from one direction finds it. */
export interface Hull {
  boxes: Boxes;
  /** Weapons that are left, in the order in which each kind of entry gives them up. */
  phasers: readonly number[];
  torps: readonly number[];
  drones: readonly number[];
  flags: readonly number[];
  any: readonly number[];
  /** TP-11.4.7 The bank that is struck. */
  bank: 'foreBank' | 'rearBank';
  /** Rows of the allocation chart as this ship meets them, by their place, found as they are first looked at. */
  rows: (readonly Place[])[];
}

/** A box that a point takes: of a system, or the weapon of a mount. */
export type Box = keyof Boxes | number;

/** Where a tally counts boxes of one kind: in which of its numbers, from which bit on, and how far; `most`: how many there are to take. */
export interface Slot {
  readonly box: Box;
  readonly at: number;
  readonly bit: number;
  readonly mask: number;
  readonly most: number;
}

/** TP-10.2.2 A cell of the chart; `star`: the number of its star, -1 where it has none. */
export interface Cell {
  readonly system: AllocationSystem;
  readonly star: number;
}

/** TP-10.2.2 A place in a row of the chart as a ship meets it: one kind of box, and the star of its cell; TP-10.2.11 or the warp engines, of which one gives a box. */
export interface Place extends Slot {
  readonly star: number;
  readonly engines: readonly Slot[] | undefined;
}

/** TP-10.2.7 */
const TORPS: ReadonlySet<string> = new Set([
  ...['photon', 'disruptor', 'fusion', 'trb-heavy', 'trb-light', 'web-caster', 'special-sensor'],
  ...['plasma-r', 'plasma-s', 'plasma-g', 'plasma-f', 'plasma-d'],
]);
const DRONES: ReadonlySet<string> = new Set(['rack', 'add', 'esg', 'hellbore']);
const FLAGS: ReadonlySet<string> = new Set(['web-generator', 'displacement']);

/** What its owner holds of a ship, as far as it tells what is given up. */
type Secrets = Pick<Hold, 'arms' | 'magazines' | 'watch'>;

interface From {
  charts: Pick<Charts, 'preference'>;
  hold: Secrets;
  bearing: number;
  /** TP-10.1.2 The shield that is struck, where it is known. */
  shield?: number;
}

/** The shield towards a bearing, of two the first. */
function sideOf(bearing: number): number {
  return bearing < 0 ? 1 : shieldsAt(bearing)[0];
}

/** The ship as a volley finds it. `bearing`: of whoever did it, as the ship sees it; -1 where none matters. */
export function hullOf(card: CardOfBook, unit: Unit, { charts, hold, bearing, shield }: From): Hull {
  const mounts = mountsGivenUp(card, unit, { ...hold, charts });
  const those = (types: (type: string) => boolean): number[] => mounts.filter(i => types((card.weapons[i] as WeaponCard).type));
  const phasers = those(type => type.startsWith('ph-'));
  // TP-10.2.9 Those that bear on the attacker before the others.
  const aimed = bearing < 0 ? [] : phasers.filter(i => bears(card.arcs[i] as number, bearing));
  return {
    boxes: unit.boxes,
    phasers: aimed.length === 0 ? phasers : [...aimed, ...phasers.filter(i => !aimed.includes(i))],
    torps: those(type => TORPS.has(type)),
    drones: those(type => DRONES.has(type)),
    flags: those(type => FLAGS.has(type)),
    any: those(type => !FLAGS.has(type)),
    bank: bankOf(shield ?? sideOf(bearing)) === 0 ? 'foreBank' : 'rearBank',
    rows: [],
  };
}

/** TP-10.2.10 Mounts that are left: as their owner prefers, then by type as the chart has them, then fired or empty ones first, then the last on the card. */
function mountsGivenUp(
  card: CardOfBook,
  unit: Unit,
  { charts, arms, magazines, watch }: Secrets & Pick<From, 'charts'>,
): number[] {
  const left: number[] = [];
  for (let i = 0; i < card.weapons.length; i += 1) if (unit.weapons[i] !== LOST) left.push(i);
  const rank = (i: number): number => {
    const weapon = card.weapons[i] as WeaponCard;
    const preferred = watch?.prefers.indexOf(weapon.id) ?? -1;
    if (preferred >= 0) return preferred;
    const spent = (unit.weapons[i] as number) > 0 || isEmpty(weapon, arms[i] as Arm) || loadsLeft(weapon, magazines, i) === 0;
    return 100 + 2 * charts.preference.indexOf(weapon.type) + (spent ? 0 : 1);
  };
  const ranks = new Map(left.map(i => [i, rank(i)]));
  return left.sort((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number) || b - a);
}

/** Weapons that are spent when they have nothing to launch or to shoot. */
const LOADED: ReadonlySet<string> = new Set(['rack', 'add', 'plasma-d']);

/** TP-10.2.10 What one of these has left; nothing of any other weapon. */
function loadsLeft({ type }: WeaponCard, magazines: Hold['magazines'], mount: number): number | undefined {
  return LOADED.has(type) ? magazines.find(one => one.mount === mount)?.load.length : undefined;
}

/** Whether a weapon that takes energy has none. */
function isEmpty(weapon: WeaponCard, arm: Arm): boolean {
  return arm.energy === 0 && armingsOf(weapon, EMPTY).length > 1;
}

/** TP-10.2.5 The last box of a track stays. */
export function slotOf(box: Box, boxes?: Boxes): Slot {
  const [place, mask, most] =
    typeof box === 'number'
      ? [WEAPONS_AT * A_NUMBER + box, 1, 1]
      : [AT[box] * BITS, 31, boxes ? boxes[box] - (TRACKS.has(box) ? 1 : 0) : 0];
  return { box, at: Math.floor(place / A_NUMBER), bit: place % A_NUMBER, mask, most };
}

export function countOf(tally: Tally, { at, bit, mask }: Slot): number {
  return ((tally[at] as number) >> bit) & mask;
}

/** How many of a system are gone, or of a mount. */
export function takenOf(tally: Tally, box: Box): number {
  return countOf(tally, slotOf(box));
}

/** TP-10.2.2 Whether a starred cell was used in this volley. */
export function isUsed(tally: Tally, star: number): boolean {
  return (((tally[STARS_AT] as number) >> star) & 1) === 1;
}

/** TP-10.2.6 */
export function isGone(tally: Tally): boolean {
  return tally[GONE_AT] === 1;
}

/** The same with one box more; `star`: of the cell that took it, -1 where it has none. */
export function withBox(tally: Tally, { at, bit }: Slot, star: number): Tally {
  const next = [...tally];
  next[at]! += 1 << bit;
  if (star >= 0) next[STARS_AT]! |= 1 << star;
  return next;
}

/** The tally of one box. */
export function tallyOf(box: Box): Tally {
  return withBox(unhurt(), slotOf(box), -1);
}

/** TP-10.2.6 The same with the ship destroyed. */
export function withEnd(tally: Tally): Tally {
  return withNumber(tally, GONE_AT, 1);
}

/** What is gone, whatever cells of the chart took it. */
export function withoutStars(tally: Tally): Tally & Json {
  return withNumber(tally, STARS_AT, 0);
}

function withNumber(tally: Tally, at: number, n: number): number[] {
  const next = [...tally];
  next[at] = n;
  return next;
}

/** Systems that more than one entry of the chart, or more than one kind of box, stands for; TP-10.2.8 centre hull serves as either hull. */
const SEVERAL: Readonly<Partial<Record<AllocationSystem, readonly Box[]>>> = {
  'fore-hull': ['fore', 'middle'],
  'aft-hull': ['aft', 'middle'],
  'any-warp': ['left', 'right', 'centre'],
  'damage-control': ['damageControl'],
};

const TRACKS: ReadonlySet<Box> = new Set(['damageControl', 'sensor', 'scanner'] as const);

/** What an entry of the chart stands for, the first to be given up first. */
function boxesOf({ phasers, torps, any, drones, flags, bank }: Hull, system: AllocationSystem): readonly Box[] {
  switch (system) {
    case 'phaser':
      return phasers;
    case 'torp':
      return torps;
    case 'any-weapon':
      return any;
    case 'drone':
      // TP-11.4.7 A panel of the bank struck, else of the other.
      return [...drones, bank, bank === 'foreBank' ? 'rearBank' : 'foreBank'];
    case 'flag':
      return ['flag', 'security', ...flags];
    default:
      return SEVERAL[system] ?? [system as keyof Boxes];
  }
}

/** TP-10.2.2 A row of the chart, box by box, without what the ship has none of: an excess hit alone counts where there is no box for it. */
export function placesIn(hull: Hull, row: readonly Cell[]): Place[] {
  return row.flatMap(({ system, star }): Place[] => {
    const slots = boxesOf(hull, system).map(box => slotOf(box, hull.boxes));
    const aboard = system === 'excess' ? slots : slots.filter(({ most }) => most > 0);
    const [first] = aboard;
    if (system === 'any-warp') return first ? [{ ...first, star, engines: slots }] : [];
    return aboard.map(slot => ({ ...slot, star, engines: undefined }));
  });
}

/** TP-10.2.1 The box that a place gives; nothing where none is left. */
export function slotLeft(place: Place, tally: Tally): Slot | undefined {
  if (place.engines) return warpLeft(place.engines, tally);
  return countOf(tally, place) < place.most ? place : undefined;
}

/** TP-10.2.11 */
function warpLeft(engines: readonly Slot[], tally: Tally): Slot | undefined {
  const [left, right, centre] = engines as [Slot, Slot, Slot];
  const boxes = { left: leftOf(left, tally), right: leftOf(right, tally), centre: leftOf(centre, tally) };
  const engine = anyWarp(boxes);
  if (engine === undefined) return undefined;
  return { left, right, centre }[engine];
}

function leftOf(slot: Slot, tally: Tally): number {
  return slot.most - countOf(tally, slot);
}
