import { type Hex, hexes } from '@flagplot/hexes';
import type { Item, Place } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { compassWord, edgeArrows, mayLieOutside, type Outlook, partiesOf } from '../src/board/edges.ts';
import { groundOf } from '../src/board/grounds.ts';
import { PlaneGround } from '../src/board/plane-ground.ts';

const ground = groundOf({ ground: 'hexes', columns: 60, rows: 60, layout: 'columns' });
const at = (column: number, row: number): Hex => hexes.hexAt(column, row, 'columns');
const unit = (id: string, place: Place, more: object = {}): Item<Place> & { kind: 'unit' } => ({
  kind: 'unit',
  id,
  side: 'earth',
  role: 'told',
  at: place,
  facing: 0,
  hull: PLAIN_HULL,
  name: id,
  ...more,
});
const sideName = (side: string): string => side.replace(/^./, letter => letter.toUpperCase());

/** A window of 600 by 400 with a hex amid it. */
function lookAt(hex: Hex, more: Partial<Outlook> = {}): Outlook {
  const { x, y } = ground.middle(hex);
  return {
    view: { x: 300 - x, y: 200 - y, k: 1 },
    size: { width: 600, height: 400 },
    ground,
    covers: [],
    held: undefined,
    ...more,
  };
}

const own = unit('own', at(30, 40), { side: 'narn', name: "Tal'Kesh" });

test('led: camera: an arrow says who lies outside, how far from who is in hand, and in which direction', () => {
  const items = [own, unit('a1', at(30, 9), { squadron: 'a', tag: 'A1' }), unit('a2', at(30, 5), { squadron: 'a', tag: 'A2' })];
  const [arrow, ...more] = edgeArrows(partiesOf(items, sideName), lookAt(at(30, 41), { held: own }));
  expect(more).toEqual([]);
  expect(arrow).toMatchObject({ says: 'Earth A, 31 north', hint: "31 hexes from Tal'Kesh", degrees: 0, at: { x: 300, y: 28 } });
});

test('led: camera: who is in hand out of sight measures nothing: it is measured from the middle of what is seen', () => {
  const items = [unit('lone', at(30, 9), { name: 'Halcyon' })];
  const [arrow] = edgeArrows(partiesOf(items, sideName), lookAt(at(30, 39), { held: unit('own', at(1, 1)) }));
  expect(arrow?.says).toBe('Halcyon, 30 north');
});

test('led: camera: of a squadron of which one is seen, and of who is lost, there is no arrow', () => {
  const items = [
    unit('a1', at(30, 40), { squadron: 'a', tag: 'A1' }),
    unit('a2', at(2, 2), { squadron: 'a', tag: 'A2' }),
    unit('b', at(2, 2), { lost: true }),
  ];
  expect(edgeArrows(partiesOf(items, sideName), lookAt(at(30, 40)))).toEqual([]);
});

test('led: camera: at set-up there are arrows to one’s own ships where they would stand, and to no other ghost', () => {
  const ghost = (id: string, place: Hex, more: object = {}): Item<Place> => ({
    kind: 'ghost',
    id,
    role: 'intent',
    at: place,
    facing: 0,
    hull: PLAIN_HULL,
    ...more,
  });
  const sets = (name: string, tag: string) => ({ sets: { side: 'narn', name, tag, squadron: 'b' } });
  const items = [
    ghost('b1', at(30, 58), sets("Tal'Kesh", 'B1')),
    ghost('b2', at(31, 58), sets("Na'Far", 'B2')),
    ghost('tip', at(2, 2)),
  ];
  expect(edgeArrows(partiesOf(items, sideName), lookAt(at(30, 20)))).toMatchObject([{ says: 'Narn B, 38 south' }]);
  expect(items.filter(mayLieOutside).map(({ id }) => id)).toEqual(['b1', 'b2']);
});

test('led: camera: those of a side that lie the same way have one arrow, of another side one beside it', () => {
  const items = [
    unit('b1', at(30, 8), { squadron: 'b', tag: 'B1' }),
    unit('a1', at(30, 9), { squadron: 'a', tag: 'A1' }),
    unit('c1', at(30, 7), { squadron: 'c', tag: 'C1' }),
    unit('e1', at(30, 6), { squadron: 'e', tag: 'E1' }),
    unit('red/1', at(31, 4), { side: 'narn', squadron: 'red' }),
    { kind: 'group', id: 'red', side: 'narn', role: 'told', name: 'Red' } as const,
    unit('d1', at(58, 40), { squadron: 'd', tag: 'D1' }),
  ];
  const arrows = edgeArrows(partiesOf(items, sideName), lookAt(at(30, 40)));
  expect(arrows.map(({ says }) => says)).toEqual(['Earth D, 28 east', 'Earth A, B and 2 more, 31 north', 'Narn Red, 37 north']);
  expect(arrows.map(({ at: { y } }) => y)).toEqual([200, 28, 28]);
  const [, north, red] = arrows.map(one => one.at.x);
  expect(Math.abs((north ?? 0) - (red ?? 0))).toBeGreaterThan(150);
  expect(arrows.every(({ at: { x } }) => x > 60 && x < 540)).toBe(true);
});

test('led: camera: no arrow lies over a button or a card, nor beyond the board', () => {
  const items = [unit('a', at(30, 1)), unit('b', at(1, 40)), unit('c', at(59, 40))];
  const covers = [{ x: 200, y: 0, width: 200, height: 100 }];
  const arrows = edgeArrows(partiesOf(items, sideName), lookAt(at(30, 40), { covers }));
  expect(arrows).toHaveLength(3);
  for (const { at } of arrows) {
    expect(at.x > 140 && at.x < 460 && at.y < 120).toBe(false);
    expect(at.x > 40 && at.x < 560 && at.y > 20 && at.y < 380).toBe(true);
  }
});

test('led: camera: on a measured plane distances and directions are the ground’s own', () => {
  const plane = new PlaneGround({ ground: 'plane', width: 72_000, height: 72_000 });
  const held = unit('own', { x: 10_000, y: 12_000 }, { name: 'Lohengrin' });
  const items = [unit('far', { x: 19_300, y: 21_300 }, { name: 'Halcyon' })];
  const outlook = { view: { x: -30, y: -930, k: 1 }, size: { width: 300, height: 300 }, ground: plane, covers: [], held };
  expect(edgeArrows(partiesOf(items, sideName), outlook)).toMatchObject([
    { says: 'Halcyon, 13.15 north-east', hint: '13.15 inches from Lohengrin' },
  ]);
});

test('led: camera: eight points of the compass, north at the head of the sheet', () => {
  const around = [0, 45, 90, 135, 180, 225, 270, 315, 350].map(degrees => {
    const turn = (degrees * Math.PI) / 180;
    return compassWord({ x: 5, y: 5 }, { x: 5 + Math.sin(turn), y: 5 - Math.cos(turn) });
  });
  expect(around).toEqual(['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north']);
});
