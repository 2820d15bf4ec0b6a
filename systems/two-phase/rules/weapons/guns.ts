// Chapters 9.2 to 9.5: every direct-fire weapon by its type: how far it reaches, what forbids it, what its dice do.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Charts, DieChart, HitChart } from '../charts.ts';
import { isPhaser } from '../energy/power.ts';
import { capital, gunName } from '../names.ts';
import type { FireMode } from '../orders.ts';
import type { TpTable } from '../state.ts';
import type { Aim, AimSeen, Gun, Result } from './gun.ts';
import { columnAt, damageOf, harderBy, throughWeb } from './gun.ts';
import { disruptor, fusion, hellbore, photon } from './heavy.ts';
import { phaser } from './phasers.ts';
import { antiDrone, bolt, fist, mauler, repulsor } from './rare.ts';

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

/** Greatest damage of a column: none where no die does any. */
function mostIn({ damage }: DieChart, column: number): number {
  return Math.max(...damage.map(row => row[column] as number));
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
  if (chart === undefined) return { rule: gun.rule, say: `${capital(gunName(aim.weapon))} cannot be fired so now.` };
  const own = gun.fault?.(aim);
  if (own) return own;
  if (aim.sight.web > 0 && !isPhaser(aim.weapon)) return { rule: 'TP-11.3.7', say: 'Only phasers fire through web.' };
  const column = columnAt(chart, aim.sight.effective);
  const reaches = column >= 0 && ('hit' in chart ? (chart.hit[column] as number) > 0 : mostIn(chart, column) > 0);
  if (reaches) return undefined;
  return {
    rule: 'TP-9.1.1',
    say: `${capital(gunName(aim.weapon))} does not reach an effective range of ${aim.sight.effective}.`,
  };
}

/** What the dice of one weapon do: TP-9.2.1 to TP-9.5.3. */
export function rollGun(t: TpTable, aim: AimSeen): Result {
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
  const most = gunOf(aim.weapon).hurts?.(aim) ?? chart.damage[column] ?? 0;
  return { chance, damage: chance * most };
}
