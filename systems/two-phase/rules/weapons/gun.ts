// Chapters 8.2 and 9.1: what a weapon about to be fired is, and how its die is read on a chart.

import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts, DieChart, HitChart } from '../charts.ts';
import type { Arm } from '../folder.ts';
import type { Roll } from '../names.ts';
import { capital, gunName, unitName } from '../names.ts';
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

/** The same at a table, whose units have names. */
export interface AimSeen extends Aim {
  seen: Roll;
}

/** What dice of one weapon did; `hit` left out where they throw for damage alone. */
export interface Result {
  hit?: boolean;
  damage: number;
}

/** A kind of weapon. */
export interface Gun {
  readonly rule: string;
  /** The chart it reads; nothing where it cannot be fired so. */
  chart(aim: Pick<Aim, 'charts' | 'weapon' | 'mode' | 'arm' | 'improved'>): DieChart | HitChart | undefined;
  /** What forbids a shot that its chart would allow. */
  fault?(aim: Aim): Refusal | undefined;
  roll(t: TpTable, aim: AimSeen): Result;
  /** What it does for certain, where it throws no die. */
  sure?(aim: Aim): number;
  /** What a hit does, where the chart does not say it. */
  hurts?(aim: Aim): number | undefined;
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
export function throughWeb({ sight: { web } }: Aim, damage: number): number {
  return Math.max(0, damage - web);
}

const whatOf = ({ seen, firer, target, weapon }: AimSeen): string =>
  `${capital(gunName(weapon))} of ${unitName(seen, firer.id)} at ${unitName(seen, target.id)}`;

/** A die read on a damage chart. */
export function rollChart(t: TpTable, aim: AimSeen, { rule, chart }: { rule: string; chart: DieChart }): Result {
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
export function rollToHit(
  t: TpTable,
  aim: AimSeen,
  { rule, chart, damage }: { rule: string; chart: HitChart; damage: number },
): Result {
  const needed = chart.hit[columnAt(chart, aim.sight.effective)] as number;
  const hit = t.throw(1, face(6), () => hitWhy(aim, { rule, needed, of: 'each' })) <= needed - harderBy(aim);
  return { hit, damage: hit ? damage : 0 };
}

/** TP-8.2.6 The shift as it counts: anti-drones ignore EW. */
function shiftOn({ weapon, sight }: Aim): number {
  return weapon.type === 'add' ? 0 : sight.shift;
}

/** TP-8.2.4 What is taken off the number needed: the shift, and TP-9.4.11 what photons and disruptors suffer against drones. */
export function harderBy(aim: Aim): number {
  const { type } = aim.weapon;
  const small = isSeeker(aim.target) && (type === 'photon' || type === 'disruptor') ? aim.charts.againstDrones : 0;
  return shiftOn(aim) + small;
}

export function hitWhy(aim: AimSeen, { rule, needed, of }: { rule: string; needed: number; of: 'each' | 'sum' }): Why {
  const { shift, effective } = aim.sight;
  const small = harderBy(aim) - shiftOn(aim);
  const mods = [{ by: needed, for: `range ${effective}` }];
  if (shiftOn(aim) > 0) mods.push({ by: -shift, for: 'EW' });
  if (small > 0) mods.push({ by: -small, for: 'a drone' });
  return { rule, what: whatOf(aim), by: aim.firer.side, test: { of, is: 'atMost', n: needed - harderBy(aim) }, mods };
}
