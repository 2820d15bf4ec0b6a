// Which rule systems there are: those that ship, or those of a module that `--shelf FILE` names.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shelf } from '@flagplot/shelf';
import { openShelf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { Refused } from './refused.ts';

/** Where the shelf that ships has its lines. */
const SHIPPED = '@flagplot/shelf/systems';

/**
 * The shelf a command works with, and what else was typed. The systems of `--shelf FILE` take the place of those that ship: a module
 * that wants both exports both.
 */
export async function shelfAsked(typed: readonly string[]): Promise<{ shelf: Shelf; args: readonly string[] }> {
  const at = typed.findIndex(one => one === '--shelf' || one.startsWith('--shelf='));
  if (at < 0) return { shelf: await openShelf(systems, SHIPPED), args: typed };
  const [flag = '', next] = typed.slice(at);
  const file = flag === '--shelf' ? next : flag.slice('--shelf='.length);
  const args = [...typed.slice(0, at), ...typed.slice(at + (flag === '--shelf' ? 2 : 1))];
  if (!file || file.startsWith('--')) throw new Refused(['--shelf wants a value: --shelf FILE']);
  if (args.some(one => one === '--shelf' || one.startsWith('--shelf='))) throw new Refused(['--shelf is given twice']);
  return { shelf: await shelfIn(file), args };
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
