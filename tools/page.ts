import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotReady, root, run } from './child.mjs';
import { program } from './program.ts';

/** The folder the built page is served from. */
export const PAGE: string = join(root, 'web', 'dist');

const STAMP = join(PAGE, '.built-from');
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/sources.ts',
  'web/{index.html,package.json,svelte.config.js,tsconfig.json,vite.config.ts}',
  '{web/{src,public},{kernel,grounds/*,scene,pagekit,sheets,check,bots,shelf,seat}/src}/**',
  'systems/*/{*.ts,{rules,words,scene,sheet,bot,page,data,scenarios}/**}',
];

/** Builds the page where anything it is made of has changed since it was last built. */
export async function freshPage(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stderr.write('Building the page ...\n');
  const code = await run(process.execPath, [program('vite'), 'build', 'web', '--logLevel', 'warn']);
  if (code !== 0) throw new NotReady('the page could not be built');
  writeFileSync(STAMP, sources);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
