// Chapter 13.1: uses of transporters: the boxes and the energy they take, and the shields that must let them through.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { bankOf } from '../damage/banks.ts';
import type { Hold } from '../folder.ts';
import { shieldsAt } from '../geometry/shields.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Act, ActOf } from '../orders.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { InWindow } from '../window/act.ts';

/** What is sent by transporter. */
export type Transport = ActOf<'transport'>;

/** TP-13.1.2 Uses that an act takes: one for each party, and one for anything else. */
export function usesOf({ n = 1 }: Pick<Transport, 'n'>): number {
  return n;
}

/** TP-13.1.1 Each box serves once a turn. */
export function boxFault({ v, unit, window }: Pick<InWindow, 'v' | 'unit' | 'window'>, act: Transport): Refusal | undefined {
  const left = unit.boxes.transporter - unit.used.transporter;
  if (usesBefore(window.acts, act) + usesOf(act) <= left) return undefined;
  return { rule: 'TP-13.1.1', at: '/act', say: `${unitName(v, unit.id)} has ${Math.max(0, left)} unused transporters.` };
}

/** Uses of the acts that stand before this one in its window. */
function usesBefore(acts: readonly Act[], act: Transport): number {
  let sum = 0;
  for (const one of acts) {
    if (one === act) return sum;
    if (one.act === 'transport') sum += usesOf(one);
  }
  return sum;
}

/** TP-2.2.11, TP-2.3.1 Points out of batteries for an act, once what was prepared and what the acts before it paid for is used up. */
export function reserveFor({ v, hold, window }: InWindow, act: Transport): number {
  const before = usesBefore(window.acts, act);
  const points = (uses: number): number => pointsFor(v.book.charts, Math.max(0, uses - hold.transporters));
  return points(before + usesOf(act)) - points(before);
}

/** TP-2.2.11 A point pays for several uses. */
function pointsFor({ transporter }: Pick<Charts, 'transporter'>, uses: number): number {
  return Math.floor((uses + transporter.uses - 1) / transporter.uses);
}

/** TP-1.3.16 A use is spent, whatever comes of it: uses that were prepared first, then batteries. */
export function spendUses(
  { transporter }: Pick<Charts, 'transporter'>,
  { unit, hold }: { unit: Unit; hold: Hold },
  act: Transport,
): void {
  const uses = usesOf(act);
  const points = pointsFor({ transporter }, Math.max(0, uses - hold.transporters));
  hold.battery -= points;
  hold.transporters += points * transporter.uses - uses;
  unit.used.transporter += uses;
}

/** Something that stands on the map. */
export type Stood = Parameters<typeof bearingOf>[1];

/** TP-13.1.1 Whether a ship lets transporters through towards a place; where that lies between two shields, one of them is enough. */
export function isOpenTowards(unit: Unit, place: Stood): boolean {
  const bearing = bearingOf(unit, place);
  const shields: readonly number[] = bearing === hexes.NO_BEARING ? [1] : shieldsAt(bearing);
  return shields.some(shield => isDown(unit, shield));
}

/** Whether a ship lets transporters through on any side. */
export function hasOpening(unit: Unit): boolean {
  for (let shield = 1; shield <= SHIELDS; shield += 1) if (isDown(unit, shield)) return true;
  return false;
}

const SHIELDS = 6;

/** TP-2.2.4, TP-10.1.5 A shield that is off, dropped or shot away; TP-11.4.9 a bank that is off. */
function isDown({ banks, setting, dropped, shields }: Unit, shield: number): boolean {
  if (banks) return banks.on[bankOf(shield)] !== true;
  return setting === 'off' || dropped[shield - 1] === true || shields[shield - 1] === 0;
}
