import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../child.mjs';
import { misprint, writtenCommands, writtenFiles } from '../written.ts';

const PAGE = readFileSync(join(root, 'docs', 'referee.md'), 'utf8');
const files = writtenFiles(PAGE);
const commands = writtenCommands(PAGE);
const MAIN = join(root, 'cli', 'src', 'main.ts');
let folder = '';

/** `npx flagplot` as it is typed, from the sources. */
const NPX = `#!/bin/sh
shift
exec '${process.execPath}' --conditions=source --disable-warning=ExperimentalWarning '${MAIN}' "$@"
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-page-'));
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, 'npx'), NPX);
  chmodSync(join(folder, 'npx'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function typedInShell(text: string): string {
  const PATH = [folder, process.env.PATH].join(delimiter);
  return spawnSync('sh', ['-c', `exec 2>&1\n${text}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH, HOME: folder, XDG_STATE_HOME: folder },
  }).stdout;
}

describe('docs/referee.md', () => {
  test('has files of both systems, each once, and says of every command what it prints', () => {
    const paths = files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const system of ['fleet-action', 'squadrons'])
      expect(
        files.some(({ text }) => text.includes(`"system": "${system}"`)),
        system,
      ).toBe(true);
    expect(commands.length).toBeGreaterThan(15);
    for (const { commands: text, prints } of commands) expect(prints, text).toBeDefined();
  });

  test('uses every file it shows', () => {
    const used = [...commands.map(one => one.commands), ...files.map(({ text }) => text)].join('\n');
    for (const { path } of files) expect(used, path).toContain(path);
  });

  test.each(commands.map(one => [one.commands.trim(), one] as const))(
    '%s',
    { timeout: 60_000 },
    (_, { commands: text, prints = '' }) => {
      expect(misprint(prints, typedInShell(text))).toBeUndefined();
    },
  );

  test('leads to pages, places and files that are there', () => {
    const links = [...PAGE.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(5);
    const heads = [...PAGE.matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const to of links) {
      if (to.startsWith('#')) expect(heads).toContain(to.slice(1));
      else expect(existsSync(join(root, 'docs', to.replace(/#.*/, ''))), to).toBe(true);
    }
  });
});

describe('what a page says is printed', () => {
  const printed = 'one\ntwo\nthree\n';

  test.each(['one\ntwo\nthree', '…\nthree', 'one\n…\nthree', 'one\n…', '…\ntwo\n  …'])('%j is so', said => {
    expect(misprint(said, printed)).toBeUndefined();
  });

  test.each(['one\nthree', 'two\n…', 'one\n…\nfour', 'one\ntwo', ''])('%j is not', said => {
    expect(misprint(said, printed)).toBeDefined();
  });
});
