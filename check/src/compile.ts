// Validators that are compiled: for programs, which check many values by few schemas.

import { Compile } from 'typebox/schema';

/** What a schema says of values. */
export interface Validator {
  Check(value: unknown): boolean;
  /** Whether the value fits, and every fault of it. */
  Errors(value: unknown): [boolean, readonly unknown[]];
}

/** A validator of this schema. */
export function validator(schema: object): Validator {
  return Compile(schema);
}
