// A force as short text: a line for its name and its faction, a line a unit, a line for what flies from land.

import type { BalticForce } from './force-file.ts';
import { planesWords, unitWords } from './names.ts';

/** `"Grey Watch", sweden-denmark`, then `vasa: Vasa`, and `aeroplanes: fighter, bomber` at the end. */
export function write({ name, faction, units, aeroplanes }: BalticForce): string {
  return [
    // A quotation mark within would end the name.
    `"${name.replaceAll('"', "'")}", ${faction}`,
    ...units.map(unit => `${unit.id}: ${unitWords(unit)}`),
    ...(aeroplanes === undefined ? [] : [`aeroplanes: ${planesWords(aeroplanes)}`]),
  ].join('\n');
}
