// Places as they are typed: what the ground calls a hex or a point, and the heading behind it, in one word or two.

import type { PlainClause } from './clauses.ts';
import { shortWord } from './faults.ts';
import type { Word } from './lines.ts';
import type { Reader } from './reader.ts';

/** How a ground is written: the place that a word names, and the heading that a word means. */
export interface PlaceWords<P extends object> {
  /** Whether a word is meant for a place, right or wrong, and its parts: the place itself, and a heading that hangs on it. */
  readonly parts: (text: string) => readonly [place: string, heading: string] | undefined;
  readonly place: (text: string) => P | undefined;
  readonly heading: (text: string) => number | undefined;
  /** What was expected, as a sentence says it: `column and row in four digits, as 2010`. */
  readonly form: string;
  readonly headings: readonly string[];
}

/** A clause that is a place with the heading that may follow; what is not said stays as it is. */
export function placeClause<P extends object>(words: PlaceWords<P>): PlainClause<Partial<P & { heading: number }>> {
  return {
    is: reader => reader.peek()?.kind === 'word' && words.parts((reader.peek() as Word).text) !== undefined,
    read: (reader, into) => readPlace(reader, words, into),
  };
}

/** A place alone, without a heading; a fault where there is none. */
export function readSpot<P extends object>(reader: Reader, words: PlaceWords<P>): P | undefined {
  const word = reader.peek();
  const found = word?.kind === 'word' ? words.place(word.text) : undefined;
  if (found) reader.take();
  else reader.fault(`this must be ${words.form}${word ? `, not ${shortWord(word.text)}` : ''}`);
  return found;
}

function readPlace<P extends object>(reader: Reader, words: PlaceWords<P>, into: Partial<P & { heading: number }>): void {
  const word = reader.take() as Word;
  if (reader.isPlaced) reader.fault('a place is said already in this line', word);
  reader.isPlaced = true;
  const [name, hanging] = words.parts(word.text) as readonly [string, string];
  const place = words.place(name);
  if (place) Object.assign(into, place);
  else reader.fault(`this must be ${words.form}, not ${shortWord(word.text)}`, word);
  const next = hanging === '' ? reader.peek() : { ...word, text: hanging };
  const heading = next?.kind === 'word' ? words.heading(next.text) : undefined;
  if (heading !== undefined) Object.assign(into, { heading });
  else if (hanging !== '' || isLetters(next))
    reader.fault(`a heading is one of ${words.headings.join(', ')}, not ${shortWord(next?.text ?? '')}`, next);
  if (hanging === '' && (heading !== undefined || isLetters(next))) reader.take();
}

/** Whether a word can only be meant for a heading: one or two capital letters. */
function isLetters(word: Word | undefined): boolean {
  return word?.kind === 'word' && /^[A-Z]{1,2}$/.test(word.text);
}
