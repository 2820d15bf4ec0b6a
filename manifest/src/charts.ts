// The charts of a book as people read them, and where each number in them comes from.

import type { Rule } from '@flagplot/kernel';

/** A number of a chart. */
export interface ChartCell {
  /** As it is read: `5`, `yes`. */
  readonly says: string;
  /** Its place in the system's data: `pulses/3/0`. A file of one's own numbers names it so, but for a chart that is fixed. */
  readonly at: string;
  /** Where it is from, in a word of the system's own: `source`, `restored`. */
  readonly from: string;
}

/** A line of a chart: what it is for, and a cell for each column. */
export interface ChartRow {
  readonly head: string;
  readonly cells: readonly ChartCell[];
}

/** A chart as the book has it. */
export interface Chart {
  /** Its name in the system's data: `rangeModifiers`. */
  readonly name: string;
  readonly title: string;
  /** The row of the catalogue that speaks of it. */
  readonly rule: Rule;
  /** It stands in the rules themselves: no file of one's own numbers changes it. */
  readonly fixed?: true;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
}

/** Every chart of a book. */
export type Charts = readonly Chart[];

/** The numbers that charts are made of, with their origins by place. A place stands for all below it. */
export interface ChartNumbers {
  readonly provenance: Readonly<Record<string, string>>;
}

/** The origin of a figure: of its own place (`weapons/1/range`), else of the field it belongs to; nothing where neither is known. */
export function originOf<P>(origins: Readonly<Record<string, P>>, place: string): P | undefined {
  const parts = place.split('/');
  while (parts.length > 0) {
    const found = origins[parts.join('/')];
    if (found) return found;
    parts.pop();
  }
  return undefined;
}

/** A chart to be made of numbers: each row names the places of its cells. */
export interface ChartPlan extends Omit<Chart, 'rows'> {
  readonly rows: readonly (readonly [head: string, ...places: string[]])[];
}

/** The chart of a plan, with the numbers that stand at its places. @throws where a place has no number, or none with an origin. */
export function chartOf(numbers: ChartNumbers, plan: ChartPlan): Chart {
  const rows = plan.rows.map(([head, ...places]) => ({ head, cells: places.map(at => cellAt(numbers, at)) }));
  return { ...plan, rows };
}

/** A row of a list, place by place: `pulses/3` has as many cells as there are numbers there. */
export function placesOf(numbers: ChartNumbers, at: string): string[] {
  return Object.keys(valueAt(numbers, at) as object).map(step => `${at}/${step}`);
}

function cellAt(numbers: ChartNumbers, at: string): ChartCell {
  const value = valueAt(numbers, at);
  const from = originOf(numbers.provenance, at);
  if ((typeof value === 'object' && value !== null) || value === undefined || from === undefined)
    throw new Error(`no chart has a number at ${at}`);
  return { says: cellWords(value), at, from };
}

/** What a cell says; `none`: the chart has nothing there. */
function cellWords(value: unknown): string {
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

function valueAt(numbers: ChartNumbers, at: string): unknown {
  return at
    .split('/')
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step], numbers);
}
