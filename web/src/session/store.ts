/** What is kept on this device: for each kind of thing a store, written after every change by whoever changes it. */
import { type Database, database, type KindName } from './database.ts';
import { type Entry, lastFirst, type Unwritten } from './heads.ts';
import { newId } from './ids.ts';
import { dropOlder, type OlderNames, olderEntries } from './older.ts';
import { type Change, isNewer, type Lists, type Place, read, readHeads, remove, type Stays, write } from './rows.ts';
import { dropAhead, headsAhead, layAhead, withAhead } from './write-ahead.ts';

export type { Entry };

/** What is particular about a kind of entry. */
export interface Kind<T extends Entry, H extends Entry = T> {
  readonly name: KindName;
  /** What lists show of it. */
  headOf(entry: T): H;
  /** What lists do not show, by name. */
  partsOf(entry: T): Readonly<Record<string, unknown>>;
  /** The parts that are lists and grow by their ends: of them only what is new is written. */
  readonly grows?: readonly string[];
  /** The parts that never change once they lie there. */
  readonly fixed?: readonly string[];
  /** The entry again; nothing where a part is missing. What lies deeper is for whoever opens it. */
  entryOf(head: H, parts: Readonly<Record<string, unknown>>): T | undefined;
  readonly older: OlderNames;
  /** An entry was taken off: what else there is of it goes too. */
  onforget?(id: string): void;
}

/**
 * What became of an entry that was to be kept. `full`: the device has no room, or keeps nothing for us; the entry lies in memory, as long
 * as the page is open. `newer`: another window has changed it since it was read here, or it was taken off; nothing was written.
 */
export type Fate = 'kept' | 'full' | 'newer';

/** All entries of one kind. A browser may have no room for us, or no database: nothing here rejects for that. */
export class Store<T extends Entry, H extends Entry = T> {
  readonly #kind: Kind<T, H>;
  readonly #unwritten: Map<string, Unwritten<H>>;
  /** The versions in which entries were read here. */
  readonly #versions = new Map<string, number>();
  /** Of the parts that grow, what lies in the database. */
  readonly #lying = new Map<string, Lists>();
  /** What is being written, by ids: only then is it known which entry stands. */
  readonly #writing = new Map<string, Promise<Fate>>();
  #bringingOver: Promise<void> | undefined;
  /** How often entries were taken off, here or in another window. */
  readonly #takenOff = new Map<string, number>();
  /** Tells the other windows what is taken off. */
  readonly #channel: BroadcastChannel | undefined;

  /** @param unwritten where entries lie that are not in the database */
  constructor(kind: Kind<T, H>, unwritten: Map<string, Unwritten<H>> = new Map()) {
    this.#kind = kind;
    this.#unwritten = unwritten;
    this.#channel = globalThis.BroadcastChannel && new BroadcastChannel(`flagplot.${kind.name}.off`);
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<string>) => this.#letGo(data);
  }

  /** How often the entry of an id was taken off: who keeps one on says since which time it is his. */
  timesOff(id: string): number {
    return this.#takenOff.get(id) ?? 0;
  }

  /**
   * Keeps an entry in place of the one with its id.
   * @param since `timesOff` when it was begun or read: what has been taken off since is not brought back
   */
  async keep(entry: T, since: number = this.timesOff(entry.id)): Promise<Fate> {
    return this.#keep({ head: this.#kind.headOf(entry), parts: this.#kind.partsOf(entry) }, since);
  }

  /** Keeps one part of an entry anew; nothing: the part goes. */
  async keepPart(id: string, part: { name: string; value: unknown }, since: number = this.timesOff(id)): Promise<Fate> {
    const parts = { [part.name]: part.value };
    const found = this.#unwritten.get(id);
    if (found) return this.#keep({ ...found, parts: { ...found.parts, ...parts } }, since);
    return this.#write(id, { parts }, since);
  }

  /** The entry of an id, or nothing where there is none or it cannot be read. */
  async find(id: string): Promise<T | undefined> {
    await this.#writing.get(id);
    const { head, parts } = this.#unwritten.get(id) ?? (await this.#read(id)) ?? {};
    return head && parts && this.#entryOf(head, parts);
  }

  /** What lists show of all entries, the last changed first. */
  async heads(): Promise<H[]> {
    const heads = (await this.#attempt(db => readHeads<H>(db, this.#kind.name))) ?? [];
    const found = new Map(heads.map(head => [head.id, head]));
    for (const { head, isWhole } of headsAhead<H>(this.#kind.name)) {
      const before = found.get(head.id);
      if (before ? before.at <= head.at : isWhole) found.set(head.id, head);
    }
    for (const [id, { head }] of this.#unwritten) found.set(id, head);
    return lastFirst([...found.values()]);
  }

  /** Whether another window has changed an entry since it was read here. */
  async isBehind(id: string): Promise<boolean> {
    const row = await this.#attempt(db => db.get(this.#kind.name, id));
    return isNewer(row, this.#versions.get(id));
  }

  /** Takes an entry off this device, with all that goes with it. */
  async forget(id: string): Promise<void> {
    this.#letGo(id);
    this.#channel?.postMessage(id);
    await this.#attempt(db => remove(db, this.#place(id)));
    dropOlder(this.#kind.older, id);
    // What was being brought over may have found no room meanwhile.
    if (!this.#writing.has(id)) this.#unwritten.delete(id);
  }

  /** All that this window has of an entry goes. */
  #letGo(id: string): void {
    this.#takenOff.set(id, this.timesOff(id) + 1);
    for (const known of [this.#unwritten, this.#versions, this.#lying, this.#writing]) known.delete(id);
    this.#kind.onforget?.(id);
    dropAhead(this.#place(id));
  }

  #place(id: string): Place {
    return { kind: this.#kind.name, id };
  }

  async #keep(entry: Unwritten<H>, since: number): Promise<Fate> {
    const { id } = entry.head;
    this.#unwritten.set(id, entry);
    const writing = this.#write(id, entry, since);
    this.#writing.set(id, writing);
    const fate = await writing;
    if (fate !== 'full' && this.#unwritten.get(id) === entry) this.#unwritten.delete(id);
    return fate;
  }

  async #write(id: string, change: Change, since: number): Promise<Fate> {
    if (since !== this.timesOff(id)) return 'newer';
    let behind = false;
    const through = this.#layAhead(id, change);
    const isKept = await this.#attempt(db =>
      this.#put(db, { id, change }, row => {
        behind = isNewer(row, this.#versions.get(id));
        return behind;
      }),
    );
    through();
    return behind ? 'newer' : isKept ? 'kept' : 'full';
  }

  /** Every change is laid down before it is written, of what grows its end. Returns what is to be called when it is written. */
  #layAhead(id: string, { head, parts }: Change): () => void {
    const { grows = [], fixed = [] } = this.#kind;
    const lying = this.#lying.get(id);
    const tails = grows.map(name => {
      const list = (parts[name] ?? lying?.[name] ?? []) as readonly unknown[];
      const from = Math.min(lying?.[name]?.length ?? 0, list.length);
      return [name, { from, items: list.slice(from) }] as const;
    });
    const others = Object.entries(parts).filter(([name]) => !grows.includes(name) && !(lying && fixed.includes(name)));
    return layAhead(this.#place(id), { head, parts: Object.fromEntries(others), tails: Object.fromEntries(tails) });
  }

  /** Writes a change; of the parts that grow only what does not lie there. */
  async #put(db: Database, { id, change }: { id: string; change: Change }, stays: Stays): Promise<boolean> {
    const lists = this.#listsIn(change.parts);
    const lying = (): Lists => this.#lying.get(id) ?? {};
    const isWritten = await write(db, { place: this.#place(id), change, lists, lying }, stays);
    // Half-made orders are written without the lists beside them.
    if (isWritten && change.head) this.#lying.set(id, lists);
    return isWritten;
  }

  /** The parts that grow. */
  #listsIn(parts: Readonly<Record<string, unknown>>): Lists {
    return Object.fromEntries(
      (this.#kind.grows ?? []).flatMap(name => (Array.isArray(parts[name]) ? [[name, parts[name]] as const] : [])),
    );
  }

  async #read(id: string): Promise<Unwritten<H> | undefined> {
    const found = await this.#attempt(db => read<H>(db, this.#place(id)));
    if (found) this.#versions.set(id, found.version);
    if (found) this.#lying.set(id, this.#listsIn(found.parts));
    return withAhead(found, this.#place(id)) ?? this.#unwritten.get(id);
  }

  /** An entry may be anything: the older storage, or somebody's file, had it. */
  #entryOf(head: H, parts: Readonly<Record<string, unknown>>): T | undefined {
    try {
      return this.#kind.entryOf(head, parts);
    } catch {
      return undefined;
    }
  }

  /** Does it with the database, once the older storage is brought over into it; nothing where that cannot be done. */
  async #attempt<R>(act: (db: Database) => Promise<R>): Promise<R | undefined> {
    this.#bringingOver ??= this.#bringOver();
    await this.#bringingOver;
    try {
      return await act(await database());
    } catch (error) {
      // What cannot lie in any database is a fault of ours, and no lack of room.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      return undefined;
    }
  }

  /** Nothing leaves the older storage before it lies in the database; what finds no room there is had from memory meanwhile. */
  async #bringOver(): Promise<void> {
    for (const { entry, parts, remove } of olderEntries(this.#kind.older)) {
      const found = this.#olderEntry(entry, parts);
      if (found && (await this.#takeOver(found))) remove();
    }
  }

  #olderEntry(entry: Entry, parts: Readonly<Record<string, unknown>>): Unwritten<H> | undefined {
    try {
      const whole = { ...entry, ...parts } as unknown as T;
      const found = { head: this.#kind.headOf(whole), parts: this.#kind.partsOf(whole) };
      return this.#kind.entryOf(found.head, found.parts) && found;
    } catch {
      return undefined;
    }
  }

  /** Whether it lies in the database now: as it is, or, where what lies there under its id is older, beside that. */
  async #takeOver(entry: Unwritten<H>): Promise<boolean> {
    const { head, parts } = entry;
    try {
      const db = await database();
      const row = await db.get(this.#kind.name, head.id);
      if (row && row.at >= head.at) return true;
      const id = row ? newId() : head.id;
      return await this.#put(db, { id, change: { head: { ...head, id }, parts } }, found => found !== undefined);
    } catch {
      this.#unwritten.set(head.id, entry);
      return false;
    }
  }
}
