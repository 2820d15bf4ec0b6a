// A fresh process for every measurement: this program again, told to make one and to print its reading.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the program with these arguments. Resolves to what it printed; rejects with what it complained of. */
export function fresh(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...process.execArgv, MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The peers check more, and more slowly, where they are being developed with; and code from a cache was seen to run up to a tenth slower on one
    // of two trees that do the same.
    env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    printed += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => (code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  });
}
