// The command `flagplot`: the terminal on one side, run.ts on the other.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { allowEarlyReaders, leave } from './leaving.ts';
import { screenOf } from './play/screen.ts';
import { typedAt } from './play/typed.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const terminal: Terminal = {
  out: text => void process.stdout.write(`${text}\n`),
  err: text => void process.stderr.write(`${text}\n`),
  lines: () => createInterface({ input: process.stdin }),
  keeps: join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'flagplot'),
  screen: () => screenOf(process.stdout, process.env),
  ...(process.stdin.isTTY && process.stdout.isTTY ? { typing: typedAt } : {}),
};

allowEarlyReaders();
await leave(await run(process.argv.slice(2), terminal));
