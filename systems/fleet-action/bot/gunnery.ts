// Lines of fire: what each weapon of a ship that may fire does to a ship on average, from one place to another.

import { hexes } from '@flagplot/hexes';
import { styleOf } from '../rules/abilities/in-force.ts';
import type { ShipOfBook } from '../rules/book.ts';
import type { Mount } from '../rules/cards.ts';
import { arcsTo, bestLocation, hitLocation } from '../rules/combat/arcs.ts';
import { commandLost, controlDie, factor, factorUnderCommand } from '../rules/combat/numbers.ts';
import { pulseOf, ready } from '../rules/combat/refire.ts';
import { hasGuarded, shipsPassedOver } from '../rules/combat/shot.ts';
import { elintDefence, elintSensor, isTargetingJammed } from '../rules/elint/in-force.ts';
import type { Ship } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import { shipOf } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import type { Gun } from './guns.ts';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

/** A weapon that may fire in this pulse. */
export interface Arm {
  mount: number;
  of: Mount;
  gun: Gun;
  boxes: number;
}

/** A ship that fires. */
export interface Gunner {
  ship: Ship;
  of: ShipOfBook;
  lost: ReturnType<typeof commandLost>;
  /** FA-13.6.1 Its targeting is jammed. */
  jammed: boolean;
  arms: readonly Arm[];
  /** The furthest that any of them reaches. */
  reach: number;
}

/** FA-2.3 A ship with the weapons that may fire now, FA-10.7.6 less those that were fired at fighters in this pulse. */
export function gunnerOf(v: FaView, ship: Ship): Gunner {
  const of = shipOf(v.book, ship);
  const now = pulseOf(v.clock.turn, v.open.pulse);
  const arms: Arm[] = [];
  let reach = -1;
  for (let mount = 0; mount < of.weapons.length; mount += 1) {
    const gun = gunOf(of.weapons[mount] as Gun['weapon']);
    const boxes = ship.weapons[mount] as number;
    if (gun.reach < 0 || boxes === 0 || !ready(gun.weapon, ship.fired[mount] as number, now)) continue;
    if (hasGuarded(v.open, ship, mount)) continue;
    arms.push({ mount, of: of.card.mounts[mount] as Mount, gun, boxes });
    reach = Math.max(reach, gun.reach);
  }
  const jammed = v.open.elint !== undefined && isTargetingJammed(v, ship);
  return { ship, of, lost: commandLost(v.open, of, v.clock.turn), jammed, arms, reach };
}

/** A ship fired at. */
export interface Mark {
  ship: Ship;
  of: ShipOfBook;
}

/** A ship under the guns of another, wherever both may be. */
export interface Line {
  gunner: Gunner;
  mark: Mark;
  range: number;
  arcs: readonly number[];
  /** FA-6.6.2 What the target's Def, the ships passed over and the sensor make of the number needed. */
  needs: number;
  armour: number;
}

/** FA-6.4.3 The line between two ships as they are now. */
export function lineOf(v: FaView, gunner: Gunner, mark: Mark): Line {
  const passed = shipsPassedOver(v, gunner.ship, mark.ship);
  const elint = elintDefence(v, mark.of) - elintSensor(v, gunner.of, mark.of) - styleOf(v, mark.of) - styleOf(v, gunner.of);
  const needs = mark.of.card.def + passed - gunner.ship.sensor + elint;
  return between({ gunner, mark, needs }, gunner.ship, mark.ship);
}

/** The same line from another place to another. */
export function between({ gunner, mark, needs }: Pick<Line, 'gunner' | 'mark' | 'needs'>, at: Place, to: Place): Line {
  const { armour } = hitLocation(mark.of.card, to, at);
  return { gunner, mark, needs, range: hexes.range(at, to), arcs: arcsTo(at, to), armour };
}

/** FA-6.5, FA-6.6 Structure points that a weapon takes on average; 0 where it may not be fired. */
export function woundBy({ gun, of, boxes }: Arm, line: Line, rangeModifiers: readonly number[]): number {
  if (line.range > gun.reach) return 0;
  const { card } = line.mark.of;
  const x = factor(of, line.arcs, boxes);
  const sides = controlDie(gun.weapon, card.category);
  // FA-13.6.1, FA-13.6.2 A band worse where it is jammed, and none beyond the worst.
  const worse = line.gunner.jammed && gun.weapon.delivery === 'direct' ? 1 : 0;
  const band = (gun.band[line.range] as number) + worse;
  if (band >= gun.weapon.bands.length) return 0;
  const needs = line.needs + (rangeModifiers[band] as number);
  if (x === 0 || sides === 0 || needs > sides) return 0;
  const armour = gun.weapon.delivery === 'ballistic' ? bestLocation(card).armour : line.armour;
  return factorUnderCommand(x, line.gunner.lost) * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, armour);
}
