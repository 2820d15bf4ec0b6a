import { describe, expect, test } from 'vitest';
import { validator as compile } from '../src/compile.ts';
import { check, faultsBy, fits } from '../src/index.ts';
import { validator as interpret } from '../src/interpret.ts';

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

describe('what the page reads', () => {
  const EVERYTHING = {
    title: 'each keyword that schemas of rule systems are made of',
    type: 'object',
    properties: {
      few: {
        type: 'object',
        minProperties: 1,
        maxProperties: 2,
        propertyNames: { pattern: '^[a-z/]+$', maxLength: 3 },
        additionalProperties: { type: 'number', multipleOf: 0.25 },
      },
      twice: { type: 'array', minItems: 1, items: { type: ['integer', 'null'] }, uniqueItems: true },
      name: { type: 'string', minLength: 2, maxLength: 3 },
      pair: { const: [1, { a: 2, b: 3 }] },
      kind: { oneOf: [{ enum: ['a', 'b', 1] }, { type: 'integer' }] },
      both: { allOf: [{ type: 'integer', minimum: 2 }, { not: { const: 3 } }] },
      none: false,
    },
    required: ['name'],
    additionalProperties: false,
  };
  const VALUES: readonly unknown[] = [
    { name: 'ab', few: { 'a/b': 0.75 }, twice: [1, null], pair: [1, { b: 3, a: 2 }], kind: 'a', both: 2 },
    { name: 'a', few: {}, twice: [], pair: [1, { a: 2 }], kind: 1, both: 3 },
    {
      name: 'abcd',
      few: { ABC: 1, 'a/b/c': 0.3, a: 'x' },
      twice: [1, 1, 'x', [2], [2]],
      pair: 1,
      kind: 'c',
      both: 1,
      none: 0,
      'x~y/z': 1,
    },
    { few: [], twice: {}, name: 7, pair: null, kind: [], both: 'x' },
    {
      name: '👍👍',
      twice: [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
    },
    [],
    null,
    'name',
  ];

  test.each(VALUES.map(value => [JSON.stringify(value), value]))(
    'and what programs compile find the same in %s, fault for fault',
    (_, value) => {
      for (const schema of [EVERYTHING, { ...SCHEMA, required: ['speed'] }]) {
        const [compiled, read] = [compile(schema), interpret(schema)];
        expect(read.Check(value)).toBe(compiled.Check(value));
        expect(faultsBy(read, value)).toEqual(faultsBy(compiled, value));
      }
    },
  );

  test('fits where nothing is wrong', () => {
    expect(VALUES.map(value => interpret(EVERYTHING).Check(value))).toEqual([true, ...Array(7).fill(false)]);
    expect(interpret({ ...SCHEMA, required: ['speed'] }).Check({ speed: 1, steps: [2, -3] })).toBe(true);
  });

  test('refuses keys that are no fields, those of every object among them', () => {
    const value: unknown = JSON.parse('{"speed": 1, "name/of~it": 0, "__proto__": {"speed": 2}, "constructor": 1}');
    const faults = faultsBy(interpret({ ...SCHEMA, required: [] }), value);
    expect(faults.map(({ at }) => at)).toEqual(['/name~1of~0it', '/__proto__', '/constructor']);
  });

  test('is no schema with a keyword that it knows nothing of', () => {
    const schema = { type: 'array', contains: { const: 1 } };
    expect(() => interpret(schema).Check([1])).toThrow('contains');
  });

  test('comes to an end with a file full of faults', () => {
    const read = interpret({ type: 'array', items: { type: 'integer' } });
    expect(faultsBy(read, new Array(100_000).fill('x'))).toHaveLength(100);
  });
});
