// The bench as it is told: one JSON value, or a table in words.

import { cpus } from 'node:os';
import { BUDGETS, verdict } from './budgets.ts';
import type { Figure, Run, Spread } from './figures.ts';
import { figuresOf, KEYS, spread } from './figures.ts';

/** All that a bench found. */
export interface Bench {
  readonly runs: readonly Run[];
  /** Seconds each measurement lasted at least. */
  readonly seconds: number;
}

/** What row by row stands behind the figures. */
interface RowReport {
  readonly checksum: string;
  readonly wallSeconds: Spread;
  readonly cpuSeconds: Spread;
}

/** Everything as one plain value: the figures under their keys, the rest under `further`, `budgets`, `rows`. */
export function asValue(bench: Bench): object {
  const figures = figuresOf(bench.runs);
  const keyed = KEYS.flatMap(key => (figures[key] ? [[key, figures[key]] as const] : []));
  const further = Object.entries(figures).filter(([key]) => !KEYS.includes(key));
  return {
    ...Object.fromEntries(keyed),
    further: Object.fromEntries(further),
    budgets: BUDGETS.flatMap(budget => {
      const figure = figures[budget.key];
      return figure ? [{ ...budget, median: figure.median, cpu: figure.cpu.median, verdict: verdict(budget, figure) }] : [];
    }),
    rows: rowsOf(bench.runs),
    machine: machine(),
    runs: bench.runs.length,
    seconds: bench.seconds,
  };
}

function rowsOf(runs: readonly Run[]): Record<string, RowReport> {
  const rows = Object.entries(runs[0] ?? {});
  return Object.fromEntries(
    rows.map(([name, { checksum }]) => {
      const all = runs.map(run => run[name]).filter(reading => reading !== undefined);
      return [name, { checksum, wallSeconds: spread(all.map(one => one.wall)), cpuSeconds: spread(all.map(one => one.cpu)) }];
    }),
  );
}

function machine(): string {
  const cores = cpus();
  return `${cores.length} x ${cores[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, ${process.platform}`;
}

/** The same in words: budgets first, then every figure, then what was measured row by row. */
export function words(bench: Bench): string {
  const figures = figuresOf(bench.runs);
  return [
    `${machine()}; ${bench.runs.length} runs of at least ${bench.seconds} s each; medians, and the range in brackets.`,
    table(['Budget', 'allowed', 'measured', 'by CPU time', ''], budgetLines(figures)),
    table(['Figure', 'measured', 'by CPU time'], Object.entries(figures).map(figureLine)),
    table(['Row', 'wall s', 'CPU s', 'checksum'], Object.entries(rowsOf(bench.runs)).map(rowLine)),
  ].join('\n\n');
}

function budgetLines(figures: Readonly<Record<string, Figure>>): string[][] {
  return BUDGETS.map(budget => {
    const figure = figures[budget.key];
    const allowed = budget.least === undefined ? `at most ${short(budget.most as number)}` : `at least ${short(budget.least)}`;
    if (!figure) return [budget.what, allowed, '', '', 'not measured'];
    return [budget.what, allowed, range(figure), range(figure.cpu), verdict(budget, figure)];
  });
}

function figureLine([key, figure]: [string, Figure]): string[] {
  return [key, range(figure), range(figure.cpu)];
}

function rowLine([name, { wallSeconds, cpuSeconds, checksum }]: [string, RowReport]): string[] {
  return [name, short(wallSeconds.median), short(cpuSeconds.median), checksum.slice(0, 16)];
}

function range({ median, min, max }: Spread): string {
  return min === max ? short(median) : `${short(median)} (${short(min)} to ${short(max)})`;
}

/** Three figures that count, thousands apart: 1 240 000; 34.2; 0.019. */
function short(value: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(3));
  return Math.abs(rounded) >= 1000 ? rounded.toLocaleString('en-GB').replaceAll(',', ' ') : `${rounded}`;
}

/** Columns as wide as their widest cell. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const all = [head, ...lines];
  const widths = head.map((_, i) => Math.max(...all.map(line => line[i]?.length ?? 0)));
  const drawn = all.map(line =>
    line
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
  return [
    drawn[0],
    widths
      .map(width => '-'.repeat(width))
      .join('  ')
      .trimEnd(),
    ...drawn.slice(1),
  ].join('\n');
}
