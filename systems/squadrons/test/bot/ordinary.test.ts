import { stream, viewOf } from '@flagplot/kernel';
import { describe, expect, test } from 'vitest';
import { called, fought, NAMES } from './battle.ts';

/** Points of the first bot in battles of both seatings: 1 a win, 0.5 a draw. */
function scored(scenario: string, [name, against]: readonly [string, string], seeds: number): number {
  let score = 0;
  for (let n = 0; n < seeds; n += 1) {
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? [called(name), called(against)] : [called(against), called(name)];
      const { outcome, sides } = fought(scenario, `seed ${n}`, ...seats);
      if (outcome.winners.length === 0) score += 0.5;
      else if (outcome.winners.includes(sides[seat]!)) score += 1;
    }
  }
  return score;
}

describe('the ordinary player of Squadrons', () => {
  test.each(['open-patrol', 'full-muster'])('beats chance in %s', scenario => {
    expect(scored(scenario, ['ordinary', 'random'], 4)).toBeGreaterThanOrEqual(7);
  });

  test('beats whoever hardly moves and holds fire', () => {
    expect(scored('open-patrol', ['ordinary', 'idle'], 3)).toBe(6);
  });

  test('beats two who leave it to chance', () => {
    for (const seat of [0, 1, 2]) {
      const seats = [0, 1, 2].map(n => called(n === seat ? 'ordinary' : 'random'));
      const { outcome, sides } = fought('three-flags', `seat ${seat}`, ...seats);
      expect(outcome.winners).toEqual([sides[seat]]);
    }
  });

  test.each(NAMES)('gives orders that stand: %s', scenario => {
    for (const seed of ['a', 'b']) {
      expect(() => fought(scenario, seed, called('ordinary'))).not.toThrow();
      expect(() => fought(scenario, seed, called('ordinary'), called('random'))).not.toThrow();
      expect(() => fought(scenario, seed, called('random'), called('ordinary'))).not.toThrow();
    }
  });

  test.each(['open-patrol', 'jamming-run'])('answers the same view the same way: %s', scenario => {
    const { asked } = fought(scenario, 'again', called('ordinary'));
    expect(new Set(asked.map(({ ask }) => ask.kind))).toEqual(new Set(['deploy', 'move', 'jam', 'fire']));
    for (const { s, ask, order } of asked)
      expect(called('ordinary').answer(viewOf(s, ask.side), ask, { roll: stream('others') }).order).toEqual(order);
  });

  test('keeps its craft on the map', () => {
    const { asked } = fought('full-muster', 'edge', called('ordinary'));
    const left = asked.at(-1)!.s.open as { squadrons: { level: number; craft: { status: string }[] }[] };
    const steady = left.squadrons.filter(({ level }) => level > 1).flatMap(({ craft }) => craft);
    expect(steady.length).toBeGreaterThan(0);
    expect(steady.filter(({ status }) => status === 'left').length).toBeLessThanOrEqual(2);
  });

  test('thinks harder when told to, and its orders still stand', () => {
    const moves = fought('open-patrol', 'hard', called('ordinary')).asked.filter(({ ask }) => ask.kind === 'move');
    const hard = moves.map(
      ({ s, ask }) => called('ordinary').answer(viewOf(s, ask.side), ask, { roll: stream('a'), work: 8 }).order,
    );
    expect(hard).not.toEqual(moves.map(({ order }) => order));
  });
});
