// How much less is asked of who leaves to standing choices whatever can be left.

import { shippedSystem } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';
import type { Campaign, Report } from '../src/campaign.ts';
import { campaign } from '../src/campaign.ts';

async function asksOf(name: string, more: Pick<Campaign, 'scenarios' | 'leaving'>): Promise<Report['asks']> {
  const system = await shippedSystem(name);
  const report = await campaign({ system, battles: 5, seed: '7', bots: ['ordinary'], threads: 1, ...more });
  if ('faults' in report) throw new Error('a sound campaign is refused');
  return report.asks;
}

test('R15 standing choices halve how often a side of Squadrons is asked in a round', async () => {
  const [all, few] = [await asksOf('squadrons', {}), await asksOf('squadrons', { leaving: true })];
  expect(all.mean).toBeGreaterThan(2);
  expect(few.mean).toBeLessThan(all.mean / 2);
  expect(few.mean).toBeGreaterThan(0.5);
});

test('R60 a side of Fleet Action is asked 20 times a turn of carriers at most in the mean, and 8 times where it leaves what it can', async () => {
  const scenarios = ['carrier-battle'];
  const [all, few] = [await asksOf('fleet-action', { scenarios }), await asksOf('fleet-action', { scenarios, leaving: true })];
  expect(all.mean).toBeLessThanOrEqual(20);
  expect(few.mean).toBeLessThanOrEqual(8);
  expect(few.mean).toBeGreaterThan(2);
});
