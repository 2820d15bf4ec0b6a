// Chapters 6.6 and 7: the fire of one step, all dice to hit before any damage.

import type { Reading, Table } from '@flagplot/kernel';
import { memoise } from '@flagplot/kernel';
import type { Ship } from '../open.ts';
import { placeOf } from '../orders.ts';
import { ownSquadron } from '../roster.ts';
import type { FaTable, FleetAction } from '../state.ts';
import { bestLocation, locationAt } from './arcs.ts';
import type { DamageRoll } from './damage.ts';
import { damage, damageRoll } from './damage.ts';
import { hitsOf } from './severity.ts';
import type { Aim, FireContext } from './shot.ts';
import { why } from './shot.ts';

/** FA-6.6.1, FA-8.3.1 How dice to hit are read: the hits they bring, of so many `pulses` counted one by one. */
const hitting = memoise(
  (pulses: number, sides: number, needs: number): Reading<number> => ({
    sides,
    start: 0,
    add: (soFar, face) => soFar + hitsOf({ pulses }, face, needs),
  }),
);

/** FA-6.5.4, FA-6.6.1 Throws the dice to hit of one shot: a die for each x. A number of 1 or less cannot be missed, but pulses still count. */
export function toHit(sight: FireContext, aim: Aim, t: Table<FleetAction>): number {
  return t.throw(aim.dice, hitting(aim.weapon.pulses, aim.sides, aim.needs), () => why(sight, aim));
}

/** FA-7.1.2 Where and with what a shot strikes its target; FA-9.1.10 a ballistic one on its best armour, FA-9.1.9 with the damage of the class on its card: that of particle weapons where the book gives none. */
export function damageRollOf({ firer, of, target, to, weapon, band }: Aim, squadron: string): DamageRoll {
  const struck = weapon.delivery === 'ballistic' ? bestLocation(to.card) : locationAt(to.struck, target, firer);
  return damageRoll({ by: of.side, of: to, weapon, struck, squadron }, band);
}

/**
 * FA-6.6.3, FA-6.6.5 The fire of both sides in one step, in the order it was declared, first mover's side first (FA-6.6.7): FA-6.6.4 every die to
 * hit, then the damage shot by shot. FA-6.6.6 A ship destroyed on the way has fired all the same, and no more dice are thrown for hits on it.
 */
export function exchange(sight: FireContext, shots: readonly Aim[], t: FaTable): void {
  const hits = shots.map(shot => fireShot(sight, shot, t));
  const under: number[] = [];
  for (let i = 0; i < shots.length; i += 1) {
    if (hits[i] === 0) continue;
    const shot = shots[i] as Aim;
    const { at, id } = shot.to;
    const ship = sight.open.ships[at] as Ship;
    if (ship.structure === 0) continue;
    if (!under.includes(at)) {
      under.push(at);
      tellUnderFire(ship, () => hitsOn(id, shots, hits), t);
    }
    const roll = damageRollOf(shot, ownSquadron(sight.open, shot.to));
    sight.open.ships[at] = damage(ship, { roll, hits: hits[i] as number }, t);
  }
}

function fireShot(sight: FireContext, shot: Aim, t: FaTable): number {
  const hits = toHit(sight, shot, t);
  const { firer, target, weapon, dice, range } = shot;
  t.tell(() => ({
    kind: 'fired',
    ship: firer.id,
    target: target.id,
    weapon: weapon.id,
    dice,
    hits,
    range,
    from: placeOf(firer),
    to: placeOf(target),
  }));
  return hits;
}

/** Hits of all shots of the step at one ship. */
function hitsOn(id: string, shots: readonly Aim[], hits: readonly number[]): number {
  return shots.reduce((all, shot, i) => (shot.target.id === id ? all + (hits[i] as number) : all), 0);
}

function tellUnderFire(ship: Ship, hits: () => number, t: FaTable): void {
  t.tell(() => ({ kind: 'under-fire', ship: ship.id, hits: hits(), structure: ship.structure }));
}
