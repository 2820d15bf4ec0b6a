import type { Provenance, ShipCard } from '../rules/cards.ts';

/** What is said of where a number comes from, the surest first. */
export const ORIGINS: Readonly<Record<Provenance, string>> = {
  source: 'Printed in the book',
  found: 'Found in public material',
  derived: 'Forced by what the book says',
  converted: 'Converted from the parent game',
  reconstructed: 'Restored',
  'home-made': 'Home-made',
};

/** FA-16.2.1 Whether a card is one of somebody's own. */
export function isHomeMade({ provenance }: Pick<ShipCard, 'provenance'>): boolean {
  return provenance.points === 'home-made';
}
