// What each throw of the book is read from: cells of the charts, by the rule it bears and the names of its reasons.

import type { ChartRead, ThrowReads } from '@flagplot/manifest';
import type { Charts } from '../rules/charts.ts';

/** Reasons whose numbers stand on a sheet, on the table, or are worked out: on no chart. */
const elsewhere = (...names: readonly string[]): ChartRead[] => names.map(reason => ({ reason, at: [] }));

const ALWAYS: readonly ChartRead[] = [{ reason: '*', at: ['needs'] }];

/** Throws of which each die of so much or more counts: tesla, beams, bombs, marines, torpedoes and what is thrown at them, aeroplanes, Ack-Ack, repairs, a rope. */
const HITS = [
  ...['BB-3.2.76', 'BB-3.2.81', 'BB-3.2.93', 'BB-3.4.3', 'BB-4.1.4', 'BB-4.1.5'],
  ...['BB-4.3.4', 'BB-4.3.9', 'BB-4.3.11', 'BB-4.4.2', 'BB-4.6.2', 'BB-5.1.1', 'BB-7.2.7'],
] as const;
/** Tests of grounding, and the cell of what draught in what water was looked up where the row says it. */
const DEPTHS: Readonly<Record<string, readonly string[]>> = {
  'BB-3.1.39': ['depths/coastal/2'],
  'BB-3.1.40': [],
  'BB-3.1.42': ['depths/shallow/1'],
  'BB-3.1.45': ['depths/shallow/1'],
  'BB-3.1.46': ['depths/coastal/2'],
  'BB-3.1.54': [],
};
/** Throws that no chart has part in: ties of bids, and what is drawn by a critical. */
const PLAIN = ['BB-2.2.5', 'BB-5.3.6', 'BB-5.3.7', 'BB-5.3.10'] as const;

/** What throws are read from, by the rule they bear. */
export function readsOf(charts: Charts): ThrowReads {
  return {
    'BB-3.2.56': [...ALWAYS, ...cellReads(charts), ...columnReads(), ...elsewhere('range', 'size *')],
    'BB-5.3.2': ['a tenner', 'tenners'].map(reason => ({ reason, at: ['criticalFrom'] })),
    ...collisionReads(charts),
    ...Object.fromEntries(
      Object.entries(DEPTHS).map(([rule, at]) => [rule, [...ALWAYS, ...at.map(one => ({ reason: 'depth', at: [one] }))]]),
    ),
    ...Object.fromEntries(HITS.map(rule => [rule, ALWAYS])),
    ...Object.fromEntries(PLAIN.map(rule => [rule, []])),
  };
}

/** BB-3.1.29 What must be shown to force one class onto another, BB-3.1.33 and the dice that a class strikes or crashes with. */
function collisionReads({ collisions: { needs, damage } }: Charts): ThrowReads {
  const forcing = Object.entries(needs).flatMap(([by, others]) =>
    Object.keys(others).map((on): ChartRead => ({ reason: `class ${by} forcing ${on}`, at: [`collisions/needs/${by}/${on}`] })),
  );
  const struck = Object.keys(damage).map((size): ChartRead => ({ reason: `class ${size}`, at: [`collisions/damage/${size}`] }));
  return {
    'BB-3.1.29': [{ reason: 'success', at: ['needs'] }, ...forcing],
    ...Object.fromEntries(['BB-3.1.33', 'BB-3.1.57'].map(rule => [rule, [{ reason: 'damage', at: ['needs'] }, ...struck]])),
  };
}

/** BB-3.2.34, BB-3.2.35 The cell of Table 1, beyond its last row two of them. */
function cellReads({ firepower }: Charts): ChartRead[] {
  return [{ grid: 'firepower', rows: firepower.length, row: 'firepower', column: 'read in column' }];
}

/** What shifts a column, as its reasons are called. */
const SHIFTS = { flank: 'at Flank', crawl: 'at Crawl', short: 'short range', long: 'long range', masked: 'masked' };

/** The column to begin in, and what shifts it. */
function columnReads(): ChartRead[] {
  const aspects = ['closing', 'broadside', 'moving away'].map(
    (aspect): ChartRead => ({ reason: `${aspect}, column`, at: [`columns/aspects/${aspect}`] }),
  );
  const shifts = Object.entries(SHIFTS).map(([shift, reason]): ChartRead => ({ reason, at: [`shifts/${shift}`] }));
  return [...aspects, ...shifts];
}
