// Writes what the page shows of scenarios and battles before any rules are sent: the scenarios of each rule system as they are laid, and
// a battle that computers play. Run by the build, on the sources: `node --conditions=source web/kept/make.ts FOLDER`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openShelf, type System } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { demoOf } from './demo.ts';
import { looksOf } from './looks.ts';

const [, , folder = '.'] = process.argv;
const own = process.env.FLAGPLOT_SHELF;
const lines = own ? ((await import(pathToFileURL(resolve(own)).href)) as { systems: unknown }).systems : systems;
const shelf = await openShelf(lines, own ?? '@flagplot/shelf/systems');
mkdirSync(folder, { recursive: true });

/** The first system whose battles can be drawn and played has the demonstration. */
let demo: string | undefined;
for (const name of shelf.names) {
  const system = await shelf.open(name);
  if ('faults' in system) continue;
  write(`${name}.json`, JSON.stringify(await looksOf(system as System)));
  demo ??= await demoOf(system as System);
}
if (demo) write('demo.html', demo);

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
