// One row put to the proof: broken in one place after the other, until a test of it fails.

import type { Site } from './sites.ts';
import type { Overlay, Verdict } from './tests.ts';

/** A place in a source, and what was changed there. */
export type Break = Omit<Site, 'text'>;

/** What came of a row. */
export interface Proof {
  readonly id: string;
  /** What was changed, in order. */
  readonly tried: readonly Break[];
  /** The title of the test that failed at the last change, or why it could not pass; nothing where the row survived. */
  readonly test?: string;
  /** Why a row could not be put to the proof at all. */
  readonly why?: string;
}

/** A row, and the places in which it is broken. */
export interface BrokenRow {
  readonly id: string;
  readonly sites: readonly Site[];
}

/** A run of the tests of one row, with one file read otherwise. */
export type RunTests = (overlay?: Overlay) => Promise<Verdict>;

/** What is told before each change: the changes so far with it, and after how many milliseconds its tests count as never ending. */
export type Announce = (tried: readonly Break[], limit: number) => void;

/** Tests that take this much longer than they did, and these milliseconds more, loop for ever. */
const PATIENCE = { times: 10, more: 10_000 };

/** Breaks a row in the given places, one at a time, and runs its tests; stops at the first that fails. */
export async function proveRow({ id, sites }: BrokenRow, runTests: RunTests, announce: Announce): Promise<Proof> {
  const began = performance.now();
  const { ran, failed } = await runTests();
  const limit = PATIENCE.more + PATIENCE.times * (performance.now() - began);
  if (failed !== undefined) return { id, tried: [], why: `it fails unbroken: ${failed}` };
  if (ran === 0) return { id, tried: [], why: 'no test bears its id' };
  if (sites.length === 0) return { id, tried: [], why: 'there is nothing to break where its id stands' };
  const tried: Break[] = [];
  for (const { text, ...site } of sites) {
    tried.push(site);
    announce(tried, limit);
    const { failed: test } = await runTests({ file: site.file, text });
    if (test !== undefined) return { id, tried, test };
  }
  return { id, tried };
}
