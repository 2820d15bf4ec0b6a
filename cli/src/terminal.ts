// Where a command writes and reads: the terminal, or what a test puts in its place.

import type { Json } from '@flagplot/kernel';

export interface Terminal {
  /** To standard output, with a line end. */
  out(text: string): void;
  /** To standard error, with a line end. */
  err(text: string): void;
  /** Lines typed or piped in, as they come. */
  lines(): AsyncIterable<string>;
}

/** Prints what a command came to: as one JSON value, or in words. */
export function print(terminal: Terminal, json: boolean, told: { value: () => unknown; words: () => string }): void {
  terminal.out(json ? JSON.stringify(told.value()) : told.words());
}

/** A value in a line of text. */
export function inline(value: Json, most = 200): string {
  const text = JSON.stringify(value);
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
