import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, unproposedWords } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { called, fought } from '../bot/battle.ts';
import { sally } from './sally.ts';

const typed = orders as unknown as OrderNotation<GameTypes>;

describe('battles with reinforcements can be typed', () => {
  const kinds = new Set<string>();

  test.each([
    ['random', 0],
    ['random', 1],
    ['random', 2],
    ['random', 3],
    ['ordinary', 0],
  ] as const)('FA-12.1.3 every order, by %s, %i', (name, seed) => {
    const { asked } = fought(sally, `typed ${seed}`, called(name), called(name));
    for (const [i, moment] of asked.entries()) {
      kinds.add(moment.ask.kind);
      const { text, read, given } = orderAgain(typed, moment);
      expect(read, text).toBe(given);
      if (i % 5 === 0) expect(unproposedWords(typed, moment, rest => rest.startsWith('no jump'))).toEqual([]);
    }
  });

  test('FA-12.2.6 schedules, and how they come in, among them', () => {
    for (const kind of ['schedule', 'redeploy', 'deploy', 'orders']) expect([...kinds]).toContain(kind);
  });
});
