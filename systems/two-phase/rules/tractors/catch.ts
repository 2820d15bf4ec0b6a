// Chapter 13.2: a tractor beam catches, and lets go.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { locksOn } from '../cloak/veil.ts';
import { isSheltered } from '../docking/dock.ts';
import { whyBlind, worksOn } from '../ew/systems.ts';
import { pullOut } from '../fields/snare.ts';
import type { Hold } from '../folder.ts';
import { capital, moverName, unitName } from '../names.ts';
import type { Beam, Target } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Act, ActOf, Id } from '../orders.ts';
import { isHere } from '../roster.ts';
import { targetNamed } from '../weapons/aim.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { beamsBy, letGo, movingUnits, priceAt, strengthOf } from './beams.ts';

/** TP-13.2.1 A beam catches a unit or a drone within 3 hexes: in an answer the moving unit, after a hex step drones. */
export const tractor: ActRule<'tractor'> = {
  rule: 'TP-13.2.1',
  place: 3,
  when: ['space', 'answer', 'zero', 'screen'],
  whenRule: 'TP-5.4.5',
  fault: (c, act) => whyBlind(c.unit) ?? boxFault(c) ?? targetFault(c, act.on) ?? energyFault(c, act),
  // TP-2.3.1 What was prepared goes first.
  reserve({ hold, window }, act) {
    const before = energyBefore(window.acts, act);
    return Math.max(0, before + act.energy - hold.tractors) - Math.max(0, before - hold.tractors);
  },
  carry({ s, t, unit, hold }, { on, energy }) {
    const target = targetNamed(s, on) as Target;
    t.reveal(unit.side);
    payForBeam(hold, energy);
    unit.used.tractor += 1;
    if (!worksOn(s, t, { unit, on: target, what: 'tractor' })) return;
    const strength = strengthOf(s.book.charts, energy, hexes.range(unit, target));
    const beam = `${unit.id}-${on}`;
    s.open.beams.push({ id: beam, by: unit.id, on, strength, fresh: true });
    t.tell(() => ({ kind: 'caught', beam, unit: unit.id, on, strength }));
    // TP-1.3.8, TP-13.2.2 Its owner may bid at once; drones cannot.
    if (isSeeker(target)) pullOut(t, target, unit);
    else s.open.now.caught = { unit: on, by: unit.id };
  },
  *options(c) {
    const { hold } = c;
    for (const target of targetsIn(c)) {
      const price = priceAt(c.v.book.charts, hexes.range(c.unit, target));
      if (price === undefined) continue;
      yield { act: 'tractor', on: target.id, energy: price };
      yield { act: 'tractor', on: target.id, energy: hold.tractors + hold.battery };
    }
  },
  *choices(c) {
    const { tractors, battery } = c.hold;
    for (const { id, q, r } of targetsIn(c)) {
      const price = priceAt(c.v.book.charts, hexes.range(c.unit, { q, r }));
      if (price === undefined) continue;
      for (let energy = price; energy <= tractors + battery; energy += 1) yield { act: 'tractor', on: id, energy };
    }
  },
};

/** TP-13.2.1, TP-13.2.2 Energy for a beam or against one: what was prepared for tractors, then out of batteries. */
export function payForBeam(hold: Hold, energy: number): void {
  const prepared = Math.min(hold.tractors, energy);
  hold.tractors -= prepared;
  hold.battery -= energy - prepared;
}

function energyBefore(acts: readonly Act[], act: Act): number {
  let sum = 0;
  for (const one of acts) {
    if (one === act) return sum;
    if (one.act === 'tractor') sum += one.energy;
  }
  return sum;
}

/** TP-13.2.1 Each box has one beam a turn. */
function boxFault({ v, unit, window }: InWindow): Refusal | undefined {
  const wanted = Math.max(1, window.acts.filter(({ act }) => act === 'tractor').length);
  if (unit.used.tractor + wanted <= unit.boxes.tractor) return undefined;
  return {
    rule: 'TP-13.2.1',
    at: '/act',
    say: `${unitName(v, unit.id)} has ${unit.boxes.tractor - unit.used.tractor} unused beams.`,
  };
}

/** TP-5.2.7, TP-5.4.3, TP-13.2.1 Whom a beam may be aimed at here. */
function targetFault(c: InWindow, on: Id): Refusal | undefined {
  const at = '/on';
  const { v, unit, segment } = c;
  const target = targetNamed(v, on);
  if (!target || on === unit.id) return { rule: 'TP-13.2.1', at, say: `There is no ${unitName(v, on)} to be caught.` };
  if (!locksOn(unit, target))
    return { rule: 'TP-8.3.3', at, say: `${unitName(v, unit.id)} has no lock-on on ${unitName(v, on)}.` };
  if (isSeeker(target) && target.shown === 'plasma') return { rule: 'TP-13.2.1', at, say: 'No beam holds plasma.' };
  if (segment === 'screen' && !isSeeker(target)) return { rule: 'TP-5.4.3', at, say: 'Only drones are caught now.' };
  if (segment === 'answer' && !movingUnits(v, c.mover).some(({ id }) => id === on))
    return { rule: 'TP-5.2.7', at, say: `Only ${moverName(c)} may be caught: it is moving.` };
  if (isSheltered(v.open, on))
    return { rule: 'TP-14.2.4', at, say: `${unitName(v, on)} is docked to a bigger ship, which covers it.` };
  if (beamsBy(v.open, unit.id).some(beam => beam.on === on))
    return { rule: 'TP-13.2.1', at, say: `${unitName(v, unit.id)} holds ${unitName(v, on)} already.` };
  return undefined;
}

/** TP-13.2.1 1, 2 or 3 by range, at least. */
function energyFault({ v, unit }: InWindow, { on, energy }: ActOf<'tractor'>): Refusal | undefined {
  const range = hexes.range(unit, targetNamed(v, on) as Target);
  const price = priceAt(v.book.charts, range);
  if (price === undefined) return { rule: 'TP-13.2.1', at: '/on', say: `${capital(unitName(v, on))} is ${range} hexes away.` };
  if (energy >= price) return undefined;
  return { rule: 'TP-13.2.1', at: '/energy', say: `A beam at range ${range} takes ${price}.` };
}

function targetsIn(c: InWindow): Target[] {
  const { v, unit, segment } = c;
  const drones = v.open.seekers.filter(({ shown }) => shown === 'drone');
  if (segment === 'screen') return drones;
  if (segment === 'answer') return movingUnits(v, c.mover);
  return [...v.open.units.filter(other => isHere(other) && other.id !== unit.id), ...drones];
}

/** TP-13.2.6 A ship lets go what it holds. */
export const release: ActRule<'release'> = {
  rule: 'TP-13.2.6',
  place: 3,
  when: ['space', 'zero', 'screen'],
  whenRule: 'TP-5.2.9',
  fault({ v, unit }, { on }) {
    if (beamsBy(v.open, unit.id).some(beam => beam.on === on)) return undefined;
    return { rule: 'TP-13.2.6', at: '/on', say: `${unitName(v, unit.id)} does not hold ${unitName(v, on)}.` };
  },
  carry({ s, t, unit }, { on }) {
    t.reveal(unit.side);
    letGo(s, t, beamsBy(s.open, unit.id).find(beam => beam.on === on) as Beam);
  },
  *options({ v, unit }) {
    for (const { on } of beamsBy(v.open, unit.id)) yield { act: 'release', on };
  },
};
