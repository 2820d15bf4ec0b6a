import { describe, expect, test } from 'vitest';
import { validator as compile } from '../src/compile.ts';
import { check, fits } from '../src/index.ts';
import { validator as interpret } from '../src/interpret.ts';
import { Hashing } from '../src/plain-hashing.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    speed: { type: 'integer', minimum: 1 },
    side: { enum: ['red', 'blue'] },
    steps: {
      type: 'array',
      maxItems: 2,
      items: {
        anyOf: [
          { type: 'integer', minimum: 1 },
          { type: 'integer', maximum: -1 },
        ],
      },
    },
    format: { const: 1 },
  },
  required: ['speed', 'name/of~it'],
  additionalProperties: false,
};

/** Each fault as one line, the way the command prints it. */
function lines(value: unknown): string[] {
  return check(SCHEMA, value).map(({ at, say }) => `${at}: ${say}`);
}

describe('the schema check', () => {
  test('finds nothing where a value fits, and does not change it', () => {
    const schema = { type: 'object', properties: { speed: { type: 'integer' } }, additionalProperties: false };
    const value = Object.freeze({ speed: 6 });
    expect(check(schema, value)).toEqual([]);
    expect(fits(schema, value)).toBe(true);
    expect(fits(schema, { speed: '6' })).toBe(false);
  });

  test('tells all faults at once, each with its place and what was expected', () => {
    const value: unknown = JSON.parse('{"speed": "6", "side": "green", "steps": [0, "x", 3], "format": 2, "colour": 1}');
    expect(lines(value).sort()).toEqual(
      [
        '/name~1of~0it: is missing',
        '/colour: no such field is known here',
        '/speed: must be integer',
        '/side: must be one of "red", "blue"',
        '/steps/0: fits none of the forms allowed here',
        '/steps/1: fits none of the forms allowed here',
        '/steps: must not have more than 2 items',
        '/format: must be 1',
      ].sort(),
    );
  });

  test('refuses keys that are no fields, those of every object among them', () => {
    expect(lines(JSON.parse('{"speed": 1, "name/of~it": 0, "__proto__": {"speed": 2}}'))).toContain(
      '/__proto__: no such field is known here',
    );
    expect(lines(JSON.parse('{"speed": 1, "constructor": 1}'))).toContain('/constructor: no such field is known here');
  });

  test('comes to an end with a file full of faults', () => {
    const faults = check({ type: 'array', items: { type: 'integer' } }, new Array(100_000).fill('x'));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(100);
  });
});

test('what the page reads and what programs compile find the same, fault for fault', () => {
  const values = [
    { speed: 1, steps: [2, -3] },
    { speed: 0, side: 'green', steps: [0, 1, -1] },
    { speed: 1.5, steps: [2, 'x'], format: 2, colour: 1 },
    JSON.parse('{"speed": 1, "name/of~it": 0, "__proto__": {"speed": 2}}'),
    JSON.parse('{"speed": 1, "constructor": 1, "toString": 1}'),
    [],
    null,
    'speed',
  ];
  const schema = { ...SCHEMA, required: ['speed'] };
  const [compiled, read] = [compile(schema), interpret(schema)];
  expect(values.map(value => read.Check(value))).toEqual([true, ...Array(7).fill(false)]);
  for (const value of values) {
    expect(read.Check(value)).toBe(compiled.Check(value));
    expect(read.Errors(value)).toEqual(compiled.Errors(value));
  }
});

test('felt: what the page tells items of a list apart by is the same for equal ones alone', () => {
  const { Hash } = Hashing;
  expect(Hash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(Hash({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(new Set([1, '1', [1], { a: 1 }, { a: 2 }, null, true].map(Hash)).size).toBe(7);
});
