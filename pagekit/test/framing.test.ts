import { expect, test } from 'vitest';
import { type Camera, isSameView, middleOf, viewAtScale } from '../src/board/camera.ts';
import { type BoardRoom, clearings, fitIn, isSeen, viewOf } from '../src/board/framing.ts';
import type { Point } from '../src/board/geometry.ts';

/** A board of 800 by 600 with nothing over it, on which things can be read from half their size on. */
const ROOM: BoardRoom = { width: 800, height: 600, covers: [], least: 0.1, legible: 0.5 };
const VIEW: Camera = { x: 0, y: 0, k: 1 };
/** A card in the lower right corner. */
const CARD = { x: 400, y: 300, width: 400, height: 300 };

const point = (x: number, y: number): Point => ({ x, y });
const onScreen = ({ x, y, k }: Camera, at: Point): Point => ({ x: x + k * at.x, y: y + k * at.y });

/** A subject of which nothing is left out. */
const all = (...must: Point[]): { must: Point[]; may: Point[] } => ({ must, may: [] });

test('led: camera: what stands in sight and can be read moves nothing', () => {
  expect(viewOf(VIEW, all(point(100, 100), point(700, 500)), ROOM)).toEqual(VIEW);
  expect(viewOf({ ...VIEW, k: 2 }, all(point(50, 50)), ROOM)).toEqual({ ...VIEW, k: 2 });
});

test('led: camera: what lies under a card is brought out from under it, at the same scale and by the least that will do', () => {
  const room = { ...ROOM, covers: [CARD] };
  const view = viewOf(VIEW, all(point(500, 350)), room);
  expect(view.k).toBe(1);
  expect(onScreen(view, point(500, 350))).toEqual({ x: 500, y: 240 });
  expect(isSeen(point(500, 350), view, room)).toBe(true);
  expect(isSeen(point(500, 350), VIEW, room)).toBe(false);
});

test('led: camera: what does not fit beside a card at its scale is shown where it is largest', () => {
  const room = { ...ROOM, covers: [CARD] };
  const ends = [point(0, 0), point(600, 300)];
  const view = viewOf(VIEW, all(...ends), room);
  for (const end of ends) expect(isSeen(end, view, { ...room, margin: 40 })).toBe(true);
  expect(view.k).toBeCloseTo((300 - 2 * 60) / 300);
});

test('led: camera: what is too small to be read is brought nearer, and what is near enough stays so', () => {
  const far = viewOf({ x: 0, y: 0, k: 0.2 }, all(point(500, 500)), ROOM);
  expect(far.k).toBe(0.9);
  expect(onScreen(far, point(500, 500))).toEqual({ x: 400, y: 300 });
  expect(viewOf({ x: 0, y: 0, k: 0.6 }, all(point(500, 500)), ROOM).k).toBe(0.6);
});

test('led: camera: targets are shown as long as all can be read, the first of them first', () => {
  const must = [point(0, 0)];
  const [near, far, nearer] = [point(900, 0), point(9000, 0), point(300, 0)];
  const view = viewOf(VIEW, { must, may: [near, far, nearer] }, ROOM);
  expect([...must, near, nearer].every(at => isSeen(at, view, { ...ROOM, margin: 40 }))).toBe(true);
  expect(isSeen(far, view, ROOM)).toBe(false);
  expect(view.k).toBeGreaterThanOrEqual(ROOM.legible);
});

test('led: camera: what must be seen is seen, from however far off, but never from beyond the sheet', () => {
  expect(viewOf(VIEW, all(point(0, 0), point(6720, 0)), ROOM).k).toBeCloseTo(0.1);
  expect(viewOf(VIEW, all(point(0, 0), point(90000, 0)), ROOM).k).toBe(0.1);
});

test('led: camera: a window is clear beside what lies over it, above and below; nowhere but as a whole where all is covered', () => {
  expect(clearings({ ...ROOM, covers: [CARD] })).toEqual([
    { x: 0, y: 0, width: 400, height: 600 },
    { x: 0, y: 0, width: 800, height: 300 },
  ]);
  const whole = { x: 0, y: 0, width: 800, height: 600 };
  expect(clearings({ ...ROOM, covers: [{ x: 900, y: 0, width: 40, height: 40 }] })).toEqual([whole]);
  expect(clearings({ ...ROOM, covers: [{ x: -10, y: -10, width: 900, height: 700 }] })).toEqual([whole]);
});

test('led: camera: all ships are fitted where they are largest beside a card', () => {
  const view = fitIn({ x: 0, y: 0, width: 800, height: 300 }, { ...ROOM, covers: [CARD] }, 1.25);
  expect(view).toEqual({ x: 0, y: 0, k: 1 });
});

test('led: camera: another scale keeps what stands amid the window', () => {
  const view = viewAtScale({ x: 30, y: -40, k: 1 }, 2, { from: middleOf(ROOM) });
  const amid = point(370, 340);
  expect(onScreen({ x: 30, y: -40, k: 1 }, amid)).toEqual({ x: 400, y: 300 });
  expect(onScreen(view, amid)).toEqual({ x: 400, y: 300 });
  expect([isSameView(view, { ...view, x: view.x + 0.4 }), isSameView(view, { ...view, k: 2.1 })]).toEqual([true, false]);
});
