/**
 * What is about to be written, laid down at once where the browser takes it without waiting: a database takes its moment, and the page may be
 * left in it.
 */
import type { KindName } from './database.ts';
import { AHEAD, type Entry } from './heads.ts';
import type { Place } from './rows.ts';

/** The end of a list that grows, from a place on. */
interface Tail {
  readonly from: number;
  readonly items: readonly unknown[];
}

/** A change on its way into the database. Without a head, the one there is stays. */
export interface Ahead {
  readonly head?: Entry | undefined;
  readonly parts: Readonly<Record<string, unknown>>;
  /** Of the parts that grow what does not lie in the database yet. */
  readonly tails: Readonly<Record<string, Tail>>;
}

/** What is kept of an entry. */
interface Whole<H extends Entry> {
  readonly head: H;
  readonly parts: Readonly<Record<string, unknown>>;
}

const nameOf = ({ kind, id }: Place): string => `${AHEAD}${kind}.${id}`;

/** Lays a change down, in place of whatever lay there of its entry. Returns what takes it away again, if nothing newer lies there by then. */
export function layAhead(place: Place, ahead: Ahead): () => void {
  const name = nameOf(place);
  const text = JSON.stringify(ahead);
  try {
    localStorage.setItem(name, text);
    return () => {
      if (localStorage.getItem(name) === text) localStorage.removeItem(name);
    };
  } catch {
    // Then what is on its way is lost with the page; what lay there before it is no longer the last.
    dropAhead(place);
    return () => undefined;
  }
}

/** Takes away what lies there of an entry. */
export function dropAhead(place: Place): void {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // Then nothing lies there.
  }
}

function aheadOf(place: Place): Ahead | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The heads of what is on its way there. `isWhole`: the entry needs nothing that lies in the database. */
export function headsAhead<H extends Entry>(kind: KindName): { head: H; isWhole: boolean }[] {
  const prefix = nameOf({ kind, id: '' });
  try {
    const ids = Object.keys(localStorage).flatMap(name => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    return ids.flatMap(id => {
      const { head, tails = {} } = aheadOf({ kind, id }) ?? {};
      return head ? [{ head: head as H, isWhole: Object.values(tails).every(({ from }) => from === 0) }] : [];
    });
  } catch {
    return [];
  }
}

/** An entry as the database has it, with the change that was on its way there; as it is where it has gone on otherwise since. */
export function withAhead<H extends Entry>(found: Whole<H> | undefined, place: Place): Whole<H> | undefined {
  const ahead = aheadOf(place);
  if (!ahead || (ahead.head && found && found.head.at > ahead.head.at)) return found;
  const lists: Record<string, readonly unknown[]> = {};
  for (const [name, tail] of Object.entries(ahead.tails)) {
    const list = withTail((found?.parts[name] ?? []) as readonly unknown[], tail);
    if (!list) return found;
    lists[name] = list;
  }
  const head = (ahead.head ?? found?.head) as H | undefined;
  return head && { head, parts: { ...found?.parts, ...ahead.parts, ...lists } };
}

/** A list with its end; nothing where that is not its end. */
function withTail(list: readonly unknown[], { from, items }: Tail): readonly unknown[] | undefined {
  const begun = list.slice(from);
  if (from > list.length || JSON.stringify(begun) !== JSON.stringify(items.slice(0, begun.length))) return undefined;
  return [...list.slice(0, from), ...items];
}
