// Throws in words: what for, the faces as they fell, what was needed, and by what it was read.

import type { Thrown, Why } from '@flagplot/kernel';
import { capital } from '../rules/names.ts';

/** `Photon A of Blue heavy cruiser at Red battlecruiser: 4, 4 or less needed, a hit (4 at range 9) [TP-9.3.2]`. */
export function throwWords({ why, faces, met }: Thrown): string {
  const came = [faces.join(' + '), ...needWords(why, met)].join(', ');
  const parts = partsOf(why);
  return `${capital(why.what)}: ${came}${parts.length > 0 ? ` (${parts.join(', ')})` : ''} [${why.rule}]`;
}

function needWords({ test }: Why, met: number | undefined): string[] {
  if (!test || !('n' in test)) return [];
  const least = test.is === 'atMost' ? `${test.n} or less needed` : `${test.n} or more needed`;
  return [least, ...(met === undefined ? [] : [met > 0 ? 'made' : 'not made'])];
}

/** What the number needed is made of, and what the dice were read by. */
function partsOf({ mods = [], from = [] }: Why): string[] {
  return [
    ...mods.map(({ by, for: what }) => `${by < 0 ? `−${-by}` : by} ${what}`),
    ...from.map(({ is, for: what }) => `${what} ${is}`),
  ];
}
