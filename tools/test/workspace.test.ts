import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../child.mjs';
import { sourcesOfPage } from '../page.ts';
import { cardIn, systems, systemsOnShelf, workspaces } from '../workspace.ts';

/** A clone with these files, each empty but for its own package.json. */
function clone(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'flagplot-'));
  const lay = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  lay('package.json', '{ "name": "flagplot", "workspaces": ["kernel", "systems/*", "web", "cli"] }');
  for (const file of files) lay(file, file.endsWith('package.json') ? '{ "name": "x" }' : '');
  return folder;
}

test('a folder is a workspace where it has a card, and a system where it stands among them', () => {
  const folder = clone('kernel/package.json', 'systems/cinder/package.json', 'systems/notes.md', 'web/src/main.ts');
  expect(workspaces(folder)).toEqual(['kernel', 'systems/cinder']);
  expect(systems(folder)).toEqual([{ name: 'cinder', folder: 'systems/cinder' }]);
});

test('a system is on the shelf where the shelf needs it', () => {
  const folder = clone('systems/cinder/package.json', 'systems/ember/package.json', 'shelf/package.json');
  writeFileSync(join(folder, 'systems/cinder/package.json'), '{ "name": "@flagplot/cinder" }');
  writeFileSync(join(folder, 'shelf/package.json'), '{ "name": "y", "dependencies": { "@flagplot/cinder": "0.1.0" } }');
  expect(systems(folder).map(({ name }) => name)).toEqual(['cinder', 'ember']);
  expect(systemsOnShelf(folder).map(({ name }) => name)).toEqual(['cinder']);
});

test('the page is made of all its workspaces and of no test', () => {
  const cards = ['kernel/package.json', 'systems/cinder/package.json', 'web/package.json', 'cli/package.json'];
  const made = ['kernel/src/a.ts', 'systems/cinder/manifest.ts', 'systems/cinder/page/X.svelte', 'web/index.html'];
  const others = ['cli/src/a.ts', 'kernel/test/a.ts', 'web/dist/a.js', 'web/e2e/a.ts', 'systems/cinder/test/page/a.ts'];
  expect(sourcesOfPage(clone(...cards, ...made, ...others))).toEqual([...made, ...cards.slice(0, 3)].sort());
});

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every workspace is compiled, and its tests are', () => {
  const { references } = JSON.parse(text('tsconfig.json')) as { references: { path: string }[] };
  const compiled = workspaces().filter(path => existsSync(join(root, path, 'tsconfig.json')) && path !== 'web');
  expect(references.map(({ path }) => path).sort()).toEqual(compiled);
  const { include } = JSON.parse(text('tsconfig.tests.json')) as { include: string[] };
  const tested = compiled.filter(path => existsSync(join(root, path, 'test')));
  expect(tested.filter(path => !include.some(glob => matchesGlob(`${path}/test`, glob)))).toEqual([]);
});

test('npm runs each script by its name alone', async () => {
  const listed = text('tools/run.mjs').match(/SCRIPTS = \{([^}]*)\}/)?.[1] ?? '';
  const names = [...listed.matchAll(/(\w[\w-]*)'?: '([^']+)'/g)].map(([, name = '', file = '']) => ({ name, file }));
  const scripts = cardIn(root).scripts ?? {};
  expect(names.map(({ name }) => name).sort()).toEqual(Object.keys(scripts).sort());
  for (const { name, file } of names) {
    expect(scripts[name]).toMatch(new RegExp(`node tools/run\\.mjs ${name}$`));
    expect(existsSync(join(root, file))).toBe(true);
  }
});
