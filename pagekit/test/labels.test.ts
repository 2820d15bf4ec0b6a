import type { GhostItem } from '@flagplot/scene';
import { PLAIN_HULL } from '@flagplot/scene/symbols/hulls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect } from '../src/board/geometry.ts';
import { groundOf } from '../src/board/grounds.ts';
import { labelRequests as labelsWanted } from '../src/board/label-requests.ts';
import { placeLabels, type Wanted } from '../src/board/labels.ts';
import { Placement } from '../src/board/placement.ts';

const widthOf = (text: string): number => text.length * 6;

const wanted = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
    clear: fc.integer({ min: 4, max: 20 }),
    rank: fc.integer({ min: 0, max: 5 }),
    texts: fc.constantFrom(['A1 Meridian', 'A1'], ['Halcyon'], ['C']),
  }),
  { maxLength: 30 },
);

function boxOf(label: Wanted, dx: number, dy: number, text: string, anchor: 'start' | 'middle' | 'end'): Rect {
  const width = widthOf(text);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  return { x: label.x + dx + left, y: label.y + dy - 10, width, height: 13 };
}

const apart = (a: Rect, b: Rect): boolean =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

test('no label lies over another or over a hull', () => {
  fc.assert(
    fc.property(wanted, list => {
      const labels: Wanted[] = list.map((one, i) => ({ ...one, id: String(i) }));
      const hulls: Rect[] = labels.map(one => ({ x: one.x - 4, y: one.y - 4, width: 8, height: 8 }));
      const boxes = placeLabels(labels, hulls, widthOf).map(one => {
        const label = labels[Number(one.id)];
        if (!label) throw new Error(`nobody wanted ${one.id}`);
        return boxOf(label, one.dx, one.dy, one.text, one.anchor);
      });
      boxes.forEach((box, i) => {
        for (const other of [...boxes.slice(i + 1), ...hulls]) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('the higher rank has the place; the other gives way, or says less', () => {
  const at = { x: 100, y: 100, clear: 10 };
  const own: Wanted = { id: 'own', ...at, texts: ['A1 Ro’Dal'], rank: 4 };
  const far: Wanted = { id: 'far', ...at, texts: ['A1 Lookout'], rank: 1 };
  const found = placeLabels([far, own], [], widthOf);
  expect(found[0]).toMatchObject({ id: 'own', anchor: 'start' });
  expect(found[1]).toMatchObject({ id: 'far', anchor: 'end' });
});

test('where there is no room for the name, the tag stands alone', () => {
  const label: Wanted = { id: 'a', x: 100, y: 100, clear: 10, texts: ['A1 Meridian', 'A1'], rank: 2 };
  const walls: Rect[] = [
    { x: 130, y: 0, width: 300, height: 300 },
    { x: -300, y: 0, width: 390, height: 300 },
    { x: 90, y: 0, width: 12, height: 90 },
    { x: 90, y: 112, width: 12, height: 90 },
  ];
  expect(placeLabels([label], walls, widthOf)).toMatchObject([{ text: 'A1' }]);
});

test('a ghost of one of many has its number, as the unit itself; a ghost alone in its squadron has none', () => {
  const ground = groundOf({ ground: 'hexes', columns: 40, rows: 30, layout: 'rows' });
  const ghost = (id: string, number?: string): GhostItem => ({
    kind: 'ghost',
    id,
    role: 'intent',
    at: { q: 3, r: 4 },
    facing: 1,
    hull: { ...PLAIN_HULL, small: true },
    ...(number ? { number } : {}),
  });
  const items = [ghost('end/red/3', '3'), ghost('end/gold/1')];
  const placement = new Placement(new Map(), items, ground);
  const of = { items, ground, placement, k: 1, away: new Set<string>(), near: undefined, inHand: undefined };
  expect(labelsWanted({ ...of, detail: 'hulls' }).map(one => [one.id, one.texts])).toEqual([['ghost/end/red/3', ['3']]]);
  expect(labelsWanted({ ...of, detail: 'badges' })).toEqual([]);
});
