// The bench: recordings first, then run by run every row in a process of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from './figures.ts';
import { fresh } from './process.ts';
import type { Bench } from './report.ts';
import { ROWS } from './rows.ts';
import type { Reading } from './timing.ts';

/** What is to be measured, how often, and for how many seconds each time. */
export interface Plan {
  readonly rows: readonly string[];
  readonly runs: number;
  readonly seconds: number;
}

/** Measures everything of a plan. `say` is told of each step. Throws where rows that do the same work do not end alike. */
export async function runBench({ rows, runs, seconds }: Plan, say: (line: string) => void): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'flagplot-bench-'));
  try {
    await record(rows, folder, say);
    const found: Run[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const readings: Record<string, Reading> = {};
      for (const row of rows) {
        say(`run ${run} of ${runs}: ${row}`);
        readings[row] = JSON.parse(await fresh('--row', row, '--seconds', `${seconds}`, '--recordings', folder)) as Reading;
      }
      found.push(readings);
    }
    assertAlike(found);
    return { runs: found, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function record(rows: readonly string[], folder: string, say: (line: string) => void): Promise<void> {
  for (const recording of new Set(rows.flatMap(row => ROWS[row]?.recording ?? []))) {
    say(`recording: ${recording}`);
    await fresh('--record', recording, '--recordings', folder);
  }
}

/** Every run of a row, and every row of a group, has to end in the same states. */
export function assertAlike(runs: readonly Run[]): void {
  const ends = new Map<string, string>();
  for (const [row, { checksum }] of runs.flatMap(run => Object.entries(run))) {
    const work = ROWS[row]?.alike ?? row;
    const before = ends.get(work) ?? checksum;
    if (before !== checksum)
      throw new Error(`${row} does not end as other measurements of ${work} do: nothing it says can be compared`);
    ends.set(work, checksum);
  }
}
