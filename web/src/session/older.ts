/** What an earlier Flagplot kept in the browser's older storage, each entry as one text. */
import type { Entry } from './heads.ts';

/** Under which names the older storage has the entries of a kind: each whole, and parts of it beside, under names of their own. */
export interface OlderNames {
  readonly entry: string;
  readonly parts?: Readonly<Record<string, string>>;
}

/** An entry as it lies there. */
export interface Older {
  readonly entry: Entry;
  readonly parts: Readonly<Record<string, unknown>>;
  /** Takes it out of the older storage. */
  remove(): void;
}

/** All that can be read; what cannot stays where it is. */
export function olderEntries(of: OlderNames): Older[] {
  const { entry: prefix, parts = {} } = of;
  const ids = names()
    .filter(name => name.startsWith(prefix))
    .map(name => name.slice(prefix.length));
  return ids.flatMap(id => {
    const entry = valueAt(prefix + id);
    if (!isEntry(entry)) return [];
    const beside = Object.entries(parts).map(([part, before]) => [part, valueAt(before + id)] as const);
    return [
      { entry, parts: Object.fromEntries(beside.filter(([, value]) => value !== undefined)), remove: () => dropOlder(of, id) },
    ];
  });
}

/** Takes an entry out of the older storage. */
export function dropOlder({ entry, parts = {} }: OlderNames, id: string): void {
  try {
    for (const before of [entry, ...Object.values(parts)]) localStorage.removeItem(before + id);
  } catch {
    // Then nothing lies there.
  }
}

function names(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function valueAt(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'at' in value &&
    typeof value.id === 'string' &&
    typeof value.at === 'number'
  );
}
