// Files of numbers of one's own printed book, for any system on the shelf.

import { check } from '@flagplot/check';
import type { Refusal } from '@flagplot/kernel';
import { type Difference, OVERRIDE, type Override, overrideScenario, readOverride } from '@flagplot/manifest';
import { partOf, type Shelf, type System } from './shelf.ts';

/** Numbers of one's own, ready to be laid over scenarios of their system. */
export interface OwnNumbers {
  readonly system: string;
  /** Every number that is otherwise than it comes with the system. */
  readonly differences: readonly Difference[];
  /** A scenario of that system with these numbers; what it brings of its own stays. */
  over(scenario: object): object;
}

/** A file's value as numbers of one's own for whichever system it names, or every fault in it, each with its place. */
export async function ownNumbers(shelf: Shelf, value: unknown): Promise<OwnNumbers | { faults: Refusal[] }> {
  const faults = check(OVERRIDE, value);
  if (faults.length > 0) return { faults };
  const system = await shelf.open((value as Override).system);
  return 'faults' in system ? system : ownNumbersOf(system, value);
}

/** A file's value as numbers of one's own for this system, or every fault in it, each with its place. */
export async function ownNumbersOf(system: System, value: unknown): Promise<OwnNumbers | { faults: Refusal[] }> {
  const faults = check(OVERRIDE, value);
  if (faults.length > 0) return { faults };
  const file = value as Override;
  const { name, manifest, rules } = system;
  const wrongSystem = (say: string): { faults: Refusal[] } => ({ faults: [{ rule: 'schema', at: '/system', say }] });
  if (file.system !== name) return wrongSystem(`must be ${name}, not ${file.system}`);
  if (!manifest.numbers) return wrongSystem(`${name} takes no numbers of one's own`);
  const found = await partOf(manifest, 'numbers');
  if ('faults' in found) return found;
  const { part: printed } = found;
  const read = readOverride(file, { printed, schema: rules.schema, check });
  if ('faults' in read) return read;
  const over = (scenario: object) => overrideScenario(scenario, printed, read);
  const wrong = bookFaults(system, over);
  return wrong.length > 0 ? { faults: wrong } : { system: file.system, differences: read.differences, over };
}

/** What the rules have against the cards, as a scenario that comes with the system would bring them; each with its place in the file. */
function bookFaults({ rules, scenarios }: System, over: (scenario: object) => object): Refusal[] {
  const scenario = over(Object.values(scenarios)[0] ?? {}) as { cards?: Readonly<Record<string, readonly { id: string }[]>> };
  const read = rules.read(scenario);
  if (!('faults' in read)) return [];
  return read.faults.map(one => {
    const [, cards, kind = '', place = '', ...rest] = (one.at ?? '').split('/');
    const card = cards === 'cards' ? scenario.cards?.[kind]?.[Number(place)] : undefined;
    return card ? { ...one, at: ['', cards, kind, card.id, ...rest].join('/') } : one;
  });
}
