import { stream, viewOf } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test, vi } from 'vitest';
import { called, duel, fleets, fought } from './battle.ts';

const shelf = await shippedSystems();

/** Points of a bot in battles of both seatings: 1 a win, 0.5 a draw. */
function scored(name: string, against: string, seeds: number): number {
  let score = 0;
  for (let n = 0; n < seeds; n += 1) {
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? [called(name), called(against)] : [called(against), called(name)];
      const { outcome, sides } = fought(duel, `seed ${n}`, ...seats);
      if (outcome.winners.length === 0) score += 0.5;
      else if (outcome.winners.includes(sides[seat]!)) score += 1;
    }
  }
  return score;
}

describe('the ordinary player', () => {
  test('beats chance in ten of twelve duels', () => {
    expect(scored('ordinary', 'random', 6)).toBeGreaterThanOrEqual(10);
  });

  test('beats whoever holds course and fire', () => {
    expect(scored('ordinary', 'idle', 3)).toBe(6);
  });

  test('comes to grips with itself', () => {
    const { outcome } = fought(duel, 'both', called('ordinary'), called('ordinary'));
    expect(Math.max(...Object.values(outcome.points))).toBeGreaterThan(0);
  });

  const small = ['thentus-frigate', 'torotha-assault-frigate'];
  const middling = ['vorchan-warship', 'tinashi-war-frigate', 'dagkar-missile-frigate'];
  const large = ['sharlin-war-cruiser', 'oracle-scout-cruiser'];

  test.each([
    ['one frigate and a great ship', fleets([small.slice(0, 1)], [large.slice(0, 1)])],
    ['mixed squadrons', fleets([small, large], [middling, small])],
    ['three to one', fleets([small, middling, large], [large])],
  ])('gives orders that stand: %s', (_, scenario) => {
    for (const against of ['ordinary', 'random'])
      expect(() => fought(scenario, 'stands', called('ordinary'), called(against))).not.toThrow();
  });

  test.each(['narn-earth-5000', 'line-of-battle', 'frigate-screen'])('leads a fleet by orders that stand: %s', name => {
    const scenario = shelf['fleet-action']!.scenarios[name] as object;
    for (const against of ['ordinary', 'random'])
      expect(() => fought(scenario, 'fleet', called('ordinary'), called(against))).not.toThrow();
  });

  test('answers the same view the same way, whatever became of the other folder', () => {
    const { asked } = fought(duel, 'twice', called('ordinary'), called('ordinary'));
    const own = asked.filter(({ ask }) => ask.side === 'narn');
    expect(new Set(own.map(({ ask }) => ask.kind))).toEqual(new Set(['deploy', 'orders', 'fire', 'allot']));
    for (const { s, ask, order } of own) {
      const blind = { ...s, sealed: { ...s.sealed, earth: { plots: [] } } };
      expect(called('ordinary').answer(viewOf(blind, 'narn'), ask, { roll: stream('again narn') }).order).toEqual(order);
    }
  });

  test('answers as it did when it has just come to the table, whatever it has thought about since', async () => {
    const { asked } = fought(
      shelf['fleet-action']!.scenarios['line-of-battle'] as object,
      'fresh',
      called('ordinary'),
      called('ordinary'),
    );
    const own = asked.filter(({ ask }) => ask.side === 'centauri' && ask.kind !== 'deploy');
    for (const { s, ask, order } of [own[1]!, own.at(-1)!, own[Math.floor(own.length / 2)]!]) {
      vi.resetModules();
      const { botCalled } = await import('@flagplot/bots');
      const { shippedSystem } = await import('@flagplot/shelf/shipped');
      const fresh = botCalled(await shippedSystem('fleet-action'), 'ordinary')!;
      expect(fresh.answer(viewOf(s, 'centauri'), ask, { roll: stream('again') }).order).toEqual(order);
      expect(called('ordinary').answer(viewOf(s, 'centauri'), ask, { roll: stream('again') }).order).toEqual(order);
    }
  });

  test('thinks harder when told to, and its orders still stand', () => {
    const { asked } = fought(duel, 'hard', called('ordinary'), called('random'));
    const plotted = asked.filter(({ ask }) => ask.side === 'narn' && ask.kind === 'orders');
    const hard = plotted.map(
      ({ s, ask }) => called('ordinary').answer(viewOf(s, 'narn'), ask, { roll: stream('a'), work: 8 }).order,
    );
    expect(hard).not.toEqual(plotted.map(({ order }) => order));
  });
});
