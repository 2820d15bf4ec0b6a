// A line of a typed text as clauses: a word that says what is meant, and what is said of it. Commas may stand between them.

import { nameList, shortWord } from './faults.ts';
import type { Word } from './lines.ts';
import { nearest } from './nearest.ts';
import type { Reader } from './reader.ts';

/** Reads what stands behind the word of a clause, and lays it into what the line is about. */
export type ReadClause<T> = (reader: Reader, into: T) => void;

/** The clauses of a kind of line. */
export interface Clauses<T> {
  /** By the word each begins with. */
  readonly words: Readonly<Record<string, ReadClause<T>>>;
  /** Of those, the ones a line may have more of. */
  readonly often?: readonly string[];
  /** Words of which a line has one at most: what is destroyed has not left. */
  readonly either?: readonly (readonly string[])[];
  /** Clauses that begin with no word of their own: a hex, the name of a weapon. */
  readonly plain?: PlainClause<T>;
  /** What else may have been meant by a word that says nothing: names that begin such a clause. */
  readonly namesIn?: (into: T) => readonly string[];
}

/** A clause that is told by what comes next. */
export interface PlainClause<T> {
  readonly is: (reader: Reader, into: T) => boolean;
  readonly read: ReadClause<T>;
}

/** Reads a line to its end. A clause that cannot be read is a fault, and the next is read. */
export function readClauses<T>(reader: Reader, clauses: Clauses<T>, into: T): void {
  const said = new Set<string>();
  for (reader.marks(); !reader.done; reader.marks()) readClause(reader, { clauses, said }, into);
}

/** The clauses of a line, and the words of those that it had already. */
interface Under<T> {
  readonly clauses: Clauses<T>;
  readonly said: Set<string>;
}

function readClause<T>(reader: Reader, { clauses, said }: Under<T>, into: T): void {
  const { words, plain, namesIn } = clauses;
  const word = reader.peek() as Word;
  const key = word.kind === 'word' ? word.text.toLowerCase() : '';
  const read = Object.hasOwn(words, key) ? words[key] : undefined;
  const before = saidBefore(key, clauses, said);
  if (before !== undefined)
    reader.fault(before === key ? `${key} is said already in this line` : `${key} cannot stand beside ${before}`, word);
  const faults = reader.faults;
  if (read) {
    reader.take();
    said.add(key);
    read(reader, into);
  } else if (plain?.is(reader, into)) plain.read(reader, into);
  else refuse(reader, word, [...Object.keys(words), ...(namesIn?.(into) ?? [])]);
  if (reader.faults > faults) reader.skip();
}

/** The word said before in the line that this one may not stand beside: the same, or one that says something else of the same. */
function saidBefore(
  key: string,
  { often = [], either = [] }: Pick<Clauses<never>, 'often' | 'either'>,
  said: Set<string>,
): string | undefined {
  if (said.has(key) && !often.includes(key)) return key;
  return either.find(words => words.includes(key))?.find(word => word !== key && said.has(word));
}

function refuse(reader: Reader, word: Word, words: readonly string[]): void {
  const meant = nearest(word.text, words);
  const hint = meant === undefined ? `here may stand ${nameList(words)}` : `did you mean ${meant}?`;
  reader.fault(`${shortWord(word.text)} says nothing here: ${hint}`, word);
  reader.take();
}
