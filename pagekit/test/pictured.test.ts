import type { Scene } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { pictureOf } from '../src/board/pictured.ts';

const unit = (id: string, side: string, q: number) =>
  ({ kind: 'unit', id, side, role: 'told', at: { q, r: 2 }, facing: 1, hull: PLAIN_HULL, name: id }) as const;
const SCENE: Scene = {
  sheet: { ground: 'hexes', columns: 20, rows: 20, layout: 'columns' },
  items: [
    unit('a', 'red', 2),
    { ...unit('b', 'blue', 9), lost: true },
    {
      kind: 'path',
      id: 'wake/a',
      role: 'past',
      line: 'wake',
      side: 'red',
      through: [
        { q: 1, r: 2 },
        { q: 2, r: 2 },
      ],
    },
    {
      kind: 'path',
      id: 'plot/a',
      role: 'secret',
      line: 'plot',
      side: 'red',
      through: [
        { q: 2, r: 2 },
        { q: 3, r: 2 },
      ],
    },
    { kind: 'area', id: 'mine', role: 'intent', places: [{ q: 2, r: 2 }], look: 'tint', label: 'your zone' },
    {
      kind: 'area',
      id: 'zone',
      role: 'told',
      side: 'blue',
      places: [
        { q: 9, r: 2 },
        { q: 9, r: 3 },
      ],
      look: 'tint',
      label: 'blue',
    },
  ],
};

test('led: new battle: a picture has units, zones and wakes, and nothing of what anybody orders', () => {
  const picture = pictureOf(SCENE, ['red', 'blue']);
  expect(picture.units.map(({ id, side, lost }) => [id, side, lost])).toEqual([
    ['a', 1, undefined],
    ['b', 2, true],
  ]);
  expect(picture.areas.map(({ side, label }) => [side, label?.says])).toEqual([[2, 'blue']]);
  expect(picture.wakes).toHaveLength(1);
  expect(picture.hulls).toHaveLength(1);
});

test('learnt: home: what is shown of a table is all that still fights on it', () => {
  const [x, , width] = pictureOf({ ...SCENE, items: SCENE.items.filter(({ kind }) => kind === 'unit') }, ['red', 'blue']).box;
  expect([x < 54, x + width < 243]).toEqual([true, true]);
});
