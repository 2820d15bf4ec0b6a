// The board in characters, as a person reads it: `boards.txt` is to be looked at.

import { check } from '@flagplot/check';
import { hexes } from '@flagplot/hexes';
import { beginMatch, GENERATOR } from '@flagplot/kernel';
import type { Item, Place, Scene } from '@flagplot/scene';
import { boardOf } from '@flagplot/scene/characters/board.ts';
import { type Row, textOf } from '@flagplot/scene/characters/canvas.ts';
import { partOf } from '@flagplot/shelf';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { describe, expect, test } from 'vitest';
import { paint } from '../../src/play/screen.ts';
import { mapShown, tableShown } from '../../src/play/show.ts';

const shelf = Object.values(await shippedSystems());
const PIPE = { columns: 80, lines: 24, hasColours: false, isPlain: false };

/** The table of each first lesson as it is set up, for who learns. */
const lessons = await Promise.all(
  shelf.map(async ({ name, manifest, rules }) => {
    const [lesson, scene] = await Promise.all([partOf(manifest, 'lesson'), partOf(manifest, 'scene')]);
    if ('faults' in lesson || 'faults' in scene) throw new Error(`${name} has no lesson, or no scene`);
    const { side, scenario, seed } = lesson.part;
    const begun = beginMatch(rules, scenario, { dice: { kind: 'seeded', generator: GENERATOR, seed }, check });
    if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
    return { name, scene: scene.part(begun.match.view(side), begun.match.told(side)) as Scene<Place> };
  }),
);

const unit = (id: string, column: number, row: number, more: object = {}): Item => ({
  kind: 'unit',
  id,
  side: 'red',
  role: 'mine',
  at: hexes.hexAt(column, row, 'columns'),
  facing: 0,
  hull: { outline: '' },
  name: id,
  ...more,
});

const scene = (items: Item[], layout: 'columns' | 'rows' = 'columns'): Scene => ({
  sheet: { ground: 'hexes', columns: 30, rows: 60, layout },
  items,
});

const texts = (rows: readonly Row[]): string[] => rows.map(textOf);

test('4 map: the boards of the first lessons, wide and narrow, as they are printed', async () => {
  const drawn = lessons.flatMap(({ name, scene: table }) =>
    [
      { columns: 80, lines: 24 },
      { columns: 120, lines: 40 },
    ].flatMap(room => [
      `${name}, ${room.columns} columns and ${room.lines} lines`,
      ...tableShown(table, room.lines - 10, { ...PIPE, ...room }),
      '',
    ]),
  );
  await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('boards.txt');
});

describe('4 map: the board', () => {
  test('has own units in capitals and others in small letters, each with its heading', () => {
    const all = [unit('Vesper', 5, 5, { tag: 'A1' }), unit('Hood', 7, 6, { tag: 'A1', side: 'blue', role: 'told', facing: 3 })];
    const board = texts(boardOf(scene(all), { room: { columns: 80, lines: 20 } }).rows).join('\n');
    expect(board).toContain('A1↑');
    expect(board).toContain('a1↓');
  });

  test('tells units in one hex by their number, and squadrons by both letters', () => {
    const pair = [unit('v', 5, 5, { tag: 'A1', squadron: 'a' }), unit('w', 5, 5, { tag: 'A2', squadron: 'a' })];
    expect(texts(boardOf(scene(pair), { room: { columns: 80, lines: 20 } }).rows).join('\n')).toContain('2A↑');
    const foe = unit('x', 5, 5, { tag: 'B1', squadron: 'b', side: 'blue', role: 'told' });
    expect(texts(boardOf(scene([pair[0] as Item, foe]), { room: { columns: 80, lines: 20 } }).rows).join('\n')).toContain('A+b');
  });

  test('folds rows without anybody where it would be too high, and says how many', () => {
    const far = [unit('v', 5, 5), unit('w', 6, 50)];
    const { rows, outside } = boardOf(scene(far), { room: { columns: 80, lines: 14 } });
    expect(outside).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(14);
    expect(texts(rows).join('\n')).toMatch(/~ \d+ ~/);
  });

  test('folds no row that stands alone: a fold would take its line', () => {
    const far = [unit('v', 5, 5), unit('w', 6, 16), unit('x', 5, 27)];
    for (let lines = 9; lines < 24; lines += 1)
      expect(texts(boardOf(scene(far), { room: { columns: 80, lines } }).rows).join('\n')).not.toContain('~ 1 ~');
  });

  test('never takes more room than there is, and names who is beyond it', () => {
    const wide = Array.from({ length: 12 }, (_, i) => unit(`v${i}`, 1 + 2 * i, 1 + 5 * i));
    for (const room of [
      { columns: 30, lines: 9 },
      { columns: 80, lines: 12 },
      { columns: 20, lines: 30 },
    ]) {
      const { rows, width, outside } = boardOf(scene(wide), { room });
      expect(rows.length).toBeLessThanOrEqual(room.lines);
      expect(width).toBeLessThanOrEqual(room.columns);
      for (const row of texts(rows)) expect(row.length).toBeLessThanOrEqual(room.columns);
      const seen =
        texts(rows)
          .join('')
          .match(/\p{Lu}/gu)?.length ?? 0;
      expect(seen + outside.length).toBe(wide.length);
    }
  });

  test('puts a hex where its neighbours are: in columns half a hex lower, in rows half a hex to the right', () => {
    for (const layout of ['columns', 'rows'] as const) {
      const at = hexes.hexAt(6, 6, layout);
      const all = [0, 1, 2, 3, 4, 5].map(side => unit(`n${side}`, 1, 1, { at: hexes.neighbour(at, side) }));
      const rows = texts(boardOf(scene([...all, unit('m', 1, 1, { at })], layout), { room: { columns: 80, lines: 30 } }).rows);
      expect(rows.join('\n')).toMatchSnapshot();
    }
  });

  test('is written in ASCII alone where that is all there is', () => {
    for (const { scene: table } of lessons) {
      const drawn = mapShown(table, { ...PIPE, isPlain: true }).join('');
      expect([...drawn].filter(one => one > '~')).toEqual([]);
    }
  });

  test('has colours where there are any, and no sign of them where not', () => {
    const { rows } = boardOf(lessons[0]!.scene, { room: { columns: 80, lines: 24 } });
    expect(rows.map(row => paint(row, { hasColours: true })).join('')).toContain('\u001b[');
    expect(rows.map(row => paint(row, { hasColours: false }))).toEqual(texts(rows));
  });
});
