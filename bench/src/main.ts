// `npm run bench [-- --json] [--runs N] [--seconds S] [--only row,...] [--against COMMIT]`, and the processes it starts for itself.

import { parseArgs } from 'node:util';
import { compareTrees, inWords, slower } from './against/compare.ts';
import { compareRow } from './against/pair.ts';
import { AGAINST } from './against/rows.ts';
import type { Plan } from './bench.ts';
import { runBench } from './bench.ts';
import { namesBeginning, Unclear } from './only.ts';
import type { Recording } from './recordings.ts';
import { record } from './recordings.ts';
import { asValue, words } from './report.ts';
import type { Row } from './rows.ts';
import { ROWS } from './rows.ts';

const RUNS = 5;
const SECONDS = 2;

const OPTIONS = {
  json: { type: 'boolean' },
  runs: { type: 'string' },
  seconds: { type: 'string' },
  only: { type: 'string' },
  against: { type: 'string' },
  row: { type: 'string' },
  record: { type: 'string' },
  recordings: { type: 'string' },
  tree: { type: 'string' },
  first: { type: 'string' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

async function main(): Promise<void> {
  const flags = readFlags();
  const { row, record: recording, recordings = '', tree, first, against } = flags;
  if (recording) return record(recordings, recording as Recording);
  const seconds = number(flags.seconds, SECONDS);
  if (row && tree) return print(await compareRow(row, { theirs: tree, first: first === 'ours' ? 'ours' : 'theirs' }, seconds));
  if (row) return print(await (ROWS[row] as Row).measure({ seconds, recordings }));
  if (against) return compare(against, planOf(flags, AGAINST));
  const bench = await runBench(planOf(flags, ROWS), say);
  if (flags.json) print(asValue(bench));
  else process.stdout.write(`${words(bench)}\n`);
}

async function compare(commit: string, plan: Plan): Promise<void> {
  const rows = await compareTrees({ commit, ...plan }, say);
  process.stdout.write(`${inWords(rows, commit)}\n`);
  if (slower(rows).length > 0) process.exitCode = 1;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function readFlags(): Flags {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new Unclear(error instanceof Error ? error.message : String(error));
  }
}

function planOf({ only, runs, seconds }: Flags, rows: Readonly<Record<string, unknown>>): Plan {
  const all = Object.keys(rows);
  const chosen = only ? namesBeginning(only.split(','), all) : all;
  return { rows: chosen, runs: Math.ceil(number(runs, RUNS)), seconds: number(seconds, SECONDS) };
}

function number(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!(value > 0 && value <= 1000)) throw new Unclear(`'${text}' is no number above 0 and up to 1000`);
  return value;
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

try {
  await main();
} catch (fault) {
  if (!(fault instanceof Unclear)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
