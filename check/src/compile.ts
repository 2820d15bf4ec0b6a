// Validators that are compiled: for programs, which check many values by few schemas.

import { Compile } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { Found, Validator } from './found.ts';

/** Faults looked for in one value: all of any honest mistake, and an end to hostile ones. */
const MOST_FOUND = 100;
Settings.Set({ maxErrors: MOST_FOUND });

/** A validator of this schema. */
export function validator(schema: object): Validator {
  const compiled = Compile(schema);
  return {
    Check: value => compiled.Check(value),
    Errors: value => (compiled.Errors(value)[1] as readonly FoundAt[]).filter(isOwn),
  };
}

/** A fault as typebox finds it. */
interface FoundAt extends Found {
  readonly schemaPath: string;
}

/** Faults inside the branches of a choice, and of the schema `false`, repeat what the choice or the object says itself. */
function isOwn({ keyword, schemaPath }: FoundAt): boolean {
  return keyword !== 'boolean' && !/\/(anyOf|oneOf)\/\d/.test(schemaPath);
}
