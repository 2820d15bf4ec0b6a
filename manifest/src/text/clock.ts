// The clock of a battle as a text has it: the turn, the line of it by its short name, and what counts on.

import type { Clock, GameTypes, Phase } from '@flagplot/kernel';
import { lineNames, linesCalled } from '@flagplot/kernel';
import type { ReadClause } from './clauses.ts';
import { strangerWords } from './faults.ts';
import type { Word } from './lines.ts';
import type { Reader } from './reader.ts';

/** What a book calls its turns, in small letters, and the lines of its opening and its turn. */
export interface ClockTerms<G extends GameTypes> {
  readonly turn: string;
  readonly opening: readonly Phase<G>[];
  readonly lines: readonly Phase<G>[];
}

const MOST = 1_000_000;
/** Words of the longest name of a line. */
const LONGEST = 8;

/** `round 4, fire`; `answers` and `step` where they are not 0. */
export function clockText<G extends GameTypes>({ turn, line, round, step }: Clock, terms: ClockTerms<G>): string {
  const name = lineNames(linesIn(terms, turn))[line];
  const clauses = [`${terms.turn} ${turn}`, name ?? `line ${line}`, round > 0 && `answers ${round}`, step > 0 && `step ${step}`];
  return clauses.filter(Boolean).join(', ');
}

/** What a clause of the clock is laid into. */
interface Clocked {
  readonly clock: Clock;
}

/** The clauses of a clock. `others`: words that may follow the number of the turn besides the name of a line. */
export function clockClauses<G extends GameTypes>(
  terms: ClockTerms<G>,
  others: readonly string[],
): Readonly<Record<string, ReadClause<Clocked>>> {
  const readTurn: ReadClause<Clocked> = (reader, { clock }) => {
    clock.turn = reader.whole(terms.turn, 0, MOST) ?? 1;
    reader.marks();
    const word = reader.peek();
    if (word && ![...others, ...Object.keys(COUNTS)].includes(word.text.toLowerCase()))
      clock.line = readLine(reader, linesIn(terms, clock.turn), word);
  };
  return { [terms.turn]: readTurn, ...COUNTS };
}

const count =
  (what: 'line' | 'round' | 'step', word: string): ReadClause<Clocked> =>
  (reader, { clock }) => {
    clock[what] = reader.whole(word, 0, MOST) ?? 0;
  };

const COUNTS: Readonly<Record<string, ReadClause<Clocked>>> = {
  line: count('line', 'line'),
  answers: count('round', 'answers'),
  step: count('step', 'step'),
};

function linesIn<G extends GameTypes>({ opening, lines }: ClockTerms<G>, turn: number): readonly Phase<G>[] {
  return turn === 0 ? opening : lines;
}

/** The place of the line that the next words call, the most of them that call any. */
function readLine<G extends GameTypes>(reader: Reader, lines: readonly Phase<G>[], first: Word): number {
  for (let run = LONGEST; run >= 1; run -= 1) {
    const words = Array.from({ length: run }, (_, i) => reader.peek(i));
    if (words.some(word => word === undefined || (word.kind === 'mark' && word.text !== ':'))) continue;
    const [place, ...more] = linesCalled(lines, words.map(word => word?.text).join(' '));
    if (place === undefined) continue;
    for (let i = 0; i < run; i += 1) reader.take();
    const names = [place, ...more].map(at => lineNames(lines)[at]);
    if (more.length > 0) reader.fault(`this recurs: say ${names.join(' or ')}`, first);
    return place;
  }
  reader.fault(strangerWords('line', first.text, lineNames(lines)), first);
  return 0;
}
