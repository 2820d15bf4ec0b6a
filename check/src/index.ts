// The one schema check of every edge: file, flag, request, pasted text, and of the tests. It depends on no other room of the house.

import { validator } from '#validator';
import { type Found, pointerToken, type Validator } from './found.ts';

/** Faults reported of one value: all of any honest mistake, and an end to hostile ones. */
const MOST_FAULTS = 100;

/** One thing in a value that its schema does not allow; a refusal of the kernel by its form. */
export interface SchemaFault {
  rule: 'schema';
  /** JSON pointer of the place in the value; empty for the value itself. */
  at: string;
  say: string;
}

const validators = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const made = validator(schema);
  validators.set(schema, made);
  return made;
}

/**
 * Checks a value against a JSON Schema (draft 2020-12).
 * @returns every fault, each with the JSON pointer of its place and what was expected there; nothing where the value fits.
 */
export function check(schema: object, value: unknown): SchemaFault[] {
  return faultsBy(validatorOf(schema), value);
}

/** The same by a validator that was made for it. */
export function faultsBy(validator: Validator, value: unknown): SchemaFault[] {
  return validator.Check(value) ? [] : validator.Errors(value).slice(0, MOST_FAULTS).flatMap(faultsOf);
}

/** Whether a value fits a JSON Schema, where nobody asks what is wrong with it. */
export function fits(schema: object, value: unknown): boolean {
  return validatorOf(schema).Check(value);
}

function faultsOf(found: Found): SchemaFault[] {
  const { instancePath: at, params } = found;
  if (found.keyword === 'additionalProperties')
    return (params.additionalProperties ?? []).map(key => fault(`${at}/${pointerToken(key)}`, 'no such field is known here'));
  if (found.keyword === 'required')
    return (params.requiredProperties ?? []).map(key => fault(`${at}/${pointerToken(key)}`, 'is missing'));
  return [fault(at, expectation(found))];
}

const fault = (at: string, say: string): SchemaFault => ({ rule: 'schema', at, say });

/** What was expected, in words. */
function expectation({ keyword, message, params }: Found): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues ?? []).map(value => JSON.stringify(value)).join(', ')}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'anyOf' || keyword === 'oneOf') return 'fits none of the forms allowed here';
  if (keyword === 'type') return `must be ${[params.type ?? 'another type'].flat().join(' or ')}`;
  return message;
}
