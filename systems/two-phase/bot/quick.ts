// The quick player, for all sides of an imagined battle: one form by one measure, straight for the nearest enemy, and all that bears once it is near.

import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../rules/cards.ts';
import { isInMutiny } from '../rules/crew/mutiny.ts';
import { isControlled } from '../rules/damage/condition.ts';
import { armingsOf, isArmed } from '../rules/energy/arming.ts';
import { emptyForm, formThatStands } from '../rules/energy/cut.ts';
import { canPayLife, isPaid } from '../rules/energy/faults.ts';
import { capacitorFree, powerOf } from '../rules/energy/power.ts';
import type { Arm, Hold } from '../rules/folder.ts';
import { bears } from '../rules/geometry/arcs.ts';
import { topSpeed } from '../rules/geometry/energy.ts';
import { isOnMap } from '../rules/map.ts';
import { countStep, lawfulCourse, placeAfter, turnModeOf } from '../rules/movement/step.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Form, Shot, Space, Watch, Window } from '../rules/orders.ts';
import { cardOf, holdIn, unitCalled } from '../rules/roster.ts';
import { speedLimit } from '../rules/speed/cost.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { quartersOf, whySilent } from '../rules/weapons/aim.ts';
import { sightOf } from '../rules/weapons/sight.ts';
import { usualWatch } from '../rules/window/choices.ts';
import { curveOf, REACH } from './curves.ts';
import { nearestStep, spacesLeft } from './field.ts';
import { nearestFoe } from './plan.ts';

/** It fires from here on, and as the turn ends from twice as far. */
const NEAR = 3;
/** It goes no faster than this. */
const PACE = 9;
/** And where its guns leave it little, as fast as this. */
const SLOW = 6;

/** Phasers, mounts, then speed. */
export function quickForm(v: TpView, id: string): Form {
  const ship = shipOf(v, id);
  const arms: Form['arms'] = [];
  let { warp } = powerOf(ship.unit);
  for (const [mount, weapon] of ship.card.weapons.entries()) {
    const way =
      ship.unit.weapons[mount] === LOST ? undefined : armingsOf(weapon, ship.hold.arms[mount] as Arm).find(({ keeps }) => keeps);
    if (!way || way.energy === 0) continue;
    arms.push({ weapon: weapon.id, energy: way.energy });
    warp -= way.energy;
  }
  const bare = { ...emptyForm(ship), capacitor: capacitorFree(ship), arms };
  const sound = canPayLife(ship) && isControlled(ship.unit) && !isInMutiny(ship.unit);
  const limit = Math.min(PACE, speedLimit(ship.charts, ship.unit));
  const speed = topSpeed(ship.card.moveCost, Math.max(0, warp), limit);
  if (sound)
    for (const form of [
      { ...bare, speed, ecm: ship.charts.ew.own },
      { ...bare, speed: Math.min(speed, SLOW), ecm: ship.charts.ew.own },
      { ...bare, speed: Math.min(speed, SLOW) },
    ])
      if (isPaid(ship, form)) return form;
  return formThatStands(ship, { ...bare, speed }, v.clock.turn);
}

/** Asked where an enemy is near. */
export function quickWatch(unit: string): Watch {
  return {
    ...usualWatch(unit),
    answer: { chance: 17, damage: 99, within: NEAR },
    zero: { chance: 17, damage: 99, within: 2 * NEAR },
  };
}

/** Towards the nearest enemy, and away from the edge. */
export function quickSpace(v: TpView, id: string): Space {
  const unit = unitCalled(v.open, id);
  const path = pathTo(v, unit, nearestFoe(v, unit)?.foe ?? unit);
  const step = path.slice(0, 1);
  const place = placeAfter(unit, step);
  const moved: Unit = { ...unit, ...place, came: { q: unit.q, r: unit.r }, arrived: v.open.arrivals + 1 };
  return { step, acts: [], fire: quickFire(v, moved, NEAR), course: path.slice(1) };
}

/** Where straight on leads off the map, any turn does. */
function pathTo(v: TpView, unit: Unit, foe: Unit): string {
  const flown: Unit = { ...unit };
  const needed = turnModeOf(v.book, unit);
  let path = '';
  for (let left = Math.max(1, spacesLeft(v, unit)); left > 0; left -= 1) {
    const wish =
      isOnMap(v.book, hexes.step(flown, flown.facing, 2)) || flown.turnCount < needed ? nearestStep(flown, foe, needed) : 'R';
    const step = lawfulCourse(v, flown, wish) === '' ? 'F' : wish;
    Object.assign(flown, placeAfter(flown, step));
    countStep(flown, step);
    path += step;
  }
  return path;
}

/** Windows of ships that are asked together, at one enemy or at the nearest. */
export function quickWindows(v: TpView, ids: readonly string[], within: number): Window[] {
  return ids.flatMap(id => {
    const fire = quickFire(v, unitCalled(v.open, id), within);
    return fire.length > 0 ? [{ unit: id, acts: [], fire }] : [];
  });
}

/** Whether the mover of a space is the enemy that is nearest does not matter to it: it fires at whoever moves. */
export function quickAnswer(v: TpView, ids: readonly string[], to: string): Window[] {
  const mover = unitCalled(v.open, to);
  return ids.flatMap(id => {
    const unit = unitCalled(v.open, id);
    const fire = hexes.range(unit, mover) <= NEAR ? shotsOn(v, unit, mover) : [];
    return fire.length > 0 ? [{ unit: id, acts: [], fire }] : [];
  });
}

function quickFire(v: TpView, unit: Unit, within: number): Shot[] {
  const near = nearestFoe(v, unit);
  return near && near.range <= within ? shotsOn(v, unit, near.foe) : [];
}

/** All that is ready, armed, bears and reaches. */
function shotsOn(v: TpView, unit: Unit, foe: Unit): Shot[] {
  const hold = holdIn(v.own, unit.id);
  if (!hold || whySilent(unit)) return [];
  const { book } = v;
  const card = cardOf(book, unit);
  const { range, effective, bearing, web } = sightOf(v, unit, foe);
  const fire: Shot[] = [];
  let { capacitor } = hold;
  if (web > 0) return fire;
  for (const [mount, weapon] of card.weapons.entries()) {
    if (unit.weapons[mount] !== 0 || !bears(card.arcs[mount] as number, bearing)) continue;
    const shot = shotOf(weapon, hold, { mount, on: foe.id });
    if (!shot || (range < 2 && weapon.type === 'photon' && shot.as === undefined)) continue;
    const { energy } = hold.arms[mount] as Arm;
    const curve = curveOf(book.charts, weapon, { energy, shift: 0, improved: false });
    const quarters = quartersOf(book.charts, weapon, shot);
    if (effective > REACH || (curve[effective] as number) <= 0 || quarters > capacitor) continue;
    capacitor -= quarters;
    fire.push(shot);
  }
  return fire;
}

/** TP-9.3.4, TP-9.4.4, TP-9.4.5 Energy from which on a mount is fired as an overload. */
const OVERLOADED: Readonly<Record<string, number>> = { photon: 5, disruptor: 4, fusion: 4 };
/** What it does not fire: it has its own ways. */
const LEFT_OUT = /^(plasma|rack|add|web|mauler|esg|special|displacement|option)/;

function shotOf(weapon: WeaponCard, { arms }: Hold, { mount, on }: { mount: number; on: string }): Shot | undefined {
  const arm = arms[mount] as Arm;
  if (LEFT_OUT.test(weapon.type) || !isArmed(weapon, arm)) return undefined;
  const over = arm.energy >= (OVERLOADED[weapon.type] ?? 99);
  return { weapon: weapon.id, on, ...(over && { as: 'overload' as const }), ...(weapon.type === 'ph-g' && { shots: 1 }) };
}
