// Records of battles, read from files.

import { check } from '@flagplot/check';
import type { GameTypes, HostMatch, Refusal, Ruleset, Saved, Side } from '@flagplot/kernel';
import { recordFaults, resume } from '@flagplot/kernel';
import type { Shelf, System } from '@flagplot/shelf';
import type { Given } from './flags.ts';
import { Refused } from './refused.ts';

/** A battle replayed from its record. */
export interface Replayed {
  readonly system: System;
  readonly rules: Ruleset<GameTypes>;
  readonly saved: Saved;
  readonly match: HostMatch<GameTypes>;
}

/** Replays a value as a record, or says every fault with its place. */
export async function replayRecord(shelf: Shelf, value: unknown): Promise<Replayed | { faults: Refusal[] }> {
  const faults = recordFaults(value, check);
  if (faults.length > 0) return { faults };
  const saved = value as Saved;
  const found = await shelf.open(saved.system);
  if ('faults' in found) return found;
  try {
    const resumed = resume(found.rules, saved, check);
    return 'faults' in resumed ? resumed : { system: found, rules: found.rules, saved, match: resumed.match };
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    return { faults: [{ rule: 'record', at: '/journal', say: `the rules break down on it: ${say}` }] };
  }
}

/** The side that a flag names, where it is given; or `Refused` where there is none of that name. */
export function sideNamed(match: HostMatch<GameTypes>, given: Given, flag: 'as' | 'side'): Side | undefined {
  if (!given.has(flag)) return undefined;
  const side = given.text(flag);
  const sides = Object.keys(match.state().sealed);
  if (!sides.includes(side)) throw new Refused([`--${flag}: no side is called ${side}; there is ${sides.join(', ')}`]);
  return side;
}
