// Fleets as their short texts have them, for the tests of the muster and the yard.

import type { FleetForce } from '../../yard/force-file.ts';
import { yard } from '../../yard/index.ts';

/** A fleet of its text, which has nothing wrong with it. */
export function fleet(text: string): FleetForce {
  const found = yard.read(text);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.force;
}

/** What is wrong with a text, each with its place. */
export function textFaults(text: string): string[] {
  const found = yard.read(text);
  return 'faults' in found ? found.faults.map(({ at, say }) => `${at}: ${say}`) : [];
}
