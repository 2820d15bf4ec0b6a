import type { AreaItem, Item, Place, Scene } from '@flagplot/scene';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Layers, type OwnLayer } from '../src/desk/layers.svelte.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  });
});
afterEach(() => vi.unstubAllGlobals());

const area = (id: string, of?: string): AreaItem => ({
  kind: 'area',
  id,
  role: 'told',
  places: [],
  look: 'tint',
  ...(of && { of }),
});
const items: readonly Item[] = [area('band'), area('reach', 'reach'), area('gate', 'gate')];
const scene = { sheet: { ground: 'hexes', columns: 4, rows: 4, layout: 'rows' }, items } as Scene<Place>;
const idsOf = (of: Scene<Place>): string[] => of.items.map(item => item.id);

let asked = 0;
const danger: OwnLayer = { name: 'danger', word: 'Danger', hidden: true, lays: () => [area(`danger ${++asked}`, 'danger')] };
const reach: OwnLayer = { name: 'reach', word: 'Reach', key: 'q', hidden: true };

test('a system puts its layers in the middle of the menu, hidden where it says so, and what no layer is for is always shown', () => {
  const layers = new Layers([reach, danger]);
  expect(layers.offered.map(({ name }) => name)).toEqual([
    'tracks',
    'drift',
    'bands',
    'reach',
    'danger',
    'arcs',
    'names',
    'numbers',
  ]);
  expect(idsOf(layers.visibleScene(scene))).toEqual(['band', 'gate']);
  layers.toggle('reach');
  expect(idsOf(layers.visibleScene(scene))).toEqual(['band', 'reach', 'gate']);
});

test('what a layer lays over the scene is worked out only where it is looked at; the list has it all the same', () => {
  const layers = new Layers([danger]);
  asked = 0;
  layers.visibleScene(scene);
  expect(asked).toBe(0);
  expect(idsOf(layers.whole(scene))).toContain('danger 1');
  layers.toggle('danger');
  expect(idsOf(layers.visibleScene(scene))).toContain('danger 2');
});

test('a choice is kept, whatever system it was made in, and one that was never made stays with the layer', () => {
  new Layers([]).toggle('bands');
  const layers = new Layers([reach]);
  expect([layers.shows('bands'), layers.shows('reach'), layers.shows('tracks')]).toEqual([false, false, true]);
});

test('what was hidden before is hidden still, and what was shown is shown', () => {
  kept.set('flagplot.hidden', JSON.stringify(['tracks', 'numbers', 'threats']));
  const layers = new Layers([
    { name: 'radius', word: 'Command radius', hidden: true },
    { name: 'threats', word: 'Threats', hidden: true },
  ]);
  expect(layers.offered.filter(({ name }) => !layers.shows(name)).map(({ name }) => name)).toEqual([
    'tracks',
    'threats',
    'numbers',
  ]);
  kept.set('flagplot.hidden', 'no list');
  expect(new Layers([reach]).shows('reach')).toBe(false);
});
