import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sheet } from '@flagplot/sheets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, typed } from './typed.ts';

const DUEL = 'cases/duel.battle.json';
const BEGUN = ['--system', 'fleet-action', '--scenario', 'duel'];

interface Printed {
  title: string;
  pages: number;
  file?: string;
  sheets: Sheet[];
}

let folder = '';
/** A shelf with a game that is measured. */
const onBaltic = (): string[] => ['--shelf', join(folder, 'shelf.ts'), '--system', 'baltic'];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const manifest = pathToFileURL(join(process.cwd(), 'systems/baltic/manifest.ts')).href;
  writeFileSync(join(folder, 'shelf.ts'), `export const systems = { baltic: () => import('${manifest}') };\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const named = ({ sheets }: Printed): string[] => sheets.map(one => `${one.kind} ${one.of}`);
const fates = ({ sheets }: Printed): string[] => sheets.flatMap(one => (one.fate ? [`${one.of} ${one.fate}`] : []));
const marked = ({ sheets }: Printed): number => JSON.stringify(sheets).split('"marked":true').length - 1;

describe('what is printed', () => {
  test('a battle, a side, a squadron, a ship', async () => {
    const earth = ['squadron earth-a', 'unit meridian', 'unit halcyon', 'unit lookout'];
    expect(named(await asked('sheet', ...BEGUN))).toHaveLength(9);
    expect(named(await asked('sheet', ...BEGUN, '--side', 'earth'))).toEqual(earth);
    expect(named(await asked('sheet', ...BEGUN, '--squadron', 'earth-a'))).toEqual(earth);
    expect(named(await asked('sheet', ...BEGUN, '--ship', 'halcyon'))).toEqual(['unit halcyon']);
  });

  test('a card of the book, and one that a scenario brings', async () => {
    const printed = await asked<Printed>('sheet', '--system', 'fleet-action', '--card', 'gquan-heavy-cruiser');
    expect(printed.sheets.map(({ title, kind }) => [kind, title])).toEqual([['card', "G'Quan heavy cruiser"]]);
  });

  test('TP-10.2.1 the displays of starships, of a battle, a side, a ship, and a card of the book', async () => {
    const duel = ['--system', 'two-phase', '--scenario', 'border-duel'];
    expect(named(await asked('sheet', ...duel))).toEqual(['unit a1', 'unit b1']);
    expect(named(await asked('sheet', ...duel, '--side', 'b'))).toEqual(['unit b1']);
    const printed = await asked<Printed>('sheet', ...duel, '--ship', 'a1');
    expect([named(printed), marked(printed), fates(printed)]).toEqual([['unit a1'], 0, []]);
    const card = await asked<Printed>('sheet', '--system', 'two-phase', '--card', 'fed-ca');
    expect(card.sheets.map(({ title, kind }) => [kind, title])).toEqual([['card', 'Heavy cruiser']]);
  });

  test('fresh from a scenario, with the damage of a record, and as it stood when a turn was over', async () => {
    const [fresh, start, fourth, end] = [
      await asked<Printed>('sheet', ...BEGUN),
      await asked<Printed>('sheet', '--record', DUEL, '--turn', '0'),
      await asked<Printed>('sheet', '--record', DUEL, '--turn', '4'),
      await asked<Printed>('sheet', '--record', DUEL),
    ];
    expect([fresh, start, fourth, end].map(({ title }) => title)).toEqual([
      'Narn against Earth',
      'Narn against Earth, as it begins',
      'Narn against Earth, turn 4',
      'Narn against Earth, turn 8',
    ]);
    expect([marked(fresh), marked(start)]).toEqual([0, 0]);
    expect(marked(fourth)).toBeGreaterThan(0);
    expect(marked(end)).toBeGreaterThan(marked(fourth));
    expect(fates(fourth).length).toBeLessThan(fates(end).length);
    expect(await asked('sheet', '--record', DUEL, '--turn', '8')).toMatchObject({ sheets: end.sheets });
  });
});

describe('as large as it is', () => {
  const measured = (part: string): string[] => ['sheet', ...onBaltic(), '--scenario', 'gotland-incident', '--true-scale', part];

  test('templates, cards, models and the table in tiles are printed in their true size', async () => {
    const templates = await typed([...measured('templates'), '--json']);
    const told = JSON.parse(templates.out) as { title: string; pages: number; drawings: unknown[] };
    expect([told.title, told.drawings.length]).toEqual(['The Gotland Incident, templates and rulers', 9]);
    const file = join(folder, 'table.pdf');
    expect((await typed([...measured('table'), '--out', file])).out).toBe(
      `The Gotland Incident, the table, in tiles: 1 at true scale on 56 pages, ${file}`,
    );
    rmSync(file);
    const none = await typed([...measured('rulers'), '--json']);
    expect([none.code, none.err]).toEqual([
      1,
      'flagplot: --true-scale: there is no part rulers; there is templates, cards, models, table',
    ]);
    expect((await typed(['sheet', ...BEGUN, '--true-scale', 'table', '--side', 'narn', '--json'])).err).toBe(
      'flagplot: --side does not go with --true-scale',
    );
    expect((await typed(['sheet', ...BEGUN, '--true-scale', 'table', '--json'])).err).toContain('there is none');
  });

  test('the position of a record is printed, line by line as it is typed in again', async () => {
    const { sheets } = await asked<Printed>('sheet', '--record', DUEL, '--turn', '4', '--position');
    const [{ parts }] = sheets as [Sheet];
    const lines = parts.flatMap(part => (part.kind === 'rows' ? part.rows.map(({ item }) => item) : []));
    expect(lines[1]).toEqual({ kind: 'text', lines: [expect.stringMatching(/^turn 5/)] });
    expect((await typed(['sheet', ...BEGUN, '--position', '--json'])).err).toBe(
      'flagplot: --position is of a record: --record RECORD',
    );
  });
});

describe('the file', () => {
  test('is a PDF, the same each time, and nothing else is left in the folder', async () => {
    const file = join(folder, 'duel.pdf');
    const { code, out, err } = await typed(['sheet', ...BEGUN, '--out', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`Narn against Earth: 2 squadrons, 7 units on 5 pages, ${file}`);
    const first = readFileSync(file);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    await typed(['sheet', ...BEGUN, '--out', file]);
    expect(readFileSync(file).equals(first)).toBe(true);
    await typed(['sheet', ...BEGUN, '--paper', 'letter', '--out', file]);
    expect(readFileSync(file).equals(first)).toBe(false);
    expect(readdirSync(folder)).toEqual(['duel.pdf', 'shelf.ts']);
    rmSync(file);
  });

  test('where it cannot be written, or anything is refused, what was there stays and nothing is added', async () => {
    const file = join(folder, 'kept.pdf');
    writeFileSync(file, 'mine');
    expect((await typed(['sheet', ...BEGUN, '--side', 'centauri', '--out', file])).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const { code, err } = await typed(['sheet', ...BEGUN, '--out', folder]);
    expect([code, err]).toEqual([1, `flagplot: ${folder} cannot be written: it is a folder`]);
    const none = join(folder, 'none', 'x.pdf');
    expect((await typed(['sheet', ...BEGUN, '--out', none])).err).toBe(
      `flagplot: ${none} cannot be written: there is no such file or folder`,
    );
    expect(existsSync(join(folder, 'none'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['kept.pdf', 'shelf.ts']);
  });
});

describe('what does not fit is refused, every fault at once', () => {
  test.each<[string[], string[]]>([
    [[], ['--out is missing', '--system is missing', '--scenario is missing']],
    [
      ['--paper', 'a5', '--turn', '-1'],
      ['--turn must be >= 0', '--paper must be one of "a4", "letter"'],
    ],
    [
      ['--record', DUEL, ...BEGUN, '--json'],
      ['--system does not go with --record', '--scenario does not go with --record'],
    ],
    [
      ['--system', 'fleet-action', '--card', 'omega-destroyer', '--ship', 'halcyon', '--turn', '2', '--json'],
      ['--ship does not go with --card', '--turn is of a record: --record RECORD'],
    ],
    [
      [...BEGUN, '--side', 'minbar', '--squadron', 'x', '--ship', 'y', '--json'],
      [
        '--side: no side is called minbar; there is narn, earth',
        '--squadron: there is no squadron x; there is narn-a, earth-a',
        '--ship: there is no ship y; there is tal-kesh, var-noth, ro-dal, sha-tok, meridian, halcyon, lookout',
      ],
    ],
    [
      ['--system', 'two-phase', '--scenario', 'border-duel', '--squadron', 'x', '--ship', 'y', '--json'],
      ['--squadron: there is no squadron x; there is none', '--ship: there is no ship y; there is a1, b1'],
    ],
    [[...BEGUN, '--side', 'narn', '--ship', 'halcyon', '--json'], ['nothing is both --side narn and --ship halcyon']],
    [['--record', DUEL, '--turn', '9', '--json'], ['--turn: turn 9 is not over in this battle; 8 are']],
    [
      ['--system', 'fleet-action', '--scenario', 'none', '--json'],
      [
        '/scenario: there is no scenario none; there is duel, narn-earth-5000, frigate-screen, line-of-battle, carrier-battle, the-narrows, elint-hunt, jump-in, out-of-the-night, meeting-5000, meeting-8000, shipyard-raid, relief',
      ],
    ],
    [['--record', 'cases/fa-volley.json', '--json'], []],
  ])('%j', async (args, faults) => {
    const { code, err } = await typed(['sheet', ...args]);
    expect(code).toBe(1);
    for (const fault of faults) expect(err.split('\n')).toContain(`flagplot: ${fault}`);
    expect(err.split('\n').length).toBeGreaterThanOrEqual(Math.max(1, faults.length));
  });
});
