// A process that proves rows, one message each. It can be ended at any time: nothing it does is written anywhere.

import { root } from '../child.mjs';
import type { Break, Proof } from './row.ts';
import { proveRow } from './row.ts';
import type { Row } from './sites.ts';
import { sitesOf } from './sites.ts';
import type { TestFile } from './tests.ts';
import { openTests } from './tests.ts';

/** What the process is asked: every file of tests, or to prove a row by the tests in some of them. */
export type Request = 'list' | { readonly row: Row; readonly seed: string; readonly paths: readonly string[] };

/** What it answers: the files, once; or before each change what is tried, and at last the proof. */
export type Answer =
  | { readonly files: readonly TestFile[] }
  | { readonly tried: readonly Break[]; readonly limit: number }
  | { readonly proof: Proof };

const tests = openTests();
const say = (answer: Answer): void => void process.send?.(answer);

async function answer(request: Request): Promise<void> {
  const { list, run } = await tests;
  if (request === 'list') return say({ files: await list() });
  const { row, seed, paths } = request;
  const broken = { id: row.id, sites: sitesOf(root, row, seed) };
  const proof = await proveRow(
    broken,
    overlay => run(row.id, paths, overlay),
    (tried, limit) => say({ tried, limit }),
  );
  say({ proof });
}

process.on('message', (request: Request) => void answer(request));
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
