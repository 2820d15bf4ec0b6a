// A force as short text: a line for its name, a line a ship.

import type { TwoPhaseForce } from './force-file.ts';
import { shipWords } from './names.ts';

/** The short text of a force: `"Grey Watch"`, then `s1: heavy cruiser, t-bomb 2`. */
export function write({ name, ships }: TwoPhaseForce): string {
  // A quotation mark within would end the name.
  return [`"${name.replaceAll('"', "'")}"`, ...ships.map(ship => `${ship.id}: ${shipWords(ship)}`)].join('\n');
}
