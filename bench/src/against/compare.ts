// `npm run bench -- --against COMMIT`: every row in processes of its own, several runs, and what comes of them in words.

import { spread } from '../figures.ts';
import { fresh } from '../process.ts';
import { table } from '../report.ts';
import { checkOut } from './checkout.ts';
import type { Work } from './driver.ts';
import type { Pair } from './pair.ts';

/** What is compared, how often, and for how many seconds each time. */
export interface AgainstPlan {
  readonly commit: string;
  readonly rows: readonly string[];
  readonly runs: number;
  readonly seconds: number;
}

/** The runs of a row. */
export interface Row {
  readonly name: string;
  readonly pairs: readonly Pair[];
}

/** A row that does the same work may not be slower than this. */
const LEAST = 0.95;

/** Measures all rows of a plan on this tree and on that of a commit. `say` is told of each step. */
export async function compareTrees({ commit, rows, runs, seconds }: AgainstPlan, say: (line: string) => void): Promise<Row[]> {
  const folder = checkOut(commit);
  const found = new Map<string, Pair[]>(rows.map(row => [row, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const row of rows) {
      say(`run ${run} of ${runs}: ${row}`);
      const how = ['--tree', folder, '--first', run % 2 ? 'ours' : 'theirs', '--seconds', `${seconds}`];
      found.get(row)?.push(JSON.parse(await fresh('--row', row, ...how)) as Pair);
    }
  return [...found].map(([name, pairs]) => ({ name, pairs }));
}

/** Whether both trees did the same in every run: as many dice, in as many throws, with the same faces in the same order. */
export function isAlike({ pairs }: Row): boolean {
  const [first] = pairs;
  return pairs.every(({ works }) => works.every(work => first && describe(work) === describe(first.works[0])));
}

const describe = ({ checksum, dice, throws, decisions }: Work): string => `${checksum} ${dice} ${throws} ${decisions}`;

/** Rows that do the same work as before, and take longer than they may. */
export function slower(rows: readonly Row[]): string[] {
  return rows.filter(row => isAlike(row) && ratios(row).median < LEAST).map(({ name }) => name);
}

const ratios = ({ pairs }: Row) => spread(pairs.map(({ ratio }) => ratio));

/** A row a line: how many times as fast it is, what a piece of work takes, and whether it is the same work. */
export function inWords(rows: readonly Row[], commit: string): string {
  const late = slower(rows);
  return [
    `This tree against ${commit}: both in one process, taking turns, by CPU time; medians, and the range in brackets.`,
    table(['Row', 'times as fast', 'us', `us at ${commit}`, 'a', 'work'], rows.map(lineOf)),
    late.length > 0 ? `Slower than ${LEAST}: ${late.join(', ')}` : `No row that does the same work is slower than ${LEAST}.`,
  ].join('\n\n');
}

function lineOf(row: Row): string[] {
  const { median, min, max } = ratios(row);
  const [first] = row.pairs;
  const micros = [0, 1].map(i => short(spread(row.pairs.map(pair => pair.micros[i] as number)).median));
  return [
    row.name,
    `${median.toFixed(3)} (${min.toFixed(2)} to ${max.toFixed(2)})`,
    ...micros,
    first?.unit ?? '',
    isAlike(row) ? 'the same' : `changed: ${first?.works.map(countsOf).join(', before ')}`,
  ];
}

const countsOf = ({ dice, throws, decisions }: Work): string => `${decisions} decisions, ${throws} throws, ${dice} dice`;
const short = (value: number): string => `${Number(value.toPrecision(3))}`;
