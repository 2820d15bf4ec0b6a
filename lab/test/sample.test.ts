import type { GameTypes } from '@flagplot/kernel';
import type { DemandOfBattle, Moment } from '@flagplot/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { Sample } from '../src/sample.ts';

/** A moment of which nothing counts but where the clock stands and what is asked. */
function momentOf(line: number, ...kinds: string[]): Moment<GameTypes> {
  const clock = { turn: 1, line, round: 0, step: 0 };
  const asks = kinds.map(kind => ({ side: kind, kind, about: {} }));
  return { s: { clock }, asks } as unknown as Moment<GameTypes>;
}

/** How many of so many moments a demand is put to; all of one kind unless they are given. */
function putTo(sample: Sample, demand: number, moments: readonly Moment<GameTypes>[]): number {
  return moments.filter(moment => sample.comeTo(moment)(demand)).length;
}

const alike = (count: number): Moment<GameTypes>[] => Array.from({ length: count }, () => momentOf(3, 'space'));

describe('the first two battles of each scenario', () => {
  test.each([0, 1])('are looked at closely: 48 steps, then one in four, the demands in turn (%i before it)', round => {
    expect(putTo(new Sample('1', round), 0, alike(48))).toBe(48);
    for (const demand of [0, 1, 2, 3]) expect(putTo(new Sample('1', round), demand, alike(448))).toBe(148);
  });
});

describe('any further battle', () => {
  const kinds = [momentOf(3, 'space'), momentOf(3, 'space', 'answer'), momentOf(4, 'space'), momentOf(4)];

  test('is looked at by every demand at the first step of each kind: other questions, another line, the end', () => {
    const sample = new Sample('1', 2);
    for (const moment of kinds) expect([0, 7, 23].map(sample.comeTo(moment))).toEqual([true, true, true]);
  });

  test('and at one in sixteen of the others, all demands at the same', () => {
    const sample = new Sample('1', 2);
    const at = alike(16_000).map(moment => [0, 7, 23].filter(sample.comeTo(moment)).length);
    expect(new Set(at)).toEqual(new Set([0, 3]));
    const looked = at.filter(count => count > 0).length;
    expect(looked).toBeGreaterThan(900);
    expect(looked).toBeLessThan(1100);
  });

  test('the same steps by the same seed, others by another', () => {
    const drawn = (seed: string): boolean[] => {
      const sample = new Sample(seed, 2);
      return alike(200).map(moment => sample.comeTo(moment)(0));
    };
    expect(drawn('1')).toEqual(drawn('1'));
    expect(drawn('1')).not.toEqual(drawn('2'));
  });
});

test('demands of whole battles are put to the first battle of a scenario and to every tenth, those that want one to the first', () => {
  const rounds = (once?: true): number[] => {
    const demand = { of: 'battle', ...(once && { once }) } as DemandOfBattle;
    return Array.from({ length: 25 }, (_, i) => i).filter(round => new Sample('1', round).isPutToBattle(demand));
  };
  expect(rounds()).toEqual([0, 10, 20]);
  expect(rounds(true)).toEqual([0]);
});
