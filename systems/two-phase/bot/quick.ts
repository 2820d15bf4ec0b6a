// The quick player, for all sides of an imagined battle: one form by one measure, straight for the nearest enemy, and few courses once it is near.

import { hexes } from '@flagplot/hexes';
import { isInMutiny } from '../rules/crew/mutiny.ts';
import { isControlled } from '../rules/damage/condition.ts';
import { armingsOf } from '../rules/energy/arming.ts';
import { emptyForm, formThatStands } from '../rules/energy/cut.ts';
import { canPayLife, isPaid } from '../rules/energy/faults.ts';
import { capacitorFree, powerOf } from '../rules/energy/power.ts';
import type { Arm } from '../rules/folder.ts';
import { topSpeed } from '../rules/geometry/energy.ts';
import { isOnMap } from '../rules/map.ts';
import { countStep, lawfulCourse, placeAfter, turnModeOf } from '../rules/movement/step.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Form, Space, Watch } from '../rules/orders.ts';
import { unitCalled } from '../rules/roster.ts';
import { speedLimit } from '../rules/speed/cost.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { nearestStep, roughField, spacesLeft } from './field.ts';
import type { Width } from './helm.ts';
import { nearestFoe } from './plan.ts';
import { coursesFor, spaceAlong } from './windows.ts';

/** It fires at what moves from here on, and as a phase ends from so far. */
const NEAR = 3;
const ZERO = 10;
/** From here on it looks where it goes: courses kept after each step, and the letters tried. */
const CLOSE = 4;
const NARROW: Width = { kept: 2, letters: 'FLR' };
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
export function quickWatch(watch: Watch): Watch {
  return {
    ...watch,
    answer: { chance: 17, damage: 99, within: NEAR },
    zero: { chance: 17, damage: 99, within: ZERO },
  };
}

/** Towards the nearest enemy, and away from the edge; within reach of its guns as the ordinary captain, but for fewer courses. */
export function quickSpace(v: TpView, id: string): Space {
  const unit = unitCalled(v.open, id);
  const near = nearestFoe(v, unit);
  const [course] = near && near.range <= CLOSE ? coursesFor(roughField(v, unit), NARROW) : [];
  if (course) return spaceAlong(v, unit, course);
  const path = pathTo(v, unit, near?.foe ?? unit);
  return { step: path.slice(0, 1), acts: [], fire: [], course: path.slice(1) };
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
