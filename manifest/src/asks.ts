// How a system asks: a question in the words an umpire would put it in.

import type { Ask, GameTypes } from '@flagplot/kernel';
import type { Seen } from './scene.ts';

/** The words of an ask: a question at a time. */
export interface AskWords {
  /** `Plot your three squadrons`. */
  title: string;
  /** `Earth has sealed. Nothing is opened until you seal too.` */
  help?: string;
  /** What another side is doing while it has the same question: `choosing fire`. */
  doing?: string;
}

/** The words of each ask, to whomever it is put. */
export type AsksOf<G extends GameTypes = GameTypes> = (ask: Ask<G>, seen: Seen<G>) => AskWords;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Up to twelve in words. */
export function inWords(n: number): string {
  return SMALL[n] ?? whole.format(n);
}

/** Words as a list in a sentence: `Red`, `Red and Blue`, `Red, Blue and Gold`. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
