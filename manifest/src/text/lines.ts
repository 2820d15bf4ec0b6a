// A typed text as lines of words. `#` begins a comment; `,` `;` `:` and `/` part what belongs together; a name in quotation marks is a name whatever
// it says; what stands in round brackets is one word.

import { MOST_FAULTS, type Place, type TextFault, textFault } from './faults.ts';

/** A word of a text, where it stands. */
export interface Word extends Place {
  readonly text: string;
  /** How many characters of the whole text stand before it. */
  readonly at: number;
  /** `name`: it stood in quotation marks; `mark`: a comma, semicolon, colon or stroke. */
  readonly kind: 'word' | 'name' | 'mark';
}

/** A line that says something: comments and empty lines are none. */
export interface Line {
  readonly number: number;
  readonly words: readonly Word[];
  /** The column behind its last word. */
  readonly end: number;
}

/** The largest text that is read, and the largest of its parts, in characters; lines by their number. */
export const TEXT_LIMITS: Readonly<Record<'text' | 'lines' | 'line' | 'word', number>> = {
  text: 400_000,
  lines: 5000,
  line: 4000,
  word: 100,
};

/** The lines of a text, and what in it is no word or too long. */
export function linesOf(text: string): { lines: Line[]; faults: TextFault[] } {
  const start = { line: 1, column: 1 };
  if (text.length > TEXT_LIMITS.text)
    return { lines: [], faults: [textFault(start, `is longer than ${TEXT_LIMITS.text} characters`)] };
  const rows = rowsOf(text);
  if (rows.length > TEXT_LIMITS.lines)
    return {
      lines: [],
      faults: [textFault({ line: TEXT_LIMITS.lines + 1, column: 1 }, `has more than ${TEXT_LIMITS.lines} lines`)],
    };
  const faults: TextFault[] = [];
  const lines = rows.map(row => lineOf(row, faults)).filter(({ words }) => words.length > 0);
  return { lines, faults: faults.slice(0, MOST_FAULTS) };
}

interface Row {
  readonly text: string;
  readonly number: number;
  readonly at: number;
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let at = 0;
  for (const [i, piece] of text.split(/(\r\n|\n|\r)/).entries()) {
    if (i % 2 === 0) rows.push({ text: piece, number: i / 2 + 1, at });
    at += piece.length;
  }
  return rows;
}

/** A name in quotation marks, a word in brackets, a mark, a comment, a word, or whatever else stands there. */
const PIECES = /"([^"]*)"|(\([^()\s]*\))|([,;:/])|(#.*)|([^\s,;:/"#()]+)|(\S)/gu;

function lineOf(row: Row, faults: TextFault[]): Line {
  const { number } = row;
  const words: Word[] = [];
  if (row.text.length > TEXT_LIMITS.line) {
    faults.push(textFault({ line: number, column: TEXT_LIMITS.line + 1 }, `a line has at most ${TEXT_LIMITS.line} characters`));
    return { number, words, end: 1 };
  }
  let end = 1;
  for (const found of row.text.matchAll(PIECES)) {
    const [whole, quoted, inBrackets, mark, comment, plain] = found;
    if (comment !== undefined) break;
    const place = { line: number, column: found.index + 1, at: row.at + found.index };
    end = place.column + whole.length;
    const text = quoted ?? inBrackets ?? mark ?? plain;
    if (text === undefined) faults.push(textFault(place, `${whole} has no fellow in this line`));
    else if (text.length > TEXT_LIMITS.word) faults.push(textFault(place, `a word has at most ${TEXT_LIMITS.word} characters`));
    else words.push({ ...place, text, kind: quoted !== undefined ? 'name' : mark !== undefined ? 'mark' : 'word' });
  }
  return { number, words, end };
}
