import type { Provenance } from '../rules/cards.ts';

/** What is said of where a number comes from, the surest first. */
export const ORIGINS: Readonly<Record<Provenance, string>> = {
  source: 'In the rules of the two phases',
  found: 'Read in a public source of the larger game',
  derived: 'Following from these',
  reconstructed: 'Restored',
  memory: 'Of the larger game, as it is remembered',
};
