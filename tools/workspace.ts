// What the clone is made of, by the workspaces its package.json names.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './child.mjs';

/** The folders of all workspaces, from the root, with slashes: `kernel`, `systems/fleet-action`. */
export function workspaces(folder: string = root): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] };
  const found = globSync(workspaces, { cwd: folder }).map(withSlashes);
  return found.filter(path => existsSync(join(folder, path, 'package.json'))).sort();
}

/** A rule system: its name, and the folder it lives in. */
export interface System {
  readonly name: string;
  readonly folder: string;
}

/** The rule systems of the clone: every workspace in `systems`. */
export function systems(folder: string = root): System[] {
  const found = workspaces(folder).filter(path => /^(systems|rules)\//.test(path));
  return found.map(path => ({ name: basename(path), folder: path }));
}

/** The same path with slashes, whatever the machine writes. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
