import { positionAgain, randomStates } from '@flagplot/manifest/round-trip';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import { rescue } from './rescue.ts';
import { sally } from './sally.ts';

test.each([
  ...[1, 2, 3, 4].map(seed => ['sally', seed, sally] as const),
  ...[1, 2, 3, 4].map(seed => ['rescue', seed, rescue] as const),
])('FA-12.2.6 a battle that awaits reinforcements is the same from its text at any step, %s %i', (_name, seed, scenario) => {
  for (const s of randomStates(rules, scenario, seed)) {
    const { text, read, given } = positionAgain(notation, s);
    expect(read, text).toBe(given);
  }
});
