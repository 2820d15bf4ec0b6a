// `flagplot bring-over`: files of before, written anew in place as they are written now.

import { check } from '@flagplot/check';
import type { GameTypes, Ruleset } from '@flagplot/kernel';
import { bringOver } from '@flagplot/kernel/bring-over';
import type { Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG } from './command.ts';
import { readJson, writeJson } from './file.ts';
import { lines, Refused } from './refused.ts';
import { print } from './terminal.ts';

/** What became of a file: what was done to it, nothing where it was as it should be; or every reason why it stays as it was. */
interface Brought {
  readonly file: string;
  readonly did: readonly string[];
  readonly faults: readonly string[];
}

export const bringFilesOver: CommandOn = shelf => ({
  usage: 'bring-over FILE...',
  about: [
    'Writes records, cases and scenarios of before anew, in place, as they are written now, and says of each file what it did. A record is ' +
      'played through for it. One that no longer plays as it did, or whose edition is long gone, stays as it was, and every reason is ' +
      'told. Exit code 1 where any file stays so.',
  ],
  operands: { name: 'FILE', least: 1, most: 1000 },
  flags: { json: JSON_FLAG },
  examples: () => ['bring-over my-scenario.json', 'bring-over battles/*.battle.json'],
  async run(given, terminal) {
    const files: Brought[] = [];
    for (const file of given.operands) files.push(await bringFileOver(shelf, file));
    const words = () =>
      files
        .filter(({ faults }) => faults.length === 0)
        .map(saying)
        .join('\n');
    print(terminal, given.has('json'), { value: () => ({ files }), words });
    for (const fault of files.flatMap(({ faults }) => faults)) terminal.err(fault);
    return files.some(({ faults }) => faults.length > 0) ? 1 : 0;
  },
});

function saying({ file, did }: Brought): string {
  return `${file}: ${did.length > 0 ? did.join(', ') : 'is as it should be'}`;
}

/** Brings one file over, in place. */
export async function bringFileOver(shelf: Shelf, file: string): Promise<Brought> {
  try {
    const over = await bringOver(readJson(file), { check, systems: shelf.names, rulesOf: name => rulesOf(shelf, name) });
    if ('faults' in over) return { file, did: [], faults: lines(`${file}: stays as it was:`, over.faults) };
    if (over.did.length > 0) writeJson(file, over.value);
    return { file, did: over.did, faults: [] };
  } catch (error) {
    if (error instanceof Refused) return { file, did: [], faults: error.faults };
    throw error;
  }
}

async function rulesOf(shelf: Shelf, name: string): Promise<Ruleset<GameTypes> | undefined> {
  const found = await shelf.open(name);
  return 'faults' in found ? undefined : found.rules;
}
