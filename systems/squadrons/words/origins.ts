import type { Provenance } from '../rules/cards.ts';

/** What is said of where a number comes from, the surest first. */
export const ORIGINS: Readonly<Record<Provenance, string>> = {
  seed: 'In the combat chapter',
  found: 'Read in a public source of the game',
  derived: 'Following from the chapter',
  reconstructed: 'Restored',
};
