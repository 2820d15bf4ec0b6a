// `flagplot check`: every fault in files from outside.

import type { Shelf } from '@flagplot/shelf';
import type { CommandOn } from './command.ts';
import { JSON_FLAG } from './command.ts';
import { readJson } from './file.ts';
import type { Found } from './kinds.ts';
import { recognise } from './kinds.ts';
import { lines, Refused } from './refused.ts';
import { print } from './terminal.ts';

interface Checked {
  readonly file: string;
  /** What it is, as far as that can be told. */
  readonly kind?: string;
  readonly faults: readonly string[];
  /** What else there is to say of it: of an override each number that differs. */
  readonly says?: readonly string[];
}

export const checkFiles: CommandOn = shelf => ({
  usage: 'check FILE...',
  about: [
    'Tells by its content what each file is - ship cards, weapon cards and other data, a scenario, a case, the record of a battle, numbers of your own book - and ' +
      'says every fault in it, one a line, with its path. Records are played through, and their hashes compared. Exit code 1 where ' +
      'anything is wrong.',
  ],
  operands: { name: 'FILE', least: 1, most: 1000 },
  flags: { json: JSON_FLAG },
  examples: () => ['check cases/*.json', 'check my-scenario.json my-ships.json'],
  async run(given, terminal) {
    const checked = await Promise.all(given.operands.map(file => checkFile(shelf, file)));
    const faults = checked.flatMap(one => one.faults);
    const sound = checked.filter(one => one.faults.length === 0);
    const words = () =>
      [
        ...sound.flatMap(({ file, kind, says = [] }) => [`${file}: ${kind}`, ...says.map(line => `  ${line}`)]),
        ...count(checked.length, faults.length),
      ].join('\n');
    print(terminal, given.has('json'), { value: () => ({ files: checked, faults: faults.length }), words });
    for (const fault of faults) terminal.err(fault);
    return faults.length > 0 ? 1 : 0;
  },
});

async function checkFile(shelf: Shelf, file: string): Promise<Checked> {
  let found: Found;
  try {
    found = await recognise(shelf, readJson(file), file);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { file, faults: error.faults };
  }
  const { kind, faults, says } = found;
  return { file, ...(kind && { kind }), faults: lines(file, faults), ...(says && { says }) };
}

function count(files: number, faults: number): string[] {
  return [
    `${files} ${files === 1 ? 'file' : 'files'}, ${faults === 0 ? 'no fault' : faults === 1 ? '1 fault' : `${faults} faults`}`,
  ];
}
