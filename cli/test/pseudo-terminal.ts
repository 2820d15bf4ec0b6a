// The program in a pseudo-terminal, typed at as a person does: a line, and then what it shows until it asks for the next.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = ['--conditions=source', '--disable-warning=ExperimentalWarning', 'cli/src/main.ts'];

/** Where a battle is kept that is left, if a test says nothing else. */
const KEPT = join(tmpdir(), 'flagplot-kept');

/** What stands at the end when a line is wanted. */
const PROMPT = /(^|\n)(dice)?> $/;

/** A program that runs in a terminal of its own. */
export interface AtTerminal {
  /** What was shown since the last line, without colours; until it asks or ends. */
  shown(): Promise<string>;
  /** The same as it was sent, colours and all. */
  raw(): string;
  /** Types a line, and gives what is shown after it. */
  type(line: string): Promise<string>;
  /** Sends keys as they are. */
  press(keys: string): void;
  readonly ended: Promise<number>;
  /** Makes the window as large. */
  resize(columns: number, rows: number): void;
  /** Sends a signal; without one it is put out. */
  kill(signal?: string): void;
}

/** Begins a command in a terminal of so many columns and lines. */
export function inTerminal(args: readonly string[], env: Readonly<Record<string, string>> = {}): AtTerminal {
  const child = spawn(process.execPath, [...MAIN, ...args], {
    cols: 80,
    rows: 24,
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm-256color', LANG: 'C.UTF-8', XDG_STATE_HOME: KEPT, ...env },
  });
  let text = '';
  let isOver = false;
  let look: () => void = () => undefined;
  const ended = new Promise<number>(resolve =>
    child.onExit(({ exitCode }) => {
      isOver = true;
      look();
      resolve(exitCode);
    }),
  );
  child.onData(data => {
    text += data;
    look();
  });
  const plain = (): string => stripVTControlCharacters(text).replaceAll('\r', '');
  const shown = (): Promise<string> =>
    new Promise(resolve => {
      look = () => {
        if (isOver || PROMPT.test(plain())) resolve(plain());
      };
      look();
    });
  return {
    shown,
    raw: () => text,
    type: line => {
      text = '';
      child.write(`${line}\r`);
      return shown();
    },
    press: keys => child.write(keys),
    ended,
    resize: (columns, rows) => child.resize(columns, rows),
    kill: signal => child.kill(signal),
  };
}
