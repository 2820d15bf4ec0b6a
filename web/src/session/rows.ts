/** Entries as they lie in the database: a head among those of its kind, and its larger parts. */
import { askToPersist, type Database, itemsOf, type KindName, type PartKey, partsOf, type Row } from './database.ts';
import type { Entry } from './heads.ts';

/** Where an entry lies. */
export interface Place {
  readonly kind: KindName;
  readonly id: string;
}

/** What is to be written of an entry: without a head, the one there is stays. A part that is nothing goes. */
export interface Change {
  readonly head?: Entry;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Parts that are lists and grow by their ends: each item has a row of its own. */
export type Lists = Readonly<Record<string, readonly unknown[]>>;

/** What is written where. */
interface Writing {
  readonly place: Place;
  readonly change: Change;
  /** Those of its parts that grow. */
  readonly lists: Lists;
  /** What of them lies there already: that is not written again. Asked once every write before is through. */
  lying(): Lists;
}

/** Whether the row there is stays as it is. */
export type Stays = (row: Row | undefined) => boolean;

/** An entry as it was read. */
export interface Found<H extends Entry> {
  readonly head: H;
  readonly version: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** This window, so that it knows what it wrote itself. */
const WINDOW = String(Math.random());

/** Whether another window wrote a row since it was read here in that version. */
export function isNewer(row: Row | undefined, read: number | undefined): boolean {
  return row !== undefined && row.by !== WINDOW && row.version !== read;
}

/**
 * Writes all of a change or nothing of it: nothing where the row there is is to stay as it is, and where there is neither row nor head.
 * @returns whether it was written. Rejects where there is no room.
 */
export async function write(
  db: Database,
  { place: { kind, id }, change, lists, lying: known }: Writing,
  stays: Stays,
): Promise<boolean> {
  const tx = db.transaction([kind, 'parts'], 'readwrite', { durability: change.head ? 'strict' : 'relaxed' });
  const row = await tx.objectStore(kind).get(id);
  const head = change.head ?? row;
  if (!head || stays(row)) return false;
  const parts = tx.objectStore('parts');
  const asked: Promise<unknown>[] = [tx.objectStore(kind).put({ ...head, version: (row?.version ?? 0) + 1, by: WINDOW })];
  for (const [part, value] of Object.entries(change.parts)) {
    const key: PartKey = [kind, id, part];
    if (!(part in lists)) asked.push(value === undefined ? parts.delete(key) : parts.put(value, key));
  }
  const lying = known();
  for (const [part, items] of Object.entries(lists)) {
    const from = row ? alike(items, lying[part] ?? []) : 0;
    if ((lying[part]?.length ?? 0) > from) asked.push(parts.delete(itemsOf([kind, id, part], from)));
    for (let i = from; i < items.length; i += 1) asked.push(parts.put(items[i], [kind, id, part, i]));
  }
  // Said to be all, it is carried out even where the page is left now.
  tx.commit();
  // One that finds no room is broken off as a whole; what was asked of it may then never be answered, but its end is told.
  await Promise.all([...asked, tx.done]);
  if (!row) askToPersist();
  return true;
}

/** So many items at the beginning of two lists are the same: mostly by themselves, once after they were read by what stands in them. */
function alike(one: readonly unknown[], other: readonly unknown[]): number {
  const end = Math.min(one.length, other.length);
  for (let i = 0; i < end; i += 1) if (one[i] !== other[i] && JSON.stringify(one[i]) !== JSON.stringify(other[i])) return i;
  return end;
}

/** An entry with all its parts; nothing where there is none. */
export async function read<H extends Entry>(db: Database, { kind, id }: Place): Promise<Found<H> | undefined> {
  const tx = db.transaction([kind, 'parts']);
  const of = tx.objectStore('parts');
  const range = partsOf(kind, id);
  const [row, keys, values] = await Promise.all([tx.objectStore(kind).get(id), of.getAllKeys(range), of.getAll(range)]);
  if (!row) return undefined;
  return { head: headIn<H>(row), version: row.version, parts: partsIn(keys, values) };
}

/** Parts by their names, from their rows in order: the items of a list are one part. */
function partsIn(keys: readonly PartKey[], values: readonly unknown[]): Record<string, unknown> {
  const rows = keys.map(([, , name, place], i) => ({ name, place, value: values[i] }));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, of]) => {
      const isList = of[0]?.place !== undefined;
      return [name, isList ? of.map(({ value }) => value) : of[0]?.value];
    }),
  );
}

/** The heads of a kind. */
export async function readHeads<H extends Entry>(db: Database, kind: KindName): Promise<H[]> {
  return (await db.getAll(kind)).map(headIn<H>);
}

/** Takes an entry off, with all its parts. */
export async function remove(db: Database, { kind, id }: Place): Promise<void> {
  const tx = db.transaction([kind, 'parts'], 'readwrite');
  await Promise.all([tx.objectStore(kind).delete(id), tx.objectStore('parts').delete(partsOf(kind, id)), tx.done]);
}

/** The head as it was given: what a row bears besides is of no interest to anybody else. */
function headIn<H extends Entry>({ version: _version, by: _by, ...head }: Row): H {
  // What lies under a kind was written as its head.
  return head as Entry as H;
}
