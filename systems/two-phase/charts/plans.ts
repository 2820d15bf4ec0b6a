// How a chart of numbers is laid out: by range, by name, or one number a line.

import type { ChartPlan } from '@flagplot/manifest';
import { placesOf } from '@flagplot/manifest';
import type { DieChart, HitChart, Charts as Numbers } from '../rules/charts.ts';

type Row = ChartPlan['rows'][number];

/** A part of a chart under the name that people read: `['Phaser 1', 'phasers/ph-1']`. */
export type Part = readonly [name: string, at: string];

/** Beyond any map: the last column holds for whatever is farther. */
const BEYOND = 99;

/** The ranges of each column as they are printed: `0`, `1`, `2`, `3–8`, `31+`. */
function bands(ranges: readonly number[]): string[] {
  return ranges.map((last, i) => {
    const first = i === 0 ? 0 : ranges[i - 1]! + 1;
    if (last >= BEYOND) return `${first}+`;
    return first === last ? `${last}` : `${first}–${last}`;
  });
}

const valueAt = (numbers: Numbers, at: string): unknown =>
  at.split('/').reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], numbers);

/** Damage by die: a line for each range of each weapon. */
export function byDie(numbers: Numbers, parts: readonly Part[]): Row[] {
  return parts.flatMap(([name, at]) => {
    const { ranges, damage } = valueAt(numbers, at) as DieChart;
    return bands(ranges).map(
      (band, column): Row => [
        headOf(name, band),
        `${at}/ranges/${column}`,
        ...damage.map((_, die) => `${at}/damage/${die}/${column}`),
      ],
    );
  });
}

/** What hits, and what it does where the chart says so: a line for each range of each way to fire. */
export function byHit(numbers: Numbers, parts: readonly Part[]): Row[] {
  return parts.flatMap(([name, at]) => {
    const { damage } = valueAt(numbers, at) as HitChart;
    const fields = damage.length > 0 ? ['ranges', 'hit', 'damage'] : ['ranges', 'hit'];
    return byColumn(numbers, { name, at, fields });
  });
}

/** A line for each column of a part: its cells in these fields, the first of them the last value of the column. */
export function byColumn(numbers: Numbers, { name, at, fields }: { name: string; at: string; fields: readonly string[] }): Row[] {
  const [first = ''] = fields;
  const bounds = valueAt(numbers, `${at}/${first}`) as readonly number[];
  return bands(bounds).map((band, column): Row => [headOf(name, band), ...fields.map(field => `${at}/${field}/${column}`)]);
}

const headOf = (name: string, band: string): string => (name === '' ? band : `${name}, ${band}`);

/** A line for each part, with all its numbers. */
export function byPart(numbers: Numbers, parts: readonly Part[]): Row[] {
  return parts.map(([name, at]): Row => [name, ...placesOf(numbers, at)]);
}

/** A line for each place of a list, under names of its own. */
export function byPlace(at: string, names: readonly string[]): Row[] {
  return names.map((name, i): Row => [name, `${at}/${i}`]);
}

/** A number a line, by its name. */
export function byName(at: string, names: Readonly<Record<string, string>>): Row[] {
  return Object.entries(names).map(([step, name]): Row => [name, `${at}/${step}`]);
}
