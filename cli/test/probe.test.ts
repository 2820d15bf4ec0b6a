import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Row } from '../src/coverage.ts';
import { HELD, rowsOf } from '../src/coverage.ts';
import { commitOf, noteHeld, readHeld } from '../src/held.ts';
import { drawRows, reportInWords, reportOn } from '../src/probe.ts';
import { asked, typed } from './typed.ts';

const rows: Row[] = Array.from({ length: 40 }, (_, i) => ({
  system: 'toy',
  id: `XX-1.${i}`,
  say: '',
  coded: i % 4 === 0 ? [] : [`rules/turn.ts:${i}`],
  tested: [],
  held: null,
}));
const idsDrawn = (count: number, seed: string) => drawRows(rows, count, seed).map(({ id }) => id);

test('rows are drawn among those that are coded, by the seed, in the order of the book; all where there are fewer', () => {
  const ten = idsDrawn(10, '1');
  expect(ten).toHaveLength(10);
  expect(idsDrawn(10, '1')).toEqual(ten);
  expect(idsDrawn(10, '2')).not.toEqual(ten);
  expect(idsDrawn(11, '1')).toEqual(expect.arrayContaining(ten));
  const coded = rows.filter(row => row.coded.length > 0).map(({ id }) => id);
  expect(coded.filter(id => ten.includes(id))).toEqual(ten);
  expect(idsDrawn(1000, '1')).toEqual(coded);
});

const range = { file: 'rules/range.ts', line: 3, mutation: '3 -> 4' };
const order = { file: 'rules/turn.ts', line: 9, mutation: 'left out: move' };
const proofs = [
  { id: 'XX-1.1', tried: [order, range], test: 'XX-1.1 short up to three' },
  { id: 'XX-1.2', tried: [order] },
  { id: 'XX-1.3', tried: [], why: 'no test bears its id' },
];

test('the report tells what was caught by the change that was noticed, what survived by all it survived, and the share', () => {
  expect(reportOn(proofs)).toEqual({
    probed: 3,
    percent: 33.3,
    caught: [{ id: 'XX-1.1', ...range, test: 'XX-1.1 short up to three' }],
    survived: proofs.slice(1),
  });
  expect(reportInWords(reportOn(proofs)).split('\n')).toEqual([
    'XX-1.1 caught by XX-1.1 short up to three',
    '    rules/range.ts:3  3 -> 4',
    'XX-1.2 survived',
    '    rules/turn.ts:9  left out: move',
    'XX-1.3 survived: no test bears its id',
    '3 rows, 1 caught, 33.3 %',
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'held-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what a probe found is kept with the commit, of rows it did not draw too as long as the sources are the same', () => {
  const file = join(folder, 'notes', 'held.json');
  expect(readHeld(file)).toBeUndefined();
  noteHeld(file, { commit: 'a1', rows: { 'XX-1.1': true, 'XX-1.2': true } });
  noteHeld(file, { commit: 'a1', rows: { 'XX-1.2': false } });
  expect(readHeld(file)).toEqual({ commit: 'a1', rows: { 'XX-1.1': true, 'XX-1.2': false } });
  noteHeld(file, { commit: 'b2', rows: { 'XX-1.2': true } });
  expect(readHeld(file)).toEqual({ commit: 'b2', rows: { 'XX-1.2': true } });
  for (const id of ['XX-1.3', 'XX-1.4']) noteHeld(file, { commit: 'b2-dirty', rows: { [id]: true } });
  expect(readHeld(file)).toEqual({ commit: 'b2-dirty', rows: { 'XX-1.4': true } });
});

test('a row is held or not as the last probe found; one it did not draw is neither', () => {
  const held = join(folder, 'held.json');
  noteHeld(held, { commit: 'a1', rows: { 'XX-1.1': true, 'XX-1.2': false } });
  const rows = rowsOf('toy', { 'XX-1.1': 'a', 'XX-1.2': 'b', 'XX-1.3': 'c' }, { root: folder, folder: '', tests: '', held });
  expect(rows.map(row => row.held)).toEqual([true, false, null]);
});

test('the rows are listed with what held them, and with the commit at which they were broken', async () => {
  const words = ['rules', '--system', 'squadrons', '--sections', '4.1'];
  const { held, heldAt, list } = await asked<{ held: number; heldAt: string | null; list: Row[] }>(...words);
  const kept = readHeld(HELD);
  expect(heldAt).toBe(kept?.commit ?? null);
  expect(list.map(row => row.held)).toEqual(list.map(({ id }) => kept?.rows[id] ?? null));
  expect(held).toBe(list.filter(row => row.held === true).length);
  expect(list.length).toBeGreaterThan(5);
});

test('the commit of a clone is told, and whether its files were changed since', () => {
  const clone = mkdtempSync(join(folder, 'clone-'));
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: clone });
  git('init', '--quiet');
  writeFileSync(join(clone, 'range.ts'), 'n <= 3');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Range');
  expect(commitOf(clone)).toMatch(/^[0-9a-f]{12}$/);
  const before = commitOf(clone);
  writeFileSync(join(clone, 'range.ts'), 'n <= 4');
  expect(commitOf(clone)).toBe(`${before}-dirty`);
  expect(commitOf(folder)).toBe('unknown-dirty');
});

test('faulty flags of a probe are told all at once', async () => {
  expect((await typed(['rules', '--probe', '0', '--least', '101'])).err.split('\n')).toEqual([
    'flagplot: --probe must be >= 1',
    'flagplot: --least must be <= 100',
  ]);
  expect((await typed(['rules', '--seed', '1', '--least', '85'])).err.split('\n')).toEqual([
    'flagplot: --seed wants --probe N',
    'flagplot: --least wants --probe N',
  ]);
  expect((await typed(['rules', '--probe', '5', '--gaps'])).err).toBe(
    'flagplot: --gaps lists rows, and --probe breaks them: one of the two',
  );
});
