// The command `flagplot`: the terminal on one side, run.ts on the other.

import { createInterface } from 'node:readline';
import { screenOf } from './play/screen.ts';
import { typedAt } from './play/typed.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const terminal: Terminal = {
  out: text => void process.stdout.write(`${text}\n`),
  err: text => void process.stderr.write(`${text}\n`),
  lines: () => createInterface({ input: process.stdin }),
  screen: () => screenOf(process.stdout, process.env),
  ...(process.stdin.isTTY && process.stdout.isTTY ? { typing: typedAt } : {}),
};

// Whoever reads our output may have seen enough.
process.stdout.on('error', error => {
  if (Reflect.get(error, 'code') !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), terminal);
