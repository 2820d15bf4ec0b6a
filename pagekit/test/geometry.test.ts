import { hexes, type Layout } from '@flagplot/hexes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf, towards } from '../src/board/geometry.ts';

const hex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) });

/** The closed loops of a path, as lists of corners. */
function loops(path: string): string[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map(loop => loop.replace('Z', '').split('L'));
}

/** Sides of a set of hexes that no other hex of the set shares. */
function rim(set: readonly { q: number; r: number }[]): number {
  const inside = (at: { q: number; r: number }): boolean => set.some(one => hexes.same(one, at));
  return set.reduce((sum, one) => sum + [0, 1, 2, 3, 4, 5].filter(side => !inside(hexes.neighbour(one, side))).length, 0);
}

/** Whether two corners, written `x y`, are as far apart as a side is long. */
function isSide(a: string, b: string): boolean {
  const [x = 0, y = 0] = a.split(' ').map(Number);
  const [toX = 0, toY = 0] = b.split(' ').map(Number);
  return Math.abs(Math.hypot(toX - x, toY - y) - 18) < 0.2;
}

describe.each<Layout>(['columns', 'rows'])('hexes on paper in %s', layout => {
  const grid = gridOf(layout);

  test('the hex under the middle of a hex is that hex, and stays so nearly to its edge', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 359 }), (at, degrees) => {
        const point = grid.middle(at);
        const turn = (degrees * Math.PI) / 180;
        expect(grid.hexUnder({ x: point.x + 15 * Math.cos(turn), y: point.y + 15 * Math.sin(turn) })).toEqual(at);
      }),
    );
  });

  test('neighbours stand a hex apart, as the kernel counts it', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 5 }), (at, side) => {
        const [a, b] = [grid.middle(at), grid.middle(hexes.neighbour(at, side))];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(31.18, 0);
      }),
    );
  });

  test('a facing points from the middle of a hex to the middle of its neighbour in that direction', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 5 }), (at, facing) => {
        const [from, to] = [grid.middle(at), grid.middle(hexes.neighbour(at, facing))];
        const end = towards(from, grid.compassDegrees(facing), 31.177);
        expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(0.3);
      }),
    );
  });

  test('columns run to the east and rows to the south, by their names', () => {
    const at = grid.middle(hexes.hexAt(3, 3, layout));
    const [east, south] = [grid.middle(hexes.hexAt(5, 3, layout)), grid.middle(hexes.hexAt(3, 5, layout))];
    expect(east.y).toBeCloseTo(at.y, 0);
    expect(east.x - at.x).toBeCloseTo(2 * grid.pitch.column, 0);
    expect(south.x).toBeCloseTo(at.x, 0);
    expect(south.y - at.y).toBeCloseTo(2 * grid.pitch.row, 0);
  });

  test('a field of bearings begins where the kernel counts them from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 2, max: 6 }), (facing, off) => {
        const origin = { q: 0, r: 0 };
        const to = hexes.step(origin, facing, off);
        const bearing = hexes.bearing(origin, 0, to);
        const { field } = grid.sector(origin, { from: bearing, to: bearing + 2, reach: off });
        const rim = field.split('L')[1]?.split(' ').map(Number) ?? [];
        const at = grid.middle(to);
        expect(Math.hypot((rim[0] ?? 0) - at.x, (rim[1] ?? 0) - at.y)).toBeLessThan(0.5);
      }),
    );
  });

  test('an outline has a corner for each side on the rim, and every loop closes, a side at a time', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 }), (at, outer, inner) => {
        const hole = inner < outer ? hexes.within(at, inner - 1) : [];
        const set = hexes.within(at, outer).filter(one => !hole.some(other => hexes.same(one, other)));
        const corners = loops(grid.outline(set));
        expect(corners.length).toBe(hole.length > 0 ? 2 : 1);
        for (const loop of corners)
          expect(loop.every((corner, i) => isSide(corner, loop[(i + 1) % loop.length] ?? ''))).toBe(true);
        expect(corners.flat().length).toBe(rim(set));
      }),
      { numRuns: 60 },
    );
  });

  test('the edge of a sheet is the outline of its hexes', () => {
    const sheet = { ground: 'hexes', columns: 7, rows: 5, layout } as const;
    const all = Array.from({ length: 35 }, (_, i) => hexes.hexAt((i % 7) + 1, Math.floor(i / 7) + 1, layout));
    const corners = (path: string): string[] => [...new Set(loops(path).flat())].sort();
    expect(corners(grid.sheetPath(sheet))).toEqual(corners(grid.outline(all)));
  });

  test('the bounds hold every hex of the sheet', () => {
    const sheet = { ground: 'hexes', columns: 60, rows: 84, layout } as const;
    const box = grid.bounds(sheet);
    for (const [column, row] of [
      [1, 1],
      [60, 84],
      [2, 84],
      [59, 1],
    ] as const) {
      const at = grid.middle(hexes.hexAt(column, row, layout));
      expect(at.x).toBeGreaterThan(box.x);
      expect(at.y).toBeGreaterThan(box.y);
      expect(at.x).toBeLessThan(box.x + box.width);
      expect(at.y).toBeLessThan(box.y + box.height);
    }
  });
});
