import { stream, viewOf } from '@flagplot/kernel/bare';
import { describe, expect, test } from 'vitest';
import { called, closing, fought, moments, NAMES, scored } from './battle.ts';

describe('the ordinary player of Two-Phase', () => {
  test.each(['border-duel', 'twin-warbirds', 'drone-storm'])('beats chance in a duel: %s', scenario => {
    expect(scored(scenario, [called('ordinary'), called('random')], 5)).toBeGreaterThanOrEqual(9);
  });

  test.each(['frigate-brawl', 'web-watch', 'raider'])('beats chance with two ships and more: %s', scenario => {
    expect(scored(scenario, [called('ordinary'), called('random')], 3)).toBeGreaterThanOrEqual(5);
  });

  test('beats two who leave it to chance', () => {
    for (const seat of [0, 1, 2]) {
      const seats = [0, 1, 2].map(n => called(n === seat ? 'ordinary' : 'random'));
      const { outcome, sides } = fought('three-flags', `seat ${seat}`, ...seats);
      expect(outcome.winners).toEqual([sides[seat]]);
    }
  });

  test('beats whoever closes and fires all that bears', () => {
    expect(scored('border-duel', [called('ordinary'), closing()], 8)).toBeGreaterThanOrEqual(12);
  });

  test.each(NAMES)('gives orders that stand, against its like and against chance: %s', scenario => {
    expect(() => fought(scenario, 'a', called('ordinary'))).not.toThrow();
    expect(() => fought(scenario, 'b', called('ordinary'), called('random'))).not.toThrow();
    expect(() => fought(scenario, 'c', called('random'), called('ordinary'))).not.toThrow();
  });

  test.each(['border-duel', 'plasma-ambush'])('answers the same view the same way: %s', scenario => {
    const asked = moments(scenario, 'again', called('ordinary'));
    expect(asked.length).toBeGreaterThan(50);
    for (const { s, ask, order } of asked)
      expect(called('ordinary').answer(viewOf(s, ask.side), ask, { roll: stream('others') }).order).toEqual(order);
  });

  test('TP-4.1.4 keeps its ships on the map', () => {
    for (const scenario of ['border-duel', 'line-of-battle']) {
      const { units } = fought(scenario, 'edge', called('ordinary')).last.open as unknown as { units: { status: string }[] };
      expect(units.length).toBeGreaterThan(1);
      expect(units.filter(({ status }) => status === 'left')).toEqual([]);
    }
  });
});
