// Flags that several commands share: which rule system, and which of its scenarios.

import type { Shelf, System } from '@flagplot/shelf';
import { PATH, SEED } from './command.ts';
import { readJson } from './file.ts';
import type { Flag, Given } from './flags.ts';
import { accept } from './refused.ts';

export function systemFlag({ names }: Shelf): Flag {
  return { value: 'S', says: `the rule system: ${names.join(', ')}`, schema: { enum: names }, needed: true };
}

export const SCENARIO_FLAG: Flag = {
  value: 'N',
  says: 'a scenario of the system by its name, or a file of your own (N.json)',
  schema: PATH,
};

export const SEED_FLAG: Flag = { value: 'K', says: 'any text: the same gives the same dice', schema: SEED, otherwise: '1' };

/** The rule system of `--system`, with all that battles of it need; or `Refused` with what is wrong with it. */
export async function systemAsked(shelf: Shelf, given: Given): Promise<System> {
  return accept(shelf.where, await shelf.open(given.text('system')));
}

/** The scenario asked for: its name, or what its file holds. */
export function scenarioAsked(given: Given): string | object {
  const asked = given.text('scenario');
  return asked.endsWith('.json') ? (readJson(asked) as object) : asked;
}

/** The systems that have a part, by name: those that sell forces, those that print sheets. */
export function namesWith({ manifests }: Shelf, part: 'yard' | 'sheets'): string[] {
  return manifests.filter(one => one[part]).map(({ name }) => name);
}

/** Every lesson there is: the first of a system by its name, later ones behind it, `fleet-action/carriers`. */
export function lessonNames({ manifests }: Shelf): string[] {
  return manifests.flatMap(({ name, lesson, lessons = [] }) => [
    ...(lesson ? [name] : []),
    ...lessons.map(one => `${name}/${one.name}`),
  ]);
}
