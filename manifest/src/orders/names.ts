// Names as people type them: the beginning will do where it belongs to one thing alone.

import type { Word } from '../text/lines.ts';
import { bare } from './words.ts';

/** Whatever is called by a name or by its id. */
export interface Nameable {
  readonly id: string;
  readonly name: string;
}

/** What a run of words may mean, and how many words that takes; of several things none is meant more than the others. */
export interface Meant<T> {
  readonly things: readonly T[];
  readonly words: number;
}

/** Words a name may have. */
const LONGEST = 6;

/** The things a run of words may mean: the longest run that is a whole name, else the longest that begins one. Of several alike the one whose id is typed. */
export function findNamed<T extends Nameable>(words: readonly Word[], things: readonly T[]): Meant<T> {
  const runs = runsOf(words);
  for (const is of [isWhole, isBegun])
    for (const [n, run] of runs) {
      const found = things.filter(thing => is(thing, run));
      const called = n === 1 ? found.filter(({ id }) => id === words[0]?.text) : [];
      if (found.length > 0) return { things: called.length > 0 ? called : found, words: n };
    }
  return { things: [], words: 0 };
}

function isWhole({ id, name }: Nameable, run: string): boolean {
  return bare(name) === run || bare(id) === run;
}

function isBegun({ id, name }: Nameable, run: string): boolean {
  return bare(name).startsWith(run) || bare(id).startsWith(run);
}

/** The first words as they would be written in one, the most words first. A quoted word stands by itself. */
function runsOf(words: readonly Word[]): [number, string][] {
  const runs: [number, string][] = [];
  let run = '';
  for (const [i, { text, kind }] of words.slice(0, LONGEST).entries()) {
    if (bare(text) === '' || (kind === 'name' && i > 0)) break;
    run += bare(text);
    runs.unshift([i + 1, run]);
    if (kind === 'name') break;
  }
  return runs;
}

/** What one of some may be called: of `torpedoes` also `torpedo`, bare. */
export function singulars(words: string): string[] {
  const all = bare(words);
  return [all, all.replace(/s$/, ''), all.replace(/es$/, '')].filter(word => word !== '');
}

/** A name as it can be typed again: as it is where it alone is called so, else the id; in quotes what might be taken for something else. */
export function typedName<T extends Nameable>(thing: T, things: readonly T[], isTaken: (bare: string) => boolean): string {
  const own = bare(thing.name);
  const alone = own !== '' && things.every(other => other.id === thing.id || !isWhole(other, own));
  const text = alone ? thing.name : thing.id;
  const plain = /^[\p{L}\p{N}'’.() -]+$/u.test(text) && text.trim().split(/\s+/).length <= LONGEST;
  return plain && !isTaken(bare(text.split(' ')[0] as string)) && !isTaken(bare(text)) ? text : `"${text.replaceAll('"', '')}"`;
}
