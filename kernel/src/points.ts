// The points of a battle in words: as every book, the page, the command and the report write them.

import type { Outcome } from './contract.ts';

/** `2,700`: thousands set off, as no locale may decide it. `points`: a whole number. */
export function thousands(points: number): string {
  return String(points).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Who has won and why, its points with their thousands set off; other figures, as of hexes, stand as they are. */
export function verdictWords({ why, points }: Pick<Outcome, 'why' | 'points'>): string {
  const scored = Object.values(points).map(Math.floor);
  return why.replace(/\d{4,}/g, figures => (scored.includes(Number(figures)) ? thousands(Number(figures)) : figures));
}
