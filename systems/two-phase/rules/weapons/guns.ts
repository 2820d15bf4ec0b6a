// Chapters 9.2 to 9.4: each direct-fire weapon: in which ways it fires, how far, and what its dice do.

import type { Refusal, Why } from '@flagplot/kernel';
import { face, memoise, sum } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts, DieChart, HitChart } from '../charts.ts';
import { locksOn } from '../cloak/veil.ts';
import { isPhaser } from '../energy/power.ts';
import type { Arm } from '../folder.ts';
import type { Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { FireMode } from '../orders.ts';
import type { TpTable } from '../state.ts';
import type { Sight } from './sight.ts';

/** One weapon about to be fired, with all its dice depend on. */
export interface Aim {
  charts: Charts;
  firer: Unit;
  target: Target;
  weapon: WeaponCard;
  mode: FireMode | undefined;
  /** What its mount holds; an overload completed with reserve power is in it. */
  arm: Arm;
  sight: Sight;
  /** TP-9.4.3 Improved fire control aboard. */
  improved: boolean;
  shots: number;
}

/** What dice of one weapon did; `hit` left out where they throw for damage alone. */
export interface Result {
  hit?: boolean;
  damage: number;
}

/** A kind of weapon. */
interface Gun {
  readonly rule: string;
  /** The chart it reads; nothing where it cannot be fired so. */
  chart(aim: Pick<Aim, 'charts' | 'weapon' | 'mode' | 'arm' | 'improved'>): DieChart | HitChart | undefined;
  /** What forbids a shot that its chart would allow. */
  fault?(aim: Aim): Refusal | undefined;
  roll(t: TpTable, aim: Aim): Result;
  /** What it does for certain, where it throws no die. */
  sure?(aim: Aim): number;
}

/** The column of a chart for a range: the first whose bound is not below it; -1 beyond the last. */
export function columnAt({ ranges }: Pick<DieChart, 'ranges'>, range: number): number {
  for (let i = 0; i < ranges.length; i += 1) if (range <= (ranges[i] as number)) return i;
  return -1;
}

/** TP-8.2.5 A die above 6 reads the row of 6, less 1 for each step. */
export function damageOf({ damage }: DieChart, column: number, die: number): number {
  const row = damage[Math.min(die, 6) - 1] as readonly number[];
  return Math.max(0, (row[column] as number) - Math.max(0, die - 6));
}

/** TP-11.3.7 Each shot loses a point for every hex of web between. */
function throughWeb({ sight: { web } }: Aim, damage: number): number {
  return Math.max(0, damage - web);
}

/** Greatest damage of a column: none where no die does any. */
function mostIn({ damage }: DieChart, column: number): number {
  return Math.max(...damage.map(row => row[column] as number));
}

const whatOf = ({ firer, target, weapon }: Aim): string => `${weapon.id} of ${firer.id} at ${target.id}`;

/** A die read on a damage chart. */
function rollChart(t: TpTable, aim: Aim, rule: string): Result {
  const chart = gunOf(aim.weapon).chart(aim) as DieChart;
  const column = columnAt(chart, aim.sight.effective);
  const { shift, effective, web } = aim.sight;
  const why = (): Why => ({
    rule,
    what: whatOf(aim),
    by: aim.firer.side,
    from: [
      { is: `range ${effective}`, for: 'column' },
      ...(shift > 0 ? [{ is: `+${shift}`, for: 'EW' }] : []),
      ...(web > 0 ? [{ is: `-${web}`, for: 'web' }] : []),
    ],
  });
  let damage = 0;
  for (let shot = 0; shot < aim.shots; shot += 1)
    damage += throughWeb(aim, damageOf(chart, column, t.throw(1, face(6), why) + shift));
  return { damage };
}

/** TP-8.2.4 One die to hit, this or less; the shift is taken off what it must show. */
function rollToHit(t: TpTable, aim: Aim, { rule, damage }: { rule: string; damage: number }): Result {
  const chart = gunOf(aim.weapon).chart(aim) as HitChart;
  const needed = chart.hit[columnAt(chart, aim.sight.effective)] as number;
  const hit = t.throw(1, face(6), () => hitWhy(aim, { rule, needed, of: 'each' })) <= needed - harderBy(aim);
  return { hit, damage: hit ? damage : 0 };
}

/** TP-8.2.6 The shift as it counts: anti-drones ignore EW. */
function shiftOn({ weapon, sight }: Aim): number {
  return weapon.type === 'add' ? 0 : sight.shift;
}

/** TP-8.2.4 What is taken off the number needed: the shift, and TP-9.4.11 what photons and disruptors suffer against drones. */
function harderBy(aim: Aim): number {
  const { type } = aim.weapon;
  const small = isSeeker(aim.target) && (type === 'photon' || type === 'disruptor') ? aim.charts.againstDrones : 0;
  return shiftOn(aim) + small;
}

function hitWhy(aim: Aim, { rule, needed, of }: { rule: string; needed: number; of: 'each' | 'sum' }): Why {
  const { shift, effective } = aim.sight;
  const small = harderBy(aim) - shiftOn(aim);
  const mods = [{ by: needed, for: `range ${effective}` }];
  if (shiftOn(aim) > 0) mods.push({ by: -shift, for: 'EW' });
  if (small > 0) mods.push({ by: -small, for: 'a drone' });
  return { rule, what: whatOf(aim), by: aim.firer.side, test: { of, is: 'atMost', n: needed - harderBy(aim) }, mods };
}

const phaser = (rule: string): Gun => ({
  rule,
  // TP-9.2.6 A phaser-1 or -2 fired as a phaser-3.
  chart: ({ charts, weapon, mode }) => {
    if (mode === 'ph-3') return weapon.type === 'ph-1' || weapon.type === 'ph-2' ? charts.phasers['ph-3'] : undefined;
    if (mode !== undefined) return undefined;
    return charts.phasers[weapon.type === 'ph-g' ? 'ph-3' : (weapon.type as 'ph-1')];
  },
  roll: (t, aim) => rollChart(t, aim, aim.mode === 'ph-3' ? 'TP-9.2.6' : rule),
});

/** TP-9.3.2 A photon is not fired plainly at this true range or nearer. */
const PHOTON_NEAREST = 2;
/** TP-9.3.4 Points that make an overload. */
const PHOTON_OVERLOAD = 5;

/** TP-9.3.2 Standard, TP-9.3.3 with a proximity fuse, TP-9.3.4 overloaded: 2 points of damage for each of energy. */
const photon: Gun = {
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
    if (aim.mode === 'overload') return rollToHit(t, aim, { rule: 'TP-9.3.4', damage: 2 * aim.arm.energy });
    const chart = this.chart(aim) as HitChart;
    const damage = chart.damage[columnAt(chart, aim.sight.effective)] as number;
    return rollToHit(t, aim, { rule: aim.mode === 'proximity' ? 'TP-9.3.3' : 'TP-9.3.2', damage });
  },
};

/** TP-9.4.1 Energy of an overloaded disruptor, fusion beam. */
const OVERLOAD = 4;

/** TP-9.4.2, TP-9.4.3, TP-9.4.4 Damage is read from the column of the hit. */
const disruptor: Gun = {
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
    return rollToHit(t, aim, { rule: aim.mode === 'overload' ? 'TP-9.4.4' : aim.improved ? 'TP-9.4.3' : 'TP-9.4.2', damage });
  },
};

/** TP-9.4.5 One die gives the damage. */
const fusion: Gun = {
  rule: 'TP-9.4.5',
  chart: ({ charts, mode, arm }) => {
    if (mode === 'overload') return arm.energy >= OVERLOAD ? charts.fusion.overload : undefined;
    return mode === undefined && arm.energy < OVERLOAD ? charts.fusion.standard : undefined;
  },
  roll: (t, aim) => rollChart(t, aim, 'TP-9.4.5'),
};

/** TP-9.4.6 Points of an overloaded hellbore. */
const HELLBORE_OVERLOAD = 9;

/** TP-9.4.6 Two dice; TP-9.4.7, TP-9.4.12 half the damage on one shield unless it is named enveloping. */
const hellbore: Gun = {
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
    const whole = hit ? (chart.damage[column] as number) : 0;
    return { hit, damage: aim.mode === 'enveloping' ? whole : Math.floor(whole / 2) };
  },
};

/** TP-9.4.9 No die: double, all or half of what the batteries hold, by range. EW does not matter. */
const mauler: Gun = {
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
const repulsor: Gun = {
  rule: 'TP-9.4.8',
  chart: ({ charts, weapon, mode }) =>
    mode === undefined ? charts.trb[weapon.type === 'trb-heavy' ? 'heavy' : 'light'] : undefined,
  roll: (t, aim) => rollChart(t, aim, 'TP-9.4.8'),
};

/** TP-9.5.3 A torpedo fired as a bolt: half the strength of that range. */
const bolt: Gun = {
  rule: 'TP-9.5.3',
  chart: ({ charts, mode }) => (mode === 'bolt' ? charts.bolt : undefined),
  roll(t, aim) {
    const { plasma } = aim.charts;
    const type = aim.weapon.type.slice(-1) as 'r';
    const strength = plasma.strength[type][columnAt(plasma, aim.sight.effective)] ?? 0;
    return rollToHit(t, aim, { rule: 'TP-9.5.3', damage: Math.floor(strength / 2) });
  },
};

/** TP-11.3.8, TP-8.3.3 A web caster fired as a weapon, with lock-on: twice the energy, of which less counts at range. */
const fist: Gun = {
  rule: 'TP-11.3.8',
  chart: ({ charts, mode }) => (mode === 'fist' ? charts.webFist : undefined),
  fault(aim) {
    if (!locksOn(aim.firer, aim.target)) return { rule: 'TP-8.3.3', say: 'A web caster wants lock-on.' };
    return fistDamage(aim) > 0 ? undefined : { rule: 'TP-11.3.8', say: 'At this range its energy does nothing.' };
  },
  roll: (t, aim) => rollToHit(t, aim, { rule: 'TP-11.3.8', damage: fistDamage(aim) }),
};

function fistDamage({ charts: { webRanges }, arm, sight }: Aim): number {
  return 2 * (arm.energy - (webRanges.less[columnAt(webRanges, sight.effective)] ?? 0));
}

/** TP-9.4.10, TP-8.2.6 At drones alone, and a hit destroys any. */
const antiDrone: Gun = {
  rule: 'TP-9.4.10',
  chart: ({ charts, mode }) => (mode === undefined ? charts.add : undefined),
  fault: ({ target }) =>
    isSeeker(target) && target.shown === 'drone'
      ? undefined
      : { rule: 'TP-9.4.10', say: 'An anti-drone is fired at drones alone.' },
  roll: (t, aim) => rollToHit(t, aim, { rule: 'TP-9.4.10', damage: 0 }),
};

const GUNS: Readonly<Record<string, Gun>> = {
  add: antiDrone,
  'ph-1': phaser('TP-9.2.1'),
  'ph-2': phaser('TP-9.2.2'),
  'ph-3': phaser('TP-9.2.3'),
  'ph-4': phaser('TP-9.2.4'),
  'ph-g': phaser('TP-9.2.3'),
  photon,
  disruptor,
  fusion,
  hellbore,
  mauler,
  'web-caster': fist,
  'trb-heavy': repulsor,
  'trb-light': repulsor,
  'plasma-r': bolt,
  'plasma-s': bolt,
  'plasma-g': bolt,
  'plasma-f': bolt,
};

/** The way in which a launcher and a caster are fired directly. */
function modeOf({ type }: Pick<WeaponCard, 'type'>): FireMode | undefined {
  if (type === 'web-caster') return 'fist';
  return type.startsWith('plasma-') ? 'bolt' : undefined;
}

/** TP-1.3.11 The greatest range at which a weapon may do anything, whatever it holds; -1 for what fires nothing. */
export function farthest(charts: Charts, weapon: WeaponCard): number {
  if (!isGun(weapon)) return -1;
  const aim = { charts, weapon, arm: { turns: 0, energy: 0 }, improved: false };
  const chart = gunOf(weapon).chart({ ...aim, mode: modeOf(weapon) });
  return Math.min(weapon.range ?? 99, chart?.ranges.at(-1) ?? -1);
}

/** Whether a weapon is fired directly at all. */
export function isGun({ type }: Pick<WeaponCard, 'type'>): boolean {
  return type in GUNS;
}

function gunOf({ type }: Pick<WeaponCard, 'type'>): Gun {
  return GUNS[type] as Gun;
}

/** The chart a weapon reads as it is fired; nothing where it cannot be fired so. */
export function chartOf(aim: Pick<Aim, 'charts' | 'weapon' | 'mode' | 'arm' | 'improved'>): DieChart | HitChart | undefined {
  return gunOf(aim.weapon).chart(aim);
}

/** TP-9.1.1 Why the chart of a weapon forbids this shot. */
export function chartFault(aim: Aim): Refusal | undefined {
  const gun = gunOf(aim.weapon);
  const chart = gun.chart(aim);
  if (chart === undefined) return { rule: gun.rule, say: `${aim.weapon.name} cannot be fired ${aim.mode ?? 'plainly'} now.` };
  const own = gun.fault?.(aim);
  if (own) return own;
  if (aim.sight.web > 0 && !isPhaser(aim.weapon)) return { rule: 'TP-11.3.7', say: 'Only phasers fire through web.' };
  const column = columnAt(chart, aim.sight.effective);
  const reaches = column >= 0 && ('hit' in chart ? (chart.hit[column] as number) > 0 : mostIn(chart, column) > 0);
  if (reaches) return undefined;
  return { rule: 'TP-9.1.1', say: `${aim.weapon.name} does not reach an effective range of ${aim.sight.effective}.` };
}

/** What the dice of one weapon do: TP-9.2.1 to TP-9.5.3. */
export function rollGun(t: TpTable, aim: Aim): Result {
  return gunOf(aim.weapon).roll(t, aim);
}

/** The mean damage of a shot, in hundredths, and its chance to score in a hundred: for watches and players. */
export function promiseOf(aim: Aim): { damage: number; chance: number } {
  const chart = gunOf(aim.weapon).chart(aim);
  const column = chart ? columnAt(chart, aim.sight.effective) : -1;
  if (chart === undefined || column < 0) return { damage: 0, chance: 0 };
  const sure = gunOf(aim.weapon).sure?.(aim);
  if (sure !== undefined) return { damage: 100 * sure, chance: sure > 0 ? 100 : 0 };
  if ('hit' in chart) return hitPromise(aim, chart, column);
  let total = 0;
  let scoring = 0;
  for (let die = 1; die <= 6; die += 1) {
    const damage = throughWeb(aim, damageOf(chart, column, die + aim.sight.shift));
    total += damage;
    if (damage > 0) scoring += 1;
  }
  return { damage: Math.floor((100 * total * aim.shots) / 6), chance: Math.floor((100 * scoring) / 6) };
}

/** TP-9.4.6 Ways, of 36, in which two dice come to a number or less. */
const TWO_DICE = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36] as const;

function hitPromise(aim: Aim, chart: HitChart, column: number): { damage: number; chance: number } {
  const needed = Math.max(0, (chart.hit[column] as number) - harderBy(aim));
  const chance =
    aim.weapon.type === 'hellbore'
      ? Math.floor((100 * (TWO_DICE[Math.min(12, needed)] as number)) / 36)
      : Math.floor((100 * Math.min(6, needed)) / 6);
  const most = chart.damage[column] ?? (aim.weapon.type === 'web-caster' ? fistDamage(aim) : 2 * aim.arm.energy);
  return { chance, damage: chance * most };
}
