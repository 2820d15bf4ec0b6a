// Direct fire, written again from the book: what may be fired, what dice do, and what comes of it.

import type { Printed } from './charts.ts';
import * as charts from './charts.ts';
import { cellOf } from './charts.ts';
import { clearLost, shieldFacing, strikeShip } from './damage.ts';
import { strengthOf } from './flight.ts';
import { holds, range } from './plane.ts';
import type { Die, Missile, Position, Ship, Weapon } from './position.ts';
import { areFoes, bearingFrom, shipOf } from './position.ts';
import type { Mark } from './warfare.ts';
import { effectiveRange, hasLockOn, isMissile, shiftOn } from './warfare.ts';

export interface Shot {
  weapon: string;
  on: string;
  as?: string;
  shots?: number;
  reserve?: number;
}

/** A weapon laid on its mark. */
interface Aimed {
  position: Position;
  ship: Ship;
  weapon: Weapon;
  mark: Mark;
  shot: Shot;
  distance: number;
}

export function markNamed(position: Position, id: string): Mark | undefined {
  const ship = shipOf(position, id);
  return ship ? (ship.isHere ? ship : undefined) : position.missiles.find(one => one.id === id);
}

const isPhaser = ({ type }: Pick<Weapon, 'type'>): boolean => type.startsWith('ph-');
const launcher = ({ type }: Pick<Weapon, 'type'>): string | undefined => /^plasma-([rsgf])$/.exec(type)?.[1];

/** Why these shots may not be fired; the first reason of each. */
export function faultsOf(position: Position, ship: Ship, shots: readonly Shot[]): string[] {
  const { boxes } = ship;
  const control = ['bridge', 'flag', 'emergency', 'auxiliary'].some(box => (boxes[box] as number) > 0);
  if (!ship.hasLife || !control || !ship.hasFireControl || ship.veil > 0) return ['it fires nothing'];
  const found: string[] = [];
  let quarters = 0;
  let reserve = 0;
  const named = new Set<string>();
  for (const shot of shots) {
    if (named.has(shot.weapon)) found.push(`${shot.weapon} twice`);
    named.add(shot.weapon);
    const weapon = ship.weapons.find(one => one.id === shot.weapon);
    const fault = shotFault(position, ship, shot);
    if (fault !== undefined) found.push(`${shot.weapon}: ${fault}`);
    if (!weapon) continue;
    const paid = shot.reserve ?? 0;
    reserve += paid;
    if (isPhaser(weapon)) quarters += Math.max(0, quartersOf(weapon, shot) - 4 * paid);
  }
  if (quarters > ship.capacitor) found.push('the capacitor holds less');
  if (reserve > ship.battery) found.push('the batteries hold less');
  return found;
}

function quartersOf({ type }: Weapon, { as, shots = 1 }: Shot): number {
  if (as === 'ph-3') return 2 * shots;
  return ({ 'ph-1': 4, 'ph-2': 4, 'ph-3': 2, 'ph-4': 8, 'ph-g': 1 } as Readonly<Record<string, number>>)[type]! * shots;
}

function shotFault(position: Position, ship: Ship, shot: Shot): string | undefined {
  const mark = markNamed(position, shot.on);
  if (!mark) return 'no target';
  if (!isMissile(mark) && !areFoes(position, ship.side, mark.side)) return 'a friend';
  const weapon = ship.weapons.find(({ id }) => id === shot.weapon);
  if (!weapon || weapon.isLost) return 'no weapon';
  const aimed = { position, ship, weapon, mark, shot, distance: effectiveRange(ship, mark) };
  const chart = chartOf(aimed);
  if (!chart) return 'not armed for that';
  if (!mayShoot(weapon, shot.shots ?? 1)) return 'it has fired';
  if (isMissile(mark) && !hurts(weapon, mark)) return 'it does nothing to that';
  const from = bearingFrom(ship, mark);
  if (from !== undefined && !holds(weapon.arc, from)) return 'it does not bear';
  return reaches(aimed, chart) ? undefined : 'out of range';
}

function mayShoot({ type, shots: fired, load }: Weapon, shots: number): boolean {
  if (type === 'add') return load.length > 0;
  return fired + shots <= (type === 'ph-g' ? 4 : 1);
}

/** Only phasers hurt plasma; bolts are for ships. */
function hurts(weapon: Weapon, { isDrone }: Missile): boolean {
  return isDrone ? launcher(weapon) === undefined : isPhaser(weapon);
}

/** The chart that is read; nothing where the weapon cannot be fired so. */
function chartOf({ ship, weapon, mark, shot }: Omit<Aimed, 'distance'>): Printed | undefined {
  const { type, turns } = weapon;
  const { as, reserve = 0 } = shot;
  if (isPhaser(weapon)) {
    if (as === 'ph-3') return type === 'ph-1' || type === 'ph-2' ? charts.PHASERS['ph-3'] : undefined;
    return as === undefined ? charts.PHASERS[type === 'ph-g' ? 'ph-3' : type] : undefined;
  }
  if (type === 'add') return as === undefined && reserve === 0 && isMissile(mark) && mark.isDrone ? charts.ANTI_DRONE : undefined;
  if (weapon.energy === 0) return undefined;
  const energy = weapon.energy + reserve;
  if (reserve > 0 && !completes(type, energy)) return undefined;
  if (launcher(weapon) !== undefined) return as === 'bolt' && turns >= 3 ? charts.BOLT : undefined;
  if (type.startsWith('trb-')) return as === undefined ? charts.REPULSORS[type] : undefined;
  if (type === 'web-caster') return as === 'fist' && hasLockOn(ship, mark) ? charts.FIST : undefined;
  if ((type === 'photon' || type === 'hellbore') && turns < 2) return undefined;
  if (type === 'hellbore') {
    if (as !== undefined && as !== 'enveloping') return undefined;
    return energy >= 9 ? charts.HELLBORE_OVERLOAD : charts.HELLBORE;
  }
  return heavyChart({ ship, mark, type, as, energy });
}

/** Reserve power completes an overload, and is put into nothing else. */
function completes(type: string, energy: number): boolean {
  const whole: Readonly<Record<string, readonly number[]>> = { photon: [5, 6, 7, 8], disruptor: [4], fusion: [4], hellbore: [9] };
  return whole[type]?.includes(energy) === true;
}

interface Charged {
  ship: Ship;
  mark: Mark;
  type: string;
  as: string | undefined;
  energy: number;
}

/** An overload is fired as one, and nothing else is. */
function heavyChart({ ship, mark, type, as, energy }: Charged): Printed | undefined {
  const isOverload = energy >= (type === 'photon' ? 5 : 4);
  if (isOverload !== (as === 'overload')) return undefined;
  if (type === 'photon') {
    if (isOverload) return charts.PHOTON_OVERLOAD;
    return as === 'proximity' ? charts.PROXIMITY : as === undefined ? charts.PHOTON : undefined;
  }
  if (as !== undefined && as !== 'overload') return undefined;
  if (type === 'fusion') return isOverload ? charts.FUSION_OVERLOAD : charts.FUSION;
  if (type !== 'disruptor') return undefined;
  const improved = ship.flags.includes('derfacs') && hasLockOn(ship, mark);
  return isOverload ? charts.DISRUPTOR_OVERLOAD : improved ? charts.DERFACS : charts.DISRUPTOR;
}

/** Within the chart, where some die does something; never where the book says so. */
function reaches({ ship, weapon, mark, shot, distance }: Aimed, chart: Printed): boolean {
  const { type, reach } = weapon;
  if (type === 'disruptor' && reach !== undefined && distance > reach) return false;
  if (type === 'photon' && shot.as !== 'overload' && range(ship.at, mark.at) < 2) return false;
  if (chart === charts.HELLBORE && distance === 0) return false;
  if (type === 'web-caster' && weapon.energy <= (cellOf(chart, 1, distance) ?? 99)) return false;
  const isDice = isPhaser(weapon) || type === 'fusion' || type.startsWith('trb-');
  const rows = isDice ? chart.rows.map((_, row) => row) : [0];
  return rows.some(row => (cellOf(chart, row, distance) ?? 0) > 0);
}

/** What one shot did. */
export interface Outcome {
  readonly weapon: string;
  readonly hit?: boolean;
  readonly damage: number;
}

/** All shots of one ship: the dice of every volley first, then what they do, mark by mark. @returns each mark with its outcomes. */
export function fire(position: Position, ship: Ship, shots: readonly Shot[], die: Die): (readonly [string, Outcome[]])[] {
  const places = ship.weapons.map(({ id }) => id);
  const marks = [...new Set(shots.map(({ on }) => on))];
  const volleys = marks.map(on => {
    const mark = markNamed(position, on) as Mark;
    const own = shots.filter(shot => shot.on === on).sort((a, b) => places.indexOf(a.weapon) - places.indexOf(b.weapon));
    const aimed = own.map(shot => aim(position, ship, { mark, shot }));
    const shift = shiftOn(position, ship, mark);
    return { mark, shift, aimed, from: bearingFrom(mark, ship), back: backOf(aimed) };
  });
  const rolled = volleys.map(({ aimed, shift }) => aimed.map(one => rollShot(one, shift, die)));
  for (const { aimed } of volleys) for (const one of aimed) pay(one);
  for (const [i, { mark, aimed, shift, from, back }] of volleys.entries()) {
    const outcomes = rolled[i] as Outcome[];
    if (isMissile(mark)) shootDown(position, mark, { outcomes, aimed });
    else arrive(mark, { outcomes, aimed, shift, from }, die);
    if (back > 0) strikeShip(ship, { points: back, around: 0, from: bearingFrom(ship, mark) }, die);
    clearLost(ship);
  }
  return marks.map((on, i) => [on, rolled[i] as Outcome[]] as const);
}

function aim(position: Position, ship: Ship, { mark, shot }: { mark: Mark; shot: Shot }): Aimed {
  const weapon = ship.weapons.find(({ id }) => id === shot.weapon) as Weapon;
  return { position, ship, weapon, mark, shot, distance: effectiveRange(ship, mark) };
}

/** An overload at range 0 hurts its own ship, hit or miss. */
function backOf(aimed: readonly Aimed[]): number {
  return aimed.reduce((sum, { ship, mark, weapon: { type }, shot }) => {
    if (shot.as !== 'overload' || range(ship.at, mark.at) > 0) return sum;
    return sum + (type === 'photon' ? 4 : type === 'disruptor' ? 2 : 0);
  }, 0);
}

function rollShot(aimed: Aimed, shift: number, die: Die): Outcome {
  const { weapon, mark, shot, distance } = aimed;
  const chart = chartOf(aimed) as Printed;
  const { type } = weapon;
  if (isPhaser(weapon) || type === 'fusion' || type.startsWith('trb-')) {
    let damage = 0;
    for (let n = 0; n < (shot.shots ?? 1); n += 1) damage += readDie(chart, die() + shift, distance);
    return { weapon: weapon.id, damage };
  }
  const small = isMissile(mark) && (type === 'photon' || type === 'disruptor') ? 2 : 0;
  const rolled = type === 'hellbore' ? die() + die() : die();
  const added = type === 'add' ? 0 : shift + small;
  const hit = rolled + added <= (cellOf(chart, 0, distance) as number);
  return { weapon: weapon.id, hit, damage: hit ? damageOf(aimed, chart) : 0 };
}

/** Above 6 the row of 6, less 1 a step. */
function readDie(chart: Printed, shown: number, distance: number): number {
  const row = Math.min(6, shown);
  return Math.max(0, (cellOf(chart, row - 1, distance) as number) - (shown - row));
}

function damageOf({ weapon, shot, distance }: Aimed, chart: Printed): number {
  const letter = launcher(weapon);
  const energy = weapon.energy + (shot.reserve ?? 0);
  if (letter !== undefined) return Math.floor((cellOf(charts.PLASMA[letter] as Printed, 0, distance) ?? 0) / 2);
  if (weapon.type === 'add') return 0;
  if (weapon.type === 'photon' && shot.as === 'overload') return 2 * energy;
  const printed = cellOf(chart, 1, distance) as number;
  if (weapon.type === 'web-caster') return 2 * (energy - printed);
  return weapon.type === 'hellbore' && shot.as !== 'enveloping' ? Math.floor(printed / 2) : printed;
}

function pay({ ship, weapon, shot }: Aimed): void {
  const { reserve = 0, shots = 1 } = shot;
  ship.battery -= reserve;
  weapon.shots += shots;
  if (isPhaser(weapon)) ship.capacitor -= Math.max(0, quartersOf(weapon, shot) - 4 * reserve);
  else if (weapon.type === 'add') weapon.load = weapon.load.slice(1);
  else Object.assign(weapon, { turns: 0, energy: 0 });
}

interface Dealt {
  outcomes: readonly Outcome[];
  aimed: readonly Aimed[];
}

/** Points of a volley at a drone or a torpedo add up; a hit of an anti-drone is enough. */
function shootDown(position: Position, mark: Missile, { outcomes, aimed }: Dealt): void {
  mark.damage += outcomes.reduce((sum, { damage }) => sum + damage, 0);
  const hit = outcomes.some((outcome, i) => aimed[i]?.weapon.type === 'add' && outcome.hit === true);
  const kills = mark.isDrone ? (charts.DRONES[mark.load.split('-')[0] as string]?.[3] as number) : 0;
  const isGone = mark.isDrone ? hit || mark.damage >= kills : strengthOf(mark) === 0 && outcomes.some(({ damage }) => damage > 0);
  if (isGone) position.missiles = position.missiles.filter(one => one !== mark);
}

/** Under a full cloak the die of the shield falls first, then one for each weapon that scored. */
function arrive(
  target: Ship,
  { outcomes, aimed, shift, from }: Dealt & { shift: number; from: number | undefined },
  die: Die,
): void {
  const isRound = (i: number): boolean => aimed[i]?.shot.as === 'enveloping';
  const isDirect = outcomes.some(({ damage }, i) => damage > 0 && !isRound(i));
  const shield = target.veil === 4 && isDirect && target.isHere ? shieldFacing(from, die) : undefined;
  let points = 0;
  let around = 0;
  for (const [i, { damage }] of outcomes.entries()) {
    if (damage === 0) continue;
    const through = target.veil === 4 ? throughCloak(damage, die() + shift) : damage;
    if (isRound(i)) around += through;
    else points += through;
  }
  strikeShip(target, { points, around, from, ...(shield !== undefined && { shield }) }, die);
  clearLost(target);
}

function throughCloak(damage: number, shown: number): number {
  if (shown <= 2) return damage;
  if (shown <= 4) return Math.floor(damage / 2);
  return shown <= 6 ? Math.floor(damage / 4) : 0;
}
