import type { Check } from '@flagplot/kernel';
import { Compile } from 'typebox/schema';

const compiled = new WeakMap<object, ReturnType<typeof Compile>>();

/** Values against schemas, each compiled once. */
export const check: Check = (schema, value) => {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  if (validator.Check(value)) return [];
  const [, errors] = validator.Errors(value);
  return errors.map(({ instancePath, message }) => ({ rule: 'schema', at: instancePath, say: message }));
};
