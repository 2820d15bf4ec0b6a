// How much less is asked of who leaves to standing choices whatever can be left.

import { shippedSystem } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import type { Report } from '../src/campaign.ts';
import { campaign } from '../src/campaign.ts';

async function asksOf(leaving: boolean): Promise<Report['asks']> {
  const system = await shippedSystem('squadrons');
  const report = await campaign({ system, battles: 5, seed: '7', bots: ['ordinary'], threads: 1, leaving });
  if ('faults' in report) throw new Error('a sound campaign is refused');
  return report.asks;
}

test('R15 standing choices halve how often a side of Squadrons is asked in a round', async () => {
  const [all, few] = [await asksOf(false), await asksOf(true)];
  expect(all.mean).toBeGreaterThan(2);
  expect(few.mean).toBeLessThan(all.mean / 2);
  expect(few.mean).toBeGreaterThan(0.5);
});
