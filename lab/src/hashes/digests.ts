// What battles and the plane come to, each in one digest: the same wherever JavaScript runs, or something is not whole numbers.

import { check } from '@flagplot/check';
import type { Saved } from '@flagplot/kernel';
import { resume, sha256 } from '@flagplot/kernel';
import { shippedSystem } from '@flagplot/shelf/shipped';
import { planeDigest } from './plane.ts';

/** Replays records, by name, and works the plane. Returns a digest in 64 hexadecimal digits by each name, or why there is none. */
export async function digests(records: Readonly<Record<string, Saved>>): Promise<Record<string, string>> {
  const found: Record<string, string> = { plane: planeDigest() };
  for (const [name, record] of Object.entries(records)) found[name] = await digestOf(record);
  return found;
}

/** The digest of all that is told in a battle and of the state at the end of each turn; a record whose own hashes do not hold has none. */
async function digestOf(record: Saved): Promise<string> {
  const { rules } = await shippedSystem(record.system);
  const again = resume(rules, record, check);
  if ('faults' in again) return again.faults.map(({ at, say }) => `${at}: ${say}`).join('; ');
  return sha256(JSON.stringify([again.match.everything(), again.match.saved().hashes, again.match.outcome()]));
}
