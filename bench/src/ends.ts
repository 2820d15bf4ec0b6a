// The checksum of what battles end in.

import type { Shapes, State } from '@flagplot/kernel';
import { hashOf, sha256 } from '@flagplot/kernel';

/** One hash for the last states of many battles. */
export function ends<R extends Shapes>(states: readonly State<R>[]): string {
  return sha256(states.map(hashOf).join('\n'));
}
