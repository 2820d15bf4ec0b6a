import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedShelf } from '@flagplot/shelf/shipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

const { names } = await shippedShelf();
const [SYSTEM] = names as [string];

/** What `--json` has of one system. */
interface Fuzzed {
  readonly battles: number;
  readonly scenarios: Record<string, number>;
  readonly steps: number;
  readonly decisions: number;
  readonly held: Record<string, number>;
  readonly broken: number;
  readonly stuck: number;
  readonly found?: { readonly battle: number; readonly demand: string; readonly case: string };
}

/** What it has of all. */
interface FuzzedAll extends Omit<Fuzzed, 'scenarios' | 'held' | 'found'> {
  readonly systems: Record<string, Fuzzed>;
}

const SOUND = ['--shelf', 'lab/test/sound-shelf.ts', '--battles', '3', '--seed', '1', '--threads', '1'];

test('without a system so many battles of each are played, and told by system', async () => {
  const all = await asked<FuzzedAll>('fuzz', ...SOUND);
  expect(all).toMatchObject({ battles: 6, broken: 0, stuck: 0 });
  expect(Object.keys(all.systems)).toEqual(['one', 'other']);
  for (const what of ['steps', 'decisions'] as const)
    expect(all[what]).toBe(Object.values(all.systems).reduce((sum, one) => sum + one[what], 0));
  const one = await asked<Fuzzed>('fuzz', ...SOUND, '--system', 'one');
  expect(one).toEqual(all.systems.one);
  expect(one).toMatchObject({ battles: 3, scenarios: { 'lesson-1': 2, 'lesson-2': 1 }, broken: 0, stuck: 0 });
});

test('in words it is a table: systems, their scenarios, and how often each demand was kept', async () => {
  const { systems } = await asked<FuzzedAll>('fuzz', ...SOUND);
  const { code, out } = await typed(['fuzz', ...SOUND]);
  const lines = out.split('\n').map(line => line.trim().split(/ {2,}/));
  expect(code).toBe(0);
  expect(lines[0]).toEqual(['3 battles of each system by chance, seed 1']);
  const row = (name: string) => [name, '3', String(systems[name]?.steps), String(systems[name]?.decisions), '0', '0'];
  expect(lines.slice(2, 5)).toEqual([['battles', 'steps', 'decisions', 'broken', 'stuck'], row('one'), row('other')]);
  expect(lines.slice(6, 10)).toEqual([
    ['scenario', 'battles'],
    ['one: lesson-1', '2'],
    ['one: lesson-2', '1'],
    ['other: lesson-1', '3'],
  ]);
  const kept = (id: string) => [id, ...Object.values(systems).map(({ held }) => String(held[id]))];
  expect(lines.slice(11, 13)).toEqual([['demand, kept', 'one', 'other'], kept('orders-stand')]);
  expect(lines.at(-1)).toEqual(['none broken, none stuck']);
});

test('--from leaves out the battles before it: those after it are what they are in the whole campaign', async () => {
  const alone = ['fuzz', ...SOUND, '--system', 'one'];
  const [whole, last] = [await asked<Fuzzed>(...alone), await asked<Fuzzed>(...alone, '--from', '2')];
  const first = await asked<Fuzzed>(
    'fuzz',
    '--shelf',
    'lab/test/sound-shelf.ts',
    '--system',
    'one',
    '--battles',
    '2',
    '--seed',
    '1',
  );
  expect(last.battles).toBe(1);
  expect(first.steps + last.steps).toBe(whole.steps);
  expect((await typed([...alone, '--from', '2'])).out.split('\n')[0]).toBe('1 battles of one by chance, seed 1, from battle 2');
  const { code, err } = await typed([...alone, '--from', '3']);
  expect([code, err]).toEqual([1, expect.stringContaining('--from 3: there are battles 0 to 2')]);
});

test('of one system it says which', async () => {
  const { out } = await typed(['fuzz', ...SOUND, '--system', 'one']);
  expect(out.split('\n')[0]).toBe('3 battles of one by chance, seed 1');
});

describe('on a shelf with a system that is broken', () => {
  const SHELF = ['--shelf', 'lab/test/broken-shelf.ts', '--battles', '7', '--seed', 'a/b', '--threads', '1'];
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the others are played; the case is written, and shows it; exit code 1', async () => {
    const { code, out } = await typed(['fuzz', ...SHELF, '--out', folder, '--json']);
    const { systems, ...sums } = JSON.parse(out) as FuzzedAll;
    expect([code, sums]).toMatchObject([1, { battles: 14, broken: 1, stuck: 0 }]);
    const file = join(folder, 'broken-broken-a_b-6.case.json');
    expect(systems).toMatchObject({
      broken: { broken: 1, stuck: 0, found: { battle: 6, demand: 'orders-stand', case: file } },
      sound: { battles: 7, broken: 0, stuck: 0 },
    });
    expect(readJson(file)).toMatchObject({ system: 'broken', scenario: { title: 'Broken' } });
  });

  test('in words the system, the battle, what does not hold and the file are named', async () => {
    const { code, out } = await typed(['fuzz', ...SHELF, '--system', 'broken', '--out', folder]);
    expect(code).toBe(1);
    expect(out).toContain('\nbroken: battle 6 of broken, step 0: does not hold: orders-stand, ');
    expect(out.split('\n').at(-1)).toBe(`  ${join(folder, 'broken-broken-a_b-6.case.json')}`);
    expect(out).not.toContain('none broken');
  });
});

test('damaged inputs are told by their kinds, taken and refused', async () => {
  const args = ['fuzz', '--inputs', '24', '--seed', '1', '--threads', '1'];
  const found = await asked<{ inputs: number; kinds: object; broken: number }>(...args);
  expect(found).toMatchObject({ inputs: 24, broken: 0, complaints: [] });
  const { code, out } = await typed(args);
  const lines = out.split('\n');
  expect(code).toBe(0);
  expect(lines[0]).toBe('24 damaged inputs, seed 1');
  expect(lines.at(-1)).toBe('each is refused with its place, or makes a battle');
  for (const kind of Object.keys(found.kinds)) expect(out).toMatch(new RegExp(`^${kind} +\\d+ +\\d+$`, 'm'));
});

test('an input that cannot be coped with is told once, with how many are like it, and written; exit code 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flagplot-'));
  const shelf = ['--shelf', 'lab/test/frail-shelf.ts'];
  const { code, out } = await typed(['fuzz', ...shelf, '--inputs', '60', '--seed', '1', '--threads', '1', '--out', folder]);
  const [, kind, number] =
    /^frail, (.+), input (\d+)(?:, and \d+ more)?: a sentence that says nothing: undefined moves\.$/m.exec(out) ?? [];
  expect(code).toBe(1);
  expect(kind).toBeDefined();
  expect(out).toContain(`broken-input-frail-1-${number}.`);
  expect(readdirSync(folder).some(file => file.startsWith(`broken-input-frail-1-${number}.`))).toBe(true);
  rmSync(folder, { recursive: true });
});

test.each<[string[], string[]]>([
  [
    ['--system', 'chess', '--battles', '0', '--seed', '', '--threads', '65', '--swap'],
    [
      '--swap is no flag of this command',
      `--system must be one of ${names.map(name => `"${name}"`).join(', ')}`,
      '--battles must be >= 1',
      '--seed must not have fewer than 1 characters',
      '--threads must be <= 64',
    ],
  ],
  [
    ['--scenario', 'duel', '--out', 'no-such-folder'],
    ['--scenario wants the system that it is of: --system S', '--out: no-such-folder is no folder'],
  ],
  [
    ['--inputs', '5', '--battles', '5', '--system', SYSTEM, '--scenario', 'duel'],
    ['--inputs and --battles do not go together', '--inputs and --scenario do not go together'],
  ],
  [['--inputs', '0'], ['--inputs must be >= 1']],
  [['--battles', '-1'], ['--battles must be >= 1']],
  [['--battles', '1.5'], ['--battles must be integer']],
  [['--battles', '1', 'here'], ['here is one too many here']],
])('%j is refused in one go, and nothing is played', async (args, complaints) => {
  const { code, out, err } = await typed(['fuzz', ...args]);
  expect([code, out]).toEqual([1, '']);
  expect(err.split('\n').sort()).toEqual(complaints.map(line => `flagplot: ${line}`).sort());
  expect(existsSync('no-such-folder')).toBe(false);
});

test('a scenario that the system has not is refused with those it has', async () => {
  const { err } = await typed(['fuzz', '--system', SYSTEM, '--scenario', 'none']);
  expect(err).toMatch(/^flagplot: \/scenario: there is no scenario none; there is /);
});
