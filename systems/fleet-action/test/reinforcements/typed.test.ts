import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, unproposedWords } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { called, fought } from '../bot/battle.ts';
import { rescue } from './rescue.ts';
import { sally } from './sally.ts';

const typed = orders as unknown as OrderNotation<GameTypes>;

describe('battles with reinforcements can be typed', () => {
  const kinds = new Set<string>();

  test.each([
    ['random', 0, sally],
    ['random', 1, sally],
    ['random', 2, sally],
    ['random', 3, sally],
    ['ordinary', 0, sally],
    ['random', 4, rescue],
    ['random', 5, rescue],
    ['ordinary', 6, rescue],
  ] as const)('FA-12.1.3 every order, by %s, %i', (name, seed, scenario) => {
    const { asked } = fought(scenario, `typed ${seed}`, called(name), called(name));
    for (const [i, moment] of asked.entries()) {
      kinds.add(moment.ask.kind);
      const { text, read, given } = orderAgain(typed, moment);
      expect(read, text).toBe(given);
      if (i % 5 === 0) expect(unproposedWords(typed, moment, rest => rest.startsWith('no jump'))).toEqual([]);
    }
  });

  test('FA-12.2.6 schedules, and how they come in, among them', () => {
    for (const kind of ['schedule', 'redeploy', 'deploy', 'orders', 'direction', 'vortices', 'enter'])
      expect([...kinds]).toContain(kind);
  });
});
