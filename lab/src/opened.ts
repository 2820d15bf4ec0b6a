// Systems as a thread has them that was sent no more than their names.

import type { System } from '@flagplot/shelf';
import { openShelf } from '@flagplot/shelf';

/** A system by name, and the module that has the lines of its shelf. Plain JSON: sent to whoever plays it. */
export interface SystemLine {
  readonly shelf: string;
  readonly system: string;
}

/** Shelves by the module their lines stand in: the same system is opened once in a thread. */
const shelves = new Map<string, ReturnType<typeof openShelf>>();

/** The system of a line. Throws where it cannot be had. */
export async function openLine({ shelf: where, system }: SystemLine): Promise<System> {
  const shelf = shelves.get(where) ?? import(/* @vite-ignore */ where).then(({ systems }) => openShelf(systems, where));
  shelves.set(where, shelf);
  const found = await (await shelf).open(system);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at}: ${say}`).join('; '));
  return found;
}
