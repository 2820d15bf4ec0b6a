import { positionAgain, randomStates } from '@flagplot/manifest/round-trip';
import { expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import { carriers } from '../carriers.ts';

test.each([1, 2, 3])('FA-10.1.3 a battle of carriers at any step is the same from its text, %i', seed => {
  for (const s of randomStates(rules, carriers, seed)) {
    const { text, read, given } = positionAgain(notation, s);
    expect(read, text).toBe(given);
  }
});
