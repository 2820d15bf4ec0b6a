import { expect, test } from 'vitest';
import { optionsOn, withOptions } from '../src/index.ts';

const options = ['far', 'wide'].map(name => ({ name, about: `It is ${name}.`, otherwise: false }));
const listed = { options, schema: { properties: { options: { type: 'array' } } } };
const named = { options, schema: { properties: { options: { type: 'object' } } } };
const on = (of: unknown) => optionsOn(of, options).map(({ name }) => name);

test('options are read from a list of names, from fields, and from the fields of a book', () => {
  expect([{}, { options: ['wide', 'odd'] }, { options: { far: true, wide: false } }, { far: true }].map(on)).toEqual([
    [],
    ['wide'],
    ['far'],
    ['far'],
  ]);
  expect([undefined, null, 3, ['far'], { options: 'far' }].map(on)).toEqual([[], [], [], [], []]);
});

test('a scenario is written with its options as the schema of its system has them', () => {
  const plain = { name: 'duel' };
  expect(withOptions(plain, { wide: true, far: true }, listed)).toEqual({ name: 'duel', options: ['far', 'wide'] });
  expect(withOptions(plain, { wide: true }, named)).toEqual({ name: 'duel', options: { wide: true } });
  expect(withOptions({ ...plain, options: ['far'] }, { wide: true }, listed)).toEqual({ ...plain, options: ['far', 'wide'] });
  expect(withOptions({ ...plain, options: ['far'] }, { far: false }, listed)).toEqual(plain);
});

test('a scenario in which nothing is otherwise stays the very same, and so does what is none', () => {
  const plain = { options: ['far'] };
  for (const chosen of [{}, { far: true }, { wide: false }, { odd: true }])
    expect(withOptions(plain, chosen, listed)).toBe(plain);
  expect(withOptions(undefined, { far: true }, listed)).toBeUndefined();
});
