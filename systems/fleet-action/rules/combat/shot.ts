// Chapters 6.4 to 6.6: one weapon fired along one line, or why it cannot be.

import { hexes } from '@flagplot/hexes';
import type { Why } from '@flagplot/kernel';
import { styleOf } from '../abilities/in-force.ts';
import type { Book, ShipOfBook, SquadronOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { elintDefence, elintSensor, isLitUp, isTargetingJammed } from '../elint/in-force.ts';
import type { Mod } from '../morale/check.ts';
import type { Open, Ship } from '../open.ts';
import type { Member, Seen } from '../roster.ts';
import { isActive, ownSquadronAt, shipOf, shipsOfSquadron } from '../roster.ts';
import { factorAt } from './arcs.ts';
import type { Shooting } from './numbers.ts';
import { BANDS, bandAt, commandLost, dieAt, factorUnderCommand, isFired, numberToHit, reach } from './numbers.ts';
import type { PulseOfTurn } from './refire.ts';
import { isSecondary, pulseOf, ready, readyAgain } from './refire.ts';

/** How many ships of the target's squadron a shot passes over. */
export function shipsPassedOver(seen: Seen, firer: Ship, target: Ship): number {
  return passedOver(seen, { firer, to: shipOf(seen.book, target), range: hexes.range(firer, target) });
}

/** FA-4.6.6, FA-6.4.3, FA-6.4.4, FA-6.4.5, FA-6.4.6, FA-6.4.7 How many living ships of the target's squadron are nearer to the firing ship than the target. */
function passedOver({ book, open }: Seen, { firer, to, range }: Pick<LineOfFire, 'firer' | 'to' | 'range'>): number {
  const { ships } = open;
  // FA-13.4.8 Who jams a command network is easily seen behind others.
  if (isLitUp(open, to.id)) return 0;
  let nearer = 0;
  for (const i of squadronFiredAt({ book, open }, to)) {
    const ship = ships[i] as Ship;
    if (isActive(ship) && hexes.range(firer, ship) < range) nearer += 1;
  }
  return nearer;
}

/** The places in the book's list of all ships of a target's squadron. */
function squadronFiredAt({ book, open }: Seen, to: ShipOfBook): readonly number[] {
  return shipsOfSquadron(open, book.squadrons[ownSquadronAt(open, to)] as SquadronOfBook);
}

/** A weapon system of a ship at one target, with all that decides its dice. */
export interface Aim extends Shooting {
  firer: Ship;
  target: Ship;
  /** Place of the weapon among the ship's mounts. */
  mount: number;
  weapon: WeaponCard;
  /** Dice thrown, and the sides of each. */
  dice: number;
  sides: number;
  /** What each die must show. */
  needs: number;
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
  /** FA-13 What ELINT does along it; worked out where any is played. */
  elint: ElintAlong | undefined;
}

/** FA-13.2, FA-13.3 What ELINT adds to sensor and Def, FA-13.6 and whether the targeting of the ship that fires is jammed. */
interface ElintAlong {
  aid: number;
  guard: number;
  jammed: boolean;
}

const NO_ELINT: ElintAlong = { aid: 0, guard: 0, jammed: false };

function elintAlong(sight: FireContext, line: LineOfFire): ElintAlong {
  if (!sight.open.elint && !sight.open.commanders) return NO_ELINT;
  const { firer, of, to } = line;
  line.elint ??= {
    aid: elintSensor(sight, of, to) + styleOf(sight, of),
    guard: elintDefence(sight, to) - styleOf(sight, to),
    jammed: isTargetingJammed(sight, firer),
  };
  return line.elint;
}

/**
 * FA-6.2.1 The band in which a weapon fires along a line; none where it does not reach. FA-13.6.1 The next worse one where its ship's targeting is jammed,
 * and FA-13.6.2 none beyond the worst; FA-13.6.3 whatever flies is not jammed.
 */
function bandAlong(sight: FireContext, line: LineOfFire, weapon: WeaponCard): number | undefined {
  const band = bandAt(weapon, line.range);
  if (band === undefined || weapon.delivery !== 'direct' || !elintAlong(sight, line).jammed) return band;
  return band + 1 < weapon.bands.length ? band + 1 : undefined;
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
  return { firer, of, target, to, range: hexes.rangeOf(dq, dr), bearing, shared: undefined, passed: undefined, elint: undefined };
}

/** FA-6.5.1, FA-6.5.2 The factor of a weapon along a line: as printed for where the target lies, capped by the boxes left. */
function factorAlong({ firer, of, bearing }: LineOfFire, mount: number): number {
  return Math.min(factorAt(of.factors[mount] as readonly number[], bearing), firer.weapons[mount] as number);
}

/** FA-6.5.1, FA-6.2.1, FA-6.2.4 Whether a weapon reaches a target and bears on it, may it fire now or not. */
export function bears(sight: FireContext, line: LineOfFire, mount: number): boolean {
  const weapon = line.of.weapons[mount];
  if (weapon === undefined || line.range > reach(weapon) || dieAt(weapon, line.to) === 0) return false;
  if (factorAlong(line, mount) === 0) return false;
  return sight.open.elint === undefined || bandAlong(sight, line, weapon) !== undefined;
}

/** Whether a weapon may fire at anything in this pulse: fired at ships, a box left, its pause over (FA-2.3). */
export function mayFire(sight: FireContext, { firer, of }: Firer, mount: number): boolean {
  const weapon = of.weapons[mount];
  if (!weapon || !isFired(weapon) || firer.weapons[mount] === 0) return false;
  return (
    ready(weapon, firer.fired[mount] as number, pulseOf(sight.turn, sight.open.pulse)) && !hasGuarded(sight.open, firer, mount)
  );
}

/** FA-10.7.6 Whether a weapon was fired in anti-fighter mode in this pulse. */
export function hasGuarded({ guards }: Open, { id }: Ship, mount: number): boolean {
  return guards?.some(one => one.ship === id && one.mount === mount) ?? false;
}

/** One weapon of one ship at one target: what it throws, or why it cannot. */
export function aim(sight: FireContext, line: LineOfFire, mount: number): Aim | Cannot {
  return aimAlong(sight, line, mount) ?? cannotFire(sight, line.firer, mount) ?? cannotReach(sight, line, mount);
}

/** FA-6.6.1 The shot of a weapon along a line, if there is one: it may fire, bears, and can show what it needs (ruling R6). */
export function aimAlong(sight: FireContext, line: LineOfFire, mount: number): Aim | undefined {
  if (!bears(sight, line, mount) || !mayFire(sight, line, mount)) return undefined;
  line.shared ??= sharedAlong(sight, line);
  const one = aimOf(sight, line, mount);
  return one.needs <= one.sides ? one : undefined;
}

/** Whether there is that shot with a weapon that may fire. Ships passed over are counted only where the rest of the target's squadron would be too many. */
export function canHitAlong(sight: FireContext, line: LineOfFire, mount: number): boolean {
  if (!bears(sight, line, mount)) return false;
  const { firer, target, to } = line;
  const weapon = line.of.weapons[mount] as WeaponCard;
  const band = bandAlong(sight, line, weapon) as number;
  const spare = dieAt(weapon, to) - numberToHit(sight.book, shootingOf(sight, line, { band, passed: 0 }));
  if (spare < 0 || spare >= squadronFiredAt(sight, to).length - 1) return spare >= 0;
  line.passed ??= shipsPassedOver(sight, firer, target);
  return line.passed <= spare;
}

function sharedAlong(sight: FireContext, line: LineOfFire): Shared {
  return { passed: passedOver(sight, line), lost: commandLost(sight.open, line.of, sight.turn) };
}

/** All that makes the number along a line, in a band and with so many ships passed over. */
function shootingOf(sight: FireContext, line: LineOfFire, { band, passed }: Pick<Shooting, 'band' | 'passed'>): Shooting {
  const { firer, of, to, range } = line;
  const { aid, guard } = elintAlong(sight, line);
  return { of, to, range, band, sensor: firer.sensor, passed, aid, guard };
}

function aimOf(sight: FireContext, line: LineOfFire, mount: number): Aim {
  const { firer, of, target, to, range } = line;
  const weapon = of.weapons[mount] as WeaponCard;
  const band = bandAlong(sight, line, weapon) as number;
  const { passed, lost } = line.shared as Shared;
  const { sensor } = firer;
  const { aid, guard } = elintAlong(sight, line);
  const dice = factorUnderCommand(factorAlong(line, mount), lost);
  const needs = numberToHit(sight.book, { of, to, range, band, passed, sensor, aid, guard });
  return { firer, of, target, to, mount, weapon, range, band, dice, sides: dieAt(weapon, to), needs, sensor, passed, aid, guard };
}

/** Why a weapon fires at nothing at all in this pulse. */
export function cannotFire(sight: FireContext, firer: Ship, mount: number): Cannot | undefined {
  const of = shipOf(sight.book, firer);
  if (mayFire(sight, { firer, of }, mount)) return undefined;
  const weapon = of.weapons[mount] as WeaponCard;
  if (!isFired(weapon)) return cannot('FA-6.2.4', weapon, 'is not fired at ships in this step.');
  if (firer.weapons[mount] === 0) return cannot('FA-6.5.2', weapon, 'has no box left.');
  if (hasGuarded(sight.open, firer, mount)) return cannot('FA-10.7.6', weapon, 'was fired at fighters in this pulse.');
  const again = readyAgain(weapon, firer.fired[mount] as number, pulseOf(sight.turn, sight.open.pulse));
  const because = `fires again in turn ${again.turn}, pulse ${again.pulse}.`;
  return { ...cannot(isSecondary(weapon) ? 'FA-2.3.3' : 'FA-2.3.1', weapon, because), again };
}

/** Why a weapon that may fire cannot be fired along this line. */
function cannotReach(sight: FireContext, line: LineOfFire, mount: number): Cannot {
  const { of, to, range } = line;
  const weapon = of.weapons[mount] as WeaponCard;
  const band = bandAlong(sight, line, weapon);
  if (band === undefined && range <= reach(weapon))
    return cannot('FA-13.6.2', weapon, `is jammed, and the range of ${range} is ${BANDS[bandAt(weapon, range) as number]}.`);
  if (band === undefined) return cannot('FA-6.2.1', weapon, `reaches ${weapon.bands.at(-1)} hexes; the range is ${range}.`);
  if (dieAt(weapon, to) === 0) return cannot('FA-6.2.4', weapon, 'has no die for such a target.');
  if (factorAlong(line, mount) === 0) return cannot('FA-6.5.1', weapon, 'does not bear.');
  const passed = passedOver(sight, line);
  const needs = numberToHit(sight.book, shootingOf(sight, line, { band, passed }));
  return cannot('FA-6.6.1', weapon, `needs ${needs} on a d${dieAt(weapon, to)}: it cannot hit.`);
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
