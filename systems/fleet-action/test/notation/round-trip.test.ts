import type { Json } from '@flagplot/kernel';
import { canonical, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { orders } from '../../notation/order.ts';
import { fleetAction } from '../../rules/index.ts';
import type { FaView } from '../../rules/state.ts';
import { called, fought, type Moment } from '../bot/battle.ts';
import { FIELDS } from '../second-opinion/fields.ts';

const shelf = await shippedSystems();
const { scenarios } = shelf['fleet-action']!;

/** Of so many orders one is typed word by word. */
const COMPLETED = 5;

function again({ s, ask, order }: Moment): { text: string; read: string; given: string } {
  const v = viewOf(s, ask.side) as unknown as FaView;
  const text = orders.formatOrder(order, v, ask.kind);
  const read = orders.parseOrder(text, v, { kind: ask.kind, about: ask.about as unknown as Json });
  return { text, read: 'order' in read ? canonical(read.order) : JSON.stringify(read.faults), given: canonical(order) };
}

/** Words of a text that are not proposed where they stand, but for hexes, numbers and steps that are counted. */
function unproposed({ s, ask, order }: Moment): string[] {
  const v = viewOf(s, ask.side) as unknown as FaView;
  const text = orders.formatOrder(order, v, ask.kind);
  return [...text.matchAll(/[^\s,;:/]+/g)].flatMap(({ 0: word, index }) => {
    const before = text.slice(0, index);
    const { from, words } = orders.complete(before, v, { kind: ask.kind, about: ask.about as unknown as Json });
    const typed = text.slice(from, index + word.length).toLowerCase();
    const isCounted = /^[(f]?-?\d/.test(word) || text.startsWith('no jump', index);
    return isCounted || words.some(one => one.toLowerCase().startsWith(typed)) ? [] : [`${before}|${word}: ${words.join(' ')}`];
  });
}

describe('every order that is given can be typed', () => {
  const kinds = new Set<string>();
  const brawls = FIELDS.map((field, i) => [`brawl ${i}`, field] as const);
  const fields: ReadonlyMap<string, object> = new Map<string, object>([...Object.entries(scenarios), ...brawls]);
  const battles = [
    ...[...fields.keys()].map(name => [name, 'random', 0] as const),
    ...Object.keys(scenarios).map(name => [name, 'random', 1] as const),
    ['duel', 'ordinary', 0] as const,
    ['frigate-screen', 'ordinary', 0] as const,
  ];

  test.each(battles)('%s, by %s, %i', (name, bot, seed) => {
    const { asked } = fought(fields.get(name) as object, `typed ${seed}`, called(bot), called(bot));
    for (const [i, moment] of asked.entries()) {
      kinds.add(moment.ask.kind);
      const { text, read, given } = again(moment);
      expect(read, text).toBe(given);
      if (i % COMPLETED === 0) expect(unproposed(moment)).toEqual([]);
    }
  });

  test('of every kind', () => {
    expect([...kinds].sort()).toEqual(Object.keys(fleetAction.questions).sort());
  });
});
