import type { Provenance } from '../rules/cards.ts';

/** What is said of where a number comes from, the surest first. */
export const ORIGINS: Readonly<Record<Provenance, string>> = {
  source: 'In the book of the fleets of 1912',
  found: 'Read in a public source about it',
  derived: 'Following from these',
  reconstructed: 'Restored',
};
