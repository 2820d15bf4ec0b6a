// Chapter 13.1: boarding parties and raiders are sent aboard a ship.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { locksOn } from '../cloak/veil.ts';
import { freeParties, sendParties } from '../crew/parties.ts';
import { raid, raidFault, raidOptions } from '../crew/raid.ts';
import { worksOn } from '../ew/systems.ts';
import { moverName, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import { holdOf, isHere, isShip, unitCalled, unitNamed } from '../roster.ts';
import { movingUnits } from '../tractors/beams.ts';
import type { Acting, InWindow } from '../window/act.ts';
import type { Cargo } from './cargo.ts';
import type { Transport } from './uses.ts';
import { hasOpening, isOpenTowards, usesOf } from './uses.ts';

/** TP-13.1.2 One boarding party a use, aboard an enemy to fight or a friend to help. */
export const party: Cargo = {
  fault: (c, act) => shipFault(c, act) ?? troopFault(c, act),
  arrive(acting, act) {
    const { s, t, unit } = acting;
    const to = unitCalled(s.open, act.to);
    if (!arrives(acting, to)) return;
    const n = usesOf(act);
    sendParties(unit, to, n);
    t.tell(() => ({ kind: 'beamed', unit: unit.id, to: to.id, side: unit.side, n }));
  },
  *options(c) {
    for (const { id } of shipsInReach(c)) yield { act: 'transport', what: 'party', to: id };
  },
  *choices(c) {
    const most = Math.min(freeParties(c.unit, c.hold), c.unit.boxes.transporter);
    for (const { id } of shipsInReach(c)) for (let n = 1; n <= most; n += 1) yield { act: 'transport', what: 'party', to: id, n };
  },
};

/** TP-13.1.2 One raiding party a use; what it does there is chapter 13.4. */
export const raiders: Cargo = {
  fault: (c, act) => shipFault(c, act) ?? raidersFault(c, act),
  arrive(acting, { to, box = '' }) {
    const { s, t, unit } = acting;
    const on = unitCalled(s.open, to);
    if (arrives(acting, on)) raid(s, t, { unit, on, box });
  },
  *options(c) {
    for (const on of shipsInReach(c)) yield* raidOptions(c, on);
  },
};

/** TP-13.1.1, TP-5.2.5, TP-8.3.3 A ship in reach, both with the shields between them down; in an answer the moving one. */
function shipFault(c: InWindow, { to }: Transport): Refusal | undefined {
  const at = '/to';
  const { v, unit } = c;
  const target = unitNamed(v.open, to);
  if (!target || !isHere(target) || !isShip(target) || target.id === unit.id)
    return { rule: 'TP-13.1.2', at, say: `There is no other ship ${unitName(v, to)}.` };
  if (c.segment === 'answer' && !movingUnits(v, c.mover).some(one => one.id === to))
    return { rule: 'TP-5.2.5', at, say: `Only ${moverName(c)} may be boarded: it is moving.` };
  if (!locksOn(unit, target))
    return { rule: 'TP-8.3.3', at, say: `${unitName(v, unit.id)} has no lock-on on ${unitName(v, to)}.` };
  const range = hexes.range(unit, target);
  if (range > v.book.charts.transporter.range)
    return { rule: 'TP-13.1.1', at, say: `${unitName(v, to)} is ${range} hexes away.` };
  if (!isOpenTowards(unit, target))
    return { rule: 'TP-13.1.1', at, say: `The shield of ${unitName(v, unit.id)} towards ${unitName(v, to)} is up.` };
  if (!isOpenTowards(target, unit))
    return { rule: 'TP-13.1.1', at, say: `The shield of ${unitName(v, to)} towards ${unitName(v, unit.id)} is up.` };
  return undefined;
}

/** TP-13.1.2 No more than are aboard, those sent before in the same window left out. */
function troopFault({ v, unit, hold, window }: InWindow, act: Transport): Refusal | undefined {
  let wanted = 0;
  for (const one of window.acts) {
    if (one === act) break;
    if (one.act === 'transport' && (one.what === 'party' || one.what === 'raid')) wanted += usesOf(one);
  }
  const there = freeParties(unit, hold);
  if (wanted + usesOf(act) <= there) return undefined;
  return { rule: 'TP-13.1.2', at: '/n', say: `${unitName(v, unit.id)} has ${there} boarding parties to send.` };
}

function raidersFault(c: InWindow, act: Transport): Refusal | undefined {
  if (usesOf(act) > 1) return { rule: 'TP-13.1.2', at: '/n', say: 'A raid is one party.' };
  return troopFault(c, act) ?? raidFault(c, act);
}

/** TP-8.2.7, TP-13.1.1 Whether a use works: EW may defeat it, and general reinforcement that is left on the target. */
function arrives({ s, t, unit }: Acting, on: Unit): boolean {
  if (!worksOn(s, t, { unit, on, what: 'transporter' })) return false;
  if (holdOf(s, on).general === 0) return true;
  // TP-1.3.16 Only the failure is told; it shows what the folder of the target holds.
  t.reveal(on.side);
  t.tell(() => ({ kind: 'failed', unit: unit.id, what: 'transporter' }));
  return false;
}

/** Ships that a unit may send anybody to here. */
function shipsInReach(c: InWindow): Unit[] {
  if (!hasOpening(c.unit)) return [];
  const { v, unit, segment } = c;
  const there = segment === 'answer' ? movingUnits(v, c.mover) : v.open.units;
  const reach = v.book.charts.transporter.range;
  return there.filter(one => one.id !== unit.id && isHere(one) && isShip(one) && hexes.range(unit, one) <= reach);
}
