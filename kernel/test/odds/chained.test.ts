import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chained } from '../../src/contract.ts';
import { atLeast, face } from '../../src/dice/readings.ts';
import { chainOdds } from '../../src/odds/chain.ts';
import { exactly, TooMuch } from '../../src/odds/exact.ts';
import { fraction, text } from '../../src/odds/fraction.ts';
import { sample } from '../../src/odds/sample.ts';
import { openEnded, reaches } from '../toy/dice.ts';
import type { AnyTable } from './oracle.ts';
import { shown, whole, why } from './oracle.ts';

const MOST = 1e9;
const chanceOf = (odds: ReturnType<typeof chainOdds>, value: unknown): string => {
  const at = odds.values.indexOf(value);
  return at < 0 ? '0/1' : text(fraction(odds.weights[at]!, odds.of));
};
const beyond = ({ beyond: num, of }: ReturnType<typeof chainOdds>): string => text(fraction(num, of));

/** By the top faces it takes: so many in a row, then one of what is left or more. A 1 that comes first is a miss. */
function reached(sides: number, needs: number): string {
  const tops = Math.max(0, Math.ceil(needs / sides) - 1);
  const least = needs - tops * sides;
  const good = tops === 0 ? sides - Math.max(least, 2) + 1 : sides - least + 1;
  return text(fraction(good, sides ** (tops + 1)));
}

describe('an open-ended die', () => {
  test.each([
    [1, '5/6'],
    [2, '5/6'],
    [5, '1/3'],
    [6, '1/6'],
    [7, '1/6'],
    [8, '5/36'],
    [9, '1/9'],
    [12, '1/36'],
    [13, '1/36'],
    [14, '5/216'],
  ])('of six sides comes to %d or more %s of the time', (needs, chance) => {
    const odds = exactly(t => t.chain(reaches(6, needs), why));
    expect(chanceOf(odds, 1)).toBe(chance);
    expect(reached(6, needs)).toBe(chance);
    expect(whole(odds)).toBe('1/1');
    expect(beyond(odds)).toBe('0/1');
    expect(odds.values).toHaveLength(2);
  });

  test('of any kind reaches what it needs as often as its faces say', () => {
    for (const sides of [2, 3, 6, 10]) {
      for (let needs = -2; needs <= sides * 4 + 1; needs += 1)
        expect(chanceOf(chainOdds(reaches(sides, needs), MOST), 1)).toBe(reached(sides, needs));
    }
  });

  test('comes to each total by as many sixes as it takes', () => {
    const odds = exactly(t => t.chain(openEnded(6), why));
    expect(chanceOf(odds, 0)).toBe('1/6');
    expect(chanceOf(odds, 1)).toBe('0/1');
    for (let total = 2; total < 70; total += 1) {
      const sixes = Math.floor(total / 6);
      expect(chanceOf(odds, total)).toBe(total % 6 === 0 ? '0/1' : `1/${6 ** (sixes + 1)}`);
    }
    expect(whole(odds)).toBe('1/1');
  });

  test('is followed until it goes on less than once in so many', () => {
    expect(beyond(exactly(t => t.chain(openEnded(6), why)))).toBe(`1/${6 ** 13}`);
    expect(beyond(chainOdds(openEnded(10), MOST))).toBe(`1/${10 ** 10}`);
    for (const sides of [2, 3, 6, 8, 20]) {
      const odds = chainOdds(openEnded(sides), MOST);
      const faces = Math.round(Math.log(Number(odds.of) / Number(odds.beyond)) / Math.log(sides));
      expect(beyond(odds)).toBe(`1/${sides ** faces}`);
      expect(sides ** faces).toBeGreaterThan(MOST);
      expect(sides ** (faces - 1)).toBeLessThanOrEqual(MOST);
    }
  });

  test('is followed as far as it is asked to be, whatever was asked before', () => {
    for (const [oneIn, faces] of [
      [1e3, 4],
      [1e6, 8],
      [1e3, 4],
      [35, 2],
      [36, 3],
    ] as const)
      expect(beyond(chainOdds(openEnded(6), oneIn))).toBe(`1/${6 ** faces}`);
  });
});

interface Script {
  readonly sides: number;
  readonly adds: readonly number[];
  readonly agains: readonly boolean[];
  readonly modulus: number;
}

/** A chain that minds the order of its faces. */
const reading = ({ sides, adds, agains, modulus }: Script): Chained<{ sum: number }> => ({
  sides,
  start: { sum: 0 },
  add: ({ sum }, fallen) => ({ sum: (sum * 3 + adds[fallen - 1]!) % modulus }),
  again: fallen => agains[fallen - 1]!,
});

/** Every row of so many faces, counted one by one: how many of them come to rest at each value. */
function rows(chain: Chained<{ sum: number }>, faces: number): { ended: Map<number, bigint>; open: bigint } {
  const ended = new Map<number, bigint>();
  let open = 0n;
  const follow = (value: { sum: number }, left: number): void => {
    if (left === 0) open += 1n;
    for (let fallen = 1; left > 0 && fallen <= chain.sides; fallen += 1) {
      const next = chain.add(value, fallen);
      if (chain.again(fallen)) follow(next, left - 1);
      else ended.set(next.sum, (ended.get(next.sum) ?? 0n) + BigInt(chain.sides) ** BigInt(left - 1));
    }
  };
  follow(chain.start, faces);
  return { ended, open };
}

const script = fc
  .record({
    sides: fc.integer({ min: 2, max: 4 }),
    adds: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
    agains: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    modulus: fc.integer({ min: 1, max: 12 }),
  })
  .filter(({ sides, agains }) => agains.slice(0, sides).includes(false));

describe('any chain', () => {
  test('is every row in which its faces can fall', () => {
    fc.assert(
      fc.property(script, one => {
        const chain = reading(one);
        const { ended, open } = rows(chain, 6);
        const odds = chainOdds(chain, 4 ** 7);
        const all = BigInt(one.sides) ** 6n;
        expect(whole(odds)).toBe('1/1');
        // What six faces bring is followed at the least, and no value has more than that and all that goes on after them.
        for (const sum of new Set([...ended.keys(), ...odds.values.map(value => value.sum)])) {
          const at = odds.values.findIndex(value => value.sum === sum);
          const weight = at < 0 ? 0n : BigInt(odds.weights[at]!) * all;
          const counted = (ended.get(sum) ?? 0n) * BigInt(odds.of);
          expect(weight >= counted && weight <= counted + open * BigInt(odds.of)).toBe(true);
        }
        expect(BigInt(odds.beyond) * all <= open * BigInt(odds.of)).toBe(true);
      }),
    );
  });

  test('merges values that are equal, whichever faces led to them', () => {
    const evens: Chained<number> = {
      sides: 6,
      start: 0,
      add: (soFar, fallen) => soFar + fallen,
      again: fallen => fallen % 2 === 0,
    };
    const odds = chainOdds(evens, MOST);
    expect(new Set(odds.values).size).toBe(odds.values.length);
    expect(chanceOf(odds, 5)).toBe(text(fraction(1 * 36 + 2 * 6 + 1, 216)));
  });

  test('that is never thrown again is one die', () => {
    expect(shown(chainOdds({ ...face(4), again: () => false }, MOST))).toEqual(shown(exactly(t => t.throw(1, face(4), why))));
  });

  test('that can never come to rest is a fault', () => {
    expect(() => exactly(t => t.chain({ ...face(6), again: () => true }, why))).toThrow(/never comes to rest/);
  });

  test('is worked out once, and its work told each time alike', () => {
    let added = 0;
    const add = (soFar: number, fallen: number): number => {
      added += 1;
      return soFar * 2 + fallen;
    };
    const wild: Chained<number> = { sides: 12, start: 1, add, again: fallen => fallen > 9 };
    const worked = (oneIn: number): number => {
      let work = 0;
      chainOdds(wild, oneIn, more => {
        work += more;
      });
      return work;
    };
    const first = worked(1e4);
    const then = added;
    expect(first).toBeGreaterThan(10_000);
    expect(worked(1e4)).toBe(first);
    expect(worked(10)).toBeLessThan(first);
    expect(worked(1e4)).toBe(first);
    expect(added).toBe(then);
    for (let time = 0; time < 2; time += 1)
      expect(() => exactly(t => t.chain(wild, why), { oneIn: 1e4, work: first - 1 })).toThrow(TooMuch);
  });

  test('gives what nobody can change', () => {
    const odds = chainOdds(reading({ sides: 2, adds: [1, 2], agains: [true, false], modulus: 5 }), MOST);
    expect(() => {
      odds.values[0]!.sum = 9;
    }).toThrow(TypeError);
  });
});

describe('chains among other throws', () => {
  /** Eight craft fire on eight: each hit throws against the other's throw. */
  const opposed = (t: AnyTable): number => {
    const attack = t.chain(openEnded(6), why);
    return Number(attack + 1 >= t.chain(openEnded(6), why));
  };
  const volley = (soFar: number, needs: number, t: AnyTable): number =>
    t.chain(reaches(6, needs), why) ? soFar + t.part(opposed) : soFar;

  test('a volley of chains is counted by value', () => {
    const odds = exactly(t => t.each([9, 9, 9], 0, (hits: number, needs, own) => hits + own.chain(reaches(6, needs), why)));
    expect(shown(odds)).toEqual({ 0: '512/729', 1: '64/243', 2: '8/243', 3: '1/729' });
  });

  test('chances that hang on a chain are weighed with what it leaves beyond', () => {
    const odds = exactly(t => (t.throw(1, face(2), why) === 1 ? t.chain(openEnded(6), why) : 100 + t.throw(1, face(7), why)));
    expect(chanceOf(odds, 101)).toBe('1/14');
    expect(chanceOf(odds, 7)).toBe('1/72');
    expect(whole(odds)).toBe('1/1');
    expect(beyond(odds)).toBe(`1/${2 * 6 ** 13}`);
  });

  test('a chain within the dice of a handful, handed on unseen', () => {
    interface Score {
      low: number;
      high: number;
    }
    const once = ({ low, high }: Score, fallen: number, t: AnyTable): Score =>
      fallen > 3 ? { low, high: high + t.chain(reaches(6, 5), why) } : { low: low + 1, high };
    const odds = exactly(t => t.inTurn(2, 6, { low: 0, high: 0 }, once, why));
    expect(shown(odds)['{"high":2,"low":0}']).toBe('1/36');
    expect(shown(odds)['{"high":0,"low":1}']).toBe('1/3');
    expect(whole(odds)).toBe('1/1');
  });

  test('eight craft on eight are exact, and lose next to nothing beyond', () => {
    const odds = exactly(t => t.each(Array(8).fill(5), 0, volley));
    expect(odds.values).toHaveLength(9);
    expect(whole(odds)).toBe('1/1');
    expect(Number(odds.beyond) / Number(odds.of)).toBeLessThan(8 * 2e-9);
  });

  test('dice that are rolled agree with what is reckoned', () => {
    const act = (t: AnyTable): number => t.each([5, 6, 9], 0, volley) * 10 + t.throw(1, atLeast(6, 4), why);
    const odds = exactly(act);
    const runs = 40_000;
    const { found } = sample(act, 'chains', runs);
    for (const [i, value] of odds.values.entries()) {
      const chance = Number(odds.weights[i]) / Number(odds.of);
      const counted = found.get(value)?.times ?? 0;
      expect(Math.abs(counted - chance * runs)).toBeLessThan(5 * Math.sqrt(chance * (1 - chance) * runs) + 5);
    }
    expect([...found.values()].every(({ value }) => odds.values.includes(value))).toBe(true);
  });
});
