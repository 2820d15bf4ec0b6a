// What sides are called.

import type { Side } from '@flagplot/kernel';
import type { Book } from '../rules/book.ts';

/** The scenario's word for a side. */
export function sideName(side: Side, { sides, sideAt }: Pick<Book, 'sides' | 'sideAt'>): string {
  return sides[sideAt[side] as number]?.name ?? side;
}
