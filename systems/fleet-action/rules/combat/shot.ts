// Chapters 6.2 and 6.4 to 6.6: what a weapon can fire at, with how many dice, and what it needs.

import { hexes } from '@flagplot/hexes';
import type { Why } from '@flagplot/kernel';
import type { Book, ShipOfBook, SquadronOfBook } from '../book.ts';
import type { Category, Mount, WeaponCard } from '../cards.ts';
import type { Mod } from '../morale/check.ts';
import type { Open, Ship } from '../open.ts';
import type { Member, Seen } from '../roster.ts';
import { isActive, rootOf, shipOf, squadronOf } from '../roster.ts';
import { factorAt, printedFactor } from './arcs.ts';
import type { PulseOfTurn } from './refire.ts';
import { isSecondary, pulseOf, ready, readyAgain } from './refire.ts';

/** What can be fired at, as fire control tells it apart. */
export type TargetClass = Category | 'fighters';

/** FA-6.2.2 Which fire-control die is for which class of target. */
const CONTROL: Readonly<Record<TargetClass, number>> = { capital: 0, heavy: 0, medium: 1, fighters: 2 };

/** The names of the range bands. */
export const BANDS: readonly ['short', 'medium', 'long', 'extreme'] = ['short', 'medium', 'long', 'extreme'];

/** FA-6.2.2 The place of a class among the fire-control dice of a weapon. */
export function controlOf(target: TargetClass): number {
  return CONTROL[target];
}

/** FA-6.2.2 The sides of the die to hit; FA-6.2.4 0: the weapon has none for such a target and cannot fire at it. */
export function controlDie(weapon: WeaponCard, target: TargetClass): number {
  return weapon.control[CONTROL[target]] as number;
}

function dieAt(weapon: WeaponCard, { control }: ShipOfBook): number {
  return weapon.control[control] as number;
}

/** FA-6.2.1 The range band, 0 to 3; none beyond the last hex. */
export function bandAt(weapon: WeaponCard, range: number): number | undefined {
  const { bands } = weapon;
  for (let band = 0; band < bands.length; band += 1) if (range <= (bands[band] as number)) return band;
  return undefined;
}

/** FA-6.2.1 The last hex a weapon reaches; less than 0 where that is none. */
export function reach({ bands }: WeaponCard): number {
  return bands[bands.length - 1] ?? -1;
}

/** FA-6.5.1 The factor printed for the arcs in which a target lies; FA-6.5.2 capped by the boxes left. */
export function factor(mount: Mount, arcs: readonly number[], boxes: number): number {
  return Math.min(printedFactor(mount, arcs), boxes);
}

/**
 * FA-6.5.3, FA-A14, FA-A15 The factor under command: a half in the turn without a commander (FA-4.7.2) or out of command (FA-4.6.3), three
 * quarters without the flagship (FA-4.8.7).
 */
export function factorUnderCommand(x: number, lost: { commander: boolean; flagship: boolean }): number {
  if (!lost.commander && !lost.flagship) return x;
  const quarters = (lost.commander ? 2 : 4) * (lost.flagship ? 3 : 4);
  // FA-4.8.8, FA-4.8.9 Multiplied, and rounded up once: FA-4.8.10 a positive factor never falls below 1.
  return Math.ceil((x * quarters) / 16);
}

/**
 * What a ship is without in a turn. FA-4.7.2, FA-4.6.3 Its commander: its squadron has lost it, or it is out of command itself. FA-4.8.7, FA-4.8.13
 * The flagship: lost, not named yet, or without room for its squadron.
 */
export function commandLost(open: Open, ship: ShipOfBook, turn: number): { commander: boolean; flagship: boolean } {
  const out = open.strays.length > 0 && open.strays.some(one => one.id === ship.id);
  const leaderless = open.squadrons[ship.squadronAt]?.leaderless === turn;
  // FA-4.6.7 Once only, if both.
  return { commander: out || leaderless, flagship: isBeyondFlag(open, ship, turn) };
}

/** FA-4.1.5 Whether a squadron is without its flagship: one that lives and has room for it leads it from however far. */
function isBeyondFlag({ fleets }: Open, { side, squadron }: ShipOfBook, turn: number): boolean {
  for (const one of fleets) if (one.side === side) return one.stricken === turn || one.vacant || one.outside.includes(squadron);
  return false;
}

/** FA-4.6.6, FA-6.4.3, FA-6.4.4, FA-6.4.5, FA-6.4.6, FA-6.4.7 How many living ships of the target's squadron are nearer to the firing ship than the target. */
export function shipsPassedOver(seen: Seen, firer: Ship, target: Ship): number {
  return passedOver(seen, { firer, to: shipOf(seen.book, target), range: hexes.range(firer, target) });
}

function passedOver({ book, open: { ships } }: Seen, { firer, to, range }: Pick<LineOfFire, 'firer' | 'to' | 'range'>): number {
  let nearer = 0;
  for (const i of (book.squadrons[to.squadronAt] as SquadronOfBook).ships) {
    const ship = ships[i] as Ship;
    if (isActive(ship) && hexes.range(firer, ship) < range) nearer += 1;
  }
  return nearer;
}

/** A weapon system of a ship at one target, with all that decides its dice. */
export interface Aim {
  firer: Ship;
  of: ShipOfBook;
  target: Ship;
  to: ShipOfBook;
  /** Place of the weapon among the ship's mounts. */
  mount: number;
  weapon: WeaponCard;
  range: number;
  band: number;
  /** Dice thrown, and the sides of each. */
  dice: number;
  sides: number;
  /** What each die must show. */
  needs: number;
  /** The firing ship's sensor and the ships passed over, which are part of it. */
  sensor: number;
  passed: number;
}

/** Why a weapon cannot fire at a target. */
export interface Cannot {
  rule: string;
  /** The whole sentence: the weapon and `because`. */
  say: string;
  /** The name of the weapon, and what is said of it. */
  weapon: string;
  because: string;
  /** When it fires again, where it waits for nothing else. */
  again?: PulseOfTurn;
}

function cannot(rule: string, weapon: WeaponCard, because: string): Cannot {
  return { rule, say: `${weapon.name} ${because}`, weapon: weapon.name, because };
}

/** The table as a shot sees it. */
export interface FireContext {
  book: Book;
  open: Open;
  turn: number;
}

/** A ship that fires, with its card. */
export interface Firer {
  firer: Ship;
  of: ShipOfBook;
}

/** From one ship to another: what all weapons of the first have in common. FA-6.2.3 The range is counted from hex to hex. */
export interface LineOfFire extends Firer {
  target: Ship;
  to: ShipOfBook;
  range: number;
  /** Where the target lies, as `hexes.bearing` has it. */
  bearing: number;
  /** Worked out for the first weapon that bears: most bear on nothing. */
  shared: Shared | undefined;
  /** The ships passed over, counted for the first weapon that may not hit for their number. */
  passed: number | undefined;
}

/** What decides the dice of every weapon along a line: the ships passed over, and what the squadron is without. */
interface Shared {
  passed: number;
  lost: ReturnType<typeof commandLost>;
}

/** What all weapons of a ship have in common that fire at one target. */
export function lineOf({ book }: FireContext, firer: Ship, target: Ship): LineOfFire {
  return lineFrom({ firer, of: shipOf(book, firer) }, { ship: target, of: shipOf(book, target) });
}

/** The same where both cards are at hand. FA-6.2.3 The range is 0 in one hex. */
export function lineFrom({ firer, of }: Firer, { ship: target, of: to }: Member): LineOfFire {
  const dq = target.q - firer.q;
  const dr = target.r - firer.r;
  const bearing = hexes.bearingOf(dq, dr, firer.heading);
  return { firer, of, target, to, range: hexes.rangeOf(dq, dr), bearing, shared: undefined, passed: undefined };
}

/** FA-6.5.1, FA-6.5.2 The factor of a weapon along a line: as printed for where the target lies, capped by the boxes left. */
function factorAlong({ firer, of, bearing }: LineOfFire, mount: number): number {
  return Math.min(factorAt(of.factors[mount] as readonly number[], bearing), firer.weapons[mount] as number);
}

/** FA-6.5.1, FA-6.2.1, FA-6.2.4 Whether a weapon reaches a target and bears on it, may it fire now or not. */
function bears(line: LineOfFire, mount: number): boolean {
  const weapon = line.of.weapons[mount];
  return weapon !== undefined && line.range <= reach(weapon) && dieAt(weapon, line.to) > 0 && factorAlong(line, mount) > 0;
}

/** Whether a weapon is fired at ships in a fire step: directly, or FA-9.1.3 to arrive later. */
export function isFired({ delivery }: WeaponCard): boolean {
  return delivery === 'direct' || delivery === 'ballistic';
}

/** Whether a weapon may fire at anything in this pulse: fired at ships, a box left, its pause over (FA-2.3). */
function mayFire(sight: FireContext, { firer, of }: Firer, mount: number): boolean {
  const weapon = of.weapons[mount];
  if (!weapon || !isFired(weapon) || firer.weapons[mount] === 0) return false;
  return ready(weapon, firer.fired[mount] as number, pulseOf(sight.turn, sight.open.pulse));
}

/** One weapon of one ship at one target: what it throws, or why it cannot. */
export function aim(sight: FireContext, line: LineOfFire, mount: number): Aim | Cannot {
  return aimAlong(sight, line, mount) ?? cannotFire(sight, line.firer, mount) ?? cannotReach(sight, line, mount);
}

/** FA-6.6.1 The shot of a weapon along a line, if there is one: it may fire, bears, and can show what it needs (ruling R6). */
export function aimAlong(sight: FireContext, line: LineOfFire, mount: number): Aim | undefined {
  if (!bears(line, mount) || !mayFire(sight, line, mount)) return undefined;
  line.shared ??= sharedAlong(sight, line);
  const one = aimOf(sight.book, line, mount);
  return one.needs <= one.sides ? one : undefined;
}

/** Whether there is that shot with a weapon that may fire. Ships passed over are counted only where the rest of the target's squadron would be too many. */
function canHitAlong(sight: FireContext, line: LineOfFire, mount: number): boolean {
  if (!bears(line, mount)) return false;
  const { firer, of, target, to, range } = line;
  const weapon = of.weapons[mount] as WeaponCard;
  const band = bandAt(weapon, range) as number;
  const spare = dieAt(weapon, to) - numberToHit(sight.book, { of, to, range, band, passed: 0, sensor: firer.sensor });
  if (spare < 0 || spare >= rootOf(sight.book, to.id).ships.length - 1) return spare >= 0;
  line.passed ??= shipsPassedOver(sight, firer, target);
  return line.passed <= spare;
}

function sharedAlong(sight: FireContext, line: LineOfFire): Shared {
  return { passed: passedOver(sight, line), lost: commandLost(sight.open, line.of, sight.turn) };
}

function aimOf(book: Book, line: LineOfFire, mount: number): Aim {
  const { firer, of, target, to, range } = line;
  const weapon = of.weapons[mount] as WeaponCard;
  const band = bandAt(weapon, range) as number;
  const { passed, lost } = line.shared as Shared;
  const { sensor } = firer;
  const dice = factorUnderCommand(factorAlong(line, mount), lost);
  const needs = numberToHit(book, { of, to, range, band, passed, sensor });
  return { firer, of, target, to, mount, weapon, range, band, dice, sides: dieAt(weapon, to), needs, sensor, passed };
}

/** Why a weapon fires at nothing at all in this pulse. */
export function cannotFire(sight: FireContext, firer: Ship, mount: number): Cannot | undefined {
  const of = shipOf(sight.book, firer);
  if (mayFire(sight, { firer, of }, mount)) return undefined;
  const weapon = of.weapons[mount] as WeaponCard;
  if (!isFired(weapon)) return cannot('FA-6.2.4', weapon, 'is not fired at ships in this step.');
  if (firer.weapons[mount] === 0) return cannot('FA-6.5.2', weapon, 'has no box left.');
  const again = readyAgain(weapon, firer.fired[mount] as number, pulseOf(sight.turn, sight.open.pulse));
  const because = `fires again in turn ${again.turn}, pulse ${again.pulse}.`;
  return { ...cannot(isSecondary(weapon) ? 'FA-2.3.3' : 'FA-2.3.1', weapon, because), again };
}

/** Why a weapon that may fire cannot be fired along this line. */
function cannotReach(sight: FireContext, line: LineOfFire, mount: number): Cannot {
  const { firer, of, to, range } = line;
  const weapon = of.weapons[mount] as WeaponCard;
  const band = bandAt(weapon, range);
  if (band === undefined) return cannot('FA-6.2.1', weapon, `reaches ${weapon.bands.at(-1)} hexes; the range is ${range}.`);
  if (dieAt(weapon, to) === 0) return cannot('FA-6.2.4', weapon, 'has no die for such a target.');
  if (factorAlong(line, mount) === 0) return cannot('FA-6.5.1', weapon, 'does not bear.');
  const passed = passedOver(sight, line);
  const needs = numberToHit(sight.book, { of, to, range, band, passed, sensor: firer.sensor });
  return cannot('FA-6.6.1', weapon, `needs ${needs} on a d${dieAt(weapon, to)}: it cannot hit.`);
}

/** All that makes the number a die must show. */
type Shooting = Pick<Aim, 'of' | 'to' | 'range' | 'band' | 'passed' | 'sensor'>;

/**
 * FA-6.6.1, FA-6.6.2 What a die must show: Def and range modifier and ships passed over, less the sensor. Each part that counts is put down
 * under its name where there is a list.
 */
export function numberToHit(book: Book, shooting: Shooting, list?: Mod[]): number {
  const { to, band, passed, sensor } = shooting;
  const by = rangeModifier(book, band);
  list?.push(...partsOf(shooting, by));
  // FA-6.1.2 The sensor as it is now counts for the die, all else against it; FA-16.2.4 Def as the card has it.
  return to.card.def + by + passed - sensor;
}

/** The parts of that number; `by`: the range modifier. */
function partsOf({ of, to, range, band, passed, sensor }: Shooting, by: number): Mod[] {
  return [
    { by: to.card.def, for: `${to.name}'s defence` },
    { by, for: `range ${range}, ${BANDS[band]}` },
    { by: passed, for: passed === 1 ? 'one ship passed over' : `${passed} ships passed over` },
    { by: -sensor, for: `${of.name}'s sensor` },
  ];
}

/** FA-6.6.2, FA-M04 What a range band adds to the target's Def. FA-9.1.1, FA-9.1.2 A ballistic weapon has one band, the short one. */
function rangeModifier(book: Book, band: number): number {
  return book.charts.rangeModifiers[band] as number;
}

/** The reasons of a shot, under their names: shown before it is fired, told with its throw. */
export function why(sight: FireContext, aim: Aim): Why {
  const { of: from, to, weapon } = aim;
  const mods: Mod[] = [];
  const n = numberToHit(sight.book, aim, mods);
  const flew = weapon.delivery === 'ballistic';
  return {
    rule: flew ? 'FA-9.1.4' : 'FA-6.6.1',
    what: flew ? `${weapon.name} of ${from.name} reaches ${to.name}` : `${from.name} fires ${weapon.name} at ${to.name}`,
    by: from.side,
    test: { of: 'each', is: 'atLeast', n },
    mods: mods.filter(({ by }) => by !== 0),
  };
}

/** The weapons of a ship that can fire at a target now. */
export function aims(sight: FireContext, firer: Ship, target: Ship): Aim[] {
  const line = lineOf(sight, firer, target);
  const found: Aim[] = [];
  for (let mount = 0; mount < firer.weapons.length; mount += 1) {
    const one = aimAlong(sight, line, mount);
    if (one) found.push(one);
  }
  return found;
}

/** FA-5.8.4, FA-6.4.2 The enemy ships that some weapon of this ship can be fired at now, whether it moved or not. */
export function targets(sight: FireContext, firer: Ship): Ship[] {
  const canHit = hitsBy(sight, firer);
  return sight.open.ships.filter((_, i) => canHit(i));
}

/** The same one by one, for whoever may want the first alone. */
export function* eachTarget(sight: FireContext, firer: Ship): Generator<Ship> {
  const canHit = hitsBy(sight, firer);
  for (const [i, ship] of sight.open.ships.entries()) if (canHit(i)) yield ship;
}

/** Those of them in one squadron. */
export function targetsIn(sight: FireContext, firer: Ship, squadron: string): Ship[] {
  const canHit = hitsBy(sight, firer);
  const found: Ship[] = [];
  for (const i of squadronOf(sight.book, squadron).ships) if (canHit(i)) found.push(sight.open.ships[i] as Ship);
  return found;
}

/** Whether `firer` has at least one ship it may fire at. */
export function hasTarget(sight: FireContext, firer: Ship): boolean {
  const canHit = hitsBy(sight, firer);
  for (let i = 0; i < sight.open.ships.length; i += 1) if (canHit(i)) return true;
  return false;
}

/** Tells of each ship, by its place in the list, whether this one has a shot at it. */
function hitsBy(sight: FireContext, firer: Ship): (i: number) => boolean {
  const from = { firer, of: shipOf(sight.book, firer) };
  const mounts = mountsReady(sight, from);
  if (mounts.length === 0) return () => false;
  let most = -1;
  for (const mount of mounts) most = Math.max(most, reach(from.of.weapons[mount] as WeaponCard));
  return i => {
    const [ship, of] = [sight.open.ships[i] as Ship, sight.book.ships[i] as ShipOfBook];
    if (of.side === from.of.side || !isActive(ship) || hexes.range(firer, ship) > most) return false;
    const line = lineFrom(from, { ship, of });
    for (const mount of mounts) if (canHitAlong(sight, line, mount)) return true;
    return false;
  };
}

/** The places of the weapons of a ship that may fire in this pulse, whatever they bear on. */
function mountsReady(sight: FireContext, from: Firer): number[] {
  const found: number[] = [];
  for (let mount = 0; mount < from.of.weapons.length; mount += 1) if (mayFire(sight, from, mount)) found.push(mount);
  return found;
}

/** The places of the weapons of a ship that can fire at a target now. */
export function mountsFiring(sight: FireContext, firer: Ship, target: Ship): number[] {
  const line = lineOf(sight, firer, target);
  return mountsReady(sight, line).filter(mount => canHitAlong(sight, line, mount));
}

/** The two steps of a pulse in which ships fire: FA-4.6.2 those out of command in one of their own, after all others. */
export type FireStep = 'fire' | 'stray';

/** Whether a ship fires in a step: in command or out of it. FA-4.7.4 A squadron without a commander fires together, in the ordinary step. */
export function firesIn(ship: Ship, step: FireStep): boolean {
  return isActive(ship) && (ship.out === 'no') === (step === 'fire');
}

/** Whether some ship of a side has a weapon that may fire in this step and bears on an enemy: by arc, range, boxes and pause, as all can see. */
export function sideBears(sight: FireContext, side: string, step: FireStep): boolean {
  const { open, book } = sight;
  for (let i = 0; i < open.ships.length; i += 1) {
    const ship = open.ships[i] as Ship;
    const of = book.ships[i] as ShipOfBook;
    if (of.side === side && firesIn(ship, step) && shipBears(sight, { firer: ship, of })) return true;
  }
  return false;
}

function shipBears(sight: FireContext, from: Firer): boolean {
  const { open, book } = sight;
  const { firer, of: own } = from;
  let most = own.reach;
  for (let i = 0; i < open.ships.length; i += 1) {
    const ship = open.ships[i] as Ship;
    const of = book.ships[i] as ShipOfBook;
    if (of.side === own.side || !isActive(ship) || hexes.range(firer, ship) > most) continue;
    if (anyBears(sight, lineFrom(from, { ship, of }))) return true;
    // Most ships bear on the first they reach: only where one does not is it worked out which of its weapons may fire, and how far those reach.
    if (most === own.reach) most = reachOf(sight, from);
  }
  return false;
}

/** The farthest hex any weapon that may fire reaches; less than 0 where none may. */
function reachOf(sight: FireContext, from: Firer): number {
  let most = -1;
  for (let mount = 0; mount < from.of.weapons.length; mount += 1) {
    const weapon = from.of.weapons[mount] as WeaponCard;
    if (reach(weapon) > most && mayFire(sight, from, mount)) most = reach(weapon);
  }
  return most;
}

function anyBears(sight: FireContext, line: LineOfFire): boolean {
  for (let mount = 0; mount < line.of.weapons.length; mount += 1)
    if (bears(line, mount) && mayFire(sight, line, mount)) return true;
  return false;
}
