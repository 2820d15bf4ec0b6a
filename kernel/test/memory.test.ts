import { expect, test } from 'vitest';
import { forget, memoise, withMemoriesOfItsOwn } from '../src/memory.ts';

interface Card {
  guns: number;
}

/** A function with a memory, and how often it had to work. */
function counting() {
  let worked = 0;
  const volley = memoise((card: Card, range: number) => {
    worked += 1;
    return { dice: card.guns - range };
  });
  return { volley, worked: () => worked };
}

const frigate = { guns: 4 };

test('what was worked out once for a card and a number is given again, the very same', () => {
  const { volley, worked } = counting();
  expect(volley(frigate, 1)).toEqual({ dice: 3 });
  expect(volley(frigate, 1)).toBe(volley(frigate, 1));
  expect(worked()).toBe(1);
});

test('another card or number is worked out anew', () => {
  const { volley, worked } = counting();
  const given = [volley(frigate, 1), volley(frigate, 2), volley({ guns: 4 }, 1), volley({ guns: 9 }, 2)];
  expect(given.map(({ dice }) => dice)).toEqual([3, 2, 3, 7]);
  expect(worked()).toBe(4);
});

test('one key and three are keys as well, and 0 is a value like any other', () => {
  let worked = 0;
  const one = memoise((n: number) => {
    worked += 1;
    return n - n;
  });
  const three = memoise((a: number, b: number, c: number) => {
    worked += 1;
    return a * 100 + b * 10 + c;
  });
  expect([one(7), one(7), three(1, 2, 3), three(1, 2, 3), three(3, 2, 1)]).toEqual([0, 0, 123, 123, 321]);
  expect(worked).toBe(3);
});

test('an emptied memory works anew', () => {
  const { volley, worked } = counting();
  const first = volley(frigate, 1);
  forget();
  expect(volley(frigate, 1)).not.toBe(first);
  expect(worked()).toBe(2);
});

test('whoever plays with memories of his own finds them empty, and leaves the others as they were', () => {
  const { volley, worked } = counting();
  const first = volley(frigate, 1);
  const keys: unknown[] = [];
  const own = withMemoriesOfItsOwn(
    key => void keys.push(key),
    () => volley(frigate, 1),
  );
  expect(own).toEqual(first);
  expect(own).not.toBe(first);
  expect(keys).toEqual([frigate, 1]);
  expect(() => (own.dice += 1)).toThrow(TypeError);
  expect(volley(frigate, 1)).toBe(first);
  expect(worked()).toBe(2);
});

test('memories come back although the play breaks off', () => {
  const { volley } = counting();
  const first = volley(frigate, 1);
  const breakOff = () =>
    withMemoriesOfItsOwn(
      () => {},
      () => {
        throw new Error('broken off');
      },
    );
  expect(breakOff).toThrow('broken off');
  expect(volley(frigate, 1)).toBe(first);
});
