// The checksum of what battles end in.

import type { GameTypes, State } from '@flagplot/kernel';
import { hashOf, sha256 } from '@flagplot/kernel';

/** One hash for the last states of many battles. */
export function ends<G extends GameTypes>(states: readonly State<G>[]): string {
  return sha256(states.map(hashOf).join('\n'));
}
