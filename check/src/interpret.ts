// Validators that read the schema as they go: for the page, where nothing may be compiled, and what compiles would be sent in vain.

import { Check, Errors } from 'typebox/schema';
import type { Validator } from './compile.ts';

export type { Validator };

/** A validator of this schema. */
export function validator(schema: object): Validator {
  return { Check: value => Check(schema, value), Errors: value => Errors(schema, value) };
}
