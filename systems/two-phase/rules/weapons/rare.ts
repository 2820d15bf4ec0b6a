// Chapters 9.4, 9.5 and 11.3: weapons of few ships: maulers, repulsor beams, bolts of plasma, web fists, anti-drones.

import { memoise } from '@flagplot/kernel';
import type { Charts, DieChart } from '../charts.ts';
import { locksOn } from '../cloak/veil.ts';
import { isSeeker } from '../open.ts';
import type { Aim, Gun } from './gun.ts';
import { columnAt, rollChart, rollToHit } from './gun.ts';

/** TP-9.4.9 No die: double, all or half of what the batteries hold, by range. EW does not matter. */
export const mauler: Gun = {
  rule: 'TP-9.4.9',
  chart: ({ charts, mode }) => (mode === undefined ? maulerChart(charts) : undefined),
  fault: ({ arm }) => (arm.energy > 0 ? undefined : { rule: 'TP-9.4.9', say: 'The batteries are empty.' }),
  roll: (_t, aim) => ({ damage: maulerDamage(aim) }),
  sure: maulerDamage,
};

/** Halves of the energy by range, whatever the die. */
const maulerChart = memoise(({ mauler: { ranges, halves } }: Pick<Charts, 'mauler'>): DieChart => ({ ranges, damage: [halves] }));

function maulerDamage({ charts, arm, sight }: Aim): number {
  const { halves } = charts.mauler;
  return Math.floor((arm.energy * (halves[columnAt(charts.mauler, sight.effective)] ?? 0)) / 2);
}

/** TP-9.4.8 */
export const repulsor: Gun = {
  rule: 'TP-9.4.8',
  chart: ({ charts, weapon, mode }) =>
    mode === undefined ? charts.trb[weapon.type === 'trb-heavy' ? 'heavy' : 'light'] : undefined,
  roll(t, aim) {
    return rollChart(t, aim, { rule: 'TP-9.4.8', chart: this.chart(aim) as DieChart });
  },
};

/** TP-9.5.3 A torpedo fired as a bolt: half the strength of that range. */
export const bolt: Gun = {
  rule: 'TP-9.5.3',
  chart: ({ charts, mode }) => (mode === 'bolt' ? charts.bolt : undefined),
  roll(t, aim) {
    return rollToHit(t, aim, { rule: 'TP-9.5.3', chart: aim.charts.bolt, damage: boltDamage(aim) });
  },
  hurts: boltDamage,
};

function boltDamage({ charts: { plasma }, weapon, sight }: Aim): number {
  const type = weapon.type.slice(-1) as 'r';
  return Math.floor((plasma.strength[type][columnAt(plasma, sight.effective)] ?? 0) / 2);
}

/** TP-11.3.8, TP-8.3.3 A web caster fired as a weapon, with lock-on: twice the energy, of which less counts at range. */
export const fist: Gun = {
  rule: 'TP-11.3.8',
  chart: ({ charts, mode }) => (mode === 'fist' ? charts.webFist : undefined),
  fault(aim) {
    if (!locksOn(aim.firer, aim.target)) return { rule: 'TP-8.3.3', say: 'A web caster wants lock-on.' };
    return fistDamage(aim) > 0 ? undefined : { rule: 'TP-11.3.8', say: 'At this range its energy does nothing.' };
  },
  roll: (t, aim) => rollToHit(t, aim, { rule: 'TP-11.3.8', chart: aim.charts.webFist, damage: fistDamage(aim) }),
  hurts: fistDamage,
};

function fistDamage({ charts: { webRanges }, arm, sight }: Aim): number {
  return 2 * (arm.energy - (webRanges.less[columnAt(webRanges, sight.effective)] ?? 0));
}

/** TP-9.4.10, TP-8.2.6 At drones alone, and a hit destroys any. */
export const antiDrone: Gun = {
  rule: 'TP-9.4.10',
  chart: ({ charts, mode }) => (mode === undefined ? charts.add : undefined),
  fault: ({ target }) =>
    isSeeker(target) && target.shown === 'drone'
      ? undefined
      : { rule: 'TP-9.4.10', say: 'An anti-drone is fired at drones alone.' },
  roll: (t, aim) => rollToHit(t, aim, { rule: 'TP-9.4.10', chart: aim.charts.add, damage: 0 }),
};
