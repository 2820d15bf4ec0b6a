// SQ-3.4.1 A path as it is typed: `f` ahead, `l` and `r` a hexside to the left and to the right; `f4`, `4f`, or a number by itself: so many hexes.

import type { Phrase } from '@flagplot/manifest/orders';

/** Steps in one word: each letter with a number before or after it. */
const STEPS = /^(\d*[flr]\d*)+$/i;
const NUMBER_FIRST = /(\d*)([flr])/gi;
const LETTER_FIRST = /([flr])(\d*)/gi;
/** Hexes ahead that are written one by one. */
const SINGLE = 3;
/** The longest path there is. */
const MOST = 150;

const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ...['ahead', 'forward', 'straight'].map(word => [word, 'F'] as const),
  ...['left', 'port'].map(word => [word, 'L'] as const),
  ...['right', 'starboard'].map(word => [word, 'R'] as const),
]);

/** Whether a word is made of steps. */
export function isStep(text: string): boolean {
  return STEPS.test(text);
}

/** Reads steps as long as there are any; a path without one is a fault. */
export function readPath(it: Phrase): string {
  let path = '';
  for (;;) {
    const steps = readSteps(it, path);
    if (steps === undefined) break;
    path += steps;
    it.mark(',');
  }
  if (path === '' || !it.isDone) it.unread();
  if (path.length > MOST) it.fault(`a path of ${path.length} steps; ${MOST} are the most`);
  return path;
}

function readSteps(it: Phrase, before: string): string | undefined {
  it.offer('f', ...(before === '' || !before.endsWith('F') ? [] : ['l', 'r']));
  const { next } = it;
  if (next?.kind !== 'word') return undefined;
  const word = IN_WORDS.get(next.text.toLowerCase());
  if (word) return it.take() && word;
  if (/^\d{1,2}$/.test(next.text)) return 'F'.repeat(Number(it.take()?.text));
  return isStep(next.text) ? stepsOf(it.take()?.text ?? '') : undefined;
}

/** The steps of a word: of `2fl` as of `f2l` two hexes and a hexside. A number belongs to the letter behind it where the word begins with one. */
function stepsOf(text: string): string {
  const pairs = /^\d/.test(text)
    ? [...text.matchAll(NUMBER_FIRST)].map(([, times, letter]) => [letter, times])
    : [...text.matchAll(LETTER_FIRST)].map(([, letter, times]) => [letter, times]);
  return pairs.map(([letter = '', times]) => letter.toUpperCase().repeat(Math.min(MOST, Number(times || 1)))).join('');
}

/** A path as it is typed. */
export function pathText(path: string): string {
  const runs = path.toLowerCase().match(/f+|l|r/g) ?? [];
  return runs.map(run => (run.length > SINGLE ? `f${run.length}` : [...run].join(' '))).join(' ');
}
