import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RollDie } from '../../src/contract.ts';
import { faces, GENERATOR, MOST_SIDES, next, quickDice, seeded, stream } from '../../src/dice/stream.ts';

const thrown = (face: RollDie, sides: number, n: number): number[] => Array.from({ length: n }, () => face(sides));

/** Chi-squared of counts that should be equal. */
function unevenness(counts: number[]): number {
  const fair = counts.reduce((total, n) => total + n, 0) / counts.length;
  return counts.reduce((total, n) => total + (n - fair) ** 2 / fair, 0);
}

/** What chi-squared stays below 999 times in 1,000 (Wilson and Hilferty's approximation). */
function bound(cells: number): number {
  const k = cells - 1;
  return k * (1 - 2 / (9 * k) + 3.09 * Math.sqrt(2 / (9 * k))) ** 3;
}

/** Counts of pairs of faces, for two streams or two neighbours in one. */
function pairs(sides: number, n: number, pair: (i: number) => [number, number]): number[] {
  const counts = new Array<number>(sides * sides).fill(0);
  for (let i = 0; i < n; i++) {
    const [a, b] = pair(i);
    counts[(a - 1) * sides + b - 1]!++;
  }
  return counts;
}

test('quick dice show every face about as often, and the same for the same seed', () => {
  const [roll, again] = [quickDice(7), quickDice(7)];
  const fell = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i += 1) {
    const face = roll(6);
    expect(again(6)).toBe(face);
    fell[face - 1] = (fell[face - 1] ?? 0) + 1;
  }
  for (const times of fell) expect(Math.abs(times - 10_000)).toBeLessThan(500);
});

test('a step has the same dice whatever steps were asked for before it', () => {
  const dice = (seed: string, step: number): number[] => {
    const face = seeded(seed, step);
    return Array.from({ length: 8 }, () => face(1000));
  };
  const apart = (seed: string, step: number): number[] => {
    dice('another battle', 99);
    return dice(seed, step);
  };
  for (const step of [-1, 0, 7, 2 ** 31 - 1, 2 ** 32 - 1, 2 ** 40]) {
    const later = [step, step + 1, step + 2].map(one => apart('a battle', one));
    expect([step, step + 1, step + 2].map(one => dice('a battle', one))).toEqual(later);
    expect(dice('a battle', step + 1)).toEqual(later[1]);
    expect(new Set(later.map(String)).size).toBe(3);
  }
});

describe('the generator', () => {
  test('gives the published numbers of xoshiro128** from the state 1, 2, 3, 4', () => {
    const state = { a: 1, b: 2, c: 3, d: 4 };
    expect(Array.from({ length: 10 }, () => next(state))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('agrees with the reference in large whole numbers', () => {
    const mask = 0xffffffffn;
    const turned = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) & mask;
    function* reference(words: bigint[]): Generator<number> {
      let [s0, s1, s2, s3] = words as [bigint, bigint, bigint, bigint];
      for (;;) {
        yield Number((turned((s1 * 5n) & mask, 7n) * 9n) & mask);
        const t = (s1 << 9n) & mask;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= t;
        s3 = turned(s3, 11n);
      }
    }
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), words => {
        const [a, b, c, d] = words as [number, number, number, number];
        const state = { a: a | 0, b: b | 0, c: c | 0, d: d | 0 };
        const other = reference(words.map(BigInt));
        for (let i = 0; i < 50; i++) expect(next(state)).toBe(other.next().value);
      }),
    );
  });

  test('has the name that records carry', () => {
    expect(GENERATOR).toBe('xoshiro128**');
  });
});

describe('faces', () => {
  test('a draw that would make the faces uneven is thrown again', () => {
    // The first number from here is 0, one of four too many for six even shares; the next one is not.
    const once = { a: 1, b: 0, c: 3, d: 4 };
    const twice = { ...once };
    expect(next(twice)).toBe(0);
    expect(faces(once)(6)).toBe(faces(twice)(6));
    expect(once).toEqual(twice);
    // Eight shares come out even, so that 0 is a 1.
    expect(faces({ a: 1, b: 0, c: 3, d: 4 })(8)).toBe(1);
  });

  test('the largest and the smallest draw are the last and the first face', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: MOST_SIDES }), (seed, sides) => {
        const face = stream(seed)(sides);
        expect(Number.isInteger(face)).toBe(true);
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(sides);
      }),
    );
    expect(thrown(stream('one'), 1, 20)).toEqual(new Array(20).fill(1));
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MOST_SIDES + 1, 2 ** 33])('no die has %d sides', sides => {
    expect(() => stream('x')(sides)).toThrow(RangeError);
  });

  test.each([2, 3, 6, 10, 12, 20, 100])('600,000 faces of one step are even: %d sides', sides => {
    const face = seeded('evenness', 3);
    const counts = new Array<number>(sides).fill(0);
    for (let i = 0; i < 600_000; i++) counts[face(sides) - 1]!++;
    expect(unevenness(counts)).toBeLessThan(bound(sides));
  });

  test('each die is blind to the one before it', () => {
    const face = seeded('neighbours', 1);
    let last = face(10);
    const counts = pairs(10, 600_000, () => {
      const before = last;
      last = face(10);
      return [before, last];
    });
    expect(unevenness(counts)).toBeLessThan(bound(100));
  });
});

describe('a stream a step', () => {
  test('seed and step give these faces for good: records are replayed by them', () => {
    expect(thrown(seeded('duel', 0), 6, 12).join(' ')).toBe('4 5 6 6 6 1 3 4 5 3 5 1');
    expect(thrown(seeded('duel', 1), 6, 12).join(' ')).toBe('4 3 3 6 6 1 5 4 3 4 2 3');
    expect(thrown(seeded('', 0), 10, 12).join(' ')).toBe('1 4 5 4 4 5 3 10 8 7 2 4');
    expect(thrown(stream('Große Schlacht 艦隊'), 10, 12).join(' ')).toBe('5 9 2 7 1 10 1 6 8 6 6 4');
  });

  test.each([6, 10, 36])('the first faces of 600,000 steps are even: %d sides', sides => {
    const counts = new Array<number>(sides).fill(0);
    for (let step = 0; step < 600_000; step++) counts[seeded('a battle', step)(sides) - 1]!++;
    expect(unevenness(counts)).toBeLessThan(bound(sides));
  });

  test('the first faces of 600,000 seeds in a row are even', () => {
    const counts = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 600_000; seed++) counts[seeded(`${seed}`, 0)(10) - 1]!++;
    expect(unevenness(counts)).toBeLessThan(bound(10));
  });

  test('a step tells nothing of the next, die by die', () => {
    for (let die = 0; die < 3; die++) {
      const nth = (step: number): number => thrown(seeded('k', step), 10, die + 1)[die]!;
      expect(unevenness(pairs(10, 100_000, step => [nth(step), nth(step + 1)]))).toBeLessThan(bound(100));
    }
  });

  test('a seed tells nothing of its neighbour', () => {
    expect(unevenness(pairs(10, 100_000, n => [seeded(`${n}`, 5)(10), seeded(`${n + 1}`, 5)(10)]))).toBeLessThan(bound(100));
    expect(unevenness(pairs(10, 100_000, n => [seeded(`s${n}`, 5)(10), seeded(`t${n}`, 5)(10)]))).toBeLessThan(bound(100));
  });

  test('half of all bits change with one more step or one other character', () => {
    const bits = (seed: string, step: number): string => thrown(seeded(seed, step), 2, 64).join('');
    let changed = 0;
    for (let i = 0; i < 2_000; i++) {
      const here = bits(`seed ${i}`, i);
      for (const there of [
        bits(`seed ${i}`, i + 1),
        bits(`seed ${i}`, i + 2 ** 32),
        bits(`seec ${i}`, i),
        bits(`seed ${i}\0`, i),
      ]) {
        for (let bit = 0; bit < 64; bit++) changed += Number(here[bit] !== there[bit]);
      }
    }
    expect(changed / (2_000 * 4 * 64)).toBeCloseTo(0.5, 2);
  });

  test('no two of a million streams begin alike', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 1_000; seed++) {
      for (let step = 0; step < 1_000; step++) {
        const face = seeded(`${seed}`, step);
        seen.add(face(MOST_SIDES) * MOST_SIDES + face(MOST_SIDES));
      }
    }
    // Of 2^40 beginnings, a million at random have half a pair alike.
    expect(seen.size).toBeGreaterThanOrEqual(1_000_000 - 5);
  });

  test('one stream leaves another alone', () => {
    const one = seeded('duel', 0);
    const before = thrown(one, 6, 3);
    const other = seeded('duel', 0);
    expect(thrown(other, 6, 3)).toEqual(before);
    expect(thrown(one, 6, 5)).toEqual(thrown(other, 6, 5));
  });
});
