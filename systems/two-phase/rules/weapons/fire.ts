// Chapter 1.4: the direct fire of one unit in one window: all its dice first, then the damage, target by target.

import type { WeaponCard } from '../cards.ts';
import { strike } from '../damage/volley.ts';
import { EMPTY } from '../energy/arming.ts';
import { isPhaser } from '../energy/power.ts';
import type { ShotResult } from '../events.ts';
import { silence } from '../ew/loans.ts';
import type { Arm, Hold } from '../folder.ts';
import type { Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Shot } from '../orders.ts';
import { cardOf, holdOf, isHere, mountOf } from '../roster.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { endWeasel } from '../shuttles/weasel.ts';
import type { TpState, TpTable } from '../state.ts';
import type { Firer, Laid } from './aim.ts';
import { aimOf, fireFaults, quartersOf, targetNamed } from './aim.ts';
import { arrivalOf } from './arrival.ts';
import { rollGun } from './guns.ts';
import type { Sight } from './sight.ts';
import { bearingOf, sightOf } from './sight.ts';

/** All shots of one unit at one target. */
interface Volley {
  unit: Unit;
  target: Target;
  sight: Sight;
  /** The bearing of the firer as the target sees it, taken when it is fired. */
  from: number;
  laid: Laid[];
  points: number;
  results: ShotResult[];
}

/** TP-1.4.2, TP-5.1.5 Fires what still can be fired, and deals its damage. */
export function fire(s: TpState, t: TpTable, { unit, shots }: { unit: Unit; shots: readonly Shot[] }): void {
  const firer: Firer = { seen: s, unit, hold: holdOf(s, unit) };
  const standing = shotsStanding(firer, shots);
  if (standing.length === 0) return;
  // TP-12.3.2 What is void ends no weasel.
  endWeasel(s, t, unit);
  // TP-1.5.2 What is fired was armed.
  t.reveal(unit.side);
  const volleys = volleysOf(firer, standing);
  for (const volley of volleys) rollVolley(t, firer, volley);
  for (const volley of volleys) for (const { mount, shot } of volley.laid) pay(firer, mount, shot);
  for (const volley of volleys) deal(s, t, volley);
}

/** TP-1.3.14 Shots that have become impossible are void, and so are those behind them that nothing is left to pay for. */
function shotsStanding(firer: Firer, shots: readonly Shot[]): Shot[] {
  const standing: Shot[] = [];
  for (const shot of shots) if (fireFaults(firer, [...standing, shot], 0).length === 0) standing.push(shot);
  return standing;
}

/** TP-1.4.4 Target by target in the order named, weapon by weapon in the order of the card. */
function volleysOf({ seen, unit }: Firer, shots: readonly Shot[]): Volley[] {
  const card = cardOf(seen.book, unit);
  const volleys: Volley[] = [];
  for (const shot of shots) {
    const target = targetNamed(seen, shot.on) as Target;
    let volley = volleys.find(one => one.target === target);
    if (!volley) {
      volley = {
        unit,
        target,
        sight: sightOf(seen, unit, target),
        from: isSeeker(target) ? -1 : bearingOf(target, unit),
        laid: [],
        points: 0,
        results: [],
      };
      volleys.push(volley);
    }
    volley.laid.push({ mount: mountOf(card, shot.weapon), shot, sight: volley.sight });
  }
  for (const { laid } of volleys) laid.sort((a, b) => a.mount - b.mount);
  return volleys;
}

/** TP-1.4.4 The dice of each weapon. */
function rollVolley(t: TpTable, firer: Firer, volley: Volley): void {
  for (const laid of volley.laid) {
    const { hit, damage } = rollGun(t, aimOf(firer, volley.target, laid));
    volley.points += damage;
    const { weapon, as } = laid.shot;
    volley.results.push({ weapon, ...(as && { as }), ...(hit !== undefined && { hit }), damage });
  }
}

/** TP-9.2.5, TP-2.3.1 A shot takes its energy; what was armed is spent. */
function pay({ seen, unit, hold }: Firer, mount: number, shot: Shot): void {
  const weapon = cardOf(seen.book, unit).weapons[mount] as WeaponCard;
  const reserve = shot.reserve ?? 0;
  hold.battery -= reserve;
  unit.weapons[mount] = (unit.weapons[mount] as number) + (shot.shots ?? 1);
  silence(unit, cardOf(seen.book, unit), shot.as === 'ph-3' ? 'ph-3' : weapon.type);
  // TP-9.4.9
  if (weapon.type === 'mauler') hold.battery = 0;
  if (isPhaser(weapon)) hold.capacitor -= Math.max(0, quartersOf(seen.book.charts, weapon, shot) - 4 * reserve);
  else if (weapon.type === 'add') takeRound(hold, mount);
  else hold.arms[mount] = armAfterFire(weapon);
}

/** TP-9.4.10 */
function takeRound({ magazines }: Hold, mount: number): void {
  const magazine = magazines.find(one => one.mount === mount);
  if (magazine) magazine.load = magazine.load.slice(1);
}

/** TP-9.4.5 A fusion beam that has fired is not armed in the next turn. */
function armAfterFire({ type }: WeaponCard): Arm {
  return type === 'fusion' ? { ...EMPTY, cools: true } : { ...EMPTY };
}

/** TP-5.1.5 The volley is told and arrives; then what it does to its firer. */
function deal(s: TpState, t: TpTable, volley: Volley): void {
  const { unit, target, sight, points, results, from } = volley;
  const { range, effective, shift } = sight;
  t.tell(() => ({
    kind: 'fired',
    unit: unit.id,
    on: target.id,
    range,
    effective,
    shift,
    shots: results,
    from: { q: unit.q, r: unit.r },
    to: { q: target.q, r: target.r },
  }));
  const by = unit.side;
  if (isSeeker(target)) hurtSeeker(s, t, { seeker: target, points, kills: isKilled(s, volley) });
  else {
    const arrival = arrivalOf(t, { seen: s, firer: unit, target, shift, from, results });
    strike(s, t, { unit: target, bearing: from, by, ...arrival });
  }
  const back = feedbackOf(s, volley);
  if (back > 0 && isHere(unit)) strike(s, t, { unit, points: back, bearing: bearingOf(unit, target), by });
}

/** TP-9.4.10 A hit of an anti-drone destroys any drone. */
function isKilled({ book }: TpState, { unit, laid, results }: Volley): boolean {
  const { weapons } = cardOf(book, unit);
  return laid.some(({ mount }, i) => weapons[mount]?.type === 'add' && results[i]?.hit === true);
}

/** TP-9.3.5 Hit or miss, once for each overload at true range 0. */
function feedbackOf({ book }: TpState, { unit, laid, sight }: Volley): number {
  if (sight.range > 0) return 0;
  const { weapons } = cardOf(book, unit);
  const back: Readonly<Record<string, number>> = book.charts.feedback;
  return laid.reduce((sum, { mount, shot }) => sum + (shot.as === 'overload' ? (back[weapons[mount]?.type ?? ''] ?? 0) : 0), 0);
}
