import type { Sealed } from './folder.ts';
import type { SqView } from './state.ts';

/** SQ-2.4.1 There is nothing to guess: the others are taken to be asked everything, one's own choices are as they are. */
export function imagine({ book, side, own }: SqView): Record<string, Sealed> {
  return Object.fromEntries(book.sides.map(({ id }) => [id, id === side ? own : {}]));
}
