// A second opinion on fire and movement: `npm run second-opinion` asks it about as many positions as one likes.

import { expect, test } from 'vitest';
import { charts } from '../../data/index.ts';
import type { Charts } from '../../rules/cards.ts';
import { compare } from './compare.ts';
import { secondOpinion } from './index.ts';

/** A tenth of a percent of what a proof takes. */
const POSITIONS = 100;
/** Positions in which a wrong number is noticed at the latest. */
const NOTICED = 400;

test('rules and second opinion agree about a hundred positions', async () => {
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
    'announcements refused',
    'announcements that stand',
    'fire refused',
    'fire that stands',
    'how far who rallied will drift',
    'moves refused',
    'moves that stand',
    'number of shots',
    'shooters, targets and range',
    'the speed it has used',
    'volleys declared',
    'what a shot needs',
    'what became of a squadron under fire',
    'where a craft comes to',
    'where a craft flees to',
    'which dice fall',
    'who flees',
    'who is asked to fire',
    'who is asked to jam',
    'who leads',
    'who still jams',
    'whose move',
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
  'skills/average/piloting',
  'skills/veteran/gunnery',
  'skills/elite/missiles',
  'hotShot/gunnery',
  'turns/divisor',
  'turns/least',
  'turnDistance/from',
  'turnDistance/least',
  'attackDivisor',
  'link',
  'difficulty/short',
  'difficulty/medium',
  'difficulty/long',
  'modifiers/attackSpeed',
  'modifiers/separated',
  'margin',
  'launchPenalty',
  'morale/1/difficulty',
  'morale/2/difficulty',
])('a battle whose %s is one higher is noticed', path => {
  const wrong = raised(path);
  const firstNoticed = Array.from({ length: NOTICED }, (_, seed) => seed).find(
    seed => compare(seed, wrong).disagreements.length > 0,
  );
  expect(firstNoticed).toBeDefined();
});
