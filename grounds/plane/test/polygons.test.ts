import { expect, test } from 'vitest';
import type { Outline } from '../src/index.ts';
import { crosses, hull, inside, isInZone, isOnEdge, outlineAt, overlap, polygonFaults, rectangle } from '../src/index.ts';
import { Chance } from './cases.ts';

const square: Outline = [0, 0, 0, 1000, 1000, 1000, 1000, 0];
const at = (x: number, y: number) => ({ x, y });
const box = (x: number, y: number): Outline => outlineAt({ x, y, heading: 0 }, rectangle(1000, 1000));

test('a line crosses an edge where the ends of each lie on opposite sides of the other', () => {
  const edge = { from: at(0, 0), to: at(10, 0) };
  expect(crosses({ from: at(5, -5), to: at(5, 5) }, edge)).toBe(true);
  expect(crosses({ from: at(15, -5), to: at(15, 5) }, edge)).toBe(false);
  expect(crosses({ from: at(5, 0), to: at(5, 5) }, edge)).toBe(false);
});

test('a corner on the line counts as left of it: of two edges that meet there the line crosses the one that leaves to the right', () => {
  const line = { from: at(5, -5), to: at(5, 5) };
  expect(crosses(line, { from: at(5, 0), to: at(9, 0) })).toBe(true);
  expect(crosses(line, { from: at(1, 0), to: at(5, 0) })).toBe(false);
});

test('a place on an edge crosses nothing there: on the west and south edges it is outside, on the others inside', () => {
  expect([at(500, 500), at(0, 500), at(1000, 500), at(500, 0), at(500, 1000), at(1500, 500)].map(p => inside(p, square))).toEqual(
    [true, true, false, true, false, false],
  );
});

test('edges and corners are on the edge, what lies on their lines beyond is not', () => {
  expect([at(0, 0), at(0, 700), at(1000, 1000)].every(p => isOnEdge(p, square))).toBe(true);
  expect([at(0, 1001), at(-1, 0), at(500, 500)].some(p => isOnEdge(p, square))).toBe(false);
});

test('contact is no overlap, a mil more is one', () => {
  expect([overlap(box(0, 0), box(1000, 0)), overlap(box(0, 0), box(999, 0)), overlap(box(0, 0), box(1000, 1000))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('one outline within another overlaps it, and so do two that cross without a corner inside', () => {
  const long = outlineAt({ x: 0, y: 0, heading: 0 }, hull(6000, 600));
  const across = outlineAt({ x: 0, y: 0, heading: 9000 }, hull(6000, 600));
  expect([overlap(long, across), overlap(box(0, 0), outlineAt({ x: 0, y: 0, heading: 0 }, rectangle(200, 200)))]).toEqual([
    true,
    true,
  ]);
});

test('overlap is the same from either side', () => {
  const chance = new Chance('overlap');
  const wrong: unknown[] = [];
  for (let i = 0; i < 20_000; i += 1) {
    const { a, b } = chance.pair();
    if (overlap(a, b) !== overlap(b, a) || !overlap(a, a)) wrong.push({ a, b });
  }
  expect(wrong).toEqual([]);
});

test('a footprint may lie in its zone with corners on the edge, and not across a bay of it', () => {
  const bay: Outline = [0, 0, 0, 4000, 1500, 4000, 2000, 1000, 2500, 4000, 4000, 4000, 4000, 0];
  expect(isInZone(outlineAt({ x: 2000, y: 500, heading: 9000 }, rectangle(4000, 1000)), bay)).toBe(true);
  expect(isInZone(outlineAt({ x: 2000, y: 501, heading: 9000 }, rectangle(4000, 1000)), bay)).toBe(false);
  expect(isInZone(outlineAt({ x: 2000, y: 3000, heading: 9000 }, rectangle(3000, 200)), bay)).toBe(false);
});

test('a polygon is told every fault at its corner', () => {
  expect(polygonFaults(square)).toEqual([]);
  expect(polygonFaults([0, 0, 0, 10])).toEqual([
    { corner: 0, say: 'a polygon has at least three corners, two numbers each: these are 4 numbers' },
  ]);
  expect(polygonFaults([0, 0, 0, 10, 0, 10, 10, 0])).toEqual([{ corner: 1, say: 'the next corner is the same place' }]);
  expect(polygonFaults([0, 0, 10, 10, 10, 0, 0, 10])).toEqual([
    { corner: 2, say: 'the edge from here meets the edge from corner 0' },
  ]);
  expect(polygonFaults([0, 0, 0, 20, 0, 10, 10, 5])).toEqual([
    { corner: 1, say: 'the edge from here runs back along the edge from corner 0' },
    { corner: 2, say: 'the edge from here meets the edge from corner 0' },
  ]);
});

test('a corner that touches an edge elsewhere is a fault', () => {
  expect(polygonFaults([0, 0, 0, 20, 20, 20, 20, 10, 0, 10, 20, 0]).map(({ corner }) => corner)).toEqual([3, 4]);
});
