// Chapter 2: forms worth a thought. Every one of them is cut until it stands.

import type { WeaponCard } from '../cards.ts';
import { ratingOf } from '../damage/condition.ts';
import type { Arm } from '../folder.ts';
import { topSpeed } from '../geometry/energy.ts';
import { LOST } from '../open.ts';
import type { Form } from '../orders.ts';
import { speedLimit } from '../speed/cost.ts';
import type { Arming } from './arming.ts';
import { armingsOf } from './arming.ts';
import { emptyForm, formThatStands, idleForm } from './cut.ts';
import type { Ship } from './power.ts';
import { baseCost, batteryRoom, capacitorFree, powerOf } from './power.ts';

/** The form of last turn, then by what is wanted most: full guns, to close, to stand off, to run, to cloak, to repair. */
export function* formsWorthAThought(ship: Ship, turn: number): Generator<Form> {
  yield idleForm(ship, turn);
  for (const { form } of plansWorthAThought(ship, turn)) yield form;
}

/** What is wanted most: full guns, to close, to stand off, to run, to cloak, to repair. */
export type Plan = 'full guns' | 'close' | 'stand off' | 'run' | 'cloak' | 'repair';

/** The form of each plan that means anything to the ship. */
export function* plansWorthAThought(ship: Ship, turn: number): Generator<{ plan: Plan; form: Form }> {
  for (const [plan, wish] of WISHES) {
    const form = wish(ship);
    if (form) yield { plan, form: formThatStands(ship, form, turn) };
  }
}

type Wish = (ship: Ship) => Form | undefined;

const SPEEDS = { slow: 6, middling: 10 } as const;

const gunsFirst: Wish = ship => ({ ...emptyForm(ship), ...guns(ship, most), speed: topSpeedBeside(ship, most) });
const closing: Wish = ship => ({
  ...emptyForm(ship),
  ...guns(ship, usual),
  tractors: holding(ship),
  speed: SPEEDS.middling,
  hets: 1,
});
const standingOff: Wish = ship => ({ ...emptyForm(ship), ...guns(ship, usual), speed: SPEEDS.slow, ecm: ship.charts.ew.own });
const running: Wish = ship => ({
  ...emptyForm(ship),
  speed: fastest(ship),
  ecm: ship.charts.ew.own,
  recharge: batteryRoom(ship),
});
const cloaking: Wish = ship =>
  ship.card.cloak === undefined ? undefined : { ...emptyForm(ship), cloak: true, speed: SPEEDS.slow };
const repairing: Wish = ship => {
  const repairs = ratingOf(ship.card.tracks.damageControl, ship.unit.boxes.damageControl);
  return repairs === 0 ? undefined : { ...emptyForm(ship), repairs, speed: SPEEDS.slow, recharge: batteryRoom(ship) };
};

const WISHES: readonly (readonly [Plan, Wish])[] = [
  ['full guns', gunsFirst],
  ['close', closing],
  ['stand off', standingOff],
  ['run', running],
  ['cloak', cloaking],
  ['repair', repairing],
];

/** TP-3.1.7 The greatest speed that both the turn before and the warp engines allow. */
export function fastest(ship: Ship): number {
  const { charts, unit } = ship;
  return topSpeed(baseCost(ship), powerOf(unit).warp, speedLimit(charts, unit));
}

type Choose = (ways: readonly Arming[]) => Arming | undefined;
const most: Choose = ways => ways.at(-1);
const usual: Choose = ways => ways.find(({ keeps }) => keeps);

function guns(ship: Ship, choose: Choose): Pick<Form, 'capacitor' | 'arms'> {
  return { capacitor: capacitorFree(ship), arms: armsBy(ship, choose) };
}

/** The mounts that are armed, each in the way that is chosen for it. */
export function armsBy({ card, unit, hold }: Ship, choose: Choose): Form['arms'] {
  return card.weapons.flatMap((weapon, mount) => {
    const way = unit.weapons[mount] === LOST ? undefined : choose(armingsOf(weapon, hold.arms[mount] as Arm));
    return way && way.energy > 0 ? [{ weapon: weapon.id, energy: way.energy }] : [];
  });
}

/** What speed the warp engines still pay for beside the mounts. */
function topSpeedBeside(ship: Ship, choose: Choose): number {
  let warp = powerOf(ship.unit).warp;
  for (let mount = 0; mount < ship.card.weapons.length; mount += 1)
    if (ship.unit.weapons[mount] !== LOST)
      warp -= choose(armingsOf(ship.card.weapons[mount] as WeaponCard, ship.hold.arms[mount] as Arm))?.warp ?? 0;
  return topSpeed(baseCost(ship), Math.max(0, warp), speedLimit(ship.charts, ship.unit));
}

/** TP-13.2.4 What is held is held on, with a little more than its price. */
function holding({ tows = [] }: Ship): Form['tractors'] {
  return { hold: tows.map(({ unit, price }) => ({ unit, energy: price + 2 })), fresh: 0, resist: 0 };
}
