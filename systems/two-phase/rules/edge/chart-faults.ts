import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';

/** Everything wrong with charts that a schema cannot see: `at` points into them, `/phasers/ph-1/ranges`. */
export function chartFaults({ provenance: _, ...charts }: Charts): Refusal[] {
  return [...columnFaults(charts, ''), ...turnFaults(charts.turnModes)];
}

/** A part of the charts that has columns: the last value of each. */
type Table = Readonly<Record<string, unknown>> & { readonly ranges?: readonly number[]; readonly bounds?: readonly number[] };

/** TP-9.1.1 The columns of a chart rise, and each of its rows has a cell for each of them. */
function columnFaults(part: object, at: string): Refusal[] {
  const deeper = Object.entries(part).flatMap(([name, value]) => (isPart(value) ? columnFaults(value, `${at}/${name}`) : []));
  return [...tableFaults(part as Table, at), ...deeper];
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function tableFaults({ ranges, bounds, ...rows }: Table, at: string): Refusal[] {
  const columns = ranges ?? bounds;
  if (!columns) return [];
  const name = ranges ? 'ranges' : 'bounds';
  const say = `Columns rise, and these are ${columns.join(', ')}.`;
  const rising = isRising(columns) ? [] : [{ rule: 'TP-9.1.1', at: `${at}/${name}`, say }];
  return [...rising, ...Object.entries(rows).flatMap(([row, value]) => rowFaults(row, value, { columns: columns.length, at }))];
}

function rowFaults(name: string, value: unknown, { columns, at }: { columns: number; at: string }): Refusal[] {
  // What a hit does may stand elsewhere: then its row is empty.
  return rowsIn(value, `${at}/${name}`)
    .filter(({ list }) => list.length !== columns && !(name === 'damage' && list.length === 0))
    .map(({ at: place, list }) => ({ rule: 'TP-9.1.1', at: place, say: `There are ${list.length} cells, not ${columns}.` }));
}

interface Row {
  readonly at: string;
  readonly list: readonly number[];
}

/** The rows of numbers under one name: one, one by die, or one by letter. */
function rowsIn(value: unknown, at: string): Row[] {
  if (typeof value !== 'object' || value === null || 'ranges' in value) return [];
  if (!Array.isArray(value) || value.some(one => typeof one === 'object'))
    return Object.entries(value).flatMap(([name, one]) => rowsIn(one, `${at}/${name}`));
  return [{ at, list: value }];
}

/** TP-4.2.1 to TP-4.2.4 More hexes are needed at higher speeds. */
function turnFaults(turnModes: Charts['turnModes']): Refusal[] {
  const falls = (speeds: readonly number[]): boolean => speeds.some((speed, i) => i > 0 && speed < speeds[i - 1]!);
  const wrong = Object.entries(turnModes).filter(([, speeds]) => falls(speeds));
  return wrong.map(([row, speeds]) => ({
    rule: 'TP-4.2.1',
    at: `/turnModes/${row}`,
    say: `Speeds of turn mode ${row} never fall, and these are ${speeds.join(', ')}.`,
  }));
}

const isRising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > list[i - 1]!);
