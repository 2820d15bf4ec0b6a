// Chapters 2.1 and 2.2: what a ship has, and what its form costs by kind of power.

import type { CardOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import type { Charts, PhaserType as Single } from '../charts.ts';
import type { Arm, Hold } from '../folder.ts';
import type { MoveCost } from '../geometry/energy.ts';
import { erraticEnergy, hetEnergy, moveEnergy, summedCost, tacEnergy } from '../geometry/energy.ts';
import { LOST, type Unit } from '../open.ts';
import type { Form } from '../orders.ts';
import { mountOf } from '../roster.ts';
import { armingsOf } from './arming.ts';
import { panelEnergy } from './panel-energy.ts';

/** Weapons that the capacitor feeds. */
export type PhaserType = Single | 'ph-g';

/** TP-13.2.4 Something held as a new form begins: what its beam costs, and what it adds to movement; null where it weighs nothing. */
export interface Tow {
  unit: string;
  price: number;
  moveCost: MoveCost | null;
}

/** A ship whose form is filled in. */
export interface Ship {
  charts: Charts;
  unit: Unit;
  card: CardOfBook;
  hold: Hold;
  /** TP-13.2.4 What its beams hold. */
  tows?: readonly Tow[];
  /** TP-14.2.4 Which of two docked ships it is, and what a base hex costs it as one of a pair. */
  docked?: 'big' | 'small' | undefined;
  moveCost?: MoveCost;
}

/** TP-2.1.5 Points of a form by what may pay for them: warp engines, warp engines or batteries, impulse engines, any engine, anything. */
export interface Bill {
  warp: number;
  lent: number;
  impulse: number;
  engine: number;
  any: number;
}

/** TP-2.1.1 Points a turn, one a box. */
export interface Power {
  warp: number;
  impulse: number;
  apr: number;
}

export function powerOf({ boxes }: Pick<Unit, 'boxes'>): Power {
  return { warp: boxes.left + boxes.right + boxes.centre, impulse: boxes.impulse, apr: boxes.apr };
}

/** TP-2.1.1 What batteries hold at most. */
export function batteryRoom({ unit, card }: Pick<Ship, 'unit' | 'card'>): number {
  return unit.boxes.battery * card.power.holds;
}

/** TP-2.2.1 */
export function lifeEnergy({ charts, card }: Pick<Ship, 'charts' | 'card'>): number {
  return charts.housekeeping[card.size].life;
}

/** TP-2.2.4 TP-11.4.5 Panels that stand in for shields are paid for by themselves. */
export function shieldEnergy({ charts, card }: Pick<Ship, 'charts' | 'card'>, setting: Form['shields']): number {
  if (setting === 'off' || card.panels) return 0;
  const { shields, minimum } = charts.housekeeping[card.size];
  return setting === 'full' ? shields : minimum;
}

/** Whether a weapon is fed by the phaser capacitor. */
export function isPhaser({ type }: Pick<WeaponCard, 'type'>): boolean {
  return type.startsWith('ph-');
}

/** TP-2.2.6, TP-9.2.7 Quarters that the capacitor holds: a full charge of the phasers that are left, X-ships two. */
export function capacitorRoom({ charts, unit, card }: Pick<Ship, 'charts' | 'unit' | 'card'>): number {
  let room = 0;
  for (let i = 0; i < card.weapons.length; i += 1) {
    const weapon = card.weapons[i] as WeaponCard;
    if (isPhaser(weapon) && unit.weapons[i] !== LOST) room += charts.capacitor.room[weapon.type as PhaserType];
  }
  return card.flags?.includes('x') ? 2 * room : room;
}

/** TP-2.2.6 Points that still go into the capacitor. */
export function capacitorFree(ship: Ship): number {
  return Math.floor((Math.max(0, capacitorRoom(ship) - ship.hold.capacitor) + 3) / 4);
}

/** TP-2.2.10 Lending by a special sensor, its use for its own ship, a carrier's loan to its squadron. */
export function loanEnergy(
  { charts: { ew }, unit, card }: Pick<Ship, 'charts' | 'unit' | 'card'>,
  { by, to }: Form['loans'][number],
): number {
  if (mountOf(card, by) < 0) return ew.carrier.energy;
  return to === unit.id ? ew.self.energy : ew.lend.energy;
}

/** TP-2.1.2, TP-2.1.5 What a form costs, by kind of power. */
export function billOf(ship: Ship, form: Form): Bill {
  const { card } = ship;
  const base = baseCost(ship);
  const bill: Bill = { warp: 0, lent: 0, impulse: form.tacs.impulse, engine: form.recharge, any: 0 };
  const { charts } = ship;
  // TP-2.2.5 Housekeeping.
  bill.any += form.life ? lifeEnergy(ship) : 0;
  bill.any +=
    (form.fireControl ? charts.housekeeping[card.size].fireControl : 0) + shieldEnergy(ship, form.shields) + form.capacitor;
  billArms(ship, form, bill);
  bill.warp += moveEnergy(costOfMoving(ship, form), form.speed);
  bill.lent += form.hets * hetEnergy(base) + (form.erratic ? erraticEnergy(card) : 0) + form.tacs.warp * tacEnergy(base);
  bill.any += charts.ew.point * (form.ecm + form.eccm) + charts.reinforcement.general * form.general;
  for (const loan of form.loans) bill.any += loanEnergy(ship, loan);
  for (const boxes of form.specific) bill.any += charts.reinforcement.specific * boxes;
  bill.any +=
    form.tractors.fresh + form.tractors.resist + form.transporters + form.repairs + (form.cloak ? (card.cloak ?? 0) : 0);
  for (const { energy } of form.tractors.hold) bill.any += energy;
  for (const { energy } of form.shuttles) bill.any += energy;
  for (const { energy } of form.gear) bill.any += energy;
  bill.any += panelEnergy(ship, form);
  return bill;
}

/** TP-3.1.3, TP-14.2.4 What a base hex costs a ship, or a docked pair. */
export function baseCost({ card, moveCost }: Pick<Ship, 'card' | 'moveCost'>): MoveCost {
  return moveCost ?? card.moveCost;
}

/** TP-13.2.4 Speed is paid at the summed cost of the ship and of what it goes on holding. */
function costOfMoving({ tows = [], ...ship }: Pick<Ship, 'card' | 'tows' | 'moveCost'>, { tractors }: Form): MoveCost {
  let cost = baseCost(ship);
  for (const { unit } of tractors.hold) {
    const more = tows.find(one => one.unit === unit)?.moveCost;
    if (more) cost = summedCost(cost, more);
  }
  return cost;
}

/** TP-2.1.5 Of an arming only what the weapon wants of warp power is asked of the warp engines. */
function billArms({ card, hold }: Ship, { arms }: Form, bill: Bill): void {
  for (const { weapon, energy } of arms) {
    const mount = mountOf(card, weapon);
    const arming =
      mount < 0
        ? undefined
        : armingsOf(card.weapons[mount] as WeaponCard, hold.arms[mount] as Arm).find(one => one.energy === energy);
    bill.warp += arming?.warp ?? 0;
    bill.any += energy - (arming?.warp ?? 0);
  }
}

/** The whole of a bill. */
export function totalOf({ warp, lent, impulse, engine, any }: Bill): number {
  return warp + lent + impulse + engine + any;
}
