// `node tools/words.ts`: whether names and sizes in the source files are as the house wants them (docs/words.md).
// `--list [rule]` prints all that is not, allowed or not; `--shrink` takes out of tools/ratchet.txt what is mended.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './child.mjs';
import { PAGE } from './words/agree.ts';
import type { Workspace } from './words/borders.ts';
import { readGlossary } from './words/glossary.ts';
import type { Offence } from './words/offence.ts';
import type { Offences } from './words/ratchet.ts';
import { compare, readList, shrink } from './words/ratchet.ts';
import type { House } from './words/rules.ts';
import { RULES } from './words/rules.ts';
import { sourcesIn } from './words/source.ts';
import { cardIn, systems, workspaces } from './workspace.ts';

const LIST = join(root, 'tools', 'ratchet.txt');

function houseIn(folder: string): House {
  return {
    sources: sourcesIn(folder),
    glossary: readGlossary(readFileSync(join(folder, PAGE), 'utf8')),
    workspaces: workspaces(folder).map(path => workspaceIn(folder, path)),
    systems: systems(folder).map(({ name }) => name),
  };
}

function workspaceIn(root: string, folder: string): Workspace {
  const { name, dependencies, devDependencies } = cardIn(join(root, folder));
  return { folder, name, needs: new Set(Object.keys({ ...dependencies, ...devDependencies })) };
}

/** Says what is wrong. Returns whether anything is. */
function report(offences: Offences, list: readonly string[]): boolean {
  const { fresh, gone } = compare(offences, list);
  for (const { offence } of fresh) print(offence);
  for (const line of gone) say(`mended, and still on the list: ${line}`);
  if (gone.length > 0) say('node tools/words.ts --shrink takes out of tools/ratchet.txt what is mended');
  return fresh.length + gone.length > 0;
}

const print = ({ path, line, say: why }: Offence): void => say(`${path}:${line} ${why}`);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, shrink: { type: 'boolean' } },
  allowPositionals: true,
});
const house = houseIn(root);
const offences = Object.fromEntries(Object.entries(RULES).map(([rule, check]) => [rule, check(house)]));
const list = readList(readFileSync(LIST, 'utf8'));
if (values.list) for (const rule of positionals.length ? positionals : Object.keys(RULES)) offences[rule]?.forEach(print);
else if (values.shrink)
  writeFileSync(
    LIST,
    shrink(offences, list)
      .map(line => `${line}\n`)
      .join(''),
  );
else process.exitCode = report(offences, list) ? 1 : 0;
