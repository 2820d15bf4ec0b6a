import { hexes } from '@flagplot/hexes';
import type { HandleItem, Item, Place, RayItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { expect, test } from 'vitest';
import { placesAtWork } from '../src/board/at-work.ts';
import type { Camera } from '../src/board/camera.ts';
import { leastMove } from '../src/board/framing.ts';
import { groundOf } from '../src/board/grounds.ts';

const WINDOW = { x: 0, y: 0, width: 400, height: 300, least: 0.1 };

/** A point of the sheet in the window. */
function seenAt({ x, y, k }: Camera, point: { x: number; y: number }): { x: number; y: number } {
  return { x: x + k * point.x, y: y + k * point.y };
}

test('3 phone: what stands in sight moves nothing', () => {
  const view = { x: 10, y: -20, k: 1 };
  expect(leastMove(view, { x: 60, y: 100, width: 200, height: 100 }, WINDOW)).toEqual(view);
});

test('3 phone: what a sheet would cover is brought into sight by the least that will do, at the same scale', () => {
  const view = { x: 10, y: -20, k: 1 };
  const moved = leastMove(view, { x: 60, y: 290, width: 40, height: 0 }, WINDOW);
  expect(moved).toEqual({ x: 10, y: -50, k: 1 });
  expect(seenAt(moved, { x: 60, y: 290 })).toEqual({ x: 70, y: 240 });
});

test('3 phone: what lies too far apart is seen from further off, but never from beyond the sheet', () => {
  const view = { x: 0, y: 0, k: 1 };
  const far = leastMove(view, { x: 0, y: 0, width: 544, height: 10 }, WINDOW);
  expect(far.k).toBe(0.5);
  expect(seenAt(far, { x: 0, y: 5 })).toEqual({ x: 64, y: 150 });
  expect(leastMove(view, { x: 0, y: 0, width: 9000, height: 10 }, WINDOW).k).toBe(0.1);
});

const at = (column: number): ReturnType<typeof hexes.hexAt> => hexes.hexAt(column, 5, 'columns');
const unit = (id: string, column: number, more: object = {}): Item => ({
  kind: 'unit',
  id,
  side: 'rim',
  role: 'told',
  at: at(column),
  facing: 0,
  hull: PLAIN_HULL,
  name: id,
  ...more,
});
const handle = (id: string, column: number, more: object = {}): HandleItem => ({
  kind: 'handle',
  id,
  at: at(column),
  icon: 'ahead',
  name: id,
  ...more,
});
const ray = (id: string, to: RayItem['to'], more: object = {}): RayItem => ({
  kind: 'ray',
  id,
  role: 'intent',
  from: { unit: 'red/1' },
  to,
  ...more,
});

test('3 phone: at work are all of a squadron in hand, what it may do next, and its target; not who is lost, nor what others aim at', () => {
  const items = [
    unit('red/1', 1, { squadron: 'red' }),
    unit('red/2', 2, { squadron: 'red' }),
    unit('red/3', 3, { squadron: 'red', lost: true }),
    unit('blue/1', 9, { squadron: 'blue' }),
    unit('blue/2', 10, { squadron: 'blue' }),
    unit('blue/3', 11, { squadron: 'blue' }),
    { kind: 'ring', id: 'target/blue/2', at: at(10), unit: 'blue/2', look: 'target' } as const,
    handle('F', 4),
    handle('L', 5, { refused: { rule: 'x', say: 'No.' } }),
    ray('mine', { unit: 'blue/1' }, { held: true }),
    ray('other', at(20)),
    ray('told', at(21), { held: true, role: 'told' }),
  ];
  const ground = groundOf({ ground: 'hexes', columns: 30, rows: 30, layout: 'columns' });
  const places = placesAtWork(items, { inHand: 'red', ground });
  expect(places.must.map(place => ground.name(place))).toEqual([1, 2, 4, 1, 9, 10].map(column => ground.name(at(column))));
  expect(placesAtWork(items, { inHand: undefined, ground })).toEqual({ held: [], must: [], may: [] });
});

test('led: camera: an ask is about who is in hand, the end of its plot, its target, and whoever it may fire at, the nearest first', () => {
  const path = (id: string, to: number, more: object = {}): Item => ({
    kind: 'path',
    id,
    role: 'intent',
    line: 'plot',
    through: [at(3), at(to)],
    ...more,
  });
  const items = [
    unit('a', 3),
    unit('far', 20),
    unit('near', 8),
    unit('wreck', 7, { lost: true }),
    unit('friend', 6),
    path('own', 5, { held: true }),
    path('other', 12),
  ];
  const ground = groundOf({ ground: 'hexes', columns: 30, rows: 30, layout: 'columns' });
  const isTarget = (id: string): boolean => id !== 'friend';
  const { held, must, may } = placesAtWork(items, { inHand: 'a', ground, isTarget: id => id !== 'a' && isTarget(id) });
  const names = (places: readonly Place[]): string[] => places.map(place => ground.name(place));
  expect([held, must, may].map(places => names(places))).toEqual([names([at(3)]), names([at(3), at(5)]), names([at(8), at(20)])]);
});
