/** What is kept on this device: for each kind of thing a store, with an entry for each in the browser's storage, written whole after every change. */

/** The most a file or an entry of ours may hold, in letters; the record of a long battle is far below it. */
export const LARGEST = 4_000_000;

/** Something that is kept. */
export interface Entry {
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** What is particular about a kind of entry. */
export interface Kind<T extends Entry> {
  /** What its names in the storage begin with: `flagplot.force.`. */
  readonly prefix: string;
  /** What was found as an entry with an id and a time, or nothing where a part is missing. What lies deeper is for whoever opens it. */
  read(found: Partial<T> & Entry): T | undefined;
  /** Names of what goes with an entry when it is taken off. */
  beside?(id: string): readonly string[];
}

/** All entries of one kind. Nothing here throws: a browser may have no room for us, or no storage. */
export class Store<T extends Entry> {
  readonly #kind: Kind<T>;

  constructor(kind: Kind<T>) {
    this.#kind = kind;
  }

  /** Keeps an entry in place of the one with its id; false where it is too large, or the browser does not keep it. */
  keep(entry: T): boolean {
    try {
      const text = JSON.stringify(entry);
      if (text.length > LARGEST) return false;
      localStorage.setItem(this.#kind.prefix + entry.id, text);
      return true;
    } catch {
      return false;
    }
  }

  /** The entry of an id, or nothing where there is none or it cannot be read. */
  find(id: string): T | undefined {
    try {
      const found = JSON.parse(localStorage.getItem(this.#kind.prefix + id) ?? 'null') as Partial<T> | null;
      const isEntry = typeof found?.id === 'string' && typeof found.at === 'number';
      return isEntry ? this.#kind.read(found as Partial<T> & Entry) : undefined;
    } catch {
      return undefined;
    }
  }

  /** All that can be read, the last changed first. */
  all(): T[] {
    try {
      const { prefix } = this.#kind;
      const names = Object.keys(localStorage).filter(name => name.startsWith(prefix));
      return names.flatMap(name => this.find(name.slice(prefix.length)) ?? []).sort((a, b) => b.at - a.at);
    } catch {
      return [];
    }
  }

  /** Takes an entry off this device, with what goes with it. */
  forget(id: string): void {
    try {
      for (const name of [this.#kind.prefix + id, ...(this.#kind.beside?.(id) ?? [])]) {
        localStorage.removeItem(name);
        sessionStorage.removeItem(name);
      }
    } catch {
      // Nothing was kept, then.
    }
  }
}
