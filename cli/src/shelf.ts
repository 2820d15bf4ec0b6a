// Which rule systems there are: those that ship, or those of a module that `--shelf FILE` names; and what a host calls their cards.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shelf } from '@flagplot/shelf';
import { openShelf } from '@flagplot/shelf';
import { withNames } from '@flagplot/shelf/names';
import { systems } from '@flagplot/shelf/systems';
import { readJson } from './file.ts';
import { accept, Refused } from './refused.ts';

/** Where the shelf that ships has its lines. */
const SHIPPED = '@flagplot/shelf/systems';

/**
 * The shelf a command works with, and what else was typed. The systems of `--shelf FILE` take the place of those that ship: a module
 * that wants both exports both. With `--names FILE` cards and nations go by a host's names.
 */
export async function shelfAsked(typed: readonly string[]): Promise<{ shelf: Shelf; args: readonly string[] }> {
  const { file, args: rest } = takeFile(typed, '--shelf');
  const { file: names, args } = takeFile(rest, '--names');
  const shelf = file === undefined ? await openShelf(systems, SHIPPED) : await shelfIn(file);
  return names === undefined ? { shelf, args } : { ...accept(names, await withNames(shelf, readJson(names))), args };
}

/** The value of a flag that any command may have, and what was typed besides. */
function takeFile(typed: readonly string[], flag: string): { file?: string; args: readonly string[] } {
  const isIt = (one: string) => one === flag || one.startsWith(`${flag}=`);
  const at = typed.findIndex(isIt);
  if (at < 0) return { args: typed };
  const [first = '', next] = typed.slice(at);
  const file = first === flag ? next : first.slice(flag.length + 1);
  const args = [...typed.slice(0, at), ...typed.slice(at + (first === flag ? 2 : 1))];
  if (!file || file.startsWith('--')) throw new Refused([`${flag} wants a value: ${flag} FILE`]);
  if (args.some(isIt)) throw new Refused([`${flag} is given twice`]);
  return { file, args };
}

/** The shelf of a module; `Refused` where nothing on it can be had. */
async function shelfIn(file: string): Promise<Shelf> {
  const where = pathToFileURL(resolve(file)).href;
  let lines: unknown;
  try {
    lines = ((await import(/* @vite-ignore */ where)) as { systems?: unknown }).systems;
  } catch (error) {
    const say = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
    throw new Refused([`${file} cannot be read as a shelf, a module that exports \`systems\`: ${say}`]);
  }
  const shelf = await openShelf(lines, where);
  if (shelf.names.length > 0) return shelf;
  throw new Refused(shelf.faults.map(({ at, say }) => `${file} ${at}: ${say}`));
}
