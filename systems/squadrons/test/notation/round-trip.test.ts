import type { Json } from '@flagplot/kernel';
import { canonical, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import type { SqView } from '../../rules/state.ts';
import { called, fought, type Moment, NAMES } from '../bot/battle.ts';

function again({ s, ask, order }: Moment): { text: string; read: string; given: string } {
  const v = viewOf(s, ask.side) as unknown as SqView;
  const text = orders.formatOrder(order, v, ask.kind);
  const read = orders.parseOrder(text, v, { kind: ask.kind, about: ask.about as unknown as Json });
  return { text, read: 'order' in read ? canonical(read.order) : JSON.stringify(read.faults), given: canonical(order) };
}

describe('every order that is given can be typed', () => {
  test.each(NAMES)('by the ordinary player and by chance: %s', name => {
    for (const bots of [['ordinary'], ['random'], ['random', 'ordinary']]) {
      const { asked } = fought(name, `typed ${bots}`, ...bots.map(called));
      for (const moment of asked) {
        const { text, read, given } = again(moment);
        expect(read, text).toBe(given);
      }
    }
  });
});
