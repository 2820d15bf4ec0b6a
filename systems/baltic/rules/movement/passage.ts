// A vessel on its course, as it is followed to see what happens on it.

import type { Course, Outline } from '@flagplot/plane';
import { Sweep } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Vessel } from '../open.ts';
import type { Bombs, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';

/** A vessel on its course, whole or from where it was broken off. */
export interface Passage {
  readonly seen: Seen;
  readonly vessel: Vessel;
  readonly course: Course;
  readonly sweep: Sweep;
  readonly isAstern: boolean;
  /** BB-6.4.7 Mil of the course that lie behind it: it goes on as it was ordered. */
  readonly from: number;
  /** The sample there, or the last before. */
  readonly start: number;
  /** BB-3.1.37 Models with whom contact stands. */
  readonly met: readonly Id[];
  readonly bombs: readonly Bombs[];
}

/** What a passage is laid from. */
export type PassageTerms = Pick<Passage, 'vessel' | 'course' | 'from' | 'met' | 'bombs'>;

/** BB-6.4.1 Lays a course over the table as it now is: it is looked at every 50 mil, at the end of each piece, and halved from there. */
export function passageOf(seen: Seen, terms: PassageTerms): Passage {
  const { vessel, course, from } = terms;
  const start = from === 0 ? 0 : (course.samples().findLast(s => s <= from) as number);
  const isAstern = (course.parts[0]?.segment.d ?? 0) < 0;
  return { seen, ...terms, sweep: new Sweep(course, bodyOf(seen.book, vessel)), isAstern, start };
}

/** The body of a vessel about its middle. */
export function bodyOf({ bodies }: Pick<Book, 'bodies'>, { card }: Pick<Vessel, 'card'>): Outline {
  return bodies[card] as Outline;
}
