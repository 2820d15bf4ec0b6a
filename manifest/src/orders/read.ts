// A typed order read phrase by phrase, and what may follow one that is begun.

import type { Json } from '@flagplot/kernel';
import type { Completion } from '../notation.ts';
import { MOST_FAULTS, type TextFault, textFault } from '../text/faults.ts';
import { Phrase } from './phrase.ts';
import { bare, lastPlace, phrasesOf } from './words.ts';

/** How the order of one kind of question is read: phrase after phrase. */
export interface OrderReader {
  /** Reads one phrase into the order. What it leaves unread is a fault. */
  phrase(it: Phrase): void;
  /** The order as it stands once all is read; or what is missing that it could be one. */
  order(): { order: object } | { lacks: string };
}

/** The phrases of the longest order there is, and some. */
const MOST_PHRASES = 1000;

/** The order a text stands for, or every fault in it. */
export function readOrder(text: string, reader: OrderReader): { order: Json } | { faults: TextFault[] } {
  const { phrases, faults } = phrasesOf(text);
  if (phrases.length > MOST_PHRASES)
    faults.push(
      textFault({ line: 1, column: 1 }, `an order of ${phrases.length} phrases; ${MOST_PHRASES} are the most`, 'notation'),
    );
  if (faults.length === 0)
    for (const words of phrases) if (words.words.length > 0) readPhrase(new Phrase(words, faults), { reader, faults });
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  const read = reader.order();
  return 'order' in read ? { order: read.order as Json } : { faults: [textFault(lastPlace(text), read.lacks, 'notation')] };
}

function readPhrase(it: Phrase, { reader, faults }: { reader: OrderReader; faults: readonly TextFault[] }): void {
  const before = faults.length;
  reader.phrase(it);
  if (!it.isDone && faults.length === before) it.unread();
}

/** Words of a name that is begun. */
const BEGUN = [3, 2, 1, 0];

/** What may follow a text: all that could stand in place of its last words, the most of them first. */
export function completeOrder(text: string, begin: () => OrderReader): Completion {
  const words = phrasesOf(text).phrases.at(-1)?.words ?? [];
  const isOpen = /\s$/.test(text);
  for (const n of BEGUN) {
    if (n > words.length) continue;
    const from = n === 0 ? text.length : (words[words.length - n]?.at ?? 0);
    const typed = words.slice(words.length - n).map(word => bare(word.text));
    if (n > 0 && typed.includes('')) continue;
    const begun = typed.join('');
    const may = followingOf(text.slice(0, from), begin()).filter(word => goesOn(word, begun, n > 0 && isOpen));
    if (may.length > 0) return { from, words: may };
  }
  return { from: text.length, words: [] };
}

/** Whether a word goes on from what is begun of it; where a space was typed, it has its own there: `l` turns, and begins no `land`. */
function goesOn(word: string, begun: string, isOpen: boolean): boolean {
  if (!isOpen) return bare(word).startsWith(begun);
  const parts = word.split(/(?=\s)/);
  return parts.some((_, n) => n > 0 && bare(parts.slice(0, n).join('')) === begun);
}

/** What could stand at the end of a text. */
function followingOf(text: string, reader: OrderReader): string[] {
  const { phrases, faults } = phrasesOf(text);
  for (const [i, words] of phrases.entries()) {
    const it = new Phrase(words, faults);
    if (words.words.length > 0 || i === phrases.length - 1) reader.phrase(it);
    if (i === phrases.length - 1) return it.following;
  }
  return [];
}
