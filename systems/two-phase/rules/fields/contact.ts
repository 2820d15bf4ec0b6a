// Chapter 11.2: what comes into a field is touched by it.

import { hexes } from '@flagplot/hexes';
import { killsOf, strike } from '../damage/volley.ts';
import type { Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import { isHere, isShip } from '../roster.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { droneIn, truthOf } from '../seekers/truth.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { Held } from './esg.ts';
import { fieldsUp, tellField, weaponOf } from './esg.ts';

/** TP-11.2.4 After the answers of each impulse and after each hex step: whatever has newly come within the radius is touched. */
export function touchFields(s: TpState, t: TpTable): void {
  const all = inOrder(s.open).flatMap(unit => fieldsUp(unit).map(field => ({ unit, field })));
  for (const [i, held] of all.entries()) for (const other of all.slice(i + 1)) meet(s, t, [held, other]);
  for (const held of all) if (held.field.stage === 'up' && isHere(held.unit)) touch(s, t, held);
}

/** TP-11.2.7, ruling R94: two fields of two ships with a hex in common take the smaller strength off each other. */
function meet(s: TpState, t: TpTable, [one, other]: readonly [Held, Held]): void {
  if (one.unit === other.unit || hexes.range(one.unit, other.unit) > one.field.radius + other.field.radius) return;
  const points = Math.min(one.field.strength, other.field.strength);
  if (points === 0) return;
  score(s, t, { held: one, on: other.unit.id, points });
  score(s, t, { held: other, on: one.unit.id, points });
}

function touch(s: TpState, t: TpTable, held: Held): void {
  const { unit, field } = held;
  const there = targetsNear(s, held);
  const near = there.map(({ id }) => id);
  const fresh = there.filter(({ id }) => !field.near.includes(id));
  if (fresh.length === 0 && near.length === field.near.length) return;
  field.near = near;
  t.tell(() => ({ kind: 'in-field', unit: unit.id, weapon: weaponOf(s, held), near: [...near] }));
  for (const target of fresh) if (field.strength > 0) hit(s, t, { held, target });
}

/** TP-11.2.5 Drones, then shuttles and fighters, PFs, ships: in this order, nearest first, then by launch or initiative. */
function targetsNear({ open }: TpState, { unit, field }: Held): Target[] {
  const range = (target: Target): number => hexes.range(unit, target);
  // TP-11.2.4 No plasma, and not the ship itself; friends like any other.
  const drones = open.seekers.filter(({ shown }) => shown === 'drone');
  const there: Target[] = [...drones, ...inOrder(open).filter(({ id }) => id !== unit.id)];
  return there.filter(one => range(one) <= field.radius).sort((a, b) => kindOf(a) - kindOf(b) || range(a) - range(b));
}

const KINDS: Readonly<Record<Unit['kind'], number>> = { shuttle: 1, fighter: 1, pf: 2, ship: 3 };

function kindOf(target: Target): number {
  return isSeeker(target) ? 0 : KINDS[target.kind];
}

/** TP-11.2.5, TP-11.2.6 What is scored comes off the field, and strikes the shield that faces the ship. */
function hit(s: TpState, t: TpTable, { held, target }: { held: Held; target: Target }): void {
  if (isSeeker(target)) t.reveal(target.side);
  const points = Math.min(held.field.strength, resistanceOf(s, target));
  score(s, t, { held, on: target.id, points });
  if (isSeeker(target)) hurtSeeker(s, t, { seeker: target, points, kills: false });
  else strike(s, t, { unit: target, points, bearing: bearingOf(target, held.unit), by: held.unit.side });
}

/** TP-11.2.5 A drone takes its kill number, a small unit what is left of its own, a ship all there is. */
function resistanceOf(s: TpState, target: Target): number {
  if (isSeeker(target)) return droneIn(s.book, truthOf(s, target))?.kills ?? 0;
  return isShip(target) ? Number.MAX_SAFE_INTEGER : killsOf(s, target) - target.damage;
}

/** TP-11.2.5 A field without strength is down; TP-11.2.3, ruling R94: this phase is none of the two in which it rests. */
function score(s: TpState, t: TpTable, { held, on, points }: { held: Held; on: string; points: number }): void {
  const { unit, field } = held;
  field.strength -= points;
  t.tell(() => ({ kind: 'field-hit', unit: unit.id, weapon: weaponOf(s, held), on, points, left: field.strength }));
  if (field.strength > 0) return;
  Object.assign(field, { stage: 'down', left: s.book.charts.esgTimes.rest + 1, near: [] });
  tellField(s, t, held);
}
