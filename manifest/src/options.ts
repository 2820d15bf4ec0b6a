// Optional rules of a scenario by their names, whichever way its system writes them: as a list of names, or as fields that are true.

import type { Option } from './manifest.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Which options are on in a scenario or in the book of a battle. Neither need have been looked at: what says nothing has none on. */
export function optionsOn(of: unknown, options: readonly Option[]): Option[] {
  const fields = fieldsOf(of);
  // A book may have them beside all else that it says.
  const written = fields?.options ?? fields;
  return options.filter(({ name }) => (Array.isArray(written) ? written.includes(name) : fieldsOf(written)?.[name] === true));
}

/**
 * A scenario with these options on or off, the others as they were; the very same where none is otherwise.
 * @param terms the options of its system, and the schema of its scenarios, which says how they are written
 */
export function withOptions<S>(
  scenario: S,
  chosen: Readonly<Record<string, boolean>>,
  { options, schema }: { readonly options: readonly Option[]; readonly schema: object },
): S {
  const before = optionsOn(scenario, options);
  const after = options.filter(one => chosen[one.name] ?? before.includes(one));
  const isSame = after.length === before.length && after.every(one => before.includes(one));
  if (isSame || !fieldsOf(scenario)) return scenario;
  const names = after.map(({ name }) => name);
  const { options: _, ...others } = scenario as Fields;
  if (names.length === 0) return others as S;
  return { ...others, options: isListed(schema) ? names : Object.fromEntries(names.map(name => [name, true])) } as S;
}

function isListed(schema: object): boolean {
  const { properties } = schema as { properties?: { options?: { type?: unknown } } };
  return properties?.options?.type === 'array';
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
