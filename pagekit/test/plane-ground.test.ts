import { courseOf, hull, type Point, squaredFrom } from '@flagplot/plane';
import type { Scene, UnitItem } from '@flagplot/scene';
import { courseLine, posesAlong } from '@flagplot/scene/courses.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchGround, groundOf } from '../src/board/grounds.ts';
import { unitsAt } from '../src/board/picking.ts';
import { pictureOf } from '../src/board/pictured.ts';
import { Placement, unitStands } from '../src/board/placement.ts';
import { PlaneGround } from '../src/board/plane-ground.ts';
import { bandPath, gaugeDrawing } from '../src/board/plane-paper.ts';
import { readingOf } from '../src/board/ruling.ts';
import { speechAt } from '../src/board/speech.ts';
import { terrainOf } from '../src/list/about.ts';
import { rowsOf } from '../src/list/rows.ts';

const SHEET = { ground: 'plane', width: 72_000, height: 48_000 } as const;
const ground = new PlaneGround(SHEET);

const ship = (id: string, at: Point, more: Partial<UnitItem<Point>> = {}): UnitItem<Point> => ({
  kind: 'unit',
  id,
  role: 'told',
  side: 'a',
  name: id,
  at,
  facing: 0,
  hull: { outline: '' },
  shape: { body: hull(5500, 1500) },
  ...more,
});
const vasa = ship('Vasa', { x: 28_600, y: 18_400 }, { facing: 1400 });
const lohengrin = ship('Lohengrin', { x: 42_600, y: 24_400 }, { facing: 19_200, side: 'b', shape: { body: hull(3500, 1000) } });
const bank = [
  { x: 50_000, y: 8000 },
  { x: 60_000, y: 8000 },
  { x: 60_000, y: 16_000 },
  { x: 50_000, y: 16_000 },
];
const scene: Scene<Point> = {
  sheet: SHEET,
  items: [{ kind: 'water', id: 'bank', corners: bank, depth: 'shallow', says: 'deep hulls run aground' }, vasa, lohengrin],
};

const place = fc.record({ x: fc.integer({ min: 0, max: 72_000 }), y: fc.integer({ min: 0, max: 48_000 }) });

describe('a measured table on paper', () => {
  test('is eighteen units an inch, north up, and the same place the other way round', () => {
    expect(ground.middle({ x: 1000, y: 47_000 })).toEqual({ x: 18, y: 18 });
    fc.assert(
      fc.property(place, at => {
        const there = ground.under(ground.middle(at));
        expect(Math.max(Math.abs(there.x - at.x), Math.abs(there.y - at.y))).toBeLessThanOrEqual(1);
        expect([there.x, there.y].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('is fetched before a scene of it is drawn', async () => {
    expect(() => groundOf({ ...SHEET, width: 1 })).toThrow(/fetched/);
    await fetchGround('plane');
    expect(groundOf(SHEET)).toBe(groundOf({ ...SHEET }));
  });

  test('names places in inches, and steps by an inch or a quarter, kept on the table', () => {
    expect(ground.name(vasa.at)).toBe('28.6, 18.4');
    expect(ground.step({ x: 500, y: 500 }, 'ArrowUp')).toEqual({ x: 500, y: 1500 });
    expect(ground.step({ x: 500, y: 500 }, 'ArrowRight', true)).toEqual({ x: 750, y: 500 });
    expect(ground.step({ x: 500, y: 500 }, 'ArrowLeft')).toEqual({ x: 0, y: 500 });
    expect(ground.heading(1400)).toBe('14°');
    expect(ground.heading(0)).toBe('0°');
    expect(ground.heading(10_050)).toBe('100.5°');
    expect(ground.edge({ x: 30_000, y: 45_500 })).toBe('2.5 inches from the north edge');
    expect(ground.size()).toBe('72 by 48 inches');
  });

  test('measures from edge to edge, to the hundredth and near a whole inch to the mil', () => {
    expect(ground.gap(vasa, lohengrin)).toBe(12_974);
    expect(ground.figure(12_974)).toBe('12.97');
    expect(ground.figure(10_003)).toBe('10.003');
    expect(ground.figure(9996)).toBe('9.996');
    expect(ground.figure(10_000)).toBe('10');
  });

  test('lets a ship be taken by any part of her, and the cursor say what lies under it', () => {
    const placement = new Placement(unitStands([vasa, lohengrin], { ground, k: 1 }), [], ground);
    const bow = ground.middle({ x: 29_200, y: 20_900 });
    expect(unitsAt(bow, { ground, units: [vasa, lohengrin], placement, reach: 12 }).map(({ id }) => id)).toEqual(['Vasa']);
    expect(unitsAt(ground.middle({ x: 31_000, y: 20_900 }), { ground, units: [vasa, lohengrin], placement, reach: 12 })).toEqual(
      [],
    );
    const speech = { sideName: (side: string) => side };
    expect(speechAt({ scene, ground }, { x: 29_200, y: 20_900 }, speech)).toBe('29.2, 20.9, Vasa, a, heading 14°.');
    expect(speechAt({ scene, ground }, { x: 55_000, y: 10_000 }, speech)).toBe('55, 10, empty, shallow water.');
  });

  test('says in the list how far off the nearest enemy lies and off which bow, and of water how far it is', () => {
    const [row] = rowsOf(scene, 'a', { ordering: 'squadron' });
    expect(row?.nearest).toBe('Lohengrin, 12.97, 53° to starboard');
    const [water] = terrainOf(scene, lohengrin);
    expect(water).toMatchObject({ name: 'Shallow water', off: expect.stringMatching(/^11\.2 inches /) });
  });
});

describe('drawn on it', () => {
  test('a line bends where a course turns, clockwise to starboard', () => {
    const course = courseOf({ x: 20_000, y: 20_000, heading: 0 }, [
      { d: 2000, turn: 0 },
      { d: 9000, turn: 1000 },
    ]);
    const { through, bends } = courseLine(course);
    expect(bends).toEqual([0, 9000]);
    const drawn = ground.path(through, bends);
    expect(drawn).toMatch(/^M360 504L360 468A103\.\d+ 103\.\d+ 0 0 1 463\.\d+ 364\.\d+$/);
    expect(
      posesAlong(course)
        .map(({ facing }) => facing)
        .slice(0, 4),
    ).toEqual([0, 0, 0, 1000]);
    expect(posesAlong(course)).toHaveLength(12);
  });

  test('every point of a band lies as far from the footprint as it says', () => {
    const path = bandPath(vasa, 10_000, SHEET.height);
    const numbers = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect(numbers.length).toBeGreaterThan(4);
    const outline = [28_600, 18_400];
    for (const point of numbers) {
      const at = ground.under(point);
      expect(Math.abs(Math.sqrt(ground.gap({ at, facing: 0 }, vasa) ** 2) - 10_000)).toBeLessThan(5);
      expect(squaredFrom(at, outline)).toBeGreaterThan(10_000 ** 2);
    }
  });

  test('a template lies on the outer side of the hull, and is ticked each half inch', () => {
    const from = { at: { x: 20_000, y: 20_000 }, facing: 0, shape: { body: hull(5500, 1500) } };
    const drawing = gaugeDrawing({ from, turn: 1000, length: 5000, used: 2500 }, SHEET.height);
    expect(drawing.ticks.match(/M/g)).toHaveLength(10);
    expect(drawing.numbers.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(drawing.whole).toMatch(/^M346\.5 504A/);
    const port = gaugeDrawing({ from, turn: -1000, length: 5000, used: 0 }, SHEET.height);
    expect(port.whole).toMatch(/^M373\.5 504A/);
    expect(port.used).toBe('');
  });
});

test('a ruler between two ships measures from edge to edge, from elsewhere from place to place', () => {
  const items = scene.items;
  expect(readingOf({ items, ground }, { from: vasa.at, to: lohengrin.at })).toEqual({
    figure: '12.97',
    says: '12.97 inches from edge to edge, 15.23 between the middles',
  });
  expect(readingOf({ items, ground }, { from: { x: 1000, y: 1000 }, to: { x: 4000, y: 5000 } }).says).toBe('5 inches');
});

test('a picture of it has its waters, and its models as large as they are', () => {
  const picture = pictureOf(scene, ['a', 'b']);
  expect(picture).toMatchObject({ isTrue: true, waters: [{ depth: 'shallow', path: expect.stringMatching(/^M900 720L/) }] });
  expect(picture.hulls.map(({ outline }) => outline)).toEqual([
    expect.stringMatching(/^M0 -49\.5L/),
    expect.stringMatching(/^M0 -31\.5L/),
  ]);
});
