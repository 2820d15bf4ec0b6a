import type { Test, Why } from '@flagplot/kernel';
import { type ChartRead, cellsRead, chartOf, isNamed } from '@flagplot/manifest';
import { openShelf, partOf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { expect, test } from 'vitest';

const shelf = await openShelf(systems, 'shelf/src/systems.ts');

/** The cells that a throw of a system was read from. */
async function cellsOf(system: string, why: Why, faces?: number[]): Promise<string[]> {
  const manifest = shelf.manifests.find(({ name }) => name === system);
  const found = manifest && (await partOf(manifest, 'charts'));
  if (!found || 'faults' in found) throw new Error(`${system} has no charts`);
  const { part } = found;
  return cellsRead({ why, ...(faces && { faces }) }, { charts: part.charts(), reads: part.reads() });
}

const atLeast = (n: number): Test => ({ of: 'each', is: 'atLeast', n });

test('the name of a reason has room for other words at its star, and there alone', () => {
  expect(isNamed('range *, long', 'range 21, long')).toBe(true);
  expect(isNamed('range *, long', 'range 21, longer')).toBe(false);
  expect(isNamed('plasma', 'plasma')).toBe(true);
  expect(isNamed('plasma', 'plasma cannon')).toBe(false);
  expect(isNamed('ab*bc', 'abc')).toBe(false);
});

test('learnt: charts: a shot is read from its range, and from short range where none is told', async () => {
  const mods = [{ by: 11, for: "Tal'Kesh's defence" }];
  const far = [...mods, { by: 2, for: 'range 21, long' }];
  expect(await cellsOf('fleet-action', { rule: 'FA-6.6.1', what: 'A shot', test: atLeast(9), mods: far })).toEqual([
    'rangeModifiers/2',
  ]);
  expect(await cellsOf('fleet-action', { rule: 'FA-6.6.1', what: 'A shot', test: atLeast(7), mods })).toEqual([
    'rangeModifiers/0',
  ]);
});

test('learnt: charts: each die of damage is read by how far it is above the armour and by even and odd, of flash weapons by the first alone', async () => {
  const hit = (weapon: string): Why => ({ rule: 'FA-7.1.1', what: `${weapon} strikes Vesper`, test: atLeast(4), mods: [] });
  expect(await cellsOf('fleet-action', hit('Heavy laser'), [3])).toEqual([]);
  expect(await cellsOf('fleet-action', hit('Heavy laser'), [6])).toEqual([
    'severity/moderate',
    'costs/moderate/even/structure',
    'costs/moderate/even/minor',
    'costs/moderate/even/primary',
  ]);
  const severe = await cellsOf('fleet-action', hit('Heavy laser'), [11, 5]);
  expect(severe).toContain('severity/severe');
  expect(severe).toContain('costs/severe/odd/structure');
  expect(severe).toContain('costs/minor/odd/structure');
  expect(await cellsOf('fleet-action', hit('Energy mine'), [6])).toContain('costs/moderate/flash/structure');
  expect(await cellsOf('fleet-action', hit('Energy mine'), [6])).not.toContain('costs/moderate/even/structure');
});

test('learnt: charts: of several cells the one that says the number is meant', async () => {
  const circle: Why = { rule: 'FA-11.2.3', what: 'morale', test: atLeast(7), mods: [{ by: 7, for: 'the circle' }] };
  expect(await cellsOf('fleet-action', circle)).toEqual(['circles/2', 'stakes/battle']);
  const mods = [
    { by: 8, for: 'medium range 9' },
    { by: 1, for: 'shaken' },
    { by: -4, for: 'starship gunnery' },
  ];
  const shot: Why = { rule: 'SQ-4.5.1', what: 'A shot', test: { of: 'sum', is: 'atLeast', n: 5 }, mods };
  expect(await cellsOf('squadrons', shot)).toEqual(['difficulty/medium', 'morale/2/difficulty', 'skills/veteran/gunnery']);
});

test('what no chart has is no cell, and a rule that is not known leads nowhere', () => {
  const numbers = { ranges: [1, 2], provenance: { ranges: 'source' } };
  const charts = [
    chartOf(numbers, {
      name: 'ranges',
      title: 'Ranges',
      rule: 'X-1.1.1',
      columns: ['1', '2'],
      rows: [['All', 'ranges/0', 'ranges/1']],
    }),
  ];
  const reads: Record<string, ChartRead[]> = { 'X-1.1.1': [{ die: 'face', at: [['ranges/0'], ['ranges/7'], ['ranges/1']] }] };
  const read = (rule: string, ...faces: number[]) => cellsRead({ why: { rule, what: 'a throw' }, faces }, { charts, reads });
  expect(read('X-1.1.1', 1, 2, 6)).toEqual(['ranges/0', 'ranges/1']);
  expect(read('X-2.1.1', 1)).toEqual([]);
});
