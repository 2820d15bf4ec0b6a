import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { called, fought } from '../bot/battle.ts';
import { carriers } from '../carriers.ts';

const typed = orders as unknown as OrderNotation<GameTypes>;

describe('battles of carriers can be typed', () => {
  const kinds = new Set<string>();

  test.each([
    ['random', 0],
    ['random', 1],
    ['random', 2],
    ['random', 3],
    ['random', 4],
    ['random', 5],
    ['random', 6],
    ['random', 7],
    ['random', 8],
    ['ordinary', 0],
  ] as const)('FA-10.1.1 every order, by %s, %i', (name, seed) => {
    const { asked } = fought(carriers, `typed ${seed}`, called(name), called(name));
    for (const moment of asked) {
      kinds.add(moment.ask.kind);
      const { text, read, given } = orderAgain(typed, moment);
      expect(read, text).toBe(given);
    }
  });

  test('orders of every kind that flights bring', () => {
    for (const kind of ['launch', 'flights', 'attack', 'fire', 'orders']) expect([...kinds]).toContain(kind);
  });
});
