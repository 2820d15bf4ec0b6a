// What the clone is made of, by the workspaces its package.json names.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './child.mjs';

/** The card of a package: package.json, as far as it is read here. */
export interface Card {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The card in a folder. */
export function cardIn(folder: string): Card {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Card;
}

/** The folders of all workspaces, from the root, with slashes: `kernel`, `systems/fleet-action`. */
export function workspaces(folder: string = root): string[] {
  const found = globSync(cardIn(folder).workspaces ?? [], { cwd: folder }).map(withSlashes);
  return found.filter(path => existsSync(join(folder, path, 'package.json'))).sort();
}

/** A rule system: its name, and the folder it lives in, from the root. */
export interface System {
  readonly name: string;
  readonly folder: string;
}

/** The rule systems of the clone: every workspace in `systems`. */
export function systems(folder: string = root): System[] {
  const found = workspaces(folder).filter(path => path.startsWith('systems/'));
  return found.map(path => ({ name: basename(path), folder: path }));
}

/** Those on the shelf, which needs their packages: whatever stands beside it is still in the making, and is held to less. */
export function systemsOnShelf(folder: string = root): System[] {
  const needs = Object.keys(cardIn(join(folder, 'shelf')).dependencies ?? {});
  return systems(folder).filter(system => needs.includes(cardIn(join(folder, system.folder)).name));
}

/** The sections a system is held to, as its manifest names them. */
export async function sectionsOf({ name, folder }: System): Promise<readonly string[]> {
  const file = join(root, folder, 'manifest.ts');
  const shown: object = await import(pathToFileURL(file).href);
  for (const one of Object.values(shown) as readonly object[]) if ('sections' in one) return one.sections as readonly string[];
  throw new Error(`${folder}/manifest.ts: ${name} names no sections`);
}

/** The same path with slashes, whatever the machine writes. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
