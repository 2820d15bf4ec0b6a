// What the last probes of the rows came to, kept beside what the last run of the tests left.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What came of rows that were broken, all on the same sources. */
export interface Held {
  /** The commit whose sources were broken, with `-dirty` where they were changed since. */
  readonly commit: string;
  /** By the id of a row, whether a test caught it; rows that were not drawn have no entry. */
  readonly rows: Readonly<Record<string, boolean>>;
}

/** What is kept in a file; nothing where no row was ever broken, or where an older program wrote it. */
export function readHeld(file: string): Held | undefined {
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Held>;
  return kept.commit && kept.rows ? { commit: kept.commit, rows: kept.rows } : undefined;
}

/** Notes what a probe found. What others found stays, as long as they broke the same sources; of changed ones nobody knows which they were. */
export function noteHeld(file: string, { commit, rows }: Held): void {
  const before = readHeld(file);
  const isSame = before?.commit === commit && !commit.endsWith(DIRTY);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ commit, rows: isSame ? { ...before.rows, ...rows } : rows })}\n`);
}

const DIRTY = '-dirty';

/** The commit that is checked out in a clone, with `-dirty` where files have changed since; `unknown` where there is no telling. */
export function commitOf(root: string): string {
  try {
    const options = ['describe', '--always', '--abbrev=12', '--exclude=*', `--dirty=${DIRTY}`];
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `unknown${DIRTY}`;
  }
}
