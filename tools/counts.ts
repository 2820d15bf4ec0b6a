import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How many tests a stage ran. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Count = { passed: 0, failed: 0 };

export const sum = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** The report of this run, and never one left by the run before. */
export function forget(report: string): void {
  rmSync(report, { force: true });
}

/** What vitest's JSON report counted; nothing where vitest broke down before it wrote one. */
export function countVitest(report: string): Count {
  if (!existsSync(report)) return NONE;
  const { numPassedTests, numFailedTests } = read<{ numPassedTests: number; numFailedTests: number }>(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** What Playwright's JSON report counted; a test that passed at the second try is named in its list. */
export function countPlaywright(report: string): Count {
  if (!existsSync(report)) return NONE;
  const { expected, flaky, unexpected } = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(report).stats;
  return { passed: expected + flaky, failed: unexpected };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
