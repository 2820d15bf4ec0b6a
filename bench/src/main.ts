// `npm run bench [-- --json] [--runs N] [--seconds S] [--only row,...]`, and the processes it starts for itself.

import { parseArgs } from 'node:util';
import type { Plan } from './bench.ts';
import { runBench } from './bench.ts';
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
  row: { type: 'string' },
  record: { type: 'string' },
  recordings: { type: 'string' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** A mistake in what was asked: told in one line. */
class Unclear extends Error {}

async function main(): Promise<void> {
  const flags = readFlags();
  const { row, record: recording, recordings = '' } = flags;
  if (recording) return record(recordings, recording as Recording);
  if (row) return print(await rowCalled(row).measure({ seconds: number(flags.seconds, SECONDS), recordings }));
  const bench = await runBench(planOf(flags), line => void process.stderr.write(`${line}\n`));
  if (flags.json) print(asValue(bench));
  else process.stdout.write(`${words(bench)}\n`);
}

function readFlags(): Flags {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new Unclear(error instanceof Error ? error.message : String(error));
  }
}

function planOf({ only, runs, seconds }: Flags): Plan {
  const rows = only?.split(',') ?? Object.keys(ROWS);
  rows.forEach(rowCalled);
  return { rows, runs: Math.ceil(number(runs, RUNS)), seconds: number(seconds, SECONDS) };
}

function rowCalled(name: string): Row {
  const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
  if (!row) throw new Unclear(`there is no row '${name}'; there are ${Object.keys(ROWS).join(', ')}`);
  return row;
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
