// How a chart of numbers is laid out: as a grid, or one number a line.

import type { ChartPlan } from '@flagplot/manifest';
import { placesOf } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';

type Row = ChartPlan['rows'][number];

/** What a step on the way to a number is called: by its own name, or of a list by its place from 0. */
export type StepWords = (step: string, depth: number) => string;

const plainWords: StepWords = step => (/^\d+$/.test(step) ? `${Number(step) + 1}` : step);

/** A line for each number at a place, headed by the way there: `pon, Crawl, least`. */
export function byLeaf(numbers: Numbers, at: string, words: StepWords = plainWords): Row[] {
  return leavesOf(valueAt(numbers, at)).map(({ steps }) => {
    const head = steps.map((step, depth) => words(step, depth)).filter(word => word !== '');
    return [head.join(', '), [at, ...steps].join('/')];
  });
}

/** A line for each row of a grid. */
export function byRow(numbers: Numbers, at: string, words: (step: string) => string): Row[] {
  return Object.keys(valueAt(numbers, at) as object).map(step => [words(step), ...placesOf(numbers, `${at}/${step}`)]);
}

/** Names of the steps; what has none is called as it is. */
export function stepsNamed(names: Readonly<Record<string, string>>): StepWords {
  return (step, depth) => names[step] ?? plainWords(step, depth);
}

function leavesOf(value: unknown): { steps: string[] }[] {
  if (typeof value !== 'object' || value === null) return [{ steps: [] }];
  return Object.entries(value).flatMap(([step, within]) => leavesOf(within).map(({ steps }) => ({ steps: [step, ...steps] })));
}

function valueAt(numbers: Numbers, at: string): unknown {
  return at.split('/').reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], numbers);
}
