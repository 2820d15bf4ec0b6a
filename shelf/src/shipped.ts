// The shelf that ships, for the bench and for tests.

import type { System } from './shelf.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { systems } from './systems.ts';

/** The rule systems that ship. */
export async function shippedShelf(): Promise<Shelf> {
  return openShelf(systems, '@flagplot/shelf/systems');
}

/** A rule system that ships. Throws where there is none of that name, or where it cannot be loaded. */
export async function shippedSystem(name: string): Promise<System> {
  return systemOn(await shippedShelf(), name);
}

/** All rule systems that ship, by name. Throws where one cannot be loaded. */
export async function shippedSystems(): Promise<Readonly<Record<string, System>>> {
  const shelf = await shippedShelf();
  return Object.fromEntries(await Promise.all(shelf.names.map(async name => [name, await systemOn(shelf, name)] as const)));
}

async function systemOn(shelf: Shelf, name: string): Promise<System> {
  const found = await shelf.open(name);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at}: ${say}`).join('; '));
  return found;
}
