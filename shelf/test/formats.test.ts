import { ENTRIES, RECORD } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { shippedSystems } from '../src/shipped.ts';

/** Every word a schema uses, at any depth: where `format` stands for itself and not for a field, its value is a name. */
function formatsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, value]) =>
    word === 'format' && typeof value === 'string' ? [value] : formatsIn(value),
  );
}

test('felt: no schema that the page reads names a format, which the page would not look at', async () => {
  const systems = Object.values(await shippedSystems());
  const schemas = systems.flatMap(({ rules }) => [
    rules.schema,
    rules.stateSchemas,
    ...Object.values(rules.questions).map(({ schema }) => schema),
  ]);
  expect(formatsIn({ a: [{ format: 'uri' }] })).toEqual(['uri']);
  expect([RECORD, ENTRIES, ...schemas].flatMap(formatsIn)).toEqual([]);
});
