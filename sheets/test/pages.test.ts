import { describe, expect, test } from 'vitest';
import type { Drawing, Extent, PaperName, Shape } from '../src/index.ts';
import { extentOf, MARGIN, PAPERS, pages, widthOf } from '../src/index.ts';
import { INK } from '../src/shapes.ts';
import type { Sheet, SheetItem, SheetPart } from '../src/sheet.ts';
import { fleets, strained } from './fleets.ts';

const papers = Object.keys(PAPERS) as PaperName[];
const laid = (sheets: readonly Sheet[], paper: PaperName): readonly Drawing[] =>
  pages({ title: 'Narn against Earth, turn 4', sheets, paper: PAPERS[paper] });

const cases = Object.entries(fleets).flatMap(([name, sheets]) => papers.map(paper => [name, paper, sheets] as const));

const extents = (shapes: readonly Shape[]): Extent[] => shapes.map(shape => extentOf(shape, widthOf));

function overlapping(all: readonly Shape[]): string[] {
  const placed = all.map(shape => ({ shape, at: extentOf(shape, widthOf) })).sort((a, b) => a.at.top - b.at.top);
  return placed.flatMap(({ shape, at }, i) => {
    const found: string[] = [];
    for (const other of placed.slice(i + 1)) {
      if (other.at.top >= at.bottom) break;
      if (other.at.left < at.right - 0.01 && at.left < other.at.right - 0.01)
        found.push(`${named(shape)} and ${named(other.shape)}`);
    }
    return found;
  });
}

const named = (shape: Shape): string =>
  shape.kind === 'text' ? shape.says : shape.kind === 'rect' ? (shape.box ?? '') : shape.kind;

/** The boxes that a sheet has, each by its text. */
function boxesOf({ parts }: Sheet): string[] {
  return parts.flatMap(itemsOf).flatMap(item => (item.kind === 'boxes' ? item.boxes.map(({ says }) => says) : []));
}

function itemsOf(part: SheetPart): SheetItem[] {
  switch (part.kind) {
    case 'beside':
      return part.parts.flatMap(itemsOf);
    case 'table':
      return part.rows.flat();
    case 'ring':
      return [...part.arcs.map(({ item }) => item), ...itemsOf(part.within)];
    case 'plan':
      return part.places.flatMap(place => ('part' in place ? itemsOf(place.part) : [place.cell.item]));
    case 'strip':
      return part.cells.map(({ item }) => item);
    case 'rows':
      return part.rows.map(({ item }) => item);
  }
}

describe.each(cases)('%s on %s', (_, paper, sheets) => {
  const drawn = laid(sheets, paper);
  const rects = (page: Drawing) => page.shapes.filter(shape => shape.kind === 'rect');

  test('nothing stands outside the margins', () => {
    const { width, height } = PAPERS[paper];
    for (const page of drawn) {
      expect([page.width, page.height]).toEqual([width, height]);
      const out = extents(page.shapes).filter(
        ({ left, top, right, bottom }) =>
          left < MARGIN - 0.5 || top < MARGIN - 0.5 || right > width - MARGIN + 0.5 || bottom > height - MARGIN + 0.5,
      );
      expect(out).toEqual([]);
    }
  });

  test('no text lies over another, and no box over another', () => {
    for (const page of drawn) {
      expect(overlapping(page.shapes.filter(({ kind }) => kind === 'text'))).toEqual([]);
      expect(overlapping(rects(page).filter(({ box }) => box !== undefined))).toEqual([]);
    }
  });

  test('every box of every sheet is drawn exactly once, and each sheet on one page', () => {
    const names = drawn.map(page => page.shapes.flatMap(shape => ('box' in shape ? (shape.box ?? []) : [])));
    expect(new Set(names.flat()).size).toBe(names.flat().length);
    for (const sheet of sheets) {
      const begins = `${sheet.kind} ${sheet.of}/`;
      const counts = names.map(all => all.filter(name => name.startsWith(begins)).length).filter(count => count > 0);
      expect(counts, sheet.of).toEqual(boxesOf(sheet).length > 0 ? [boxesOf(sheet).length] : []);
    }
    expect(names.flat()).toHaveLength(sheets.flatMap(boxesOf).length);
  });

  // What strains the page is made smaller.
  test.skipIf(sheets.includes(strained))(
    'every box of its size can be crossed with a pencil, and every letter can be read',
    () => {
      for (const page of drawn) {
        for (const { w, h, box } of rects(page)) if (box) expect(Math.min(w, h)).toBeGreaterThan(11);
        for (const shape of page.shapes) if (shape.kind === 'text') expect(shape.size).toBeGreaterThan(4.5);
      }
    },
  );

  test('every sheet is as wide as the page, made smaller or not', () => {
    const frames = drawn.flatMap(page => rects(page).filter(({ w }) => w > PAPERS[paper].width / 2));
    expect(frames).toHaveLength(sheets.length);
    for (const { x, w } of frames) {
      expect(x).toBeCloseTo(MARGIN, 5);
      expect(w).toBeCloseTo(PAPERS[paper].width - 2 * MARGIN, 5);
    }
  });

  test('each page says which of how many it is', () => {
    for (const [i, page] of drawn.entries())
      expect(page.shapes.flatMap(shape => (shape.kind === 'text' ? shape.says : []))).toContain(`${i + 1} of ${drawn.length}`);
  });
});

test('crosses stand on the boxes that are marked, two strokes each', () => {
  const sheet: Sheet = {
    of: 'one',
    kind: 'unit',
    title: 'One',
    under: [],
    parts: [
      {
        kind: 'rows',
        title: '',
        rows: [{ name: 'Row', item: { kind: 'boxes', boxes: [1, 2, 3].map(n => ({ says: String(n), marked: n > 1 })) } }],
      },
    ],
    notes: [],
  };
  const [{ shapes }] = laid([sheet], 'a4') as readonly [Drawing];
  const strokes = shapes.filter(shape => shape.kind === 'line').filter(({ y, toY }) => y !== toY);
  const within = (box: string) => {
    const at = extentOf(shapes.find(shape => shape.kind === 'rect' && shape.box === box)!, widthOf);
    return strokes.filter(({ x, toX }) => Math.min(x, toX) > at.left && Math.max(x, toX) < at.right).length;
  };
  expect(['unit one/Row/1', 'unit one/Row/2', 'unit one/Row/3'].map(within)).toEqual([0, 2, 2]);
});

test('a box that is blocked is filled in, and no other', () => {
  const boxes = [
    { says: '1', marked: true },
    { says: '2', marked: false, blocked: true as const },
  ];
  const parts: SheetPart[] = [{ kind: 'rows', title: '', rows: [{ name: 'Row', item: { kind: 'boxes', boxes } }] }];
  const [{ shapes }] = laid([{ of: 'one', kind: 'unit', title: 'One', under: [], parts, notes: [] }], 'a4') as readonly [Drawing];
  const filled = shapes.flatMap(shape => (shape.kind === 'rect' && shape.box ? [shape.fill] : []));
  expect(filled).toEqual([undefined, INK]);
});

test('ships stand two on a page, in the order they were given', () => {
  const sheets = fleets['a duel as it begins']!.filter(({ kind }) => kind === 'unit');
  for (const paper of papers) {
    const drawn = laid(sheets, paper);
    const titles = drawn.map(page => page.shapes.flatMap(shape => (shape.kind === 'text' && shape.size > 10 ? shape.says : [])));
    expect(titles.map(all => all.filter(says => /^A\d /.test(says)))).toEqual([
      ["A1 Tal'Kesh", "A2 Var'Noth"],
      ["A3 Ro'Dal", "A4 Sha'Tok"],
      ['A1 Meridian', 'A2 Halcyon'],
      ['A3 Lookout'],
    ]);
  }
});

test('no sheets, no pages', () => {
  expect(laid([], 'a4')).toEqual([]);
});
