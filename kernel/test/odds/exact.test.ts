import { describe, expect, test } from 'vitest';
import type { Reading } from '../../src/contract.ts';
import { atLeast, face, sum } from '../../src/dice/readings.ts';
import { exactly, TooMuch } from '../../src/odds/exact.ts';
import type { Act, AnyTable } from './oracle.ts';
import { everyFace, shown, whole, why } from './oracle.ts';

const same = (act: Act<unknown>): void => {
  const odds = exactly(act);
  expect(shown(odds)).toEqual(everyFace(act));
  expect(whole(odds)).toBe('1/1');
  expect(BigInt(odds.beyond)).toBe(0n);
};

interface Hull {
  hull: number;
  guns: number;
}

const SOUND: Hull = { hull: 4, guns: 2 };

/** A die that hurts: 1 nothing, 2 a gun if one is left, else hull; 3 and 4 hull, and with 4 a second die. */
function hurt(hull: Hull, fell: number, t: AnyTable): Hull {
  if (fell === 1 || hull.hull === 0) return hull;
  if (fell === 2 && hull.guns > 0) return { ...hull, guns: hull.guns - 1 };
  const more = fell === 4 ? t.throw(1, atLeast(4, 3), why) : 0;
  return { guns: hull.guns, hull: Math.max(0, hull.hull - 1 - more) };
}

/** The same written on the value it is given. */
function hurtInPlace(hull: Hull, fell: number, t: AnyTable): Hull {
  return Object.assign(hull, hurt({ ...hull }, fell, t));
}

describe('paths', () => {
  test('an act that throws nothing is certain', () => {
    expect(shown(exactly(() => 'calm'))).toEqual({ '"calm"': '1/1' });
  });

  test('a throw that hangs on another', () => same(t => t.throw(t.throw(2, atLeast(6, 4), why), sum(6), why)));

  test('a re-roll', () =>
    same(t => {
      const first = t.throw(1, face(6), why);
      return first > 2 ? first : t.throw(1, face(6), why);
    }));

  test('an early end', () =>
    same(t => {
      for (let shots = 1; shots <= 3; shots += 1) if (t.throw(1, atLeast(6, 5), why)) return shots;
      return null;
    }));

  test('equal values are one outcome whatever the order of their keys', () => {
    const odds = exactly(t => (t.throw(1, face(2), why) === 1 ? { a: 1, b: [{ c: 2, d: 3 }] } : { b: [{ d: 3, c: 2 }], a: 1 }));
    expect(shown(odds)).toEqual({ '{"a":1,"b":[{"c":2,"d":3}]}': '1/1' });
    expect(odds.values).toHaveLength(1);
  });

  test('what is not there is the same as what is undefined', () => {
    const odds = exactly(t => (t.throw(1, face(2), why) === 1 ? { a: 1 } : { a: 1, b: undefined }));
    expect(shown(odds)).toEqual({ '{"a":1}': '1/1' });
    expect(odds.values).toHaveLength(1);
  });

  test('values that differ are kept apart', () => {
    const values = [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { b: 1, c: 2 },
      [1, 2],
      [[1], 2],
      '1',
      1,
      true,
      null,
      { a: '1', b: 2 },
      { a: { b: 2 } },
      {},
      [],
    ];
    const odds = exactly(t => values[t.throw(1, face(values.length), why) - 1]);
    expect(odds.values).toHaveLength(values.length);
  });

  test('nothing is told, and nobody asks why', () => {
    const odds = exactly(t => {
      t.tell(() => {
        throw new Error('told');
      });
      t.reveal('red');
      return t.throw(1, face(2), why);
    });
    expect(shown(odds)).toEqual({ 1: '1/2', 2: '1/2' });
  });
});

describe('folds', () => {
  test('each does one thing after another', () => same(t => t.each([2, 4, 3, 4], SOUND, hurt)));

  test('each over nothing is the start', () => same(t => t.each([], SOUND, hurt)));

  test('dice in turn are each on their faces', () => {
    same(t => t.inTurn(3, 4, SOUND, hurt, why));
    expect(shown(exactly(t => t.inTurn(3, 4, SOUND, hurt, why)))).toEqual(
      shown(exactly(t => t.each([0, 0, 0], SOUND, (hull: Hull, _, own) => hurt(hull, own.throw(1, face(4), why), own)))),
    );
  });

  test('a value written on in place is each path its own', () => {
    same(t => t.inTurn(3, 4, { ...SOUND }, hurtInPlace, why));
    same(t => t.each([4, 2, 4], { ...SOUND }, hurtInPlace).hull);
  });

  test('what is looked at afterwards and what is handed on unseen come to the same', () => {
    const dealt = (t: AnyTable): Hull => t.inTurn(t.throw(2, sum(2), why), 4, SOUND, hurt, why);
    same(dealt);
    same(t => ({ ...dealt(t) }));
    same(t => t.each([1, 2], SOUND, (hull: Hull, _, own) => own.inTurn(own.throw(1, face(2), why), 4, hull, hurt, why)));
    same(t => t.each([1, 2], SOUND, (hull: Hull, _, own) => ({ ...own.inTurn(own.throw(1, face(2), why), 4, hull, hurt, why) })));
  });

  test('a value that may be nothing is told from one that is not', () => {
    const sunk = (hull: Hull | null, fell: number): Hull | null =>
      hull && hull.hull > fell ? { ...hull, hull: hull.hull - fell } : null;
    same(t => t.inTurn<Hull | null>(2, 3, SOUND, sunk, why) ?? 'sunk');
    same(t => (t.inTurn<Hull | null>(2, 3, SOUND, sunk, why) ? 1 : 0));
  });

  test('a fold passed over leaves its mark on nothing', () => {
    same(t => {
      t.inTurn(2, 4, SOUND, hurt, why);
      return t.throw(1, face(3), why);
    });
    same(t => {
      const thrown = t.throw(1, face(3), why);
      t.inTurn(2, 4, SOUND, hurt, why);
      return thrown;
    });
    same(t => [t.inTurn(2, 4, SOUND, hurt, why)]);
  });

  test('done ends it', () => {
    let after = 0;
    const over = (hull: Hull): boolean => hull.hull < 3;
    same(t => t.each([4, 4, 4, 4], SOUND, hurt, over));
    exactly(t =>
      t.each(
        [1, 2, 3],
        5,
        soFar => {
          after += 1;
          return soFar;
        },
        soFar => soFar === 5,
      ),
    );
    expect(after).toBe(0);
  });

  test('done is asked anew wherever it may have changed its mind', () => {
    const step = (sum: number, one: number, own: AnyTable): number => sum + one * own.throw(1, face(2), why);
    same(t => {
      let enough = 3;
      const done = (sum: number): boolean => sum >= enough;
      let sum = 0;
      for (; enough < 8; enough += 2) sum = t.each([1, 1, 1], sum, step, done);
      return sum;
    });
  });

  test('a long list is followed to its end as long as much is left of it', () => {
    const odds = exactly(t =>
      t.each(
        Array(20).fill(1),
        0,
        (sum: number, one: number, own) => sum + one * own.throw(1, face(2), why),
        sum => sum >= 39,
      ),
    );
    expect(shown(odds)[20]).toBe(`1/${2 ** 20}`);
    expect(BigInt(odds.beyond)).toBe(0n);
  });

  test('a function that looks at what has changed since is another function', () => {
    const dice = (worth: () => number) => (sum: number, one: number, own: AnyTable) =>
      sum + worth() * one * own.throw(1, face(2), why);
    same(t => {
      let worth = 1;
      const score = dice(() => worth);
      let sum = 0;
      for (; worth < 4; worth += 1) sum = t.each([1, 2], sum, score);
      return sum;
    });
    same(t => {
      let worth = 1;
      const score = dice(() => worth);
      let sum = 0;
      for (; worth < 4; worth += 1) sum = t.each([1, 2], sum, (soFar: number, _, own) => own.each([1], soFar, score));
      return sum;
    });
  });

  test('a function made before a throw and one made after it give the same', () => {
    const damage = (shot: number) => (hull: Hull, fell: number, t: AnyTable) => hurt(hull, Math.min(4, fell + shot), t);
    const before = damage(1);
    same(t => t.inTurn(t.throw(2, atLeast(3, 2), why), 4, SOUND, before, why));
    same(t => t.inTurn(t.throw(2, atLeast(3, 2), why), 4, SOUND, damage(1), why));
  });

  test('dice that come one after another are counted by value, not by path', () => {
    const odds = exactly(t => t.inTurn(40, 10, 0, (hits: number, fell: number) => hits + (fell > 6 ? 1 : 0), why));
    expect(odds.values).toHaveLength(41);
    expect(whole(odds)).toBe('1/1');
    expect(shown(odds)[40]).toBe(`${2n ** 40n}/${5n ** 40n}`);
  });
});

describe('parts', () => {
  test('a part is worked out once for its arguments', () => {
    let runs = 0;
    const salvo = (t: AnyTable, guns: number, at: { range: number }): number => {
      runs += 1;
      return t.throw(guns, atLeast(6, at.range), why);
    };
    const act: Act<number> = t =>
      t.throw(1, face(6), why) + t.part(salvo, 2, { range: 5 }) * 10 + t.part(salvo, 2, { range: 5 }) * 100;
    const odds = exactly(act);
    expect(runs).toBe(3);
    expect(shown(odds)).toEqual(everyFace(act));
  });

  test('other arguments are another matter', () =>
    same(t => t.part((own: AnyTable, dice: number) => own.throw(dice, sum(3), why), t.throw(1, face(2), why))));
});

describe('open ends', () => {
  const explode = (t: AnyTable): number => {
    const fell = t.throw(1, face(6), why);
    return fell === 6 ? 6 + explode(t) : fell;
  };

  test('a die that explodes is cut off where nearly nothing is left of it', () => {
    const odds = exactly(explode);
    expect(shown(odds)[7]).toBe('1/36');
    expect(whole(odds)).toBe('1/1');
    expect(BigInt(odds.beyond) * 6n ** 13n).toBe(BigInt(odds.of));
  });

  test('the cut is where it is asked for, but a path of a dozen throws is always followed', () => {
    expect(BigInt(exactly(explode, { oneIn: 6 ** 14 }).of)).toBeGreaterThan(6n ** 14n);
    expect(BigInt(exactly(explode, { oneIn: 1 }).of)).toBe(6n ** 12n);
    const rare: Act<number> = t => t.throw(12, atLeast(10, 10), why) + t.throw(12, atLeast(10, 10), why);
    expect(BigInt(exactly(rare).beyond)).toBe(0n);
  });

  test('of all that is asked at most one part in a thousand million is cut off, however many dice explode', () => {
    const shots: Act<number> = t => t.each(Array(40).fill(0), 0, (sum: number, _, own) => Math.min(sum + own.part(explode), 60));
    const loses = ({ beyond, of }: { beyond: number | bigint; of: number | bigint }): boolean =>
      BigInt(beyond) * 10n ** 9n > BigInt(of);
    const patient = { work: 4_000_000 };
    expect(loses(exactly(shots, { ...patient, oneIn: 1e10 }))).toBe(true);
    expect(loses(exactly(shots, patient))).toBe(false);
  });

  test('so is one thrown as a long list that is done sometime', () => {
    const again: Reading<number> = { sides: 6, start: 0, add: (_, fell) => fell };
    const roll = (soFar: { sum: number; last: number }, _: number, t: AnyTable): { sum: number; last: number } => {
      const last = t.throw(1, again, why);
      return { sum: soFar.sum + last, last };
    };
    const odds = exactly(t => t.each(Array(500).fill(0), { sum: 0, last: 6 }, roll, ({ last }) => last !== 6).sum);
    expect(shown(odds)[7]).toBe('1/36');
    expect(whole(odds)).toBe('1/1');
    expect(BigInt(odds.beyond) * 6n ** 13n).toBe(BigInt(odds.of));
  });

  test.each<[string, Act<{ sum: number }>]>([
    [
      'a part within itself',
      t =>
        t.part(function more(own: AnyTable, sum: number): { sum: number } {
          const fell = own.throw(1, face(6), why);
          return fell === 6 ? own.part(more, sum + 6) : { sum: sum + fell };
        }, 0),
    ],
    [
      'a die in turn within itself',
      t =>
        t.inTurn(
          1,
          6,
          { sum: 0 },
          function more({ sum }, fell, own): { sum: number } {
            return fell === 6 ? own.inTurn(1, 6, { sum: sum + 6 }, more, why) : { sum: sum + fell };
          },
          why,
        ),
    ],
    [
      'one that is looked at',
      t =>
        t.inTurn(
          1,
          6,
          { sum: 0 },
          function more({ sum }, fell, own): { sum: number } {
            return fell === 6 ? { sum: own.inTurn(1, 6, { sum: sum + 6 }, more, why).sum } : { sum: sum + fell };
          },
          why,
        ),
    ],
  ])('so is %s', (_, act) => {
    const odds = exactly(act);
    expect(shown(odds)['{"sum":7}']).toBe('1/36');
    expect(whole(odds)).toBe('1/1');
    const beyond = Number(odds.beyond) / Number(odds.of);
    expect(beyond).toBeGreaterThan(0);
    expect(beyond).toBeLessThan(1e-9);
  });

  test('so is a long list that is done sometime and handed on unseen', () => {
    const roll = ({ sum }: { sum: number; last: number }, _: number, t: AnyTable): { sum: number; last: number } => {
      const last = t.throw(1, face(6), why);
      return { sum: sum + last, last };
    };
    const odds = exactly(t => t.each(Array(500).fill(0), { sum: 0, last: 6 }, roll, ({ last }) => last !== 6));
    expect(shown(odds)['{"last":1,"sum":7}']).toBe('1/36');
    expect(BigInt(odds.beyond) * 6n ** 13n).toBe(BigInt(odds.of));
  });

  test('what was cut off deep within is followed where it stands alone', () => {
    const patient = { work: 4_000_000 };
    const near = { num: 1n, den: 10n ** 9n };
    const little = ({ beyond, of }: { beyond: number | bigint; of: number | bigint }): boolean =>
      BigInt(beyond) * near.den < BigInt(of) * near.num;
    const part = (own: AnyTable, sum: number): number => {
      const fell = own.throw(1, face(6), why);
      return fell === 6 ? own.part(part, sum + 6) : sum + fell;
    };
    expect(little(exactly(t => t.part(part, 0) * 0 + t.part(part, 60), patient))).toBe(true);
    const die = ({ sum }: { sum: number }, fell: number, own: AnyTable): { sum: number } =>
      fell === 6 ? { sum: own.inTurn(1, 6, { sum: sum + 6 }, die, why).sum } : { sum: sum + fell };
    const from = (sum: number) => (own: AnyTable) => own.inTurn(1, 6, { sum }, die, why).sum;
    expect(little(exactly(t => t.throw(1, face(2), why) + from(0)(t) * 0 + from(60)(t), patient))).toBe(true);
    expect(little(exactly(t => t.each([0, 60], 0, (_: number, sum, own) => from(sum)(own)), patient))).toBe(true);
  });

  test('a rare path is followed into a piece as far as any other', () => {
    const all = (t: AnyTable): boolean => t.throw(12, atLeast(10, 10), why) === 12;
    const pieces: Act<unknown>[] = [
      t => (all(t) ? t.part((own: AnyTable) => own.throw(1, face(2), why)) : 0),
      t => (all(t) ? t.inTurn(2, 4, SOUND, hurt, why) : SOUND),
      t => t.each([0, 0], SOUND, (hull: Hull, _, own) => (all(own) ? own.inTurn(2, 4, hull, hurt, why) : hull)),
      t =>
        t.each([0, 0], 0, (hits: number, _, own) =>
          all(own) ? own.inTurn(2, 4, hits, (sum: number, fell) => sum + fell, why) : hits,
        ),
    ];
    for (const piece of pieces) {
      const odds = exactly(piece);
      expect(BigInt(odds.beyond)).toBe(0n);
      expect(whole(odds)).toBe('1/1');
      expect(odds.values.length).toBeGreaterThan(1);
    }
  });

  test('whatever comes after a cut is weighed against it', () => {
    const odds = exactly(t => (t.throw(1, face(2), why) === 1 ? explode(t) : t.throw(1, face(7), why) * 100));
    expect(whole(odds)).toBe('1/1');
    expect(shown(odds)[100]).toBe('1/14');
    expect(BigInt(odds.beyond) * 2n * 6n ** 13n).toBe(BigInt(odds.of));
  });

  test('what never ends is given up', () => {
    expect(() =>
      exactly((t: AnyTable) => {
        for (;;) t.throw(1, sum(1), why);
      }),
    ).toThrow(TooMuch);
    const same = (t: AnyTable): number => t.part(same);
    expect(() => exactly(same)).toThrow(TooMuch);
  });
});

describe('limits', () => {
  test('too many paths are given up', () => {
    const many: Act<number> = t => [1, 2, 3, 4, 5, 6].reduce(sum => sum * 20 + t.throw(1, face(20), why), 0);
    expect(() => exactly(many)).toThrow(TooMuch);
    expect(() => exactly(t => t.throw(2, sum(6), why), { work: 10 })).toThrow(TooMuch);
  });

  test('so is a handful read in too many ways', () => {
    const each: Reading<number[]> = {
      sides: 12,
      start: Array(12).fill(0),
      add: (seen, fell) => seen.with(fell - 1, seen[fell - 1]! + 1),
    };
    expect(() => exactly(t => t.throw(12, each, why), { work: 100_000 })).toThrow(TooMuch);
    expect(() => exactly(t => t.throw(12, each, why), { work: 100_000 })).toThrow(TooMuch);
  });

  test('whether it is too much never hangs on what was asked before', () => {
    const act: Act<Hull> = t => t.inTurn(t.throw(6, atLeast(6, 3), why), 4, SOUND, hurt, why);
    const enough = [...Array(200).keys()]
      .map(i => i * 50)
      .find(work => {
        try {
          return exactly(act, { work });
        } catch {
          return false;
        }
      })!;
    for (let again = 0; again < 3; again += 1) {
      expect(() => exactly(act, { work: enough - 50 })).toThrow(TooMuch);
      expect(whole(exactly(act, { work: enough }))).toBe('1/1');
    }
  });
});

describe('faults of the rules come out', () => {
  test('an error of theirs', () => {
    expect(() =>
      exactly(t => {
        if (t.throw(1, face(6), why) === 4) throw new Error('no chart goes so far');
      }),
    ).toThrow('no chart goes so far');
    expect(() => exactly(() => (undefined as unknown as { hull: number }).hull)).toThrow(TypeError);
  });

  test('a piece that throws on another table than its own', () => {
    expect(() => exactly(t => t.each([1], 0, sum => sum + t.throw(1, face(6), why)))).toThrow('the table it is given');
  });

  test('an act that does something else on the same dice', () => {
    let runs = 0;
    expect(() =>
      exactly(t => {
        runs += 1;
        return t.throw(1, face(2), why) + (runs < 2 ? t.throw(1, face(2), why) : 0);
      }),
    ).toThrow('threw less');
  });
});
