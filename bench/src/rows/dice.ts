// The bare generator: how many dice a second fall from one stream.

import { seeded, sha256 } from '@flagplot/kernel';
import type { Reading, Terms } from '../timing.ts';
import { measure, perSecond } from '../timing.ts';

const DICE = 1_000_000;
const SIDES = 10;

export function dice(terms: Terms): Promise<Reading> {
  return measure(
    {
      pass: sum,
      figures: took => ({ bareDicePerSecond: perSecond(DICE, took) }),
      checksum: () => sha256(`${sum()}`),
    },
    terms,
  );
}

/** The faces of a million dice added up, so that none is thrown in vain. */
function sum(): number {
  const face = seeded('dice', 1);
  let all = 0;
  for (let i = 0; i < DICE; i += 1) all += face(SIDES);
  return all;
}
