// Chapter 2: forms worth a thought, and any form at all. Every one of them is cut until it stands.

import type { RollDie } from '@flagplot/kernel';
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
import { transporterMost } from './faults.ts';
import { randomGear } from './gear.ts';
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
function fastest(ship: Ship): number {
  const { charts, unit } = ship;
  return topSpeed(baseCost(ship), powerOf(unit).warp, speedLimit(charts, unit));
}

type Choose = (ways: readonly Arming[]) => Arming | undefined;
const most: Choose = ways => ways.at(-1);
const usual: Choose = ways => ways.find(({ keeps }) => keeps);

function guns(ship: Ship, choose: Choose): Pick<Form, 'capacitor' | 'arms'> {
  return { capacitor: capacitorFree(ship), arms: armsBy(ship, choose) };
}

function armsBy({ card, unit, hold }: Ship, choose: Choose): Form['arms'] {
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

/** TP-8.1.3 A special sensor for the ship itself. */
function ownLoans({ unit, card }: Ship): Form['loans'] {
  const sensor = card.weapons.find(({ type }, mount) => type === 'special-sensor' && unit.weapons[mount] !== LOST);
  return sensor ? [{ by: sensor.id, to: unit.id, as: 'ecm' }] : [];
}

function randomTractors({ unit, tows = [] }: Ship, roll: RollDie): Form['tractors'] {
  const some = (least: number): number => (roll(3) === 1 ? least + roll(4) - 1 : 0);
  const hold = tows.map(tow => ({ unit: tow.unit, energy: some(tow.price) }));
  return { hold: hold.filter(({ energy }) => energy > 0), fresh: unit.boxes.tractor > 0 ? some(1) : 0, resist: some(0) };
}

/** TP-2.2.11 */
function randomBeams(ship: Ship, roll: RollDie): Pick<Form, 'tractors' | 'transporters'> {
  const most = transporterMost(ship.charts, ship.unit.boxes);
  return { tractors: randomTractors(ship, roll), transporters: roll(3) === 1 ? most : 0 };
}

/** TP-13.2.4 What is held is held on, with a little more than its price. */
function holding({ tows = [] }: Ship): Form['tractors'] {
  return { hold: tows.map(({ unit, price }) => ({ unit, energy: price + 2 })), fresh: 0, resist: 0 };
}

/** Any form the book allows. */
export function randomForm(ship: Ship, turn: number, roll: RollDie): Form {
  const { charts, unit, card, hold } = ship;
  const upTo = (n: number): number => (n <= 0 ? 0 : roll(n + 1) - 1);
  const seldom = (n: number): number => (roll(4) === 1 ? upTo(n) : 0);
  const speed = roll(5) === 1 ? 0 : upTo(fastest(ship));
  const [ecm, discharge] = [seldom(charts.ew.own), seldom(hold.battery)];
  const wish: Form = {
    ...emptyForm(ship),
    fireControl: roll(12) > 1,
    shields: (['off', 'minimum', 'full', 'full', 'full', 'full'] as const)[roll(6) - 1]!,
    capacitor: upTo(capacitorFree(ship)),
    arms: armsBy(ship, ways => ways[upTo(ways.length - 1)]),
    speed,
    hets: seldom(charts.hets),
    erratic: roll(8) === 1,
    tacs: speed > 0 ? { warp: 0, impulse: 0 } : { warp: upTo(charts.tac.warp), impulse: upTo(charts.tac.impulse) },
    ecm,
    eccm: seldom(charts.ew.own - ecm),
    loans: roll(4) === 1 ? ownLoans(ship) : [],
    general: seldom(3),
    ...randomBeams(ship, roll),
    specific: unit.shields.map(() => (roll(8) === 1 ? upTo(4) : 0)),
    cloak: card.cloak !== undefined && roll(2) === 1,
    repairs: seldom(ratingOf(card.tracks.damageControl, unit.boxes.damageControl)),
    ...randomGear(ship, roll),
    discharge,
    recharge: seldom(batteryRoom(ship)),
  };
  return formThatStands(ship, wish, turn);
}
