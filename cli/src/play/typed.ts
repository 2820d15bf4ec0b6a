// Lines typed at a terminal: edited, completed with Tab, and called back with the arrow keys.

import { createInterface } from 'node:readline';
import type { Complete, Typing } from '../terminal.ts';

/** Lines that the arrow keys call back. */
const HISTORY = 200;

/** Takes lines from the terminal this program runs in. Ctrl-C and Ctrl-D end them, as a last line would; so does a line that breaks. */
export function typedAt(complete: Complete): Typing {
  const editor = createInterface({
    input: process.stdin,
    output: process.stdout,
    historySize: HISTORY,
    removeHistoryDuplicates: true,
    completer: (line: string) => {
      const { from, words } = complete(line);
      return [words, line.slice(from)];
    },
  });
  editor.on('SIGINT', () => editor.close());
  // Whoever sits far away may be cut off: what he played is put away as if he had left.
  process.once('SIGHUP', () => editor.close());
  process.once('SIGTERM', () => editor.close());
  process.stdin.on('error', () => editor.close());
  const lines = editor[Symbol.asyncIterator]();
  return {
    next: async prompt => {
      editor.setPrompt(prompt);
      editor.prompt();
      const { done, value } = await lines.next();
      // What is said at last stands below the line that was begun.
      if (done) process.stdout.write('\n');
      return done ? undefined : value;
    },
    close: () => editor.close(),
  };
}
