import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, unproposedWords } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { called, fought, NAMES } from '../bot/battle.ts';

/** As whoever knows no system has it: so are the battles that opponents fight. */
const notation = orders as unknown as OrderNotation<GameTypes>;
/** Of so many orders one is typed word by word. */
const COMPLETED = 5;

describe('every order that is given can be typed', () => {
  test.each(NAMES)('by the ordinary player and by chance: %s', name => {
    for (const bots of [['ordinary'], ['random'], ['random', 'ordinary']]) {
      const { asked } = fought(name, `typed ${bots}`, ...bots.map(called));
      for (const [i, moment] of asked.entries()) {
        const { text, read, given } = orderAgain(notation, moment);
        expect(read, text).toBe(given);
        if (i % COMPLETED === 0) expect(unproposedWords(notation, moment)).toEqual([]);
      }
    }
  });
});
