import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saved } from '@flagplot/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../src/file.ts';
import { typed } from './typed.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'options-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['two-phase', ['slow-shuttles', 'long-fusion'], ['slow-shuttles', 'long-fusion']],
  ['fleet-action', ['racialRadius'], { racialRadius: true }],
] as const)('play of %s begins with the options that are named, and they stay in its record', async (system, names, written) => {
  const saved = join(folder, `${system}.battle.json`);
  const flags = names.flatMap(name => ['--option', name]);
  await typed(['play', '--system', system, ...flags, '--save', saved], ['quit']);
  expect((readJson(saved) as Saved).scenario).toHaveProperty('options', written);
  const { code, err } = await typed(['play', '--from', saved, ...flags]);
  expect([code, err]).toEqual([1, `flagplot: --option: the options of ${saved} are those it was begun with`]);
});

test('an option that there is not lists those there are, each in its sentence', async () => {
  const { code, err } = await typed(['play', '--system', 'two-phase', '--option', 'fast-shuttles']);
  expect(code).toBe(1);
  expect(err.split('\n').slice(0, 2)).toEqual([
    'flagplot: --option fast-shuttles: two-phase has none such',
    'flagplot: --option slow-shuttles: Shuttles go 3 spaces a turn, not 3 a phase (TP-12.2.1).',
  ]);
});
