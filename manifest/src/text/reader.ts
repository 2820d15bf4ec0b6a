// Reads one line of a typed text word by word. What is wrong it keeps as a fault, and goes on.

import { nameList, type Place, shortWord, strangerWords, type TextFault, textFault } from './faults.ts';
import type { Line, Word } from './lines.ts';
import type { Names } from './names.ts';
import { nearest, slug } from './nearest.ts';

/** A place among the words of one line. Faults of all lines go into one list. */
export class Reader {
  readonly line: Line;
  /** Whether the line has said where what it is about stands. */
  isPlaced = false;
  readonly #faults: TextFault[];
  #next = 0;

  constructor(line: Line, faults: TextFault[]) {
    this.line = line;
    this.#faults = faults;
  }

  /** Where the line begins. */
  get start(): Place {
    return { line: this.line.number, column: this.line.words[0]?.column ?? 1 };
  }

  /** Whether the line is read to its end. */
  get done(): boolean {
    return this.#next >= this.line.words.length;
  }

  /** How many faults there are so far, in all lines. */
  get faults(): number {
    return this.#faults.length;
  }

  /** The word that comes next, or one further on. */
  peek(ahead = 0): Word | undefined {
    return this.line.words[this.#next + ahead];
  }

  /** The next word, and goes past it. */
  take(): Word | undefined {
    const word = this.peek();
    if (word) this.#next += 1;
    return word;
  }

  /** Goes past commas, semicolons and colons. @returns whether there was one. */
  marks(): boolean {
    const from = this.#next;
    while (this.peek()?.kind === 'mark') this.#next += 1;
    return this.#next > from;
  }

  /** Whether the next word is this one, small or capital; no name in quotation marks is. */
  isNext(text: string): boolean {
    const word = this.peek();
    return word?.kind === 'word' && word.text.toLowerCase() === text;
  }

  /** Goes past this word where it comes next. @returns whether it did. */
  accept(text: string): boolean {
    const found = this.isNext(text);
    if (found) this.#next += 1;
    return found;
  }

  /** Keeps a fault, at the next word where no other is named. */
  fault(say: string, at: Word | undefined = this.peek(), rule?: string): undefined {
    const place = at ?? { line: this.line.number, column: this.line.end };
    this.#faults.push(textFault(place, say, rule));
  }

  /** All that is still to be read, with the place behind it, and goes past it. */
  rest(): { words: readonly Word[]; end: Place } {
    const words = this.line.words.slice(this.#next);
    this.#next = this.line.words.length;
    return { words, end: { line: this.line.number, column: this.line.end } };
  }

  /** Goes on behind the next comma or semicolon: what lies before it cannot be read. */
  skip(): void {
    while (!this.done && this.peek()?.kind !== 'mark') this.#next += 1;
  }

  /** Keeps a fault where the line says more than was read, unless it was wrong before. `faults`: how many there were when it was begun. */
  end(faults: number): void {
    this.marks();
    const word = this.peek();
    if (word && this.faults === faults) this.fault(`${shortWord(word.text)} says nothing here: the line is over`);
  }

  /** A whole number between two. Without one a fault, and the word is left where it stands unless it is a number. */
  whole(what: string, least: number, most: number): number | undefined {
    const word = this.peek();
    const n = word?.kind === 'word' && /^[+−-]?\d{1,9}$/.test(word.text) ? Number(word.text.replace('−', '-')) : undefined;
    if (n !== undefined && n >= least && n <= most) {
      this.#next += 1;
      return n + 0;
    }
    this.fault(`${what} must be a number from ${least} to ${most}${foundWords(word)}`);
    if (n !== undefined) this.#next += 1;
    return undefined;
  }

  /** One of these words. Without one a fault, with the one that was meant. */
  oneOf<const W extends string>(what: string, words: readonly W[]): W | undefined {
    const word = this.peek();
    const found = words.find(one => word?.kind === 'word' && one.toLowerCase() === word.text.toLowerCase());
    if (found !== undefined) {
      this.#next += 1;
      return found;
    }
    const meant = word?.kind === 'word' ? nearest(word.text, words) : undefined;
    const hint = meant === undefined ? nameList(words) : `did you mean ${meant}?`;
    this.fault(`${what} must be one of these${foundWords(word)}: ${hint}`);
    return undefined;
  }

  /** Whether the next words call anybody. */
  calls({ called, words }: Names): boolean {
    return this.#longest(called, words)[1] !== undefined;
  }

  /** Whom the next words call, the most of them that call anybody; nothing is said where they call nobody. */
  findName({ called, words }: Names): string | undefined {
    const [run, ids] = this.#longest(called, words);
    if (ids?.length !== 1) return undefined;
    this.#next += run;
    return ids[0];
  }

  /** The same, and a fault where they call nobody or several; the next word is passed over then. */
  name(what: string, names: Names): string | undefined {
    const found = this.findName(names);
    if (found !== undefined) return found;
    const [run, ids] = this.#longest(names.called, names.words);
    const word = this.peek();
    const typed = word === undefined || word.kind === 'mark' ? undefined : word.text;
    if (ids) this.fault(`this is what ${what} ${ids.join(' and ')} are both called: say which`);
    else this.fault(strangerWords(what, typed, names.ids));
    this.#next += Math.max(run, typed === undefined ? 0 : 1);
    return undefined;
  }

  /** How many of the next words call somebody, the most that do, and whom. */
  #longest(called: Names['called'], most: number): [number, readonly string[] | undefined] {
    for (let run = most; run >= 1; run -= 1) {
      const words = this.line.words.slice(this.#next, this.#next + run);
      if (words.length < run || words.some(({ kind }) => kind === 'mark')) continue;
      const ids = called.get(slug(words.map(({ text }) => text).join(' ')));
      if (ids) return [run, ids];
    }
    return [0, undefined];
  }
}

/** `, not 14`: the word found where another was expected. */
function foundWords(word: Word | undefined): string {
  return word === undefined ? ', and the line ends here' : `, not ${shortWord(word.text)}`;
}
