// Some of many, drawn by the commit that is tested: every commit draws anew, and the same one always draws the same.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../child.mjs';

/** So many of a list, drawn by a text. */
export function draw<T extends { readonly name: string }>(list: readonly T[], count: number, by: string): T[] {
  const rank = ({ name }: T): string => createHash('sha256').update(`${by} ${name}`).digest('hex');
  const ranks = new Map(list.map(one => [one, rank(one)]));
  return list.toSorted((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1)).slice(0, count);
}

/** The id of the commit the sources lie at; without a repository around them, none. */
export function commit(folder: string = root): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no commit';
  }
}
