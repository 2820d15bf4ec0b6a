// What is printed as large as it is, measured on paper.

import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { clip } from '../src/clip.ts';
import type { Drawing, Shape } from '../src/index.ts';
import { extentOf, MARGIN, PAPERS, svgOf, truePages, widthOf } from '../src/index.ts';
import { pdfOf } from '../src/pdf.ts';
import { INCH, INK } from '../src/shapes.ts';
import { gridOf, tilesOf } from '../src/tiles.ts';

const MM = 25.4 / INCH;
const papers = [PAPERS.a4, PAPERS.letter];
const box = (width: number, height: number): Drawing => ({
  ...{ width, height },
  shapes: [{ kind: 'rect', x: 0, y: 0, w: width, h: height, width: 1, tone: INK }],
});

/** The rectangles of an SVG in millimetres, from its own size of a page and its own units. */
function rectsInMm(svg: string): { width: number; height: number }[] {
  const [, points = '', units = ''] = /width="([\d.]+)pt" .*?viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  const mm = (n: string): number => (Number(n) * Number(points) * MM) / Number(units);
  const found = svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/g);
  return [...found].map(([, w = '', h = '']) => ({ width: mm(w), height: mm(h) }));
}

test.each(papers)('the square to measure is two inches on every paper, and no drawing is made smaller', paper => {
  const [page] = truePages({ title: 'Templates', drawings: [box(400, 300), box(120, 90)], paper });
  const [square, large, small] = rectsInMm(svgOf(page as Drawing, 'Page 1'));
  expect(square?.width).toBeCloseTo(50.8, 2);
  expect(square?.height).toBeCloseTo(50.8, 2);
  expect(large?.width).toBeCloseTo(400 * MM, 2);
  expect(small?.height).toBeCloseTo(90 * MM, 2);
});

test('in the PDF it is two inches as well, on a page of its own size', async () => {
  const file = Buffer.from(await pdfOf(truePages({ title: 'T', drawings: [box(400, 300)], paper: PAPERS.a4 }), 'T'));
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  const [page] = (await PDFDocument.load(file)).getPages();
  expect(page?.getSize()).toEqual({ width: 595.28, height: 841.89 });
  // From its corner along, down and back, in no other units than those of the page.
  const [drawn = ''] = streams;
  expect(drawn).toContain(['0 0 m', '144 0 l', '144 144 l', '0 144 l'].join('\n'));
  const scales = [...drawn.matchAll(/^(\S+) 0 0 (\S+) \S+ \S+ cm$/gm)].flatMap(([, x, y]) => [
    Math.abs(Number(x)),
    Math.abs(Number(y)),
  ]);
  expect(new Set(scales)).toEqual(new Set([1]));
});

test('each page has three inches at its foot, and what there is stands within the margins', () => {
  const drawn = truePages({ title: 'T', drawings: [box(500, 700), box(500, 700), box(30 * INCH, 20 * INCH)], paper: PAPERS.a4 });
  for (const { width, height, shapes } of drawn) {
    const foot = shapes.filter(
      shape => shape.kind === 'line' && shape.y === shape.toY && Math.abs(shape.toX - shape.x - 3 * INCH) < 1e-9,
    );
    expect(foot).toHaveLength(1);
    const extents = shapes.map(shape => extentOf(shape, widthOf));
    expect(Math.min(...extents.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(MARGIN - 0.01);
    expect(Math.max(...extents.map(({ right }) => right))).toBeLessThanOrEqual(width - MARGIN + 0.01);
    expect(Math.max(...extents.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height - MARGIN + 0.01);
  }
});

describe('tiles', () => {
  const wide: Drawing = {
    ...{ width: 72 * INCH, height: 48 * INCH },
    shapes: [{ kind: 'line', x: 0, y: 0, toX: 72 * INCH, toY: 48 * INCH, width: 3, tone: INK }],
  };

  test.each(papers)('are whole inches, and join: a line across all of them lies where it lay on each', paper => {
    const grid = gridOf(wide, paper);
    expect([grid.width % INCH, grid.height % INCH]).toEqual([0, 0]);
    const lap = 8;
    const pieces = tilesOf(wide, grid).flatMap((shapes, i) => {
      const [dx, dy] = [(i % grid.columns) * grid.width, Math.floor(i / grid.columns) * grid.height];
      const thick = shapes.filter(shape => shape.kind === 'line' && shape.width === 3) as Extract<Shape, { kind: 'line' }>[];
      return thick.map(({ x, y, toX, toY }) => [x, y, toX, toY].map((n, k) => n - MARGIN - lap + (k % 2 ? dy : dx)));
    });
    for (const [x, y, toX, toY] of pieces as [number, number, number, number][]) {
      expect(y / x || 2 / 3).toBeCloseTo(2 / 3, 6);
      expect(toY / toX).toBeCloseTo(2 / 3, 6);
    }
    // Each begins before the last has ended.
    const spans = pieces.map(([x = 0, , toX = 0]) => [x, toX] as const).sort(([a], [b]) => a - b);
    const reached = spans.reduce((far, [from, to]) => {
      expect(from).toBeLessThanOrEqual(far);
      return Math.max(far, to);
    }, 0);
    expect(reached).toBeCloseTo(72 * INCH, 6);
  });

  test('as few as the paper allows, upright or on its side', () => {
    expect(gridOf(wide, PAPERS.a4)).toMatchObject({ columns: 11, rows: 5 });
    expect(gridOf(box(19 * INCH, 6 * INCH), PAPERS.a4)).toMatchObject({ columns: 2, rows: 1, paper: { width: 841.89 } });
  });

  test('each names its neighbours', () => {
    const says = truePages({ title: 'T', drawings: [wide], paper: PAPERS.a4 }).flatMap(({ shapes }) =>
      shapes.flatMap(shape => (shape.kind === 'text' && shape.says.includes('; ') ? shape.says : [])),
    );
    expect(says).toHaveLength(55);
    expect(says[0]).toBe('A1; right B1, below A2');
    expect(says).toContain('B3; left A3, right C3, above B2, below B4');
  });
});

describe('what is cut at the edge of a tile', () => {
  const window = { left: 0, top: 0, right: 10, bottom: 10 };
  const area = (points: readonly (readonly [number, number])[]): number =>
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = points[(i + 1) % points.length] as readonly [number, number];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2;

  test('a bay that reaches over four tiles is whole when they are joined', () => {
    const points = [
      [2, 3],
      [18, 1],
      [17, 16],
      [11, 8],
      [9, 19],
      [1, 12],
    ] as const;
    const bay: Shape = { kind: 'polygon', points, width: 0.5, tone: INK, fill: 0.8 };
    const parts = [0, 10].flatMap(left => [0, 10].map(top => ({ left, top, right: left + 10, bottom: top + 10 })));
    const cut = parts.flatMap(part => clip([bay], part));
    const filled = cut.reduce((sum, shape) => sum + (shape.kind === 'polygon' ? area(shape.points) : 0), 0);
    expect(filled).toBeCloseTo(area(points), 9);
    const around = cut.reduce(
      (sum, shape) => sum + (shape.kind === 'line' ? Math.hypot(shape.toX - shape.x, shape.toY - shape.y) : 0),
      0,
    );
    const edges = points.map(([x, y], i) => Math.hypot(x - points[(i + 1) % 6]![0], y - points[(i + 1) % 6]![1]));
    expect(around).toBeCloseTo(
      edges.reduce((sum, edge) => sum + edge, 0),
      9,
    );
  });

  test('a circle and a rectangle end at the edge, and what lies outside is left out', () => {
    const shapes: Shape[] = [
      { kind: 'circle', x: 10, y: 5, radius: 3, width: 1, tone: INK },
      { kind: 'rect', x: 8, y: 8, w: 5, h: 5, width: 1, tone: INK, fill: 0.5 },
      { kind: 'line', x: 11, y: 0, toX: 20, toY: 10, width: 1, tone: INK },
      { kind: 'line', x: 5, y: 12, toX: 12, toY: 5, width: 1, tone: INK },
    ];
    const cut = clip(shapes, window).map(shape => extentOf(shape, widthOf));
    expect(Math.max(...cut.flatMap(({ right, bottom }) => [right, bottom]))).toBeCloseTo(10, 9);
    expect(clip(shapes.slice(2, 3), window)).toEqual([]);
    expect(clip(shapes.slice(3), window)).toMatchObject([{ x: 7, y: 10, toX: 10, toY: 7 }]);
  });

  test('words are not cut: they stand whole on the tile that has their middle', () => {
    const says: Shape = { kind: 'text', x: 4, y: 5, says: 'Vasa', size: 4, bold: false, tone: INK };
    const [whole] = clip([says], window);
    expect(extentOf(whole as Shape, widthOf).right).toBeCloseTo(10, 9);
    expect(clip([{ ...says, x: 8 }], window)).toEqual([]);
  });
});
