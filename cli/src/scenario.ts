// Flags that several commands share: which rule system, and which of its scenarios.

import { shelf } from '@flagplot/shelf';
import { PATH, SEED } from './command.ts';
import { readJson } from './file.ts';
import type { Flag, Given } from './flags.ts';

/** The systems there are. */
export const SYSTEMS: readonly string[] = Object.keys(shelf);

/** A system for examples. */
export const FIRST = SYSTEMS[0] as string;

/** The first scenario of a system. */
export function firstOf(system: string): string {
  return Object.keys(shelf[system]?.scenarios ?? {})[0] as string;
}

/** A scenario of it for examples. */
export const SCENARIO: string = firstOf(FIRST);

export const SYSTEM_FLAG: Flag = {
  value: 'S',
  says: `the rule system: ${SYSTEMS.join(', ')}`,
  schema: { enum: [...SYSTEMS] },
  needed: true,
};

export const SCENARIO_FLAG: Flag = {
  value: 'N',
  says: 'a scenario of the system by its name, or a file of your own (N.json)',
  schema: PATH,
};

export const SEED_FLAG: Flag = { value: 'K', says: 'any text: the same gives the same dice', schema: SEED, otherwise: '1' };

/** The scenario asked for: its name, or what its file holds. */
export function scenarioAsked(given: Given): string | object {
  const asked = given.text('scenario');
  return asked.endsWith('.json') ? (readJson(asked) as object) : asked;
}
