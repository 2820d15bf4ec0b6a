// Optional rules, switched on by their names.

import { withOptions } from '@flagplot/manifest';
import type { System } from '@flagplot/shelf';
import type { Flag, Given } from './flags.ts';
import { Refused } from './refused.ts';

export const OPTION_FLAG: Flag = {
  value: 'NAME',
  says: 'switch an optional rule on; once for each (a name that there is not lists those there are)',
  schema: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 40 } },
  many: true,
};

/** A scenario with every option of `--option` on; `Refused` where the system has none of that name. */
export async function withOptionsGiven<S extends object>(
  { name, manifest, rules }: System,
  given: Given,
  scenario: S,
): Promise<S> {
  const options = (await manifest.options?.()) ?? [];
  const asked = given.list('option');
  const unknown = asked.filter(one => !options.some(option => option.name === one));
  if (unknown.length > 0) {
    const known = options.map(option => `--option ${option.name}: ${option.about}`);
    throw new Refused([...unknown.map(one => `--option ${one}: ${name} has none such`), ...known]);
  }
  return withOptions(scenario, Object.fromEntries(asked.map(one => [one, true])), { options, schema: rules.schema });
}
