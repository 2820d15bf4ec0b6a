// Chapters 6.2 and 6.4 to 6.6: what a weapon can fire at, with how many dice, and what it needs.

import type { Why } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Category, Mount, WeaponCard } from '../cards.ts';
import { fights, members } from '../orders/limits.ts';
import type { Book, Open, Ship, ShipOfBook } from '../state.ts';
import { NEVER } from '../state.ts';
import { arcsTo } from './arcs.ts';

/** FA-6.2.2 Which fire-control die is for which class of target. */
const CONTROL: Readonly<Record<Category, number>> = { capital: 0, heavy: 0, medium: 1 };
/** FA-2.3.3, FA-6.2.6 A weapon with as many shots as the turn has pulses fires in each, and is a secondary weapon. */
const EVERY_PULSE = 3;

/** The names of the range bands. */
export const BANDS: readonly ['short', 'medium', 'long', 'extreme'] = ['short', 'medium', 'long', 'extreme'];

/** FA-6.2.6 Secondary weapons fire three times a turn; all others are primary. */
export function isSecondary(weapon: WeaponCard): boolean {
  return weapon.shots >= EVERY_PULSE;
}

/** A pulse counted through the whole battle, the first of turn 1 being 1. */
export function pulseOf(turn: number, pulse: number): number {
  return (turn - 1) * EVERY_PULSE + pulse;
}

/** FA-2.3.5 The pulse in which a shot counts: a mine launch, before anything moves, as one in pulse 1. */
export function countsIn(weapon: WeaponCard, turn: number, pulse: number): number {
  return pulseOf(turn, weapon.delivery === 'proximity' ? 1 : pulse);
}

/** FA-2.3.1 to FA-2.3.4, FA-6.2.5, FA-A5 Whether a weapon that fired last in pulse `last` may fire in pulse `now`, counted through the battle. */
export function ready(weapon: WeaponCard, last: number, now: number): boolean {
  if (last === NEVER) return true;
  if (isSecondary(weapon)) return now > last;
  const sameTurn = Math.ceil(last / EVERY_PULSE) === Math.ceil(now / EVERY_PULSE);
  return now - last >= 2 && !(sameTurn && weapon.shots < 2);
}

/** FA-6.2.1 The range band, 0 to 3; none beyond the last hex. */
export function bandAt(weapon: WeaponCard, range: number): number | undefined {
  const band = weapon.bands.findIndex(last => range <= last);
  return band < 0 ? undefined : band;
}

/** FA-6.5.1 The factor printed for the arcs in which a target lies, the best of two (FA-6.3.2); FA-6.5.2 capped by the boxes left. */
export function factor(mount: Mount, arcs: readonly number[], boxes: number): number {
  let best = 0;
  for (const arc of arcs) best = Math.max(best, mount.arcs[arc] ?? 0);
  return Math.min(best, boxes);
}

/**
 * FA-6.5.3, FA-A14, FA-A15 The factor under command: a half in the turn without a commander, three quarters in the turn after the
 * flagship's loss; multiplied, and rounded up once. A positive factor never falls below 1.
 */
export function commanded(x: number, lost: { commander: boolean; flagship: boolean }): number {
  const quarters = (lost.commander ? 2 : 4) * (lost.flagship ? 3 : 4);
  return Math.ceil((x * quarters) / 16);
}

/** What a squadron is without in a turn. */
export function commandLost(open: Open, ship: ShipOfBook, turn: number): { commander: boolean; flagship: boolean } {
  const squadron = open.squadrons.find(one => one.id === ship.squadron);
  const fleet = open.fleets.find(one => one.side === ship.side);
  return { commander: squadron?.leaderless === turn, flagship: fleet?.stricken === turn };
}

/** FA-6.4.3 to FA-6.4.7, FA-A16 How many living ships of the target's squadron are nearer to the firing ship than the target. */
export function bypassed(book: Book, ships: readonly Ship[], firer: Ship, target: Ship): number {
  const far = hexes.range(firer, target);
  const squadron = (book.ships[book.shipAt[target.id] as number] as ShipOfBook).squadron;
  return members(book, ships, squadron).filter(({ ship }) => hexes.range(firer, ship) < far).length;
}

/** A weapon system of a ship at one target, with all that decides its dice. */
export interface Aim {
  firer: Ship;
  target: Ship;
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
}

/** Why a weapon cannot fire at a target. */
export interface Cannot {
  rule: string;
  say: string;
}

/** The table as a shot sees it. */
export interface Sight {
  book: Book;
  open: Open;
  turn: number;
}

/** One weapon of one ship at one target: what it throws, or why it cannot. */
export function aim(sight: Sight, firer: Ship, mount: number, target: Ship): Aim | Cannot {
  const of = shipOf(sight.book, firer);
  const weapon = of.weapons[mount] as WeaponCard;
  const silent = cannotFire(sight, firer, mount);
  if (silent) return silent;
  const range = hexes.range(firer, target);
  const band = bandAt(weapon, range);
  if (band === undefined)
    return { rule: 'FA-6.2.1', say: `${weapon.name} reaches ${weapon.bands.at(-1)} hexes; the range is ${range}.` };
  const sides = weapon.control[CONTROL[shipOf(sight.book, target).card.category]] as number;
  if (sides === 0) return { rule: 'FA-6.2.4', say: `${weapon.name} has no die for such a target.` };
  const x = factor(of.card.mounts[mount] as Mount, arcsTo(firer, target), firer.weapons[mount] as number);
  if (x === 0) return { rule: 'FA-6.5.1', say: `${weapon.name} does not bear.` };
  const needs = needed(sight, firer, target, band);
  if (needs > sides) return { rule: 'FA-6.6.1', say: `${weapon.name} needs ${needs} on a d${sides}: it cannot hit.` };
  return { firer, target, mount, weapon, range, band, dice: commanded(x, commandLost(sight.open, of, sight.turn)), sides, needs };
}

/** Why a weapon fires at nothing at all in this pulse. */
export function cannotFire(sight: Sight, firer: Ship, mount: number): Cannot | undefined {
  const weapon = shipOf(sight.book, firer).weapons[mount] as WeaponCard;
  if (weapon.delivery !== 'direct') return { rule: 'FA-6.2.4', say: `${weapon.name} is not fired at ships in this step.` };
  if (firer.weapons[mount] === 0) return { rule: 'FA-6.5.2', say: `${weapon.name} has no box left.` };
  const last = firer.fired[mount] as number;
  const now = pulseOf(sight.turn, sight.open.pulse);
  if (ready(weapon, last, now)) return undefined;
  return {
    rule: isSecondary(weapon) ? 'FA-2.3.3' : 'FA-2.3.1',
    say: `${weapon.name} fires again in ${when(weapon, last, now)}.`,
  };
}

function when(weapon: WeaponCard, last: number, now: number): string {
  let pulse = now + 1;
  while (!ready(weapon, last, pulse)) pulse += 1;
  return `turn ${Math.ceil(pulse / EVERY_PULSE)}, pulse ${((pulse - 1) % EVERY_PULSE) + 1}`;
}

/** FA-6.1.2, FA-6.6.1, FA-6.6.2 What a die must show: Def and range modifier and ships passed over, less the sensor. */
export function needed(sight: Sight, firer: Ship, target: Ship, band: number): number {
  return (
    shipOf(sight.book, target).card.def +
    rangeModifier(sight.book, band) +
    bypassed(sight.book, sight.open.ships, firer, target) -
    firer.sensor
  );
}

/** FA-6.6.2, FA-M04 What a range band adds to the target's Def. */
function rangeModifier(book: Book, band: number): number {
  return book.charts.rangeModifiers[band] as number;
}

/** The reasons of a shot, under their names: shown before it is fired, told with its throw. */
export function why(sight: Sight, aim: Aim): Why {
  const { firer, target, weapon } = aim;
  const from = shipOf(sight.book, firer);
  const to = shipOf(sight.book, target);
  const passed = bypassed(sight.book, sight.open.ships, firer, target);
  const mods = [
    { by: to.card.def, for: `${to.name}'s defence` },
    { by: rangeModifier(sight.book, aim.band), for: `range ${aim.range}, ${BANDS[aim.band]}` },
    { by: passed, for: passed === 1 ? 'one ship passed over' : `${passed} ships passed over` },
    { by: -firer.sensor, for: `${from.name}'s sensor` },
  ];
  return {
    rule: 'FA-6.6.1',
    what: `${from.name} fires ${weapon.name} at ${to.name}`,
    by: from.side,
    needs: aim.needs,
    mods: mods.filter(one => one.by !== 0),
  };
}

/** The weapons of a ship that can fire at a target now. */
export function aims(sight: Sight, firer: Ship, target: Ship): Aim[] {
  const found: Aim[] = [];
  for (let mount = 0; mount < firer.weapons.length; mount += 1) {
    const one = aim(sight, firer, mount, target);
    if ('dice' in one) found.push(one);
  }
  return found;
}

/** FA-5.8.4, FA-6.4.2 The enemy ships that some weapon of this ship can be fired at now, whether it moved or not. */
export function targets(sight: Sight, firer: Ship): Ship[] {
  const { side } = shipOf(sight.book, firer);
  const enemies = sight.open.ships.filter(ship => fights(ship) && shipOf(sight.book, ship).side !== side);
  return enemies.filter(enemy => aims(sight, firer, enemy).length > 0);
}

/** The book's entry of a ship. */
export function shipOf(book: Book, ship: Pick<Ship, 'id'>): ShipOfBook {
  return book.ships[book.shipAt[ship.id] as number] as ShipOfBook;
}
