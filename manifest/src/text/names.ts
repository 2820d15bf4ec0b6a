// What a text may call by a name: units, sides, weapons, by their ids or by what they are called where that is one thing's alone.

import { slug } from './nearest.ts';

/** Something with an id, and what else it is called by. */
export interface Named {
  readonly id: string;
  readonly name?: string;
}

/** Who is called what. A name that several bear leads to each of them. */
export interface Names {
  readonly ids: readonly string[];
  readonly called: ReadonlyMap<string, readonly string[]>;
  /** Words of the longest. */
  readonly words: number;
}

/** The names of these, ids first: what is an id calls nothing else. */
export function namesOf(all: readonly Named[]): Names {
  const called = new Map<string, string[]>(all.map(({ id }) => [id, [id]]));
  const ids = new Set(called.keys());
  for (const { id, name } of all) {
    const key = name === undefined ? '' : slug(name);
    if (key === '' || ids.has(key)) continue;
    const others = called.get(key) ?? [];
    if (!others.includes(id)) called.set(key, [...others, id]);
  }
  const words = Math.max(1, ...[...called.keys()].map(key => key.split('-').length));
  return { ids: [...ids], called, words };
}

/** An id as a text writes it: in quotation marks where it would be read as one of these words. */
export function idText(id: string, words: readonly string[]): string {
  return words.includes(id) || /^-?\d+$/.test(id) ? `"${id}"` : id;
}

/** Words as a comment of one line. */
export function commentText(words: string): string {
  return `# ${words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()}`;
}
