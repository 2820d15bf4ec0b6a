import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, frozen, normalised } from '../src/json.ts';

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

describe('normalised', () => {
  test('is frozen through and through, below what was frozen at its top alone as well', () => {
    const order = normalised({ squadrons: [{ path: [['ahead']] }] });
    expect(() => order.squadrons[0]?.path[0]?.push('port')).toThrow(TypeError);
    const inner = { list: [1] };
    expect(() => frozen(Object.freeze({ inner })).inner.list.push(2)).toThrow(TypeError);
  });
});

function scrawl(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) scrawl(part);
  if (Array.isArray(value)) value.push('scrawled');
  else Object.assign(value, { scrawled: true });
}
