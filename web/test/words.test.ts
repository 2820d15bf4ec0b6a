import { aroundWord } from '@flagplot/hexes/words';
import { metBy, type Test } from '@flagplot/kernel';
import { diceWords, faceGroups } from '@flagplot/pagekit/dice/dice.ts';
import { inWords, number, percent, testWords, withSign } from '@flagplot/pagekit/words/numbers.ts';
import type { UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { describe, expect, test } from 'vitest';

describe('numbers as the page writes them', () => {
  test('percent without decimals, never falsely certain', () => {
    expect([0, 0.004, 0.17, 0.996, 1].map(percent)).toEqual(['cannot', 'under 1 %', '17 %', 'over 99 %', 'certain']);
  });

  test('a comma at thousands, a true minus', () => {
    expect([number(1525), number(-4), withSign(2), withSign(0), withSign(-5)]).toEqual(['1,525', '−4', '+2', '+0', '−5']);
    expect([inWords(3), inWords(12), inWords(13)]).toEqual(['three', 'twelve', '13']);
  });

  test('what dice must show, high or low', () => {
    expect(testWords({ is: 'atLeast', n: 5 })).toBe('5 or more');
    expect(testWords({ is: 'atMost', n: -1 })).toBe('−1 or less');
  });
});

describe('dice in words', () => {
  test('what fell, on what, and what counts', () => {
    const words = (sides: number, faces: number[], test?: Test, chained?: number[]) =>
      diceWords({
        kind: 'thrown',
        sides,
        faces,
        read: null,
        why: { rule: '', what: '', ...(test && { test }) },
        ...(test && { met: metBy(test, faces, chained) }),
        ...(chained && { chained }),
      });
    const five: Test = { of: 'each', is: 'atLeast', n: 5 };
    expect(words(10, [8, 5], five)).toBe('threw 8 and 5 on 2 d10, needed 5 or more: 2 count');
    expect(words(10, [2], five)).toBe('threw 2 on a d10, needed 5 or more: none counts');
    expect(words(6, [4])).toBe('threw 4 on a d6');
    const low: Test = { of: 'sum', is: 'atMost', n: 7 };
    expect(words(6, [4, 3], low)).toBe('threw 4 and 3 on 2 d6, needed 7 or less, and so it counts');
    const eight: Test = { of: 'sum', is: 'atLeast', n: 8 };
    expect(words(6, [6, 1], eight, [6])).toBe(
      'threw 6 and 1 on a d6 thrown again on 6, needed 8 or more, and so it does not count',
    );
  });

  test('many are faceGroups by face, the highest first', () => {
    expect(faceGroups([1, 6, 1, 3, 6, 1])).toEqual([
      { face: 6, count: 2 },
      { face: 3, count: 1 },
      { face: 1, count: 3 },
    ]);
  });
});

describe('where another unit lies', () => {
  const at = (q: number, r: number): UnitItem => ({
    kind: 'unit',
    id: 'a',
    side: 's',
    role: 'told',
    at: { q, r },
    facing: 0,
    hull: PLAIN_HULL,
    name: 'A',
  });

  test('in sixths about the bow, a boundary counting to the bow', () => {
    const from = at(0, 0);
    const around = [at(0, -3), at(1, -2), at(2, -1), at(2, 1), at(0, 3), at(-2, 3), at(-2, 1), at(0, 0)];
    expect(around.map(other => aroundWord(from, other.at))).toEqual([
      'fore',
      'fore',
      'fore starboard',
      'aft starboard',
      'aft',
      'aft port',
      'fore port',
      'here',
    ]);
  });
});
