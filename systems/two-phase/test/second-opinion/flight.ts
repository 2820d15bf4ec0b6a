// Drones and plasma, written again from the book: how they home, and what they do as they strike.

import { cellOf, DRONES, PLASMA } from './charts.ts';
import { clearLost, strikeShip } from './damage.ts';
import type { Spot } from './plane.ts';
import { isSame, nextHex, range } from './plane.ts';
import type { Die, Missile, Position, Ship } from './position.ts';
import { bearingFrom, shipOf } from './position.ts';
import { hasLockOn, shiftOn } from './warfare.ts';

/** Hexes a turn. */
function speedOf({ isDrone, load }: Missile): number {
  if (!isDrone) return 16;
  const [type, upgrade] = load.split('-') as [string, string?];
  if (upgrade === 'm') return 10;
  return upgrade === 'f' ? 16 : (DRONES[type]?.[0] as number);
}

/** By hexes flown, less 1 for every two points of phasers. */
export function strengthOf({ plasma, flown, damage }: Missile): number {
  const row = PLASMA[plasma];
  return Math.max(0, ((row && cellOf(row, 0, flown)) ?? 0) - Math.floor(damage / 2));
}

/** Hexes of a half: the lower half of an odd speed first; half of that, up, where it was launched as its launcher moved and lies there still. */
export function allowance(position: Position, missile: Missile, half: 1 | 2): number {
  const speed = speedOf(missile);
  const hexes = half === 1 ? Math.floor(speed / 2) : Math.ceil(speed / 2);
  const launcher = shipOf(position, missile.by);
  const isNew = missile.moves === 0 && !missile.isResponse;
  return isNew && launcher?.isHere && isSame(launcher.at, missile.at) ? Math.ceil(hexes / 2) : hexes;
}

/** Of the three hexes ahead the nearest to its target; of equal ones straight on, then clockwise; clockwise where all are equal. */
export function nextPlace(
  { at, facing }: Pick<Missile, 'at' | 'facing'>,
  target: Spot | undefined,
): { at: Spot; facing: number } {
  const ways = target ? [facing, (facing + 1) % 6, (facing + 5) % 6] : [facing];
  const places = ways.map(way => ({ at: nextHex(at, way), facing: way }));
  const far = (place: { at: Spot }): number => (target ? range(place.at, target) : 0);
  const least = Math.min(...places.map(far));
  if (target && places.every(place => far(place) === least)) return places[1] as { at: Spot; facing: number };
  return places.find(place => far(place) === least) as { at: Spot; facing: number };
}

/** Drones whose launcher guides them no more are gone at once. */
function dropUnguided(position: Position): void {
  position.missiles = position.missiles.filter(missile => !missile.isDrone || isGuided(position, missile));
}

function isGuided(position: Position, { by, on, side }: Missile): boolean {
  const guide = shipOf(position, by);
  if (!guide?.isHere || guide.side !== side) return false;
  const target = shipOf(position, on);
  const sees = target ? hasLockOn(guide, target) : guide.hasLock;
  return sees && guide.hasFireControl && guide.hasLife && !guide.isErratic && guide.veil === 0;
}

/** A whole Drone and Plasma Movement in which nobody fires. */
export function fly(position: Position, half: 1 | 2, die: Die): void {
  dropUnguided(position);
  for (const missile of position.missiles) missile.left = allowance(position, missile, half);
  for (const missile of position.missiles) missile.moves += 1;
  strikeArrived(
    position,
    position.missiles.filter(one => hasArrived(position, one)),
    die,
  );
  for (;;) {
    const most = Math.max(0, ...position.missiles.filter(({ left }) => left > 0).map(speedOf));
    if (most === 0) return;
    flyTogether(
      position,
      position.missiles.filter(one => one.left > 0 && speedOf(one) === most),
      die,
    );
    dropUnguided(position);
  }
}

/** One hex of all of one speed, then those that have arrived strike. */
function flyTogether(position: Position, flying: readonly Missile[], die: Die): void {
  const places = flying.map(missile => nextPlace(missile, spotOf(position, missile.on)));
  for (const [i, missile] of flying.entries()) {
    const { at, facing } = places[i] as { at: Spot; facing: number };
    Object.assign(missile, {
      came: missile.at,
      at,
      facing,
      flown: missile.flown + 1,
      left: missile.left - 1,
      arrived: 9_999_999,
    });
  }
  const isOn = ({ at }: Missile): boolean =>
    at.column >= 1 && at.row >= 1 && at.column <= position.columns && at.row <= position.rows;
  position.missiles = position.missiles.filter(isOn);
  strikeArrived(
    position,
    flying.filter(one => isOn(one) && hasArrived(position, one)),
    die,
  );
}

function strikeArrived(position: Position, arrived: readonly Missile[], die: Die): void {
  for (const id of position.order) {
    const target = shipOf(position, id);
    if (target?.isHere) strike(position, { target, missiles: arrived.filter(({ on }) => on === id) }, die);
  }
  for (const missile of arrived) strikeMissile(position, missile);
}

function spotOf(position: Position, on: string): Spot | undefined {
  const ship = shipOf(position, on);
  if (ship?.isHere) return ship.at;
  return position.missiles.find(({ id }) => id === on)?.at;
}

function hasArrived(position: Position, { at, on }: Missile): boolean {
  const spot = spotOf(position, on);
  return spot !== undefined && isSame(spot, at);
}

/** Shield by shield, on each in the order of launch. */
function strike(position: Position, { target, missiles }: { target: Ship; missiles: readonly Missile[] }, die: Die): void {
  const from = new Map(missiles.map(missile => [missile, bearingFrom(target, missile)]));
  const shieldAt = (missile: Missile): number => (((from.get(missile) as number) - 1) / 4 + 1) | 0;
  for (let shield = 1; shield <= 6; shield += 1) {
    const volley = missiles.filter(missile => shieldAt(missile) === shield);
    const [first] = volley;
    if (!first) continue;
    let points = 0;
    for (const missile of volley) points += arrival(position, { target, missile }, die);
    position.missiles = position.missiles.filter(one => !volley.includes(one));
    strikeShip(target, { points, around: 0, from: from.get(first), shield }, die);
    clearLost(target);
  }
}

/** What arrives of one: less under EW, through a cloak, where its target manoeuvres. */
function arrival(position: Position, { target, missile }: { target: Ship; missile: Missile }, die: Die): number {
  const guide = shipOf(position, missile.by);
  const shift = shiftOn(position, guide?.isHere ? guide : undefined, target);
  const [, , atShips] = DRONES[missile.load.split('-')[0] as string] ?? [0, 0, 0, 0];
  let points = missile.isPseudo ? 0 : missile.isDrone ? atShips : strengthOf(missile);
  if (shift > 0) {
    const shown = die() + shift;
    points = shown <= 6 ? points : Math.floor(points / (shown <= 8 ? 2 : shown <= 10 ? 4 : 1e9));
  }
  if (target.veil === 4) points = die() <= 4 ? 0 : Math.floor(points / 2);
  if (target.isErratic && die() <= 2) points = Math.floor(points / 2);
  return points;
}

/** A drone and the drone it was aimed at destroy each other. */
function strikeMissile(position: Position, missile: Missile): void {
  const target = position.missiles.find(({ id }) => id === missile.on);
  if (target && position.missiles.includes(missile))
    position.missiles = position.missiles.filter(one => one !== missile && one !== target);
}
