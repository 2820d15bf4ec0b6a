// Leaks that are planted to see whether they are found: where a workspace keeps its own, and how one is put into its sources.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../child.mjs';
import { workspaces } from '../workspace.ts';

/** A leak as `test/leaks.ts` of a workspace has it; the whole of it is `Leak` of the kernel's conformance suite. */
export interface Leak {
  readonly name: string;
  readonly kind: string;
  readonly changes: readonly { readonly file: string; readonly find: string; readonly put: string }[];
}

/** A leak, and the folder with the list it stands in, from the root. */
export interface Listed extends Leak {
  /** The workspace. */
  readonly folder: string;
  /** Beside the list stands `subject.ts`: what the suite takes. */
  readonly list: string;
}

/** Texts that stand in place of files, by their paths from the root. */
export type Overlay = Readonly<Record<string, string>>;

/** Where a workspace may keep leaks. */
const LISTS = ['test', 'test/toy'];

/** Lines a leak may take away and put in. */
const MOST_LINES = 8;

/** All leaks of the house, by workspaces. */
export async function leaksOf(folder: string = root): Promise<Listed[]> {
  const found: Listed[] = [];
  for (const workspace of workspaces(folder)) {
    for (const list of LISTS.map(one => join(workspace, one))) {
      const file = join(folder, list, 'leaks.ts');
      if (!existsSync(file)) continue;
      const { leaks } = (await import(pathToFileURL(file).href)) as { leaks: readonly Leak[] };
      found.push(...leaks.map(leak => ({ ...leak, folder: workspace, list })));
    }
  }
  return found;
}

/**
 * The sources with leaks in them, one planted after the other.
 * @throws where a text that is to be replaced does not stand just once in its file: the rules have moved on, and the leak must follow them.
 */
export function plant(leaks: readonly Listed[], folder: string = root): Overlay {
  const overlay: Record<string, string> = {};
  for (const leak of leaks) {
    for (const { file, find, put } of leak.changes) {
      const path = join(leak.folder, file);
      const text = overlay[path] ?? readFileSync(join(folder, path), 'utf8');
      const times = text.split(find).length - 1;
      if (times !== 1) throw new Error(`${leak.name}: ${path} has ${times} times ${JSON.stringify(find)}`);
      overlay[path] = text.replace(find, () => put);
    }
  }
  return overlay;
}

/** Why a leak is none: it is too long, or it changes nothing. */
export function whyUnfit({ changes }: Leak): string | undefined {
  const lines = changes.reduce((sum, { find, put }) => sum + linesChanged(find, put), 0);
  if (lines > MOST_LINES) return `takes away or puts in ${lines} lines: at most ${MOST_LINES}`;
  return lines === 0 ? 'changes nothing' : undefined;
}

/** Lines put in, and lines taken away for which none is put in. */
function linesChanged(find: string, put: string): number {
  const before = find.split('\n');
  const after = put.split('\n');
  const fresh = after.filter(line => !strike(before, line)).length;
  return Math.max(fresh, before.length);
}

/** Takes a line out of a list, once. */
function strike(list: string[], line: string): boolean {
  const at = list.indexOf(line);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
