/** Entries as they lie in the database: a head among those of its kind, and its larger parts. */
import { askToPersist, type Database, type KindName, type PartKey, partsOf, type Row } from './database.ts';
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
  { place: { kind, id }, change }: { place: Place; change: Change },
  stays: (row: Row | undefined) => boolean,
): Promise<boolean> {
  const tx = db.transaction([kind, 'parts'], 'readwrite', { durability: change.head ? 'strict' : 'relaxed' });
  const row = await tx.objectStore(kind).get(id);
  const head = change.head ?? row;
  if (!head || stays(row)) return false;
  const parts = tx.objectStore('parts');
  const asked: Promise<unknown>[] = [tx.objectStore(kind).put({ ...head, version: (row?.version ?? 0) + 1, by: WINDOW })];
  for (const [part, value] of Object.entries(change.parts)) {
    const key: PartKey = [kind, id, part];
    asked.push(value === undefined ? parts.delete(key) : parts.put(value, key));
  }
  // Said to be all, it is carried out even where the page is left now.
  tx.commit();
  // One that finds no room is broken off as a whole; what was asked of it may then never be answered, but its end is told.
  await Promise.all([...asked, tx.done]);
  if (!row) askToPersist();
  return true;
}

/** An entry with all its parts; nothing where there is none. */
export async function read<H extends Entry>(db: Database, { kind, id }: Place): Promise<Found<H> | undefined> {
  const tx = db.transaction([kind, 'parts']);
  const of = tx.objectStore('parts');
  const range = partsOf(kind, id);
  const [row, keys, values] = await Promise.all([tx.objectStore(kind).get(id), of.getAllKeys(range), of.getAll(range)]);
  if (!row) return undefined;
  const parts = Object.fromEntries(keys.map((key, i) => [key[2], values[i]]));
  return { head: headIn<H>(row), version: row.version, parts };
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
