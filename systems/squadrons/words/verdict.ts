// Points in words.

import type { Verdict } from '../rules/open.ts';

/** `2,700`: thousands set off, as no locale may decide it. */
export function thousands(points: number): string {
  return String(points).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Who has won and why, its points with their thousands set off; other figures, as of hexes, stand as they are. */
export function verdictWords({ why, points }: Verdict): string {
  const scored = Object.values(points).map(Math.floor);
  return why.replace(/\d{4,}/g, figures => (scored.includes(Number(figures)) ? thousands(Number(figures)) : figures));
}
