// Chapter 10.2: a ship as the allocation chart finds it, in a few numbers: what a volley takes is counted apart from the ship.

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
/** Bits for a system, systems in a number, weapons in a number. */
const BITS = 5;
const A_NUMBER = 6;
const WEAPONS_A_NUMBER = 30;
const COUNTS = Math.ceil(SYSTEMS.length / A_NUMBER);

/** What a volley has taken so far: counts of systems, bits of weapons (two numbers), bits of the starred cells used, and whether the ship is gone. */
export type Tally = readonly number[];

const WEAPONS_AT = COUNTS;
const STARS_AT = WEAPONS_AT + 2;
const GONE_AT = STARS_AT + 1;

/** Nothing taken yet. */
export const UNHURT: Tally = Object.freeze(Array<number>(GONE_AT + 1).fill(0));

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
}

/** A box that a point takes: a system, or the weapon of a mount. */
export type Box = { system: keyof Boxes } | { mount: number };

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

/** How many of a system are gone. */
export function takenOf(tally: Tally, system: keyof Boxes): number {
  const at = AT[system];
  return ((tally[Math.floor(at / A_NUMBER)] as number) >> (BITS * (at % A_NUMBER))) & 31;
}

/** How many of a system are left. */
function leftOf({ boxes }: Hull, tally: Tally, system: keyof Boxes): number {
  return boxes[system] - takenOf(tally, system);
}

/** Whether the weapon of a mount is gone. */
export function isTaken(tally: Tally, mount: number): boolean {
  return (((tally[WEAPONS_AT + Math.floor(mount / WEAPONS_A_NUMBER)] as number) >> (mount % WEAPONS_A_NUMBER)) & 1) === 1;
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
export function withBox(tally: Tally, box: Box, star: number): Tally {
  // A frozen list is spread twenty times as fast as it is sliced.
  const next = [...tally];
  if ('mount' in box) next[WEAPONS_AT + Math.floor(box.mount / WEAPONS_A_NUMBER)]! |= 1 << (box.mount % WEAPONS_A_NUMBER);
  else {
    const at = AT[box.system];
    next[Math.floor(at / A_NUMBER)]! += 1 << (BITS * (at % A_NUMBER));
  }
  if (star >= 0) next[STARS_AT]! |= 1 << star;
  return next;
}

/** TP-10.2.6 The same with the ship destroyed. */
export function withEnd(tally: Tally): Tally {
  return tally.with(GONE_AT, 1);
}

/** Systems that more than one entry of the chart, or more than one kind of box, stands for. */
const SEVERAL: Readonly<Partial<Record<AllocationSystem, readonly (keyof Boxes)[]>>> = {
  'fore-hull': ['fore', 'middle'],
  'aft-hull': ['aft', 'middle'],
  flag: ['flag', 'security'],
  'damage-control': ['damageControl'],
  auxiliary: ['auxiliary'],
};

const TRACKS: ReadonlySet<string> = new Set(['damageControl', 'sensor', 'scanner']);

/** TP-10.2.1 The box an entry of the chart takes; nothing where its system has none left. */
export function boxFor(hull: Hull, tally: Tally, system: AllocationSystem): Box | undefined {
  switch (system) {
    case 'phaser':
      return mountLeft(hull.phasers, tally);
    case 'torp':
      return mountLeft(hull.torps, tally);
    case 'any-weapon':
      return mountLeft(hull.any, tally);
    case 'drone':
      return mountLeft(hull.drones, tally) ?? panelLeft(hull, tally);
    case 'any-warp':
      return anyWarpLeft(hull, tally);
    default:
      return (
        systemLeft(hull, tally, SEVERAL[system] ?? [system as keyof Boxes]) ??
        (system === 'flag' ? mountLeft(hull.flags, tally) : undefined)
      );
  }
}

function mountLeft(mounts: readonly number[], tally: Tally): Box | undefined {
  for (const mount of mounts) if (!isTaken(tally, mount)) return { mount };
  return undefined;
}

/** TP-10.2.8 Centre hull serves as either hull; TP-10.2.5 the last box of a track stays. */
function systemLeft(hull: Hull, tally: Tally, systems: readonly (keyof Boxes)[]): Box | undefined {
  for (const system of systems) if (leftOf(hull, tally, system) > (TRACKS.has(system) ? 1 : 0)) return { system };
  return undefined;
}

/** TP-10.2.11 */
function anyWarpLeft(hull: Hull, tally: Tally): Box | undefined {
  const engine = anyWarp({
    left: leftOf(hull, tally, 'left'),
    right: leftOf(hull, tally, 'right'),
    centre: leftOf(hull, tally, 'centre'),
  });
  return engine && { system: engine };
}

/** TP-11.4.7 A panel of the bank struck, else of the other. */
function panelLeft(hull: Hull, tally: Tally): Box | undefined {
  const other = hull.bank === 'foreBank' ? 'rearBank' : 'foreBank';
  return systemLeft(hull, tally, [hull.bank, other]);
}
