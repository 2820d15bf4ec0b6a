// What both were asked about a position, and where they differ.

import type { RollDie } from '@flagplot/kernel';
import type { Comparison, Disagreement } from '@flagplot/lab';

export class Questions {
  readonly #asked: Record<string, number> = {};
  readonly #differ: Disagreement[] = [];

  /** Puts one question to both. What they say is plain data; `what` words the question where they differ. */
  ask(kind: string, { ours, theirs }: { ours: unknown; theirs: unknown }, what: () => string): void {
    this.#asked[kind] = (this.#asked[kind] ?? 0) + 1;
    if (!isAlike(ours, theirs)) this.#differ.push({ what: `${kind}: ${what()}`, ours, theirs });
  }

  about(position: string): Comparison {
    return { position, questions: this.#asked, disagreements: this.#differ };
  }
}

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => isAlike((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** Who asks, and what is left to chance in it. */
export interface Asking {
  die: RollDie;
  questions: Questions;
}

/** One of a list, by chance. */
export function one<T>(all: readonly T[], die: RollDie): T {
  return all[die(all.length) - 1]!;
}
