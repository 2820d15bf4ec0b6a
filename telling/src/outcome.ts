// How a battle ended, in words.

import type { Outcome, Side } from '@flagplot/kernel';
import { verdictWords } from '@flagplot/kernel/points';

/**
 * Why it ended so, its points with their thousands set off as everywhere: `Narn wins, 1,350 to 0.` Other figures stand as they are. Who
 * resigned is told by name: where that is decided only ids are known.
 */
export function outcomeWhy({ why, points }: Pick<Outcome, 'why' | 'points'>, nameOf = (side: Side): string => side): string {
  const [, sides] = /^(.+) resigned$/.exec(why) ?? [];
  if (sides !== undefined) return `${sides.split(' and ').map(nameOf).join(' and ')} resigned`;
  return verdictWords({ why, points });
}
