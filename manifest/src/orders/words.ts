// A typed order cut into phrases: what stands in one line, or between semicolons.

import type { Place, TextFault } from '../text/faults.ts';
import { linesOf, type Word } from '../text/lines.ts';
import { slug } from '../text/nearest.ts';

/** The words of one phrase, and the place behind the last of them. */
export interface PhraseWords {
  readonly words: readonly Word[];
  readonly end: Place;
}

/** Letters and digits of a text in lower case: `Tal'Kesh` and `tal kesh` are one. Of a mark nothing. */
export function bare(text: string): string {
  return slug(text).replaceAll('-', '');
}

/** The phrases of a text in their order, the last one empty where nothing follows the last line or semicolon; and what in it is no word. */
export function phrasesOf(text: string): { phrases: PhraseWords[]; faults: TextFault[] } {
  const { lines, faults } = linesOf(text.replaceAll(/[“”]/g, '"'));
  const phrases = lines.flatMap(({ number, words, end }) => {
    const lots: Word[][] = [[]];
    for (const word of words) {
      if (word.kind === 'mark' && word.text === ';') lots.push([]);
      else lots.at(-1)?.push(word);
    }
    return lots.map((lot, i) => ({ words: lot, end: endOf({ line: number, column: end }, [lot.at(-1), lots[i + 1]?.[0]]) }));
  });
  const isOpen = phrases.length > 0 && !/\n[^\S\n]*$/.test(text);
  return { phrases: isOpen ? phrases : [...phrases, { words: [], end: lastPlace(text) }], faults };
}

/** Behind the last word of a phrase where another follows it, else the end of its line. */
function endOf(line: Place, [last, next]: readonly [Word | undefined, Word | undefined]): Place {
  return last && next ? { line: last.line, column: last.column + last.text.length } : line;
}

/** The end of a text. */
export function lastPlace(text: string): Place {
  const rows = text.split('\n');
  return { line: rows.length, column: (rows.at(-1) ?? '').length + 1 };
}
