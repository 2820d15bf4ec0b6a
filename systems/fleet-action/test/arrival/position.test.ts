import type { GameTypes } from '@flagplot/kernel';
import type { OrderNotation } from '@flagplot/manifest';
import { closedTo, orderAgain, positionAgain, positionSeenAgain, randomStates } from '@flagplot/manifest/round-trip';
import { expect, test } from 'vitest';
import { withCourses } from '../../notation/folder.ts';
import { notation } from '../../notation/index.ts';
import { orders } from '../../notation/order.ts';
import { sense } from '../../rules/edge/sense.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import { called, fought } from '../bot/battle.ts';
import { gated, jumpers } from './jumpers.ts';

const EMPTY = { plots: [], pulse: 0, jumps: [] };
const typed = orders as unknown as OrderNotation<GameTypes>;
const ALL = [
  ['jumpers', jumpers],
  ['gated', gated],
] as const;

test.each(ALL)('FA-1.2.4 %s at any step is the same from its text', (_, scenario) => {
  for (const seed of [1, 2, 3, 4, 5])
    for (const s of randomStates(rules, scenario, seed)) {
      const { text, read, given } = positionAgain(notation, s);
      expect(read, text).toBe(given);
    }
});

test.each(ALL)('FA-1.2.4 %s as one side sees it is the same, without what the other has written', (_, scenario) => {
  for (const s of randomStates(rules, scenario, 7))
    for (const { id } of s.book.sides) {
      const seen = { ...s, sealed: withCourses(closedTo(s, id, EMPTY)) };
      const { text, read, given } = positionSeenAgain(notation, s, { side: id, seen });
      expect(read, text).toBe(given);
      expect(sense(seen)).toEqual([]);
    }
});

test.each(ALL.flatMap(([name, scenario]) => (['random', 'ordinary'] as const).map(bot => [name, bot, scenario] as const)))(
  'FA-1.2.1 every order of %s, by %s, can be typed',
  (_, bot, scenario) => {
    const kinds = new Set<string>();
    for (const seed of [0, 1, 2]) {
      const { asked } = fought(scenario, `typed ${seed}`, called(bot), called(bot));
      for (const moment of asked) {
        kinds.add(moment.ask.kind);
        const { text, read, given } = orderAgain(typed, moment);
        expect(read, text).toBe(given);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['plan', 'deploy', 'steer', 'enter']));
  },
);
