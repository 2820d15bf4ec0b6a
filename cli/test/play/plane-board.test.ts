// A measured table in characters, and its units in words.

import type { Item, Scene, UnitItem } from '@flagplot/scene';
import { boardOf } from '@flagplot/scene/characters/board.ts';
import { textOf } from '@flagplot/scene/characters/canvas.ts';
import { expect, test } from 'vitest';
import { unitsHeard } from '../../src/play/heard.ts';
import { unitTable } from '../../src/play/units.ts';

type Point = { x: number; y: number };

const unit = (id: string, at: Point, more: Partial<UnitItem<Point>> = {}): UnitItem<Point> => ({
  ...{ kind: 'unit', id, name: id, side: 'red', role: 'mine', at, facing: 0, hull: { outline: '' } },
  ...more,
});

const scene = (items: Item<Point>[]): Scene<Point> => ({ sheet: { ground: 'plane', width: 48_000, height: 48_000 }, items });
const corners = (west: number, south: number, east: number, north: number): Point[] => [
  { x: west, y: south },
  { x: east, y: south },
  { x: east, y: north },
  { x: west, y: north },
];
const ROOM = { columns: 44, lines: 18 };
const lines = (items: Item<Point>[]): string[] => boardOf(scene(items), { room: ROOM }).rows.map(textOf);

const vasa = unit('Vasa', { x: 10_000, y: 10_000 });
const foe = unit('Lohengrin', { x: 30_000, y: 20_000 }, { side: 'blue', role: 'told', facing: 20_250 });

test('4 map: land lies on the shallows about it, and units stand where they are with their headings', () => {
  const drawn = lines([
    { kind: 'water', id: 'shoal', depth: 'shallow', corners: corners(15_000, 12_000, 25_000, 20_000) },
    { kind: 'water', id: 'isle', depth: 'land', corners: corners(18_000, 14_000, 22_000, 18_000) },
    vasa,
    foe,
  ]);
  expect(drawn[0]).toBe('    7         15        22        30');
  expect(drawn.find(line => line.includes('#'))).toMatch(/-+#+-+/);
  expect(drawn.findIndex(line => line.includes('l↙'))).toBeLessThan(drawn.findIndex(line => line.includes('V↑')));
  for (const line of drawn) expect(line.length).toBeLessThanOrEqual(ROOM.columns);
});

test('4 map: vessels of a squadron side by side are counted, not written over one another', () => {
  const pair = [0, 1].map(i => unit(`s${i}`, { x: 10_000 + 700 * i, y: 10_000 }, { squadron: 's', number: `${i + 1}` }));
  expect(lines([...pair, foe]).join('\n')).toContain('2S↑');
});

test('4 map: a course is marked on its way, with its end', () => {
  const drawn = lines([
    vasa,
    foe,
    { kind: 'path', id: 'p', role: 'intent', line: 'plot', through: [vasa.at, { x: 10_000, y: 16_000 }] },
    { kind: 'ghost', id: 'g', role: 'intent', at: { x: 10_000, y: 16_000 }, facing: 9000, hull: { outline: '' } },
  ]);
  expect(drawn.join('\n')).toContain('*→');
  expect(drawn.filter(line => line.includes('+')).length).toBeGreaterThan(1);
});

test('units are told by inches and the compass', () => {
  const screen = { columns: 80, lines: 24, hasColours: false, isPlain: false };
  const table = unitTable(scene([vasa, foe]), { columns: 80, lines: 20 }, screen as never);
  expect(table[0]?.trim()).toMatch(/^at/);
  expect(table[2]).toMatch(/Lohengrin 30\.0,20\.0 SW/);
  expect(unitsHeard(scene([vasa, foe]))).toEqual([
    'Yours:',
    '  Vasa: at 10.0,10.0 heading north; Lohengrin is nearest, 22.361 inches off.',
    'Others:',
    '  Lohengrin: at 30.0,20.0 heading south-west; Vasa is nearest, 22.361 inches off.',
  ]);
});
