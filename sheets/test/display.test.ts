import { describe, expect, test } from 'vitest';
import { ringAbout, ringExtent } from '../src/drawing.ts';
import type { Drawing, Shape } from '../src/index.ts';
import { extentOf, PAPERS, pages, svgOf, widthOf } from '../src/index.ts';
import { ringed } from './fleets.ts';

const [page] = pages({ title: 'Ringed', sheets: [ringed], paper: PAPERS.a4 }) as readonly [Drawing];

const arcOf = (shapes: readonly Shape[], name: string) =>
  shapes.filter(shape => shape.kind === 'polygon').filter(({ box }) => box?.includes(`/${name}/`));
const middleOf = ({ points }: { points: readonly (readonly [number, number])[] }): [number, number] => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const groupAt = (name: string) =>
  extentOf(page.shapes.find(shape => shape.kind === 'rect' && shape.box?.endsWith(`/${name}/1`))!, widthOf);

describe('a ring', () => {
  test('has its arcs about the middle from ahead clockwise, each with all its boxes', () => {
    const arcs = [1, 2, 3, 4, 5, 6].map(n => arcOf(page.shapes, `Shield ${n}`));
    expect(arcs.map(({ length }) => length)).toEqual([30, 24, 20, 20, 7, 24]);
    const centres = arcs.map(arc => middleOf({ points: arc.map(middleOf) }));
    const [ahead, right, , astern, , left] = centres as [number, number][];
    expect(ahead![1]).toBeLessThan(right![1]);
    expect(right![1]).toBeLessThan(astern![1]);
    expect(left![0]).toBeLessThan(ahead![0]);
    expect(right![0]).toBeGreaterThan(ahead![0]);
    expect(left![1]).toBeCloseTo(right![1], 0);
  });

  test('no box of it lies over another or over what it is about, and each can be crossed with a pencil', () => {
    const boxes = [1, 2, 3, 4, 5, 6].flatMap(n => arcOf(page.shapes, `Shield ${n}`));
    const middles = boxes.map(middleOf);
    for (const [i, [x, y]] of middles.entries())
      for (const [toX, toY] of middles.slice(i + 1)) expect(Math.hypot(x - toX, y - toY)).toBeGreaterThan(10.5);
    const { arcs } = ringAbout({ width: 90, height: 120, counts: [30, 24, 20], box: 12 });
    for (const [x, y] of arcs.flatMap(arc => arc.boxes).flat()) expect(Math.hypot(x, y)).toBeGreaterThan(75);
  });

  test('crosses the boxes that are marked from corner to corner, the outermost first', () => {
    const lines = page.shapes.filter(shape => shape.kind === 'line');
    const crossed = arcOf(page.shapes, 'Shield 2').filter(({ points: [[x, y] = [0, 0]] }) =>
      lines.some(line => line.x === x && line.y === y),
    );
    expect(crossed.map(({ box }) => box?.split('/').at(-1))).toEqual(['23', '24']);
    expect(page.shapes.flatMap(shape => (shape.kind === 'text' ? shape.says : []))).toContain('22');
  });

  test('puts a further row outside where an arc is full, rows as even as they can be', () => {
    const { arcs, inner, outer } = ringAbout({ width: 60, height: 60, counts: [20, 3], box: 10 });
    expect(arcs.map(({ boxes }) => boxes.length)).toEqual([20, 3]);
    expect(inner).toBeCloseTo(45.43, 2);
    expect(outer).toBeCloseTo(inner + 20, 5);
    expect(ringExtent({ arcs, inner, outer }, { width: 30, height: 12 }).left).toBeCloseTo(-outer, 5);
  });
});

describe('a plan', () => {
  test('has its groups where the grid has them, a ring in the middle', () => {
    const [port, starboard, ahead] = ['Port', 'Starboard', 'Ahead'].map(groupAt) as [Place, Place, Place];
    const hull = groupAt('Hull');
    expect([port.left < hull.left, hull.left < starboard.left, ahead.top < port.top]).toEqual([true, true, true]);
  });

  test('breaks rows of boxes where they are to be broken', () => {
    const left = page.shapes.filter(shape => shape.kind === 'rect').filter(({ box }) => box?.includes('/Left/'));
    expect(new Set(left.map(({ x }) => Math.round(x))).size).toBe(3);
    expect(new Set(left.map(({ y }) => Math.round(y))).size).toBe(5);
  });

  test('is written like any other shape', () => {
    expect(svgOf(page, 'Ringed').match(/<polygon/g)).toHaveLength(125);
  });
});

type Place = ReturnType<typeof groupAt>;
