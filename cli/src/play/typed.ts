// Lines typed at a terminal: edited, completed with Tab, and called back with the arrow keys.

import { clearLine, createInterface, cursorTo, type Interface } from 'node:readline';
import type { Prompted, Typing } from '../terminal.ts';

/** Lines that the arrow keys call back. */
const HISTORY = 200;

/** Takes lines from the terminal this program runs in. Ctrl-C and Ctrl-D end them, as a last line would; so does a line that breaks. */
export function typedAt({ complete, redraw }: Prompted): Typing {
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
  endWithLine(editor);
  const stop = watchWindow(() => {
    cursorTo(process.stdout, 0);
    clearLine(process.stdout, 0);
    redraw();
    editor.prompt(true);
  });
  editor.once('close', stop);
  return typingWith(editor);
}

/** Ends what is typed where whoever types leaves, or is cut off far away: what he played is put away as if he had left. */
function endWithLine(editor: Interface): void {
  const end = (): void => editor.close();
  editor.on('SIGINT', end);
  process.once('SIGHUP', end);
  process.once('SIGTERM', end);
  process.stdin.on('error', end);
}

function typingWith(editor: Interface): Typing {
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

/** Milliseconds after which a window that was drawn larger or smaller is taken to have come to rest. */
const REST = 150;

/** Calls once the window has another size and keeps it. Returns how to stop. */
function watchWindow(act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(act, REST);
  };
  process.stdout.on('resize', wait);
  return () => {
    clearTimeout(timer);
    process.stdout.off('resize', wait);
  };
}
