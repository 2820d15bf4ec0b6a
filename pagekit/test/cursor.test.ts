import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import type { Scene, UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { describe, expect, test } from 'vitest';
import { walk } from '../src/board/cursor.ts';
import type { Ground } from '../src/board/ground.ts';
import { groundOf } from '../src/board/grounds.ts';
import { speechAt } from '../src/board/speech.ts';
import { rowsOf } from '../src/list/rows.ts';

function sceneOf(layout: Layout, items: Scene['items'] = []): Scene {
  return { sheet: { ground: 'hexes', columns: 40, rows: 30, layout }, items };
}

function craft(number: string, name: string, side = 'rim'): UnitItem {
  const at = hexes.hexAt(name === 'Red' ? 5 : 9, 12, 'rows');
  const id = `${name} ${number}`;
  return {
    kind: 'unit',
    id,
    side,
    role: 'told',
    at,
    facing: 1,
    hull: { ...PLAIN_HULL, small: true },
    name: id,
    number,
    squadron: name,
  };
}

function on(scene: Scene): { scene: Scene; ground: Ground } {
  return { scene, ground: groundOf(scene.sheet) };
}

function step(layout: Layout, from: Hex, key: string): Hex | undefined {
  return groundOf(sceneOf(layout).sheet).step(from, key) as Hex | undefined;
}

describe.each<Layout>(['columns', 'rows'])('the cursor on hexes in %s', layout => {
  test.each([
    ['ArrowUp', '0511'],
    ['ArrowDown', '0513'],
    ['ArrowLeft', '0412'],
    ['ArrowRight', '0612'],
  ])('%s leads from 0512 to %s', (key, to) => {
    const at = step(layout, hexes.hexAt(5, 12, layout), key);
    expect(at && hexes.nameOf(at, layout)).toBe(to);
  });

  test('it stays on the sheet', () => {
    const corner = hexes.hexAt(40, 30, layout);
    expect(step(layout, corner, 'ArrowRight')).toEqual(corner);
    expect(step(layout, corner, 'ArrowDown')).toEqual(corner);
    expect(step(layout, corner, 'Enter')).toBeUndefined();
  });
});

const group = { kind: 'group', id: 'Red', side: 'rim', role: 'told', name: 'Red', state: 'shaken' } as const;
const units = ['1', '2', '4'].map(number => craft(number, 'Red'));

test('Tab visits a hex of many craft once', () => {
  const scene = sceneOf('rows', [...units, craft('1', 'Blue', 'core')]);
  expect(walk(on(scene), hexes.hexAt(1, 1, 'rows')).map(unit => unit.id)).toEqual(['Red 1', 'Blue 1']);
});

test('many craft of one squadron in a hex are read out in a breath, a single one with its heading by the compass', () => {
  const scene = sceneOf('rows', [group, ...units, craft('1', 'Blue', 'core')]);
  const speech = { sideName: (side: string) => side };
  expect(speechAt(on(scene), hexes.hexAt(5, 12, 'rows'), speech)).toBe('0512, Red 1, 2 and 4, rim, shaken.');
  expect(speechAt(on(scene), hexes.hexAt(9, 12, 'rows'), speech)).toBe('0912, Blue 1, core, heading east.');
});

test('the list heads a squadron once, and names no ally as the nearest enemy', () => {
  const scene: Scene = {
    ...sceneOf('rows', [group, ...units, craft('1', 'Blue', 'core')]),
    alliances: [['rim', 'core']],
  };
  const rows = rowsOf(scene, 'rim', { ordering: 'squadron' });
  expect(rows.map(row => row.heads?.id)).toEqual(['Red', undefined, undefined]);
  expect(rows.map(row => row.nearest)).toEqual(['–', '–', '–']);
  expect(rowsOf({ ...scene, alliances: [] }, 'rim', { ordering: 'squadron' })[0]?.nearest).toBe('Blue 1, 4, fore');
});
