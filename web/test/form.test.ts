import { check } from '@flagplot/check';
import { asSchema, blank, bounds, itemName, nameOf, shapeOf, wayOf } from '@flagplot/pagekit/form/schema.ts';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { expect, test } from 'vitest';

const shelf = await shippedSystems();

const whole = { type: 'integer', minimum: 1, maximum: 3 } as const;

test('a schema tells what kind of field it is', () => {
  expect(shapeOf({ type: 'object', properties: {} })).toBe('object');
  expect(shapeOf({ type: 'array', items: whole })).toBe('list');
  expect(shapeOf({ enum: ['a', 'b'] })).toBe('choice');
  expect(shapeOf({ anyOf: [whole, { type: 'integer', minimum: -3, maximum: -1 }] })).toBe('whole');
  expect(shapeOf({ anyOf: [whole, { type: 'object', properties: {} }] })).toBe('one of several');
  expect(shapeOf({ type: 'boolean' })).toBe('yes or no');
  expect(shapeOf({ type: 'string', pattern: '^a$' })).toBe('text');
});

test('a blank value fits what the schema bounds', () => {
  expect(blank(whole)).toBe(1);
  expect(blank({ type: 'integer', minimum: -3, maximum: -1 })).toBe(-1);
  expect(blank({ type: 'object', properties: { a: whole, b: whole }, required: ['a'] })).toEqual({ a: 1 });
  expect(blank({ type: 'array', items: whole, minItems: 2, maxItems: 2 })).toEqual([1, 1]);
  expect(bounds({ anyOf: [whole, { type: 'integer', minimum: -3, maximum: -1 }] })).toEqual({ min: -3, max: 3 });
  expect(wayOf({ anyOf: [{ type: 'string' }, whole] }, 2)).toBe(1);
});

test('every question of every rule system has a form: its blank order fits its schema but for names and hexes', () => {
  for (const { rules } of Object.values(shelf)) {
    for (const [kind, question] of Object.entries(rules.questions)) {
      const schema = asSchema(question.schema);
      expect(shapeOf(schema), kind).toBe('object');
      const faults = check(question.schema, blank(schema)).filter(fault => !/pattern/.test(fault.say));
      expect(faults, kind).toEqual([]);
    }
  }
});

test('fields and items are called by their titles, or by what they carry', () => {
  expect(nameOf({ title: 'Fleet speed' }, 'speed')).toBe('Fleet speed');
  expect(nameOf({}, 'squadronName')).toBe('Squadron Name');
  expect(itemName('Squadrons', { squadron: 'earth-a' }, 1)).toBe('Squadron 2, earth-a');
  expect(itemName('Path, pulse by pulse', [], 0)).toBe('Path 1');
});
