// Chapter 11.4: a displacement device puts a ship somewhere else.

import { hexes } from '@flagplot/hexes';
import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { locksOn } from '../cloak/veil.ts';
import { comeLoose } from '../fields/snare.ts';
import { isOnMap, placeOf, SIXTHS } from '../map.ts';
import { moverName, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { ActOf } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, holdOf, isHere, isShip, unitCalled, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { letGo, movingUnits } from '../tractors/beams.ts';
import { columnAt } from '../weapons/gun.ts';
import { sightOf } from '../weapons/sight.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { moveTo } from './advance.ts';
import { resetCounts } from './step.ts';

type Displace = ActOf<'displace'>;

/** TP-11.4.1 Once a turn, on an enemy or on its own ship. */
export const displace: ActRule<'displace'> = {
  rule: 'TP-11.4.1',
  place: 11,
  when: ['space', 'answer', 'zero', 'screen'],
  whenRule: 'TP-5.4.5',
  aboard: ({ v, unit }) => deviceOf(v, unit) >= 0,
  fault(c, act) {
    if (deviceOf(c.v, c.unit) < 0)
      return { rule: 'TP-11.4.1', at: '/act', say: 'There is no displacement device that works and is unused this turn.' };
    return targetFault(c, act) ?? directionFault(c, act);
  },
  reserve: ({ v, unit, hold }) => {
    const { energy } = v.book.charts.displacement;
    return (hold.arms[deviceOf(v, unit)]?.energy ?? 0) >= energy ? 0 : energy;
  },
  carry({ s, t, unit, hold }, { on, toward }) {
    t.reveal(unit.side);
    const mount = deviceOf(s, unit);
    const { energy } = s.book.charts.displacement;
    const arm = hold.arms[mount];
    if (arm && arm.energy >= energy) arm.energy = 0;
    else hold.battery -= energy;
    unit.weapons[mount] = 1;
    const target = unitCalled(s.open, on);
    if (rollSuccess(s, t, { unit, target })) putAway(s, t, { unit, target, toward });
    else fail(t, { unit, target });
  },
  *options({ v, unit }) {
    for (let toward = 0; toward < SIXTHS; toward += 1) yield { act: 'displace', on: unit.id, toward };
    for (const other of v.open.units) if (areEnemies(v.book, unit.side, other.side)) yield { act: 'displace', on: other.id };
  },
};

/** TP-11.4.1 The mount of a device that works and was not used this turn; -1 where there is none. */
export function deviceOf({ book }: Pick<Seen, 'book'>, unit: Unit): number {
  return cardOf(book, unit).weapons.findIndex(
    ({ type }, mount) => type === 'displacement' && unit.weapons[mount] !== LOST && unit.weapons[mount] === 0,
  );
}

/** TP-5.2.7, TP-13.2.3, TP-8.3.3, TP-11.4.1 */
function targetFault({ v, unit, segment, mover }: InWindow, { on }: Displace): Refusal | undefined {
  const at = '/on';
  if (segment === 'answer' && !movingUnits(v, mover).some(({ id }) => id === on))
    return { rule: 'TP-5.2.7', at, say: `Only ${moverName({ v, mover })} may be displaced: it is moving.` };
  if (on === unit.id) return undefined;
  // TP-5.4.5
  if (segment === 'screen') return { rule: 'TP-5.4.5', at, say: 'Here a ship displaces only itself.' };
  const target = unitNamed(v.open, on);
  if (!target || !isHere(target) || !isShip(target) || !areEnemies(v.book, unit.side, target.side))
    return { rule: 'TP-11.4.1', at, say: `There is no enemy ship ${unitName(v, on)} to displace.` };
  if (!locksOn(unit, target))
    return { rule: 'TP-8.3.3', at, say: `${unitName(v, unit.id)} has no lock-on on ${unitName(v, on)}.` };
  return neededFor(v, { unit, target }) > 0 ? undefined : { rule: 'TP-11.4.1', at, say: `${unitName(v, on)} is out of reach.` };
}

/** TP-11.4.2 A direction for its own ship; for another a die gives it. */
function directionFault({ unit }: InWindow, { on, toward }: Displace): Refusal | undefined {
  if ((on === unit.id) === (toward !== undefined)) return undefined;
  const say = on === unit.id ? 'The direction is named before.' : 'The direction is left to a die.';
  return { rule: 'TP-11.4.2', at: '/toward', say };
}

interface Displacing {
  unit: Unit;
  target: Unit;
}

/** TP-11.4.1 This or less, before EW; 0 where it cannot succeed. */
function neededFor(seen: Seen, { unit, target }: Displacing): number {
  const { displacement, displacementChart } = seen.book.charts;
  if (unit === target) return displacement.itself;
  return displacementChart.hit[columnAt(displacementChart, sightOf(seen, unit, target).effective)] ?? 0;
}

function rollSuccess(s: TpState, t: TpTable, { unit, target }: Displacing): boolean {
  const needed = neededFor(s, { unit, target });
  const { effective, shift } = sightOf(s, unit, target);
  const itself = unit === target;
  const n = itself ? needed : needed - shift;
  const mods = [{ by: needed, for: itself ? 'itself' : `range ${effective}` }];
  if (n < needed) mods.push({ by: -shift, for: 'EW' });
  const test = { of: 'each', is: 'atMost', n } as const;
  const why = (): Why => ({
    rule: 'TP-11.4.1',
    what: `${unitName(s, unit.id)} displaces ${unitName(s, target.id)}`,
    by: unit.side,
    test,
    mods,
  });
  return t.throw(1, face(6), why) <= n;
}

/** TP-11.4.2 A die of hexes, towards a side named or thrown; the last hex on the map stops it. */
function putAway(s: TpState, t: TpTable, { unit, target, toward }: Displacing & { toward: number | undefined }): void {
  const roll = (what: string): number =>
    t.throw(1, face(6), () => ({ rule: 'TP-11.4.2', what: `${what} of ${unitName(s, target.id)}`, by: unit.side }));
  const facing = toward ?? roll('Direction') - 1;
  const far = roll('Hexes');
  const from = placeOf(target);
  comeLoose(t, target);
  // TP-13.2.6 However near it comes down again.
  for (const beam of [...s.open.beams]) if (beam.on === target.id || beam.by === target.id) letGo(s, t, beam);
  let hex = { q: from.q, r: from.r };
  for (let n = 0; n < far && isOnMap(s.book, hexes.step(hex, facing)); n += 1) hex = hexes.step(hex, facing);
  if (!hexes.same(hex, from)) moveTo(s, target, { ...hex, facing: from.facing });
  resetCounts(target);
  holdOf(s, target).course = '';
  t.tell(() => ({ kind: 'displaced', unit: target.id, by: unit.id, from, to: placeOf(target) }));
}

/** TP-11.4.4 Waterfalls until it ends: that of its own phase, and that of the next. */
const DISRUPTED = 2;

/** TP-11.4.3 A ship that fails to displace itself stays, with its fire control disrupted; against another nothing happens. */
function fail(t: TpTable, { unit, target }: Displacing): void {
  if (unit === target) unit.disrupted = DISRUPTED;
  t.tell(() => ({ kind: 'failed', unit: unit.id, what: 'displacement' }));
  if (unit === target) t.tell(() => ({ kind: 'disrupted', unit: unit.id, over: false }));
}

/** TP-11.4.4 Counted in phases. */
export function endDisruption(s: TpState, t: TpTable): void {
  for (const unit of s.open.units) {
    if (unit.disrupted === undefined) continue;
    unit.disrupted -= 1;
    if (unit.disrupted > 0) continue;
    delete unit.disrupted;
    t.tell(() => ({ kind: 'disrupted', unit: unit.id, over: true }));
  }
}
