// A second opinion on fire, damage and seekers: `npm run second-opinion` asks it about as many positions as one likes.

import { expect, test } from 'vitest';
import { charts } from '../../data/charts/charts.ts';
import type { Charts } from '../../rules/charts.ts';
import { compare } from './compare.ts';
import { secondOpinion } from './index.ts';

/** A small part of what a proof takes. */
const POSITIONS = 60;
/** Positions in which a wrong number is noticed at the latest. */
const NOTICED = 600;

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

test('every kind of question comes up, and what stands as well as what is refused', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < POSITIONS; seed += 1) for (const kind of Object.keys(compare(seed).questions)) asked.add(kind);
  expect([...asked].sort()).toEqual([
    'a ship after a blow',
    'a ship after a flight',
    'a ship after fire',
    'bearing',
    'effective range',
    'fire refused',
    'fire that stands',
    'range',
    'seekers after a blow',
    'seekers after a flight',
    'seekers after fire',
    'shields struck',
    'shift',
    'what bears',
    'what shots do',
    'which dice fall for a blow',
    'which dice fall for a volley',
    'which dice fall in flight',
  ]);
});

/** The charts with one number 1 higher, by its path. */
function raised(path: string): Charts {
  const changed = structuredClone(charts) as unknown as Record<string, unknown>;
  const names = path.split('/');
  const last = names.pop() as string;
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, changed) as Record<string, number>;
  holder[last] = (holder[last] as number) + 1;
  return changed as unknown as Charts;
}

test.each([
  'phasers/ph-1/damage/0/6',
  'phasers/ph-2/damage/2/4',
  'phasers/ph-3/damage/1/4',
  'capacitor/shots/ph-1',
  'photon/standard/hit/3',
  'photon/overload/hit/2',
  'disruptor/standard/hit/5',
  'disruptor/standard/damage/5',
  'fusion/standard/damage/0/3',
  'trb/heavy/damage/2/3',
  'plasma/strength/g/0',
  'bolt/hit/1',
  'drones/i/kills',
  'drones/i/speed',
  'droneUpgrades/m',
  'fade/2',
  'cloakedHits/0',
  'seekerFades/0',
  'sources/nebula/ecm',
  'sources/erratic/ecm',
  'shift/1',
  'outside/ship',
  'minimumBoxes',
  'panels/holds',
])('a battle whose %s is one higher is noticed', path => {
  const wrong = raised(path);
  const seeds = Array.from({ length: NOTICED }, (_, seed) => seed);
  expect(seeds.find(seed => compare(seed, wrong).disagreements.length > 0)).toBeDefined();
});
