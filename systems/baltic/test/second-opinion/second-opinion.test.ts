// A second opinion on sight, arcs and firepower, ends of courses and groundings: `npm run second-opinion` asks it about as many positions as one likes.

import { expect, test } from 'vitest';
import { charts } from '../../data/charts/charts.ts';
import type { Charts } from '../../rules/charts.ts';
import { compare } from './compare.ts';
import { secondOpinion } from './index.ts';

/** A small part of what a proof takes. */
const POSITIONS = 60;
/** Positions in which a wrong number is noticed at the latest. */
const NOTICED = 400;

test('rules and second opinion agree about sixty positions', async () => {
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const { position, disagreements } = await secondOpinion.compare(seed);
    expect(disagreements, `seed ${seed}\n${position}`).toEqual([]);
  }
});

test('a seed lays out one position and asks the same about it', () => {
  expect(compare(12)).toEqual(compare(12));
  expect(compare(12).position).not.toBe(compare(13).position);
});

test('every kind of question comes up', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < POSITIONS; seed += 1) for (const kind of Object.keys(compare(seed).questions)) asked.add(kind);
  expect([...asked].sort()).toEqual([
    ...['a shot that cannot be', 'dice', 'end of a course', 'free lines', 'in sight', 'landfall', 'squared distance'],
  ]);
});

/** The charts with one number higher, by its path. */
function raised(path: string, by = 1): Charts {
  const changed = structuredClone(charts) as unknown as Record<string, unknown>;
  const names = path.split('/');
  const last = names.pop() as string;
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, changed) as Record<string, number>;
  holder[last] = (holder[last] as number) + by;
  return changed as unknown as Charts;
}

test.each<[string, number?]>([
  ['firepower/5/3'],
  ['firepower/7/1'],
  ['columns/unrated'],
  ['columns/stationary'],
  ['columns/aspects/broadside', -1],
  ['columns/corvette', -1],
  ['shifts/short'],
  ['shifts/long', -1],
  ['shifts/flank', -1],
  ['shifts/crawl'],
  ['multipliers/1/C'],
  ['multipliers/2/B'],
  ['bands/medium', 3000],
  ['coherency', 3000],
  ['arcs/f270/half', -3000],
  ['arcs/p90/middle', 3000],
  ['groundingStride', -500],
  ['needs'],
])('a battle whose %s is another is noticed', (path, by) => {
  const wrong = raised(path, by);
  const seeds = Array.from({ length: NOTICED }, (_, seed) => seed);
  expect(seeds.find(seed => compare(seed, wrong).disagreements.length > 0)).toBeDefined();
});
