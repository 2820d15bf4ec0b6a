// Where a command writes and reads: the terminal, or what a test puts in its place.

import type { Json } from '@flagplot/kernel';
import type { Screen } from './play/screen.ts';

/** Lines as they are typed, one after another. */
export interface Typing {
  /** The next line; nothing where there are no more. The prompt is shown where somebody sits who reads it. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** What may be typed in place of the last words of a line, likeliest first, and from which letter on. */
export type Complete = (line: string) => { readonly from: number; readonly words: readonly string[] };

/** What a prompt needs of whoever asks. */
export interface Prompted {
  readonly complete: Complete;
  /** Shows what is asked anew: the window has become larger or smaller. */
  redraw(): void;
}

export interface Terminal {
  /** To standard output, with a line end. */
  out(text: string): void;
  /** To standard error, with a line end. */
  err(text: string): void;
  /** Lines typed or piped in, as they come. */
  lines(): AsyncIterable<string>;
  /** What is written on; left out: a file or a pipe. */
  screen?(): Screen;
  /** The folder where battles are kept that are left unsaved; left out: none is. */
  readonly keeps?: string;
  /** Lines typed with a prompt, edited and completed; left out: they come as from a pipe. */
  typing?(at: Prompted): Typing;
}

/** Lines as they come from a terminal, or from whatever stands in its place. */
export function typingAt(terminal: Terminal, at: Prompted): Typing {
  if (terminal.typing) return terminal.typing(at);
  const lines = terminal.lines()[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { done, value } = await lines.next();
      return done ? undefined : value;
    },
    close: () => undefined,
  };
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
