// Chapters 9.3 and 9.4: photons, disruptors, fusion beams and hellbores.

import { sum } from '@flagplot/kernel';
import type { DieChart, HitChart } from '../charts.ts';
import type { Aim, Gun } from './gun.ts';
import { columnAt, harderBy, hitWhy, rollChart, rollToHit } from './gun.ts';

/** TP-9.3.2 A photon is not fired plainly at this true range or nearer. */
const PHOTON_NEAREST = 2;
/** TP-9.3.4 Points that make an overload. */
const PHOTON_OVERLOAD = 5;

/** TP-9.3.2 Standard, TP-9.3.3 with a proximity fuse, TP-9.3.4 overloaded: 2 points of damage for each of energy. */
export const photon: Gun = {
  rule: 'TP-9.3.2',
  chart: ({ charts, mode, arm }) => {
    const overloaded = arm.energy >= PHOTON_OVERLOAD;
    if (mode === 'overload') return overloaded ? charts.photon.overload : undefined;
    if (overloaded) return undefined;
    return mode === 'proximity' ? charts.photon.proximity : mode === undefined ? charts.photon.standard : undefined;
  },
  fault: ({ mode, sight }) =>
    mode !== 'overload' && sight.range < PHOTON_NEAREST
      ? { rule: 'TP-9.3.2', say: 'A photon torpedo that is not overloaded is not fired at range 0 or 1.' }
      : undefined,
  roll(t, aim) {
    const chart = this.chart(aim) as HitChart;
    if (aim.mode === 'overload') return rollToHit(t, aim, { rule: 'TP-9.3.4', chart, damage: overloadDamage(aim) });
    const damage = chart.damage[columnAt(chart, aim.sight.effective)] as number;
    return rollToHit(t, aim, { rule: aim.mode === 'proximity' ? 'TP-9.3.3' : 'TP-9.3.2', chart, damage });
  },
  hurts: aim => (aim.mode === 'overload' ? overloadDamage(aim) : undefined),
};

/** TP-9.3.4 */
function overloadDamage({ charts, arm }: Pick<Aim, 'charts' | 'arm'>): number {
  return charts.overloadPoint * arm.energy;
}

/** TP-9.4.1 Energy of an overloaded disruptor, fusion beam. */
const OVERLOAD = 4;

/** TP-9.4.2, TP-9.4.3, TP-9.4.4 Damage is read from the column of the hit. */
export const disruptor: Gun = {
  rule: 'TP-9.4.2',
  chart: ({ charts, mode, arm, improved }) => {
    if (mode === 'overload') return arm.energy >= OVERLOAD ? charts.disruptor.overload : undefined;
    if (mode !== undefined || arm.energy >= OVERLOAD) return undefined;
    return improved ? charts.disruptor.improved : charts.disruptor.standard;
  },
  fault: ({ weapon: { range }, sight, mode }) =>
    range !== undefined && sight.effective > range
      ? { rule: 'TP-9.4.1', say: `This mount reaches ${range}, and the target is at ${sight.effective}.` }
      : mode === undefined && sight.effective === 0
        ? { rule: 'TP-9.4.2', say: 'A disruptor that is not overloaded is not fired at range 0.' }
        : undefined,
  roll(t, aim) {
    const chart = this.chart(aim) as HitChart;
    const damage = chart.damage[columnAt(chart, aim.sight.effective)] as number;
    return rollToHit(t, aim, {
      rule: aim.mode === 'overload' ? 'TP-9.4.4' : aim.improved ? 'TP-9.4.3' : 'TP-9.4.2',
      chart,
      damage,
    });
  },
};

/** TP-9.4.5 One die gives the damage. */
export const fusion: Gun = {
  rule: 'TP-9.4.5',
  chart: ({ charts, mode, arm }) => {
    if (mode === 'overload') return arm.energy >= OVERLOAD ? charts.fusion.overload : undefined;
    return mode === undefined && arm.energy < OVERLOAD ? charts.fusion.standard : undefined;
  },
  roll(t, aim) {
    return rollChart(t, aim, { rule: 'TP-9.4.5', chart: this.chart(aim) as DieChart });
  },
};

/** TP-9.4.6 Points of an overloaded hellbore. */
const HELLBORE_OVERLOAD = 9;

/** TP-9.4.6 Two dice; TP-9.4.7, TP-9.4.12 half the damage on one shield unless it is named enveloping. */
export const hellbore: Gun = {
  rule: 'TP-9.4.6',
  chart: ({ charts, mode, arm }) => {
    if (mode !== undefined && mode !== 'enveloping') return undefined;
    return arm.energy >= HELLBORE_OVERLOAD ? charts.hellbore.overload : charts.hellbore.standard;
  },
  fault: ({ arm, sight }) =>
    arm.energy < HELLBORE_OVERLOAD && sight.effective === 0
      ? { rule: 'TP-9.4.6', say: 'A hellbore that is not overloaded is not fired at range 0.' }
      : undefined,
  roll(t, aim) {
    const chart = this.chart(aim) as HitChart;
    const column = columnAt(chart, aim.sight.effective);
    const needed = chart.hit[column] as number;
    const hit = t.throw(2, sum(6), () => hitWhy(aim, { rule: 'TP-9.4.6', needed, of: 'sum' })) <= needed - harderBy(aim);
    return { hit, damage: hit ? hellboreDamage(aim, chart.damage[column] as number) : 0 };
  },
  hurts(aim) {
    const chart = this.chart(aim) as HitChart;
    return hellboreDamage(aim, chart.damage[columnAt(chart, aim.sight.effective)] as number);
  },
};

function hellboreDamage({ mode }: Pick<Aim, 'mode'>, whole: number): number {
  return mode === 'enveloping' ? whole : Math.floor(whole / 2);
}
