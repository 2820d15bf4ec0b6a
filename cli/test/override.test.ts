import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saved } from '@flagplot/kernel';
import type { Report, Ruling } from '@flagplot/lab';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson, writeJson } from '../src/file.ts';
import { asked, typed } from './typed.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'override-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of numbers. */
function file(value: object): string {
  const path = join(folder, 'own.json');
  writeJson(path, value);
  return path;
}

const SOFT = { system: 'fleet-action', cards: { ships: { 'omega-destroyer': { structure: 10 } } } };
const FIRE = 'cases/fa-first-fire.json';

describe('numbers of your own book', () => {
  test('check lists each that differs, the printed one beside it and where that is from', async () => {
    const path = file({ ...SOFT, charts: { circles: [11, 9, 7, 5, 4] } });
    const { code, out } = await typed(['check', path]);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        `${path}: an override of fleet-action, 2 numbers differ`,
        '  /cards/ships/omega-destroyer/structure: 10, printed 13 (reconstructed)',
        '  /charts/circles/4: 4, printed 3 (derived)',
        '1 file, no fault',
      ],
    ]);
  });

  test('check tells what the system does not have, with its path and what there is', async () => {
    const path = file({ system: 'fleet-action', cards: { ships: { omega: {} } }, charts: { ranges: 1 } });
    const { code, err } = await typed(['check', path]);
    expect(code).toBe(1);
    expect(err.split('\n').map(line => line.replace(/(omega-destroyer), .*/, '$1'))).toEqual([
      `${path} /cards/ships/omega: there is no such card; there is omega-destroyer`,
      `${path} /charts/ranges: there is no such cell; there is combinations, pulses, rangeModifiers, commandRadius, circles, stakes, mines`,
    ]);
  });

  test('sim fights with them, every scenario or one', async () => {
    const args = ['sim', '--system', 'fleet-action', '--battles', '2', '--threads', '1'];
    const own = ['--override', file(SOFT)];
    const [all, allOwn] = [await asked<Report>(...args), await asked<Report>(...args, ...own)];
    expect(allOwn.battles).toBe(all.battles);
    expect(allOwn.hash).not.toBe(all.hash);
    const same = ['--override', join(folder, 'none.json')];
    writeJson(same[1] as string, { system: 'fleet-action' });
    expect((await asked<Report>(...args, ...same)).hash).toBe(all.hash);
    const saved = join(folder, 'duel.battle.json');
    await typed([...args, '--scenario', 'duel', ...own, '--save', saved]);
    const { scenario } = readJson(saved) as Saved & { scenario: { cards: { ships: { id: string; structure: number }[] } } };
    expect(scenario.cards.ships.find(({ id }) => id === 'omega-destroyer')?.structure).toBe(10);
  });

  test('adjudicate rules with them', async () => {
    const [printed, own] = [
      await asked<Ruling>('adjudicate', FIRE),
      await asked<Ruling>('adjudicate', FIRE, '--override', file(SOFT)),
    ];
    const hulls = ({ state }: Ruling) =>
      (state.open as { ships: { structure: number }[] }).ships.map(({ structure }) => structure);
    expect(Math.max(...hulls(own))).toBeLessThan(Math.max(...hulls(printed)) + 1);
    expect(hulls(own)).not.toEqual(hulls(printed));
  });

  test('play begins with them, and goes on with those a battle was begun with', async () => {
    const saved = join(folder, 'played.battle.json');
    await typed(['play', '--scenario', 'duel', '--override', file(SOFT), '--save', saved], ['quit']);
    expect(JSON.stringify((readJson(saved) as Saved).scenario)).toContain('"structure":10');
    const { code, err } = await typed(['play', '--from', saved, '--override', file(SOFT)]);
    expect([code, err]).toEqual([1, `flagplot: --override: the numbers of ${saved} are those it was begun with`]);
  });

  test.each([
    [['sim', '--system', 'squadrons'], /^flagplot: .*own\.json \/system: must be squadrons, not fleet-action$/],
    [['adjudicate', 'cases/sq-vector-1.json'], /^flagplot: .*own\.json \/system: must be squadrons, not fleet-action$/],
  ])('%j refuses those of another system', async (args, complaint) => {
    const { code, err } = await typed([...args, '--override', file(SOFT)]);
    expect(code).toBe(1);
    expect(err).toMatch(complaint);
  });
});
