// Rows put to the proof: each is broken where its id stands, and a test that bears the id has to fail.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Row } from './coverage.ts';
import { ROOT } from './coverage.ts';
import { Refused } from './refused.ts';

/** A place in a source, and what was changed there. */
export interface Break {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly mutation: string;
}

/** What came of a row. */
export interface Proof {
  readonly id: string;
  /** What was changed, one after the other. */
  readonly tried: readonly Break[];
  /** The test that failed at the last change; nothing where the row survived. */
  readonly test?: string;
  /** Why a row could not be put to the proof at all. */
  readonly why?: string;
}

/** What came of all of them. */
export interface ProbeReport {
  readonly probed: number;
  /** Of a hundred rows, how many were caught. */
  readonly percent: number;
  readonly caught: readonly (Break & { readonly id: string; readonly test: string })[];
  readonly survived: readonly Omit<Proof, 'test'>[];
}

const TOOL = join(ROOT, 'tools', 'probe.ts');
/** What breaks the rules and runs their tests comes with a clone, and not with the program. */
const NEEDED: readonly string[] = [TOOL, join(ROOT, 'node_modules', 'vitest'), join(ROOT, 'node_modules', 'typescript')];

/** So many rows of those that are coded, drawn by a seed: the same seed draws a row whatever other rows there are. */
export function drawRows(rows: readonly Row[], count: number, seed: string): Row[] {
  const lots = rows.filter(({ coded }) => coded.length > 0).map(row => ({ row, lot: lotOf(seed, row.id) }));
  const drawn = new Set(
    lots
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, count)
      .map(({ row }) => row),
  );
  return rows.filter(row => drawn.has(row));
}

function lotOf(seed: string, id: string): string {
  return createHash('sha256').update(`${seed}\n${id}`).digest('hex');
}

/** Puts rows to the proof, in their own processes; `each` hears of every row as it is done. `Refused` where that cannot be done here. */
export async function proveRows(rows: readonly Row[], seed: string, each: (done: number) => void): Promise<Proof[]> {
  if (!NEEDED.every(path => existsSync(path))) {
    throw new Refused(['--probe runs the tests of the rules: it works in a clone of the repository, with its development tools']);
  }
  const options = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const tool = spawn(process.execPath, [...options, TOOL], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(tool, 'exit');
  tool.stdin.end(JSON.stringify({ seed, rows: rows.map(({ id, coded }) => ({ id, coded })) }));
  const proofs = new Map<string, Proof>();
  for await (const line of createInterface({ input: tool.stdout })) {
    const proof = JSON.parse(line) as Proof;
    proofs.set(proof.id, proof);
    each(proofs.size);
  }
  await ended;
  const missing = rows.filter(({ id }) => !proofs.has(id)).length;
  if (missing > 0) throw new Error(`the probe ended before its time, with ${missing} rows to go`);
  return rows.map(({ id }) => proofs.get(id) as Proof);
}

export function reportOn(proofs: readonly Proof[]): ProbeReport {
  const caught = proofs.flatMap(({ id, tried, test }) => {
    const last = tried.at(-1);
    return last && test !== undefined ? [{ id, ...last, test }] : [];
  });
  const survived = proofs.filter(({ test }) => test === undefined);
  const percent = proofs.length === 0 ? 0 : Math.floor((1000 * caught.length) / proofs.length) / 10;
  return { probed: proofs.length, percent, caught, survived };
}

/** The report, a line for each row that was caught and one for each change a row survived, and the sum at the end. */
export function reportInWords({ probed, percent, caught, survived }: ProbeReport): string {
  const place = ({ file, line, mutation }: Break) => `    ${file}:${line}  ${mutation}`;
  return [
    ...caught.flatMap(one => [`${one.id} caught by ${one.test}`, place(one)]),
    ...survived.flatMap(({ id, tried, why }) => [`${id} survived${why === undefined ? '' : `: ${why}`}`, ...tried.map(place)]),
    `${probed} rows, ${caught.length} caught, ${percent} %`,
  ].join('\n');
}
