// The enemies as they look to one ship: where they stand and will stand, what they may do to it, and it to them.

import { hexes } from '@flagplot/hexes';
import { locksOn, veilOf } from '../rules/cloak/veil.ts';
import { boxesThatCount, scannerOf } from '../rules/damage/condition.ts';
import { shiftBetween } from '../rules/ew/shift.ts';
import { shieldsAt } from '../rules/geometry/shields.ts';
import type { Place } from '../rules/map.ts';
import { hasSpaces, lowerHalf, spacesIn } from '../rules/movement/halves.ts';
import { countStep, placeAfter, turnModeOf } from '../rules/movement/step.ts';
import type { Unit } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { areEnemies, cardOf, holdIn, isHere, isShip } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { RANGES, REACH } from './curves.ts';
import type { Firepower } from './firepower.ts';
import { firepowerOf, usualFirepower } from './firepower.ts';

/** How effective ranges come about: so many times the true one, and so much more. */
interface Scope {
  times: number;
  plus: number;
}

/** An enemy of a ship. */
export interface Foe {
  unit: Unit;
  /** Where it will stand at the end of this half, as far as anybody can tell. */
  end: Place;
  /** What it may do to the ship, and the ship to it. */
  fire: Firepower;
  hit: Firepower;
  fireScope: Scope;
  hitScope: Scope;
  /** Boxes of its shields, in hundredths of a point. */
  shields: readonly number[];
}

/** A ship about to act, and its enemies. */
export interface Field {
  v: TpView;
  unit: Unit;
  shields: readonly number[];
  foes: readonly Foe[];
}

/** The enemies of a ship that have shields and guns. */
export function foesOf({ book, open }: Seen, unit: Pick<Unit, 'side'>): Unit[] {
  return open.units.filter(other => isHere(other) && isShip(other) && areEnemies(book, unit.side, other.side));
}

export function fieldOf(v: TpView, unit: Unit): Field {
  const hold = holdIn(v.own, unit.id);
  const tables = new Map<number, Firepower>();
  return fieldWith(v, unit, shift => {
    const made =
      tables.get(shift) ?? (hold ? firepowerOf(v, unit, { loads: hold, shift }) : usualFirepower(v, unit, { hold, shift }));
    tables.set(shift, made);
    return made;
  });
}

/** The same but for overloads and the like: every mount that is armed is taken to hold what it usually does. */
export function roughField(v: TpView, unit: Unit): Field {
  const hold = holdIn(v.own, unit.id);
  return fieldWith(v, unit, shift => usualFirepower(v, unit, { hold, shift }));
}

function fieldWith(v: TpView, unit: Unit, hitWith: (shift: number) => Firepower): Field {
  const foes = foesOf(v, unit).map(foe => ({
    unit: foe,
    end: endOf(v, foe, unit),
    fire: usualFirepower(v, foe, { hold: undefined, shift: shiftBetween(v, foe, unit) }),
    hit: hitWith(shiftBetween(v, unit, foe)),
    fireScope: scopeOf(v, foe, unit),
    hitScope: scopeOf(v, unit, foe),
    shields: shieldsOf(v, foe),
  }));
  return { v, unit, shields: shieldsOf(v, unit), foes };
}

/** TP-8.3.2 */
function scopeOf({ book }: Seen, firer: Unit, target: Unit): Scope {
  return {
    times: locksOn(firer, target) ? 1 : 2,
    plus: scannerOf(cardOf(book, firer), firer) + veilOf(book.charts, target),
  };
}

function shieldsOf({ book }: Seen, unit: Unit): number[] {
  return [0, 1, 2, 3, 4, 5].map(at => 100 * boxesThatCount(book.charts, unit, at));
}

/** Spaces that a unit has still to make in this half. */
export function spacesLeft({ open }: Pick<Seen, 'open'>, unit: Unit): number {
  const { half } = open.now;
  if (!hasSpaces(half, unit)) return 0;
  return Math.max(0, (spacesIn(half, unit) ?? lowerHalf(unit.speed)) - unit.made);
}

/** Where a unit will stand after this half if it makes for another. */
function endOf(seen: Seen, unit: Unit, towards: Place): Place {
  let left = spacesLeft(seen, unit);
  if (left === 0) return unit;
  const flown: Unit = { ...unit };
  const needed = turnModeOf(seen.book, unit);
  for (; left > 0; left -= 1) {
    const step = nearestStep(flown, towards, needed);
    Object.assign(flown, placeAfter(flown, step));
    countStep(flown, step);
  }
  return flown;
}

/** Straight on, unless a turn that may be made leads nearer. */
export function nearestStep(flown: Unit, towards: Place, needed: number): string {
  if (flown.turnCount < needed) return 'F';
  const bearing = hexes.bearing(flown, flown.facing, towards);
  return bearing > 2 && bearing <= 12 ? 'R' : bearing > 12 && bearing < 22 ? 'L' : 'F';
}

/** Mean damage in hundredths from one place at another. */
export function damageAt(table: Firepower, { times, plus }: Scope, { from, to }: { from: Place; to: Place }): number {
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const range = times * hexes.rangeOf(dq, dr) + plus;
  if (range > REACH) return 0;
  const bearing = hexes.bearingOf(dq, dr, from.facing);
  return table[(bearing < 0 ? 0 : bearing) * RANGES + range] as number;
}

/** What damage that strikes a shield is worth: what comes inside counts most. */
const AT_SHIELD = 0.5;
const INSIDE = 1.25;

/** Damage in hundredths from one place, as it is worth on the shield of a target at another. */
export function blowOf(damage: number, shields: readonly number[], { from, to }: { from: Place; to: Place }): number {
  if (damage <= 0) return 0;
  const [struck] = shieldsAt(hexes.bearingOf(from.q - to.q, from.r - to.r, to.facing));
  const stops = Math.min(damage, shields[struck - 1] ?? 0);
  return AT_SHIELD * stops + INSIDE * (damage - stops);
}

/** What a ship at a place may do to an enemy there. */
export function blowAt({ hit, hitScope, shields }: Foe, from: Place, to: Place): number {
  return blowOf(damageAt(hit, hitScope, { from, to }), shields, { from, to });
}

/** What an enemy there may do to the ship at a place. */
export function woundAt(shields: readonly number[], { fire, fireScope }: Foe, { at, from }: { at: Place; from: Place }): number {
  return blowOf(damageAt(fire, fireScope, { from, to: at }), shields, { from, to: at });
}
