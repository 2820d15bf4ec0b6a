// Which cells of the charts a throw was read from, as data of a system: by the rule the throw bears, by the names of its reasons, by its faces.

import type { Rule, Thrown, Why } from '@flagplot/kernel';
import type { Charts } from './charts.ts';

/** Read for a reason: a modifier, or what a number came about by. */
export interface ReasonRead {
  /** The name of the reason; one `*` in it stands for any words: `range *, long`. */
  readonly reason: string;
  /** Where its number stands; of several those cells that say it. None: it comes from no chart, but from a card or from the table. */
  readonly at: readonly string[];
}

/** A reason that adds nothing is not told: where no other read led into the chart of this name, its cells that say 0 were read. */
export interface NoughtRead {
  readonly nought: string;
}

/** Read by what a die shows. */
export interface DieRead {
  /** By its `face`, from 1 on, or by how much it is `over` what it must show, from 0 on. */
  readonly die: 'face' | 'over';
  /** Even faces alone, or odd ones alone. */
  readonly only?: 'even' | 'odd';
  /** Throws for one of these alone, or for none of these: names as of reasons. */
  readonly what?: { readonly of: readonly string[]; readonly isOneOf: boolean };
  /** The cells by that number; the last stand for all beyond. */
  readonly at: readonly (readonly string[])[];
}

/**
 * Read where a row and a column of a chart meet, by the numbers that two reasons come to, from 1 on. A row beyond the last is read in parts: in
 * the last row as often as it goes, and in that of what is left.
 */
export interface GridRead {
  readonly grid: string;
  readonly rows: number;
  readonly row: string;
  readonly column: string;
}

export type ChartRead = ReasonRead | NoughtRead | DieRead | GridRead;

/** What throws are read from, by the rule they bear; nothing for one that no chart has part in. */
export type ThrowReads = Readonly<Record<Rule, readonly ChartRead[]>>;

/** What is told of a throw, or known of one that would be made: then it has no faces yet. */
export type ReadThrow = Pick<Thrown, 'why'> & Partial<Pick<Thrown, 'faces'>>;

/** The places of the cells that a throw was read from, as they stand in the charts. */
export function cellsRead(of: ReadThrow, { charts, reads }: { charts: Charts; reads: ThrowReads }): string[] {
  const says = new Map(
    charts.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(cell => [cell.at, cell.says] as const))),
  );
  const found = new Set<string>();
  for (const read of reads[of.why.rule] ?? []) for (const at of placesRead(read, of, { says, found })) found.add(at);
  return [...found].filter(at => says.has(at));
}

/** Whether a reason, or what a throw is for, is meant by a name. */
export function isNamed(name: string, words: string): boolean {
  const [head = '', tail] = name.split('*');
  if (tail === undefined) return words === name;
  return words.length >= head.length + tail.length && words.startsWith(head) && words.endsWith(tail);
}

/** What every cell says by its place, and the places found so far. */
interface Found {
  readonly says: ReadonlyMap<string, string>;
  readonly found: ReadonlySet<string>;
}

function placesRead(read: ChartRead, of: ReadThrow, { says, found }: Found): readonly string[] {
  if ('reason' in read)
    return reasonsOf(of.why).flatMap(reason => (isNamed(read.reason, reason.for) ? cellsSaying(read, reason, says) : []));
  if ('grid' in read) return gridRead(read, of.why);
  if ('die' in read) return (of.faces ?? []).flatMap(face => faceRead(read, of.why, face));
  const within = `${read.nought}/`;
  if ([...found].some(at => at.startsWith(within))) return [];
  return [...says].flatMap(([at, word]) => (at.startsWith(within) && word === '0' ? [at] : []));
}

function gridRead({ grid, rows, row, column }: GridRead, { from = [] }: Why): readonly string[] {
  const numberOf = (name: string): number => Number(from.find(reason => reason.for === name)?.is ?? Number.NaN);
  const [n, at] = [numberOf(row), numberOf(column)];
  if (!Number.isInteger(n) || !Number.isInteger(at) || n < 1) return [];
  const parts = n <= rows ? [n] : n % rows === 0 ? [rows] : [rows, n % rows];
  return parts.map(part => `${grid}/${part - 1}/${at - 1}`);
}

/** A reason by its name, with its number where it is one. */
interface Reason {
  readonly for: string;
  readonly by?: number;
}

const reasonsOf = ({ mods = [], from = [] }: Why): readonly Reason[] => [...mods, ...from];

/** Of several cells those that say the number, whichever way it counts. */
function cellsSaying({ at }: ReasonRead, { by }: Reason, says: Found['says']): readonly string[] {
  if (at.length < 2 || by === undefined) return at;
  return at.filter(place => says.get(place) === String(Math.abs(by)));
}

function faceRead({ die, only, what, at }: DieRead, why: Why, face: number): readonly string[] {
  if (only && (face % 2 === 0) !== (only === 'even')) return [];
  if (what && what.of.some(name => isNamed(name, why.what)) !== what.isOneOf) return [];
  const place = die === 'face' ? face - 1 : face - (why.test?.n ?? Infinity);
  return place < 0 ? [] : (at[Math.min(place, at.length - 1)] ?? []);
}
