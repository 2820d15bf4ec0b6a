import { Compile } from 'typebox/schema';
import type { Check } from '../../src/match.ts';

type Compiled = ReturnType<typeof Compile>;
const compiled = new WeakMap<object, Compiled>();

/** Schemas checked by typebox, each compiled once. */
export const check: Check = (schema, value) => {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  if (validator.Check(value)) return [];
  const [, errors] = validator.Errors(value);
  return errors.map(({ instancePath, message }) => ({ rule: 'schema', at: instancePath, say: message }));
};
