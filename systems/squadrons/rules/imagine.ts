import type { Sealed } from './folder.ts';
import type { SqView } from './state.ts';

/** SQ-2.4.1 There is nothing to guess: every folder is empty. */
export function imagine({ book }: SqView): Record<string, Sealed> {
  return Object.fromEntries(book.sides.map(({ id }) => [id, {}]));
}
