// One sentence for each kind of event, and the names in it.

import { listWords } from '@flagplot/manifest';
import type { Book } from '../rules/book.ts';
import type { Event } from '../rules/events.ts';
import { vesselName } from '../rules/names.ts';

/** A sentence for every kind of event. */
export type Sentences = { readonly [K in Event['kind']]: (fact: Extract<Event, { kind: K }>, book: Book) => string };

/** How one kind of event is told. */
export function sentence<K extends Event['kind']>(kind: K, say: Sentences[K]): { [P in K]: Sentences[P] } {
  return { [kind]: say } as { [P in K]: Sentences[P] };
}

/** Vessels by name, in a sentence: `Sund 1 and Sund 2`. */
export function vesselNames(book: Book, ids: readonly string[]): string {
  return listWords(ids.map(id => vesselName(book, id)));
}
