// One sentence for each kind of event.

import type { Book } from '../rules/book.ts';
import type { Event } from '../rules/events.ts';

/** A sentence for every kind of event. */
export type Sentences = { readonly [K in Event['kind']]: (fact: Extract<Event, { kind: K }>, book: Book) => string };

/** How one kind of event is told. */
export function sentence<K extends Event['kind']>(kind: K, say: Sentences[K]): { [P in K]: Sentences[P] } {
  return { [kind]: say } as { [P in K]: Sentences[P] };
}
