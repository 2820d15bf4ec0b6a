// Chapters 5.8 and 6.4: who can be fired at, and by whom.

import { hexes } from '@flagplot/hexes';
import type { ShipOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { isCutOff } from '../elint/in-force.ts';
import type { Open, Ship } from '../open.ts';
import { isActive, shipIndices, shipOf } from '../roster.ts';
import { reach } from './numbers.ts';
import type { FireContext, Firer, LineOfFire } from './shot.ts';
import { bears, canHitAlong, lineFrom, lineOf, mayFire } from './shot.ts';

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
  for (const i of shipIndices(sight, squadron)) if (canHit(i)) found.push(sight.open.ships[i] as Ship);
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

/** Whether a ship fires in a step: in command or out of it, FA-13.4.1 also because its link is jammed. FA-4.7.4 A squadron without a commander fires together, in the ordinary step. */
export function firesIn(open: Pick<Open, 'elint'>, ship: Ship, step: FireStep): boolean {
  return isActive(ship) && (ship.out === 'no' && !isCutOff(open, ship.id)) === (step === 'fire');
}

/** Whether some ship of a side has a weapon that may fire in this step and bears on an enemy: by arc, range, boxes and pause, as all can see. */
export function sideBears(sight: FireContext, side: string, step: FireStep): boolean {
  const { open, book } = sight;
  for (let i = 0; i < open.ships.length; i += 1) {
    const ship = open.ships[i] as Ship;
    const of = book.ships[i] as ShipOfBook;
    if (of.side === side && firesIn(open, ship, step) && shipBears(sight, { firer: ship, of })) return true;
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
    if (bears(sight, line, mount) && mayFire(sight, line, mount)) return true;
  return false;
}
