import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, deepFreeze, normalise, snapshot, textAsWritten } from '../src/json.ts';

const json = fc.jsonValue();

describe('copy', () => {
  test('is equal to what was copied and shares nothing with it', () => {
    fc.assert(
      fc.property(json, value => {
        const before = canonical(value);
        const twin = copy(value);
        expect(canonical(twin)).toBe(before);
        scrawl(twin);
        expect(canonical(value)).toBe(before);
      }),
    );
  });

  test('reaches into lists that mix plain values and others', () => {
    const list = [1, { deep: { er: 1 } }, 2];
    const twin = copy(list);
    (twin[1] as { deep: { er: number } }).deep.er = 9;
    expect(list).toEqual([1, { deep: { er: 1 } }, 2]);
  });
});

describe('canonical', () => {
  test('has one text for values equal but for the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(canonical({ a: true, b: [1, { c: 'x', d: null }] })).toBe(canonical({ b: [1, { d: null, c: 'x' }], a: true }));
  });

  test('is read back as the value it was made of', () => {
    fc.assert(
      fc.property(json, value => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the text of a value as it is written', () => {
  test('is the canonical one, whatever order its keys are written in', () => {
    fc.assert(
      fc.property(json, value => {
        expect(textAsWritten(value)).toBe(canonical(value));
        expect(textAsWritten(normalise(value))).toBe(canonical(value));
      }),
    );
  });

  test.each([
    ['zero from below', [-0]],
    ['what JSON does not know', { a: undefined, b: [undefined, Number.NaN] }],
    ['nothing', undefined],
    ['keys that look like numbers', { 10: 1, 9: 2 }],
    ['keys in order around one that is not', { a: { c: 1, b: 2 }, d: 3 }],
  ])('%s', (_, value) => {
    expect(textAsWritten(value)).toBe(canonical(value));
  });
});

describe('normalise', () => {
  test('has its keys in order, those of none but its own', () => {
    expect(JSON.stringify(normalise({ b: [{ d: 1, c: 2 }], a: { z: 0, y: 1 } }))).toBe('{"a":{"y":1,"z":0},"b":[{"c":2,"d":1}]}');
    const odd = '{"__proto__":{"b":1,"a":2},"a":1}';
    expect(canonical(normalise(JSON.parse(odd)))).toBe(canonical(JSON.parse(odd)));
    expect(Object.getPrototypeOf(normalise(JSON.parse(odd)))).toBe(Object.prototype);
  });

  test('is frozen through and through, below what was frozen at its top alone as well', () => {
    const order = normalise({ squadrons: [{ path: [['ahead']] }] });
    expect(() => order.squadrons[0]?.path[0]?.push('port')).toThrow(TypeError);
    const inner = { list: [1] };
    expect(() => deepFreeze(Object.freeze({ inner })).inner.list.push(2)).toThrow(TypeError);
  });
});

describe('snapshot', () => {
  test('tells zero from a zero below it', () => {
    expect(Object.is(snapshot({ q: -0 }, snapshot({ q: 0 })).q, -0)).toBe(true);
    expect(Object.is(snapshot([-0], snapshot([0]))[0], -0)).toBe(true);
  });

  test('is the value to the last key and in its order, whatever snapshot it is taken after, and shares nothing with it', () => {
    fc.assert(
      fc.property(json, json, (value, other) => {
        const earlier = snapshot(other);
        const [before, text] = [canonical(earlier), JSON.stringify(value)];
        const taken = snapshot(value, earlier);
        expect(JSON.stringify(taken)).toBe(text);
        scrawl(value);
        expect(JSON.stringify(taken)).toBe(text);
        expect(canonical(earlier)).toBe(before);
      }),
    );
  });

  test('is frozen through and through', () => {
    const taken = snapshot({ ships: [{ at: { q: 1 } }] }, snapshot({ ships: [{ at: { q: 0 } }] }));
    expect(() => Object.assign(taken.ships[0]!.at, { q: 2 })).toThrow(TypeError);
    expect(() => taken.ships.pop()).toThrow(TypeError);
  });

  test('shares with the one before what has not changed', () => {
    const live = { ships: [{ at: [1] }, { at: [2] }], fleet: { flag: 'a' } };
    const first = snapshot(live);
    expect(snapshot(live, first)).toBe(first);
    live.ships[1]!.at.push(3);
    const second = snapshot(live, first);
    expect(second.ships[1]).toEqual({ at: [2, 3] });
    expect([second.ships[0], second.fleet]).toEqual([first.ships[0], first.fleet]);
    expect(second.ships[0]).toBe(first.ships[0]);
    expect(second.fleet).toBe(first.fleet);
  });

  test('tells other keys, keys in another order, longer and shorter lists apart', () => {
    const pairs: [unknown, unknown][] = [
      [{ a: 1 }, { b: 1 }],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [[], {}],
      [{}, []],
      [{ 0: 1 }, [1]],
      [JSON.parse('{"__proto__":{}}'), {}],
      [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
    ];
    for (const [value, earlier] of pairs) expect(JSON.stringify(snapshot(value, snapshot(earlier)))).toBe(JSON.stringify(value));
  });
});

function scrawl(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scrawl(part);
  if (Array.isArray(value)) value.push('scrawled');
  else Object.assign(value, { scrawled: true });
}
