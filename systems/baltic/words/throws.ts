// Throws in words: what for, the faces as they fell, what was needed, and by what it was read.

import type { Thrown, Why } from '@flagplot/kernel';
import { capital } from '../rules/names.ts';

/** `Vasa at Lohengrin, fore turrets, 6 dice: 3 + 9 + 10, 8 or more needed, 2 made (firepower 12) [BB-3.2.56]`. */
export function throwWords({ why, faces, met }: Thrown): string {
  const came = [faces.join(' + '), ...needWords(why, met)].join(', ');
  const parts = partsOf(why);
  return `${capital(why.what)}: ${came}${parts.length > 0 ? ` (${parts.join(', ')})` : ''} [${why.rule}]`;
}

function needWords({ test }: Why, met: number | undefined): string[] {
  if (!test || !('n' in test)) return [];
  const least = test.is === 'atMost' ? `${test.n} or less needed` : `${test.n} or more needed`;
  return [least, ...(met === undefined ? [] : [met > 0 ? `${met} made` : 'none made'])];
}

/** What the dice were read by; what they must show stands before it. */
function partsOf({ mods = [], from = [] }: Why): string[] {
  const added = mods.length > 1 ? mods : [];
  return [
    ...added.map(({ by, for: what }) => `${by < 0 ? `−${-by}` : by} ${what}`),
    ...from.map(({ is, for: what }) => `${what} ${is}`),
  ];
}
