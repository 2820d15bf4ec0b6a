// The rows of a book, as rule ids on the page reach them.

import type { Catalogue, Rule } from '@flagplot/kernel';

/** The rows of one book. They are long, so they are fetched when the first of them is read. */
export interface RuleRows {
  /** Whether a rule is a row of this book: `table` and `schema` are none. */
  has(rule: Rule): boolean;
  /** All rows. Rejects where they cannot be fetched. */
  load(): Promise<Catalogue>;
  /** Those that a first battle is explained by; all, where a book has not chosen any. */
  loadFew(): Promise<Catalogue>;
}
