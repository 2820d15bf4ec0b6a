// Faults of a typed text, each with its place there.

import type { Refusal } from '@flagplot/kernel';
import { nearest } from './nearest.ts';

/** A fault in a typed text: where, counted from 1, and what was expected there. `at` says the same place as `line:column`. */
export interface TextFault extends Refusal {
  readonly line: number;
  readonly column: number;
}

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Faults told of one text: all of any honest mistake, and an end to hostile ones. */
export const MOST_FAULTS = 100;

/** A fault of the form of a text; `rule`: the row of the book that it breaks, where there is one. */
export function textFault({ line, column }: Place, say: string, rule = 'text'): TextFault {
  return { rule, at: `${line}:${column}`, line, column, say };
}

/** The faults of a text in the order of its lines; no more than are told. */
export function faultsInOrder(faults: readonly TextFault[]): TextFault[] {
  return faults.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_FAULTS);
}

/** Names shown of a list in a sentence; of a longer one the first. */
const SHOWN = 24;

/** `N, NE, SE`; the first of a long list. */
export function nameList(names: readonly string[]): string {
  return names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');
}

/** What is said where a word is none of those expected: what was, and the nearest of them. */
export function strangerWords(what: string, found: string | undefined, names: readonly string[]): string {
  const expected = names.length === 0 ? 'there is none' : `there is ${nameList(names)}`;
  if (found === undefined) return `${what} is missing: ${expected}`;
  const meant = nearest(found, names);
  return `no ${what} is called ${shortWord(found)}: ${meant === undefined ? expected : `did you mean ${meant}?`}`;
}

const LONGEST_QUOTED = 40;

/** A typed word as a sentence repeats it: cut where it is very long. */
export function shortWord(word: string): string {
  return word.length > LONGEST_QUOTED ? `${word.slice(0, LONGEST_QUOTED)}…` : word;
}
