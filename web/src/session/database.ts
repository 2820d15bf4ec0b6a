/** The database of this device. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE, type Entry } from './heads.ts';

/** The kinds of entries: each has a store of its own for their heads. */
export const KINDS = ['battles', 'forces', 'studies'] as const;
export type KindName = (typeof KINDS)[number];

/** What a row bears besides its entry. */
export interface Written {
  /** Counted up with every change, of its parts too. */
  readonly version: number;
  /** The window that wrote it last. */
  readonly by: string;
}

/** The head of an entry as it lies in the database. */
export type Row = Entry & Written;

/** A part of an entry by its kind, its id and its name; of a list that grows each item by its place. */
export type PartKey = [kind: string, id: string, part: string] | [kind: string, id: string, part: string, place: number];

interface Shelves extends DBSchema {
  battles: { key: string; value: Row };
  forces: { key: string; value: Row };
  studies: { key: string; value: Row };
  /** What is larger than a list needs: the record of a battle, each entry of its journal, its half-made orders, the branches of a study. */
  parts: { key: PartKey; value: unknown };
}

export type Database = IDBPDatabase<Shelves>;

let opening: Promise<Database> | undefined;

/** The database, opened when it is first wanted. Rejects where the browser keeps none for us. */
export function database(): Promise<Database> {
  opening ??= open().catch(error => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Database> {
  const db = await openDB<Shelves>(DATABASE, 1, {
    upgrade(db) {
      for (const kind of KINDS) db.createObjectStore(kind, { keyPath: 'id' });
      db.createObjectStore('parts');
    },
    // A later Flagplot in another window wants to change the stores: this one opens them again when it needs them.
    blocking(_current, _wanted, event) {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
  });
  db.addEventListener('close', () => {
    opening = undefined;
  });
  return db;
}

/** All parts of an entry. */
export function partsOf(kind: KindName, id: string): IDBKeyRange {
  return IDBKeyRange.bound([kind, id], [kind, id, []]);
}

/** The items of a list that grows, from a place on. */
export function itemsOf([kind, id, part]: PartKey, from: number): IDBKeyRange {
  return IDBKeyRange.bound([kind, id, part, from], [kind, id, part, []]);
}

let hasAsked = false;

/** Asks the browser, once a visit, never to clear by itself what is kept here. Some ask whoever sits there. */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => false);
}
