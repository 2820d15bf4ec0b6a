// How a battle ended, in words.

import type { Outcome, Side } from '@flagplot/kernel';

/**
 * Why it ended so, its points with their thousands set off as everywhere: `Narn wins, 1,350 to 0.` Other figures stand as they are. Who
 * resigned is told by name: where that is decided only ids are known.
 */
export function outcomeWhy({ why, points }: Pick<Outcome, 'why' | 'points'>, nameOf = (side: Side): string => side): string {
  const [, sides] = /^(.+) resigned$/.exec(why) ?? [];
  if (sides !== undefined) return `${sides.split(' and ').map(nameOf).join(' and ')} resigned`;
  const scored = Object.values(points).map(Math.floor);
  return why.replace(/\d{4,}/g, figures => (scored.includes(Number(figures)) ? thousands(figures) : figures));
}

const thousands = (figures: string): string => figures.replaceAll(/\B(?=(\d{3})+$)/g, ',');
