// `node tools/bring-over.mjs FILE...`: cases, positions and records of before, written anew in place as they are written now.

import { fileURLToPath } from 'node:url';
import { check } from '@flagplot/check';
import type { BringingOver } from '@flagplot/kernel/bring-over';
import { bringOver } from '@flagplot/kernel/bring-over';
import { openShelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { readJson, writeJson } from './file.ts';
import { lines, Refused } from './refused.ts';

const shelf = await openShelf(systems, '@flagplot/shelf/systems');

const by: BringingOver = {
  check,
  systems: shelf.names,
  async rulesOf(name) {
    const found = await shelf.open(name);
    return 'faults' in found ? undefined : found.rules;
  },
};

/** Brings one file over; gives what it did in a line, or every reason why not. */
export async function bringFileOver(file: string): Promise<{ did: string } | { faults: readonly string[] }> {
  try {
    const over = await bringOver(readJson(file), by);
    if ('faults' in over) return { faults: lines(`${file}: stays as it was:`, over.faults) };
    if (over.did.length === 0) return { did: `${file}: is as it should be` };
    writeJson(file, over.value);
    return { did: `${file}: ${over.did.join(', ')}` };
  } catch (error) {
    if (error instanceof Refused) return { faults: error.faults };
    throw error;
  }
}

async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    process.stderr.write('node tools/bring-over.mjs FILE...: brings records, cases and positions over, in place\n');
    return 1;
  }
  let code = 0;
  for (const file of files) {
    const done = await bringFileOver(file);
    if ('did' in done) process.stdout.write(`${done.did}\n`);
    else for (const fault of done.faults) process.stderr.write(`${fault}\n`);
    if ('faults' in done) code = 1;
  }
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
