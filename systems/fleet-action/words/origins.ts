import type { Provenance } from '../rules/cards.ts';

/** What is said of where a number comes from, the surest first. */
export const ORIGINS: Readonly<Record<Provenance, string>> = {
  source: 'Printed in the book',
  found: 'Found in public material',
  derived: 'Forced by what the book says',
  converted: 'Converted from the parent game',
  reconstructed: 'Restored',
};
