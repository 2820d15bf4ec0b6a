import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../child.mjs';
import { writtenFiles } from '../written.ts';

const PAGE = join(root, 'docs', 'write-a-system.md');
const COMMAND = ['--conditions=source', join(root, 'cli', 'src', 'main.ts')];
const TSC = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const TYPES = join(root, 'node_modules', '@types');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const { path, text } of writtenFiles(readFileSync(PAGE, 'utf8'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on the shelf of the page, in its folder. */
function flagplot(input: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [...COMMAND, ...args, '--shelf', 'shelf.ts'], {
    input,
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
}

test('the README of the kernel shows the game that the bench plays', () => {
  const [shown] = writtenFiles(readFileSync(join(root, 'kernel', 'README.md'), 'utf8'));
  expect(shown?.text).toBe(readFileSync(join(root, shown?.path ?? ''), 'utf8'));
});

describe('the system that docs/write-a-system.md builds', () => {
  test('stands in the blocks of the page, a manifest and a shelf among them', () => {
    const paths = writtenFiles(readFileSync(PAGE, 'utf8')).map(({ path }) => path);
    expect(paths).toContain('shelf.ts');
    expect(paths).toContain('fleet-fight/manifest.ts');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('is of the types that the house asks for', () => {
    const config = { extends: join(root, 'tsconfig.tests.json'), include: ['**/*.ts'], compilerOptions: { typeRoots: [TYPES] } };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, [TSC, '--project', '.'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('is played by the lab', () => {
    const said = flagplot(
      '',
      'sim',
      '--system',
      'fleet-fight',
      '--scenario',
      'gunboats',
      '--battles',
      '20',
      '--seed',
      '1',
      '--bots',
      'ordinary,random',
      '--json',
    );
    expect(JSON.parse(said)).toMatchObject({ battles: 20 });
  });

  test('comes through a hundred battles by chance', () => {
    expect(flagplot('', 'fuzz', '--system', 'fleet-fight', '--battles', '100', '--seed', '1')).toMatch(/100/);
  });

  test('shows its rows, each with the line that carries it out', () => {
    const { stdout } = spawnSync(process.execPath, [...COMMAND, 'rules', '--system', 'fleet-fight', '--shelf', 'shelf.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toContain('FF-2  A six-sided die');
    expect(stdout).toContain('fleet-fight/rules/turn.ts:');
  });

  test('is played in the terminal to its end', () => {
    const input = '1!\n'.repeat(200);
    const said = flagplot(input, 'play', '--system', 'fleet-fight', '--scenario', 'gunboats', '--against', 'idle', '--seed', '1');
    expect(said).toContain('fires at ship');
    expect(said).toMatch(/Over: /);
  });

  test('meets every demand of the suite', async () => {
    const { demands, prove } = await import('@flagplot/kernel/conformance');
    const { subject } = (await import(/* @vite-ignore */ join(folder, 'fleet-fight', 'test', 'subject.ts'))) as {
      subject: Parameters<typeof prove>[1];
    };
    for (const demand of demands) expect(() => prove(demand, subject)).not.toThrow();
  });
});
