// One phrase of a typed order, read from its beginning: what is taken, what could have stood in its place, and what is wrong.

import { shortWord, type TextFault, textFault } from '../text/faults.ts';
import type { Word } from '../text/lines.ts';
import { nearest } from '../text/nearest.ts';
import { findNamed, type Nameable } from './names.ts';
import { bare, type PhraseWords } from './words.ts';

/** The most names that are listed where one of them was expected. */
const LISTED = 8;

export class Phrase {
  readonly #words: readonly Word[];
  readonly #end: PhraseWords['end'];
  readonly #faults: TextFault[];
  /** By the place of a word in the phrase: all that could have stood there, likeliest first. */
  readonly #tried = new Map<number, Set<string>>();
  #i = 0;

  /** @param faults whatever is wrong is added to them. */
  constructor({ words, end }: PhraseWords, faults: TextFault[]) {
    this.#words = words;
    this.#end = end;
    this.#faults = faults;
  }

  get next(): Word | undefined {
    return this.#words[this.#i];
  }

  get isDone(): boolean {
    return this.#i >= this.#words.length;
  }

  /** What could follow the last word. */
  get following(): string[] {
    return this.#triedAt(this.#words.length);
  }

  /** Whether a mark is still to come. */
  has(mark: string): boolean {
    return this.#words.slice(this.#i).some(word => isMark(word, mark));
  }

  /** Whether the next words are these, whatever they are taken for. */
  reads(...words: readonly RegExp[]): boolean {
    return words.every((word, n) => word.test(this.#words[this.#i + n]?.text ?? ''));
  }

  /** Takes the next word, as it is typed. */
  take(): Word | undefined {
    const word = this.next;
    this.#i += 1;
    return word;
  }

  /** Takes a word if it is this one, or one that means the same. */
  may(word: string, ...also: readonly string[]): boolean {
    this.offer(word);
    const { next } = this;
    if (next?.kind !== 'word' || ![word, ...also].some(one => bare(one) === bare(next.text))) return false;
    this.#i += 1;
    return true;
  }

  /** Takes `all`; proposed where there are several. */
  mayAll(many: number): boolean {
    if (many > 1) this.offer('all');
    return this.says('all', 'everybody', 'everyone');
  }

  /** Takes `best`; proposed where it is known what that is, and a fault where it is not. */
  mayBest(best: object | undefined): boolean {
    if (best) this.offer('best');
    const word = this.next;
    if (!this.says('best')) return false;
    if (!best) this.fault('nothing is known to be best here', word);
    return true;
  }

  /** Takes a mark if it comes next. */
  mark(...marks: readonly string[]): boolean {
    if (!this.next || !marks.some(mark => isMark(this.next as Word, mark))) return false;
    this.#i += 1;
    return true;
  }

  /** Takes a comma or an `and`. */
  also(): boolean {
    return this.mark(',') || this.says('and', '&', '+');
  }

  /** Takes a word that says nothing: `the`, `its`. */
  skip(...words: readonly string[]): void {
    while (this.says(...words));
  }

  /** Takes a word that is understood and not proposed. */
  says(...words: readonly string[]): boolean {
    const { next } = this;
    if (next?.kind !== 'word' || !words.includes(next.text.toLowerCase())) return false;
    this.#i += 1;
    return true;
  }

  /** Takes a whole number if one comes next. */
  number(): number | undefined {
    if (!this.next || !/^\d{1,6}$/.test(this.next.text)) return undefined;
    return Number(this.take()?.text);
  }

  /** Takes a name if one comes next; what may be two things is a fault, and taken. */
  mayName<T extends Nameable>(things: readonly T[]): T | undefined {
    this.offer(...things.map(({ name }) => name));
    return this.saysName(things);
  }

  /** The same of a name that is understood and not proposed. */
  saysName<T extends Nameable>(things: readonly T[]): T | undefined {
    const found = findNamed(this.#words.slice(this.#i), things);
    const [thing, ...others] = found.things;
    if (!thing) return undefined;
    if (others.length > 0) this.fault(`may be ${either(found.things.map(({ name }) => name))}`);
    this.#i += found.words;
    return thing;
  }

  /** Takes a name; without one it is a fault, and the next word is passed over unless it is one of `stops`. */
  name<T extends Nameable>(things: readonly T[], stops: readonly string[] = []): T | undefined {
    const found = this.mayName(things);
    if (found) return found;
    this.unread();
    if (this.next && this.next.kind !== 'mark' && !stops.includes(bare(this.next.text))) this.#i += 1;
    return undefined;
  }

  /** Says what could stand here. */
  offer(...words: readonly string[]): void {
    const here = this.#tried.get(this.#i) ?? new Set();
    for (const word of words) here.add(word);
    this.#tried.set(this.#i, here);
  }

  #triedAt(i: number): string[] {
    return [...(this.#tried.get(i) ?? [])];
  }

  /** The next word is none of those that could have stood there. */
  unread(): void {
    const could = this.#triedAt(this.#i);
    const { next } = this;
    const like = next && next.text.length > 1 ? nearest(next.text, could) : undefined;
    const expected = could.length > 0 ? `expected ${either(could)}` : 'expected nothing more';
    this.fault(like ? `${expected}; did you mean ${like}?` : expected);
  }

  /** As `unread`, and passes over the rest: without such a word none of it can be read. */
  giveUp(): undefined {
    this.unread();
    this.passAll();
    return undefined;
  }

  /** Something is wrong with the next word, or with there being none; @param word: with that one. */
  fault(say: string, word: Word | undefined = this.next): void {
    this.#faults.push(textFault(word ?? this.#end, word ? `"${shortWord(word.text)}": ${say}` : say, 'notation'));
  }

  /** Passes over words up to one of these. */
  passTo(...stops: readonly string[]): void {
    while (this.next && !stops.includes(this.next.text.toLowerCase())) this.#i += 1;
  }

  /** Passes over the rest. */
  passAll(): void {
    this.#i = this.#words.length;
  }
}

function isMark({ text, kind }: Word, mark: string): boolean {
  return kind === 'mark' && text === mark;
}

/** What is said where some words are none of these names: all of them, and the name or the word of a name that is near. */
export function strangerSay(whose: string, typed: string, names: readonly string[]): string {
  const like = nearest(typed, [...names, ...names.flatMap(name => name.split(' '))]);
  return `${whose} has ${either(names)}${like === undefined ? '' : `; did you mean ${like}?`}`;
}

/** `a, b or c`; of many the first, and that there are more. */
export function either(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  if (words.length > LISTED) return `${words.slice(0, LISTED).join(', ')} or one of ${words.length - LISTED} more`;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
