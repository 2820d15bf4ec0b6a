import type { GameTypes } from '@flagplot/kernel';
import type { Subject } from '@flagplot/kernel/conformance';
import { demands, prove } from '@flagplot/kernel/conformance';
import type { OrderNotation } from '@flagplot/manifest';
import { orderAgain, positionAgain, randomStates } from '@flagplot/manifest/round-trip';
import { describe, expect, test } from 'vitest';
import { notation } from '../../notation/index.ts';
import { orders } from '../../notation/order.ts';
import { fleetAction as rules } from '../../rules/index.ts';
import type { FleetAction } from '../../rules/state.ts';
import { called, fought } from '../bot/battle.ts';
import { subject } from '../subject.ts';
import { muddle } from './muddle.ts';

const ofMuddle: Subject<FleetAction> = {
  ...subject,
  scenarios: [{ name: 'muddle', scenario: muddle }],
  bound: 300,
  battles: 2,
  without: ['random-reaches-all', 'odds-agree'],
};

test.each(demands.filter(({ id }) => !ofMuddle.without?.includes(id)))('of reorganization: $id: $says', demand =>
  expect(() => prove(demand, ofMuddle)).not.toThrow(),
);

describe('FA-4.3.10 battles with reorganization', () => {
  const taken = { ordinary: 0, random: 0 };

  test.each([1, 2, 3, 4, 5, 6].flatMap(seed => [['random', seed] as const, ['ordinary', seed] as const]))(
    'can be typed, by %s, %i',
    (name, seed) => {
      const { asked } = fought(muddle, `muddle ${seed}`, called(name), called(name));
      expect(asked.length).toBeGreaterThan(0);
      for (const moment of asked.filter(({ ask }) => ask.kind === 'regroup')) {
        const { text, read, given } = orderAgain(orders as unknown as OrderNotation<GameTypes>, moment);
        expect(read, text).toBe(given);
        taken[name] += (moment.order as { squadrons: object[] }).squadrons.length;
      }
    },
  );

  test('in which both take ships in', () => {
    expect(taken.random).toBeGreaterThan(0);
    expect(taken.ordinary).toBeGreaterThan(0);
  });

  test.each([1, 2, 3, 4])('are the same from their texts at any step, %i', seed => {
    const states = randomStates(rules, muddle, seed);
    for (const s of states) {
      const { text, read, given } = positionAgain(notation, s);
      expect(read, text).toBe(given);
      expect(rules.sense?.(s)).toEqual([]);
    }
  });
});
