import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NotReady, root, run } from './child.mjs';
import { program } from './program.ts';
import { withSlashes, workspaces } from './workspace.ts';

/** The folder the built page is served from. */
export const PAGE: string = join(root, 'web', 'dist');

const STAMP = join(PAGE, '.built-from');
const SOURCES = ['package-lock.json', 'tsconfig.base.json', 'tools/sources.ts'];

/** Workspaces that no page is made of. */
const OTHERS: readonly string[] = ['lab', 'cli', 'bench', 'server'];
const NO_SOURCES = /(^|[\\/])(dist|test|e2e|node_modules|test-results|playwright-report|[.][^\\/]*)([\\/]|$)/;

/** Builds the page where anything it is made of has changed since it was last built. */
export async function freshPage(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stderr.write('Building the page ...\n');
  const code = await run(process.execPath, [program('vite'), 'build', 'web', '--logLevel', 'warn']);
  if (code !== 0) throw new NotReady('the page could not be built');
  writeFileSync(STAMP, sources);
}

/** Every file that the page may be made of, below a folder: those of all workspaces but tests and other ends. */
export function sourcesOfPage(folder: string): string[] {
  const rooms = workspaces(folder).filter(path => !OTHERS.includes(path));
  const found = globSync(`{${rooms.join(',')}}/**`, {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => NO_SOURCES.test(name),
  });
  const files = found.filter(file => file.isFile()).map(file => relative(folder, join(file.parentPath, file.name)));
  return files.map(withSlashes).sort();
}

function fingerprint(): string {
  const hash = createHash('sha256').update(`${process.env.FLAGPLOT_SHELF ?? ''}\n`);
  for (const path of [...SOURCES, ...sourcesOfPage(root)]) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
