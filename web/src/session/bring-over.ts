/** What an earlier Flagplot kept in this browser, or wrote into a file, made what this one keeps. */
import { type Check, FORMAT, type GameTypes, type Json, type Refusal, type Ruleset, type Saved } from '@flagplot/kernel';
import type { Kept } from './keep.ts';
import { checker, systemNamed, systemNames } from './modules.ts';
import type { Entry, Store } from './store.ts';
import type { Study } from './studies.ts';
import { manifestOf } from './systems.ts';

/** The rules of a system by its name, which there are, and a checker of schemas. */
export interface Known {
  readonly check: Check;
  readonly systems: readonly string[];
  rulesOf(system: string): Promise<Ruleset<GameTypes> | undefined>;
}

/** What this page knows to bring over by. */
export async function knownHere(): Promise<Known> {
  return { check: await checker(), systems: await systemNames(), rulesOf: async name => (await systemNamed(name))?.rules };
}

/**
 * A kept battle, a study or a record as it is written now; `isNew` where something had to be done to it. Or why it cannot be brought
 * over, by name: then it stays as it was.
 */
export async function bringOverKept<T>(
  value: T,
  by: Known,
): Promise<{ value: T; isNew: boolean } | { faults: readonly Refusal[] }> {
  const { bringOver } = await import('@flagplot/kernel/bring-over');
  const over = await bringOver(value, by);
  return 'faults' in over ? over : { value: over.value as T, isNew: over.did.length > 0 };
}

/** A scenario of somebody's own as it is written now; what is none is as it was, and is refused where it is laid. */
export async function scenarioNow(value: Json): Promise<Json> {
  const over = await bringOverKept(value, await knownHere());
  return 'faults' in over ? value : over.value;
}

/** Whether records are as they are written now: then what brings them over is not even fetched. */
function areCurrent(records: readonly Saved[]): boolean {
  return records.every(({ system, format, edition }) => format === FORMAT && edition === manifestOf(system)?.edition);
}

/** The records in a kept battle or a study. */
function recordsOf(kept: Entry): Saved[] {
  const { saved, branches = [] } = kept as Partial<Kept & Study>;
  return saved ? [saved] : branches.map(branch => branch.saved);
}

/** An entry of a store as it is written now, kept so where an earlier Flagplot had written it; or why it cannot be, and nothing where there is none. */
export async function openKept<T extends Entry, H extends Entry>(
  store: Store<T, H>,
  id: string,
): Promise<{ found: T } | { faults: readonly Refusal[] } | undefined> {
  const kept = await store.find(id);
  if (!kept) return undefined;
  if (areCurrent(recordsOf(kept))) return { found: kept };
  const over = await bringOverKept(kept, await knownHere());
  if ('faults' in over) return over;
  if (over.isNew) await store.keep(over.value);
  return { found: over.value };
}
