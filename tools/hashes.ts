// `npm run hashes`: replays the kept battles of every system, and works the plane, in Node, in Bun and in Chromium. Ends with exit code 1
// where a record does not come to the same in all of them, or its own hashes do not hold. Nothing is skipped: what is missing is fetched.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { NotReady, root } from './child.mjs';
import type { Digests } from './hashes/places.ts';
import { PLACES } from './hashes/places.ts';
import { systemsOnShelf } from './workspace.ts';

const KEPT = join(root, 'lab', 'test', 'kept');
const FILE = join(root, 'node_modules', '.cache', 'flagplot', 'hashes', 'records.json');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Writes the records of all kept battles into one file, by system and name. */
function writeRecords(): string {
  const found: Record<string, unknown> = {};
  for (const { name } of systemsOnShelf())
    for (const file of readdirSync(join(KEPT, name)).sort())
      found[`${name}/${file.slice(0, -'.gz'.length)}`] = JSON.parse(
        gunzipSync(readFileSync(join(KEPT, name, file))).toString('utf8'),
      ).record;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(found));
  return FILE;
}

/** Says what each record came to. Returns how many came to the same everywhere. */
function compare(found: readonly (readonly [place: string, digests: Digests])[]): { alike: number; of: number } {
  const names = [...new Set(found.flatMap(([, digests]) => Object.keys(digests)))];
  const alike = names.filter(name => {
    const [first = ''] = found.map(([, digests]) => digests[name] ?? '');
    const same = /^[0-9a-f]{64}$/.test(first) && found.every(([, digests]) => digests[name] === first);
    if (same) say(`${first.slice(0, 16)}  ${name}`);
    else for (const [place, digests] of found) say(`DIFFERS           ${name} in ${place}: ${digests[name] ?? 'nothing'}`);
    return same;
  });
  return { alike: alike.length, of: names.length };
}

async function main(): Promise<number> {
  const records = writeRecords();
  const found: [string, Digests][] = [];
  for (const { name, digests } of PLACES) {
    const began = performance.now();
    found.push([name, await digests(records)]);
    process.stderr.write(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
  const { alike, of } = compare(found);
  say(`${alike} of ${of} alike in ${PLACES.map(({ name }) => name).join(', ')}`);
  return alike === of ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (fault) {
  if (!(fault instanceof NotReady)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
