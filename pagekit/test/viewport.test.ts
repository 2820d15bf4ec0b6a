import { type Hex, hexes } from '@flagplot/hexes';
import type { UnitItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { Director } from '../src/board/director.ts';
import { groundOf } from '../src/board/grounds.ts';
import { keepView } from '../src/board/keep-view.svelte.ts';
import { Viewport } from '../src/board/viewport.svelte.ts';

const WINDOW = { width: 800, height: 600 };
const page = new EventTarget();
/** What lies over the board, in pixels from its corner. */
let covers: object[] = [];
vi.stubGlobal('window', page);
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame']) vi.stubGlobal(name, () => undefined);
vi.stubGlobal('document', { querySelectorAll: () => covers.map(box => ({ getBoundingClientRect: () => box })) });

const at = (column: number, row: number): Hex => hexes.hexAt(column, row, 'columns');
const unit = (id: string, place: Hex, role: 'mine' | 'told' = 'told'): UnitItem => ({
  kind: 'unit',
  id,
  side: role,
  role,
  at: place,
  facing: 0,
  hull: PLAIN_HULL,
  name: id,
});
/** Two fleets at either end of the map: they cannot be told apart where both are seen. */
const UNITS = [unit('own', at(5, 5), 'mine'), unit('enemy', at(95, 95))];

/** The drawing under a board, by which pointers come. */
function drawing(): SVGSVGElement {
  const box = { x: 0, y: 0, left: 0, top: 0, ...WINDOW };
  return Object.assign(new EventTarget(), { getBoundingClientRect: () => box }) as unknown as SVGSVGElement;
}

/** A board of a hundred by a hundred hexes as it is first looked at. */
function lookAt(svg = drawing()): { viewport: Viewport; director: Director } {
  const viewport = new Viewport(groundOf({ ground: 'hexes', columns: 100, rows: 100, layout: 'columns' }));
  Object.assign(viewport, WINDOW, { calm: true });
  viewport.over(svg, true, undefined);
  viewport.begin(UNITS, false);
  return { viewport, director: new Director(viewport) };
}

beforeEach(() => {
  keepView.on = false;
  covers = [];
});

test('led: camera: an ask is framed wherever a hand has put the board, and nothing else moves it then', () => {
  const { viewport, director } = lookAt();
  director.centre(at(50, 50));
  expect([viewport.isByHand, director.shows([at(5, 5)])]).toEqual([true, false]);
  director.follow([at(5, 5)]);
  expect(director.shows([at(5, 5)])).toBe(false);
  director.frame({ must: [at(5, 5)] });
  expect([viewport.isByHand, director.shows([at(5, 5)])]).toEqual([false, true]);
});

test('led: camera: a film is followed to where it happens, and afterwards the board is where somebody had put it', () => {
  const { viewport, director } = lookAt();
  director.centre(at(50, 50));
  const { view } = viewport;
  director.watch();
  director.follow([at(90, 90), at(95, 95)]);
  expect(director.shows([at(90, 90), at(95, 95)])).toBe(true);
  director.goBack();
  expect([viewport.view, viewport.isByHand]).toEqual([view, true]);
});

test('led: camera: a hand that moves the board while a film is played has it, and it does not go back', () => {
  const { viewport, director } = lookAt();
  director.watch();
  director.centre(at(50, 50));
  const { view } = viewport;
  director.follow([at(95, 95)]);
  director.goBack();
  expect(viewport.view).toEqual(view);
});

test('led: camera: a view that is kept is moved by neither ask nor film, but by whoever wants to see a place', () => {
  const { viewport, director } = lookAt();
  keepView.on = true;
  const { view } = viewport;
  director.frame({ must: [at(50, 50)] });
  director.watch();
  director.follow([at(95, 95)]);
  director.goBack();
  director.bring([at(50, 50)]);
  expect(viewport.view).toEqual(view);
  director.centre(at(50, 50));
  expect(director.shows([at(50, 50)])).toBe(true);
});

test('led: camera: nothing moves under a pointer that is down on the board', () => {
  const svg = drawing();
  const { viewport, director } = lookAt(svg);
  const { view } = viewport;
  svg.dispatchEvent(new Event('pointerdown'));
  director.frame({ must: [at(50, 50)] });
  expect(viewport.view).toEqual(view);
  page.dispatchEvent(new Event('pointerup'));
  director.frame({ must: [at(50, 50)] });
  expect(viewport.view).not.toEqual(view);
});

test('led: camera: a window of another size has the same amid it; what is worked at is not lost with its room, and stands as large as before once that is back', () => {
  const { viewport, director } = lookAt();
  director.frame({ must: [at(3, 3), at(12, 12)] });
  const { view } = viewport;
  Object.assign(viewport, { width: 300, height: 200 });
  director.refit({ must: [at(3, 3), at(12, 12)] }, WINDOW);
  expect(director.shows([at(3, 3), at(12, 12)])).toBe(true);
  expect(viewport.view.k).toBeLessThan(view.k);
  Object.assign(viewport, WINDOW);
  director.refit({ must: [at(3, 3), at(12, 12)] }, { width: 300, height: 200 });
  expect(viewport.view.k).toBeCloseTo(view.k);
  director.centre(at(50, 50));
  Object.assign(viewport, { width: 600 });
  director.refit({ must: [at(3, 3)] }, WINDOW);
  expect(viewport.onScreen(at(50, 50)).x).toBeCloseTo(300);
  expect(viewport.onScreen(at(50, 50)).y).toBeCloseTo(300);
});

test('led: camera: what a card is laid over comes out from under it', () => {
  const { viewport, director } = lookAt();
  director.frame({ must: [at(5, 5)] });
  const { x, y } = viewport.onScreen(at(5, 5));
  covers = [{ x: x - 50, y: y - 50, width: 300, height: 300 }];
  expect(director.shows([at(5, 5)])).toBe(false);
  director.refit({ must: [at(5, 5)] }, WINDOW);
  expect(director.shows([at(5, 5)])).toBe(true);
});
