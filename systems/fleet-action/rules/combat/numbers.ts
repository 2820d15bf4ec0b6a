// Chapters 6.2, 6.5 and 6.6: how many dice a weapon throws, of how many sides, and what each must show.

import type { Book, ShipOfBook } from '../book.ts';
import type { Category, Mount, WeaponCard } from '../cards.ts';
import { isNetworkJammed } from '../elint/in-force.ts';
import type { Mod } from '../morale/check.ts';
import type { Open } from '../open.ts';
import { isOf, ownSquadron, ownSquadronAt } from '../roster.ts';
import { printedFactor } from './arcs.ts';

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

/** FA-6.2.2 The same for a ship of the book. */
export function dieAt(weapon: WeaponCard, { control }: ShipOfBook): number {
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

/** Whether a weapon is fired at ships in a fire step: directly, or FA-9.1.3 to arrive later. */
export function isFired({ delivery }: WeaponCard): boolean {
  return delivery === 'direct' || delivery === 'ballistic';
}

/** FA-6.5.1 The factor printed for the arcs in which a target lies; FA-6.5.2 capped by the boxes left. */
export function factor(mount: Mount, arcs: readonly number[], boxes: number): number {
  return Math.min(printedFactor(mount, arcs), boxes);
}

/**
 * FA-6.5.3, FA-A14, FA-A15 The factor under command: a half in the turn without a commander (FA-4.7.2) or out of command (FA-4.6.3), three
 * quarters without the flagship (FA-4.8.7), and again, FA-4.3.8 for good, in a squadron of surplus ships. `half`: FA-6.4.14 of fire beside the main target, a factor like those.
 */
export function factorUnderCommand(x: number, lost: Lost & { half?: boolean }): number {
  if (lost.half) return Math.ceil(factorInParts(x, lost) / 128);
  if (!lost.commander && !lost.flagship && !lost.network) return x;
  // FA-4.8.8, FA-4.8.9 Multiplied, and rounded up once: FA-4.8.10 a positive factor never falls below 1.
  return Math.ceil(factorInParts(x, lost) / 64);
}

/** The same in sixty-fourths: of each factor so many quarters. */
function factorInParts(x: number, lost: Lost): number {
  return x * (lost.commander ? 2 : 4) * (lost.flagship ? 3 : 4) * (lost.network ? 3 : 4);
}

/** What a ship is without: its commander, its flagship, FA-4.3.8 the network of its fleet. */
export interface Lost {
  commander: boolean;
  flagship: boolean;
  network?: boolean;
}

/**
 * What a ship is without in a turn. FA-4.7.2, FA-4.6.3 Its commander: its squadron has lost it, or it is out of command itself. FA-4.8.7, FA-4.8.13
 * The flagship: lost, not named yet, or without room for its squadron.
 */
export function commandLost(open: Open, ship: ShipOfBook, turn: number): Lost {
  const out = open.strays.length > 0 && open.strays.some(one => one.id === ship.id);
  const squadron = open.squadrons[ownSquadronAt(open, ship)];
  // FA-4.6.7 Once only, whatever it is out of command for; FA-13.4 also for being jammed.
  const commander = out || squadron?.leaderless === turn || isNetworkJammed(open, ship);
  return { commander, flagship: isBeyondFlag(open, ship, turn), network: squadron?.start !== undefined };
}

/** FA-4.1.5 Whether a squadron is without its flagship: one that lives and has room for it leads it from however far. */
function isBeyondFlag(open: Open, of: ShipOfBook, turn: number): boolean {
  for (const one of open.fleets)
    if (isOf(one, of)) return one.stricken === turn || one.vacant || one.outside.includes(ownSquadron(open, of));
  return false;
}

/** All that makes the number a die must show. */
export interface Shooting {
  of: ShipOfBook;
  to: ShipOfBook;
  range: number;
  band: number;
  /** The firing ship's sensor and the ships passed over, which are part of it. */
  sensor: number;
  passed: number;
  /** FA-13.2, FA-13.3 What ELINT adds to the sensor of the ship that fires and to the Def of its target. */
  aid: number;
  guard: number;
}

/**
 * FA-6.6.1, FA-6.6.2 What a die must show: Def and range modifier and ships passed over, less the sensor. Each part that counts is put down
 * under its name where there is a list.
 */
export function numberToHit(book: Book, shooting: Shooting, list?: Mod[]): number {
  const { to, band, passed, sensor, aid, guard } = shooting;
  const by = rangeModifier(book, band);
  list?.push(...partsOf(shooting, by));
  // FA-6.1.2 The sensor as it is now counts for the die, all else against it; FA-16.2.4 Def as the card has it.
  return to.card.def + guard + by + passed - sensor - aid;
}

/** The parts of that number; `by`: the range modifier. */
function partsOf({ of, to, range, band, passed, sensor, aid, guard }: Shooting, by: number): Mod[] {
  return [
    { by: to.card.def, for: `${to.name}'s defence` },
    { by, for: `range ${range}, ${BANDS[band]}` },
    { by: passed, for: passed === 1 ? 'one ship passed over' : `${passed} ships passed over` },
    { by: -sensor, for: `${of.name}'s sensor` },
    { by: -aid, for: 'ELINT or style of who fires' },
    { by: guard, for: 'ELINT or style of the target' },
  ];
}

/** FA-6.6.2, FA-M04 What a range band adds to the target's Def. FA-9.1.1, FA-9.1.2 A ballistic weapon has one band, the short one. */
function rangeModifier(book: Book, band: number): number {
  return book.charts.rangeModifiers[band] as number;
}
