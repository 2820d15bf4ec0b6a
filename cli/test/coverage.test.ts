import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liesIn } from '@flagplot/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../src/coverage.ts';
import { typed } from './typed.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rows-'));
  mkdirSync(join(root, 'rules', 'src', 'data'), { recursive: true });
  mkdirSync(join(root, 'rules', 'test'));
  writeFileSync(join(root, 'rules', 'src', 'turn.ts'), '// XX-1.1.1 The turn.\n\n// XX-1.1.21 and XX-1.1.1\n');
  for (const list of ['catalogue.json', 'first-battle.json'])
    writeFileSync(join(root, 'rules', 'src', 'data', list), '{ "XX-1.1.3": "listed, not coded" }');
  writeFileSync(join(root, 'rules', 'test', 'turn.test.ts'), '// XX-1.1.3');
  const assertionResults = [
    { fullName: 'XX-1.1.1 the turn turns', status: 'passed' },
    { fullName: 'XX-1.1.2 XX-1.1.3 both', status: 'passed' },
    { fullName: 'XX-1.1.21 breaks', status: 'failed' },
  ];
  writeFileSync(join(root, 'tests.json'), JSON.stringify({ testResults: [{ assertionResults }] }));
});
afterAll(() => rmSync(root, { recursive: true }));

const catalogue = { 'XX-1.1.1': 'a', 'XX-1.1.2': 'b', 'XX-1.1.3': 'c', 'XX-1.1.21': 'd' };

test('a row is coded where its id stands in a source, and tested where a test of that id passed', () => {
  const rows = rowsOf('toy', catalogue, {
    root,
    folder: 'rules',
    tests: join(root, 'tests.json'),
    held: join(root, 'none.json'),
  });
  expect(rows.map(({ id, coded, tested }) => [id, coded, tested])).toEqual([
    ['XX-1.1.1', ['rules/src/turn.ts:1', 'rules/src/turn.ts:3'], ['XX-1.1.1 the turn turns']],
    ['XX-1.1.2', [], ['XX-1.1.2 XX-1.1.3 both']],
    ['XX-1.1.3', [], ['XX-1.1.2 XX-1.1.3 both']],
    ['XX-1.1.21', ['rules/src/turn.ts:3'], []],
  ]);
});

test('before any test has run no row is tested', () => {
  const rows = rowsOf('toy', catalogue, { root, folder: 'rules', tests: join(root, 'none.json'), held: join(root, 'none.json') });
  expect(rows.flatMap(({ tested }) => tested)).toEqual([]);
});

test.each([
  ['5', ['5.1.1', '5.7.3', '5.10.2'], ['15.1.1', '6.1.1']],
  ['5.7', ['5.7.1', '5.7.12'], ['5.8.1', '5.71.1']],
  ['5.7.1', ['5.7.1'], ['5.7.11', '5.7.2']],
  ['5.7.1-5.7.3', ['5.7.1', '5.7.2', '5.7.3'], ['5.7.4', '5.6.9']],
  ['5.7-6', ['5.7.1', '5.10.1', '6.9.9'], ['5.6.3', '7.1.1']],
  ['5.7.9-5.8', ['5.7.9', '5.7.10', '5.8.4'], ['5.7.8', '5.9.1']],
])('%s holds just the rows of its chapters, sections and ranges', (section, within, without) => {
  expect(within.filter(row => !liesIn(`XX-${row}`, section))).toEqual([]);
  expect(without.filter(row => liesIn(`XX-${row}`, section))).toEqual([]);
});

test('rows of a system of this repository are found by another shelf that lies elsewhere; of one that is nowhere it is said', async () => {
  const shelf = join(root, 'shelf.mjs');
  const manifest = new URL('../../systems/fleet-action/manifest.ts', import.meta.url).href;
  writeFileSync(shelf, `export const systems = { 'fleet-action': () => import('${manifest}') };`);
  const elsewhere = await typed(['rules', '--shelf', shelf, '--sections', '2.1', '--json']);
  expect(JSON.parse(elsewhere.out)).toEqual(
    JSON.parse((await typed(['rules', '--system', 'fleet-action', '--sections', '2.1', '--json'])).out),
  );
  const copied = `import { manifest } from '${manifest}';
export const systems = { other: async () => ({ manifest: { ...manifest, name: 'other' } }) };`;
  writeFileSync(join(root, 'other.mjs'), copied);
  expect((await typed(['rules', '--shelf', join(root, 'other.mjs')])).err).toContain(
    'there is no folder other beside it, and none in systems',
  );
});

test('a section without rows and one that is none are refused', async () => {
  expect((await typed(['rules', '--sections', '99.1'])).err).toBe('flagplot: --sections: no row lies in 99.1');
  expect((await typed(['rules', '--sections', '1,x'])).err).toMatch(/^flagplot: --sections, 2: must match pattern/);
});
