import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'flagplot-'));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('both reports are counted alike', () => {
  const vitest = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  expect(countVitest(vitest)).toEqual({ passed: 7, failed: 2 });
  const playwright = report({ stats: { expected: 5, flaky: 1, unexpected: 3, skipped: 2 } });
  expect(countPlaywright(playwright)).toEqual({ passed: 6, failed: 3 });
});

test('a run that broke down before it reported counts nothing', () => {
  expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  expect(countPlaywright(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
