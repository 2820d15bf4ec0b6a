import { check } from '@flagplot/check';
import { expect, test } from 'vitest';
import type { Schema, TypeOf } from '../src/schemas.ts';
import { eitherOf, FLAG, ID, list, oneOf, orNull, pair, shape, triple, whole, withTitle, words } from '../src/schemas.ts';

/** A type as a system writes it, with what each field means beside it. */
interface Order {
  unit: string;
  speed?: 'slow' | 'fast';
  path: readonly { readonly at: readonly [number, number]; held: boolean }[];
  over: { why: string } | null;
}

const FIELDS = {
  unit: ID,
  speed: withTitle('Speed', oneOf('slow', 'fast')),
  path: list(shape({ at: pair(whole(0, 9)), held: FLAG }), 3),
  over: orNull(shape({ why: words(10) })),
};

const ORDER: Schema<Order> = shape(FIELDS, ['speed']);

test('a schema takes what its type says, and nothing else', () => {
  const order: TypeOf<typeof ORDER> = { unit: 'red', path: [{ at: [1, 2], held: true }], over: null };
  expect(check(ORDER, order)).toEqual([]);
  expect(check(ORDER, { ...order, speed: 'fast', over: { why: 'lost' } })).toEqual([]);
  const wrong = { ...order, unit: 'Red!', path: [{ at: [1], held: 1 }], more: 0 };
  expect(check(ORDER, wrong).map(({ at }) => at)).toEqual(expect.arrayContaining(['/unit', '/path/0/at', '/path/0/held']));
  expect(check(ORDER, { ...order, more: 0 })).not.toEqual([]);
  expect(check(eitherOf(whole(1, 3), oneOf('none')), 'none')).toEqual([]);
  expect(check(triple(whole(1, 3)), [1, 2])).not.toEqual([]);
});

test('the compiler holds a schema to the type beside it: what one has and the other lacks is no schema of it', () => {
  const { over: _over, ...without } = FIELDS;
  // @ts-expect-error a field is missing
  const missing: Schema<Order> = shape(without, ['speed']);
  // @ts-expect-error a field too many
  const more: Schema<Order> = shape({ ...FIELDS, more: FLAG }, ['speed']);
  // @ts-expect-error a field that may be left out is needed
  const needed: Schema<Order> = shape(FIELDS);
  // @ts-expect-error a name that the type does not know
  const other: Schema<Order> = shape({ ...FIELDS, speed: oneOf('slow', 'fast', 'full') }, ['speed']);
  expect([missing, more, needed, other].every(schema => typeof schema === 'object')).toBe(true);
});
