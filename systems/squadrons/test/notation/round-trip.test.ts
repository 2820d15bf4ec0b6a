import type { Json } from '@flagplot/kernel';
import { canonical, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import type { SqView } from '../../rules/state.ts';
import { called, fought, type Moment, NAMES } from '../bot/battle.ts';

/** Of so many orders one is typed word by word. */
const COMPLETED = 5;

function again({ s, ask, order }: Moment): { text: string; read: string; given: string } {
  const v = viewOf(s, ask.side) as unknown as SqView;
  const text = orders.formatOrder(order, v, ask.kind);
  const read = orders.parseOrder(text, v, { kind: ask.kind, about: ask.about as unknown as Json });
  return { text, read: 'order' in read ? canonical(read.order) : JSON.stringify(read.faults), given: canonical(order) };
}

/** Words of a text that are not proposed where they stand, but for hexes, numbers and steps that are counted. */
function unproposed({ s, ask, order }: Moment): string[] {
  const v = viewOf(s, ask.side) as unknown as SqView;
  const text = orders.formatOrder(order, v, ask.kind);
  return [...text.matchAll(/[^\s,;:/]+/g)].flatMap(({ 0: word, index }) => {
    const before = text.slice(0, index);
    const { from, words } = orders.complete(before, v, { kind: ask.kind, about: ask.about as unknown as Json });
    const typed = text.slice(from, index + word.length).toLowerCase();
    const isCounted = /^[(f]?-?\d/.test(word);
    return isCounted || words.some(one => one.toLowerCase().startsWith(typed)) ? [] : [`${before}|${word}: ${words.join(' ')}`];
  });
}

describe('every order that is given can be typed', () => {
  test.each(NAMES)('by the ordinary player and by chance: %s', name => {
    for (const bots of [['ordinary'], ['random'], ['random', 'ordinary']]) {
      const { asked } = fought(name, `typed ${bots}`, ...bots.map(called));
      for (const [i, moment] of asked.entries()) {
        const { text, read, given } = again(moment);
        expect(read, text).toBe(given);
        if (i % COMPLETED === 0) expect(unproposed(moment)).toEqual([]);
      }
    }
  });
});
