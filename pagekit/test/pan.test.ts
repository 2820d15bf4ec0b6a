import { expect, test } from 'vitest';
import type { Point } from '../src/board/geometry.ts';
import { drag } from '../src/board/pan.ts';

const VIEW = { x: 10, y: 20, k: 1 };
const REACH = [0.5, 3] as const;
const point = (x: number, y: number): Point => ({ x, y });

test('led: camera: one finger takes the board along', () => {
  expect(drag(VIEW, [[point(100, 100)], [point(130, 80)]], REACH)).toEqual({ x: 40, y: 0, k: 1 });
});

test('led: camera: two fingers have under them what they had, nearer as they part', () => {
  const fingers = [point(100, 100), point(200, 100)];
  const parted = [point(50, 300), point(250, 300)];
  const view = drag(VIEW, [fingers, parted], REACH);
  expect(view.k).toBe(2);
  for (const [i, { x, y }] of fingers.entries())
    expect({ x: view.x + 2 * (x - VIEW.x), y: view.y + 2 * (y - VIEW.y) }).toEqual(parted[i]);
});

test('led: camera: however far fingers part, the board comes no nearer than it may, and goes no further off', () => {
  const [near, far] = [
    [point(100, 100), point(110, 100)],
    [point(0, 100), point(300, 100)],
  ];
  expect([drag(VIEW, [near, far], REACH).k, drag(VIEW, [far, near], REACH).k]).toEqual([3, 0.5]);
  expect(drag(VIEW, [far, [point(0, 150), point(300, 150)]], REACH)).toEqual({ x: 10, y: 70, k: 1 });
});
