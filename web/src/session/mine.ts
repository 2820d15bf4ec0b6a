/** One file with all that somebody keeps on this device, to be taken in on another. */
import type { Json, Refusal, Saved } from '@flagplot/kernel';
import { recordFaults, under } from '@flagplot/kernel';
import { ID, list, shape, words } from '@flagplot/kernel/schemas';
import { bringOverKept, type Known, knownHere } from './bring-over.ts';
import { download } from './files.ts';
import { forces } from './forces.ts';
import type { Entry } from './heads.ts';
import { newId } from './ids.ts';
import { battles, type Kept } from './keep.ts';
import type { Fate, Store } from './store.ts';
import { type Study, studies } from './studies.ts';

/** What such a file says it is. */
const WHAT = 'all that is kept';

/** The most such a file may hold, in letters. */
export const MOST = 200_000_000;

const NAMED = { id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' }, at: { type: 'number' } };
const open = (fields: object, required: readonly string[]): object => ({
  type: 'object',
  properties: { ...NAMED, ...fields },
  required: ['id', 'at', ...required],
});
const SEATS = list(
  { type: 'object', properties: { side: ID, by: { enum: ['person', 'computer'] } }, required: ['side', 'by'] },
  12,
);
const TEXT = { type: 'string', maxLength: 2000 };
const SUMMARY = {
  type: 'object',
  properties: { title: TEXT, system: ID, when: TEXT, says: TEXT, over: { type: 'boolean' }, side: ID, sides: list(ID, 12) },
  required: ['title', 'system', 'when', 'says', 'over', 'sides'],
};
const RECORD = { type: 'object' };
const BRANCH = { type: 'object', properties: { id: words(40), name: TEXT, saved: RECORD }, required: ['id', 'name', 'saved'] };
const FORCE = { type: 'object', properties: { system: ID, name: TEXT, faction: TEXT }, required: ['system', 'name', 'faction'] };

/** JSON Schema of the file. Records are checked by the kernel, forces by their yards. */
const MINE: object = shape({
  flagplot: { const: WHAT },
  format: { const: 1 },
  battles: list(
    open({ seats: SEATS, summary: SUMMARY, saved: RECORD, drafts: list({ type: 'object' }, 12) }, ['seats', 'summary', 'saved']),
    10_000,
  ),
  forces: list(open({ scenario: TEXT, side: TEXT, force: FORCE }, ['scenario', 'side', 'force']), 10_000),
  studies: list(
    open(
      {
        title: TEXT,
        system: ID,
        seats: SEATS,
        on: words(40),
        branches: list(BRANCH, 1000),
        notes: list({ type: 'object' }, 10_000),
      },
      ['title', 'system', 'seats', 'on', 'branches', 'notes'],
    ),
    10_000,
  ),
});

/** How many of each were taken in, how many were here already, and how many found no room. */
export interface TakenIn {
  readonly battles: number;
  readonly forces: number;
  readonly studies: number;
  readonly same: number;
  readonly full: number;
}

/** Whether a file says that it is such a one. */
export function isMine(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'flagplot' in value && value.flagplot === WHAT;
}

/** Saves all that is kept on this device to one file. */
export async function saveAll(): Promise<void> {
  download('flagplot.mine.json', await allOfMine());
}

/** All that is kept on this device. */
async function allOfMine(): Promise<object> {
  return {
    flagplot: WHAT,
    format: 1,
    battles: await wholeOf(battles),
    forces: await wholeOf(forces),
    studies: await wholeOf(studies),
  };
}

async function wholeOf<T extends Entry, H extends Entry>(store: Store<T, H>): Promise<T[]> {
  const found = await Promise.all((await store.heads()).map(({ id }) => store.find(id)));
  return found.filter(entry => entry !== undefined);
}

/** Takes in what a file holds, or says every fault of it: then nothing is taken in. Nothing that is here is lost by it. */
export async function takeIn(value: Json): Promise<TakenIn | { faults: readonly Refusal[] }> {
  const known = await knownHere();
  const wrong = known.check(MINE, value);
  if (wrong.length > 0) return { faults: wrong };
  const mine = value as unknown as { battles: Kept[]; forces: never[]; studies: Study[] };
  const [fights, studied] = [await nowOf(mine.battles, 'battles', known), await nowOf(mine.studies, 'studies', known)];
  const faults = [...fights.faults, ...studied.faults];
  if (faults.length > 0) return { faults };
  const counts = { battles: 0, forces: 0, studies: 0, same: 0, full: 0 };
  await takeEach(fights.entries, battles, fate => (counts[fate === 'kept' ? 'battles' : fate] += 1));
  await takeEach(mine.forces, forces, fate => (counts[fate === 'kept' ? 'forces' : fate] += 1));
  await takeEach(studied.entries, studies, fate => (counts[fate === 'kept' ? 'studies' : fate] += 1));
  return counts;
}

/** Entries as they are written now, and every fault of their records by its place in the file. */
async function nowOf<T extends Kept | Study>(
  entries: readonly T[],
  list: string,
  known: Known,
): Promise<{ entries: T[]; faults: Refusal[] }> {
  const found: { entries: T[]; faults: Refusal[] } = { entries: [], faults: [] };
  for (const [i, entry] of entries.entries()) {
    const over = await bringOverKept(entry, known);
    const faults =
      'faults' in over
        ? over.faults
        : (
            await Promise.all(recordsIn(over.value).map(async ({ at, saved }) => (await faultsIn(saved, known)).map(under(at))))
          ).flat();
    found.faults.push(...faults.map(fault => ({ ...fault, at: `/${list}/${i}${fault.at ?? ''}` })));
    if (!('faults' in over)) found.entries.push(over.value);
  }
  return found;
}

/** What is wrong with the form of a record and with its scenario: whoever opens it here looks at neither again. */
async function faultsIn(saved: Saved, { check, rulesOf }: Known): Promise<readonly Refusal[]> {
  const faults = recordFaults(saved, check);
  const rules = faults.length > 0 ? undefined : await rulesOf(saved.system);
  if (!rules) return faults;
  const wrong = check(rules.schema, saved.scenario);
  const read = wrong.length > 0 ? { faults: wrong } : rules.read(saved.scenario as object);
  return 'faults' in read ? read.faults.map(under('/scenario')) : [];
}

/** The records in an entry, with their places. */
function recordsIn(entry: Kept | Study): { at: string; saved: Saved }[] {
  if ('saved' in entry) return [{ at: '/saved', saved: entry.saved }];
  return entry.branches.map(({ saved }, i) => ({ at: `/branches/${i}/saved`, saved }));
}

async function takeEach<T extends Entry, H extends Entry>(
  entries: readonly T[],
  store: Store<T, H>,
  count: (fate: 'kept' | 'same' | 'full') => void,
): Promise<void> {
  for (const entry of entries) {
    const here = await store.find(entry.id);
    const fate: Fate | 'same' =
      here && isPart(entry, here) ? 'same' : await store.keep(here && !isPart(here, entry) ? { ...entry, id: newId() } : entry);
    count(fate === 'newer' ? 'same' : fate);
  }
}

/** Whether an entry is another as it was some time before: a battle is known by its record, whatever else by all there is of it. */
function isPart(one: Entry, of: Entry): boolean {
  const [a, b] = [one, of] as readonly Partial<Kept>[];
  if (!a?.saved || !b?.saved) return JSON.stringify({ ...one, at: 0 }) === JSON.stringify({ ...of, at: 0 });
  const [{ journal, hashes: _a, ...head }, { journal: longer, hashes: _b, ...other }] = [a.saved, b.saved];
  const begun = longer.slice(0, journal.length);
  return JSON.stringify(head) === JSON.stringify(other) && JSON.stringify(journal) === JSON.stringify(begun);
}
