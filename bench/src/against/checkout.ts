// Another commit's tree beside this one: a git worktree below .tools, its packages linked to its own sources, all others to ours.

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Unclear } from '../only.ts';
import type { Exact, Tree } from './tree.ts';

/** The folder of this tree. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url));
const TREES = join(ROOT, '.tools', 'trees');

/** Lays out the tree of a commit where it is not yet there. Returns its folder. Throws where there is no such commit. */
export function checkOut(commit: string): string {
  const hash = hashOf(commit);
  const folder = join(TREES, hash);
  if (!existsSync(join(folder, 'package.json'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(TREES, { recursive: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', '--quiet', folder, hash);
  }
  linkPackages(folder);
  return folder;
}

function hashOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new Unclear(`there is no commit '${commit}' here`);
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Links the packages of a tree to its own folders. What they need of others is found above, in ours. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules', '@flagplot');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  const { workspaces } = card(folder) as { workspaces: string[] };
  for (const path of globSync(workspaces, { cwd: folder })) {
    const packed = join(folder, path);
    if (existsSync(join(packed, 'package.json')))
      symlinkSync(packed, join(modules, basename((card(packed) as { name: string }).name)), 'junction');
  }
}

const card = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The tree in a folder, by its own entry, or by that for trees which have none. */
export async function enterTree(folder: string): Promise<Required<Tree>> {
  const entry = join(folder, 'bench', 'src', 'against', 'today.ts');
  const tree = existsSync(entry)
    ? (await load<{ tree: Tree }>(entry)).tree
    : await (await import('./before.ts')).treeBefore(folder);
  const exact = tree.exact ?? (await load<{ exactly: Exact }>(join(folder, 'kernel', 'src', 'odds', 'exact.ts'))).exactly;
  return { ...tree, exact };
}

const load = async <T>(path: string): Promise<T> => (await import(pathToFileURL(path).href)) as T;
