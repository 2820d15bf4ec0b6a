// The plane beside other people's geometry: robust-predicates, fractions in BigInt, flatten-js.

import Flatten from '@flatten-js/core';
import { orient2d } from 'robust-predicates';
import { expect, test } from 'vitest';
import type { Line, Outline, Point } from '../src/index.ts';
import { crosses, inside, isOnEdge, outlineAt, overlap, polygonFaults, squaredDistance } from '../src/index.ts';
import { BODIES, Chance, cases } from './cases.ts';
import { distanceOf } from './opinions/floats.ts';
import { idealOutline } from './opinions/ideals.ts';
import { asNumber, trueSquared, trulyInside, twiceCommonArea } from './opinions/rationals.ts';

/** What a foot in whole mil may be off by. */
const FOOT = Math.SQRT1_2;

const polygonOf = (outline: Outline): Flatten.Polygon =>
  new Flatten.Polygon(
    Array.from({ length: outline.length / 2 }, (_, i): [number, number] => [outline[2 * i]!, outline[2 * i + 1]!]),
  );

/** Above 0 where c lies left of the way from a to b: that of robust-predicates is the other way about. */
const side = (a: Point, b: Point, c: Point): number => 0 - orient2d(a.x, a.y, b.x, b.y, c.x, c.y);

function crossesByPredicates({ from, to }: Line, edge: Line): boolean {
  if (side(from, to, edge.from) >= 0 === side(from, to, edge.to) >= 0) return false;
  const [one, other] = [side(edge.from, edge.to, from), side(edge.from, edge.to, to)];
  return (one > 0 && other < 0) || (one < 0 && other > 0);
}

/** Two lines that lie close, on a coarse grid as often as not. */
function lines(chance: Chance): [Line, Line] {
  const grain = chance.one([1, 1, 1000, 10_000]);
  const about = chance.pose();
  const place = () => {
    const { x, y } = chance.near(about, 20_000);
    return { x: Math.round(x / grain) * grain, y: Math.round(y / grain) * grain };
  };
  return [
    { from: place(), to: place() },
    { from: place(), to: place() },
  ];
}

test('crossing: the signs are those of robust-predicates', () => {
  const chance = new Chance('crossing');
  const wrong: unknown[] = [];
  let crossed = 0;
  for (let i = 0; i < 100_000; i += 1) {
    const [line, edge] = lines(chance);
    const ours = crosses(line, edge);
    crossed += +ours;
    if (ours !== crossesByPredicates(line, edge)) wrong.push({ line, edge });
  }
  expect(wrong).toEqual([]);
  expect(crossed).toBeGreaterThan(10_000);
});

test('crossing: flatten-js finds a place in common wherever we do, and none elsewhere but at an end', () => {
  const chance = new Chance('crossing');
  const wrong: unknown[] = [];
  const segment = ({ from, to }: Line) => new Flatten.Segment(new Flatten.Point(from.x, from.y), new Flatten.Point(to.x, to.y));
  for (let i = 0; i < cases(5000); i += 1) {
    const [line, edge] = lines(chance);
    const ends = [side(line.from, line.to, edge.from), side(line.from, line.to, edge.to), side(edge.from, edge.to, line.from)];
    const clear = [...ends, side(edge.from, edge.to, line.to)].every(one => one !== 0);
    if (clear && crosses(line, edge) !== segment(line).intersect(segment(edge)).length > 0) wrong.push({ line, edge });
  }
  expect(wrong).toEqual([]);
});

function polygonAndPlace(chance: Chance): { outline: Outline; place: Point } {
  const about = chance.pose();
  for (;;) {
    const outline = chance.polygon(about, 6000);
    if (polygonFaults(outline).length > 0) continue;
    const corner = 2 * chance.whole(0, outline.length / 2 - 1);
    // Level with a corner as often as not, and now and then upon it.
    const place = chance.near(about, 6000);
    const level = chance.once(2) ? { x: place.x, y: outline[corner + 1]! } : place;
    return { outline, place: chance.once(20) ? { x: outline[corner]!, y: outline[corner + 1]! } : level };
  }
}

test('containment: fractions agree to the last case', () => {
  const chance = new Chance('containment');
  const wrong: unknown[] = [];
  let contained = 0;
  for (let i = 0; i < cases(20_000); i += 1) {
    const { outline, place } = polygonAndPlace(chance);
    const ours = inside(place, outline);
    contained += +ours;
    if (ours !== trulyInside(place, outline)) wrong.push({ outline, place });
  }
  expect(wrong).toEqual([]);
  expect(contained).toBeGreaterThan(cases(20_000) / 5);
});

test('containment: flatten-js agrees but on the edge, which it counts as inside', () => {
  const chance = new Chance('containment');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(2000); i += 1) {
    const { outline, place } = polygonAndPlace(chance);
    const theirs = polygonOf(outline).contains(new Flatten.Point(place.x, place.y));
    if ((inside(place, outline) || isOnEdge(place, outline)) !== theirs) wrong.push({ outline, place });
  }
  expect(wrong).toEqual([]);
});

test('overlap: what two outlines have in common has an area in fractions', () => {
  const chance = new Chance('overlap');
  const wrong: unknown[] = [];
  let overlaps = 0;
  for (let i = 0; i < cases(4000); i += 1) {
    const { a, b } = chance.pair();
    const ours = overlap(a, b);
    overlaps += +ours;
    if (ours !== twiceCommonArea(a, b).n > 0n) wrong.push({ a, b });
  }
  expect(wrong).toEqual([]);
  expect(overlaps).toBeGreaterThan(cases(4000) / 10);
});

test('overlap: what flatten-js cuts out of both has the area that it has in fractions, to a square mil', () => {
  const chance = new Chance('overlap');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(200); i += 1) {
    const { a, b } = chance.pair();
    const area = Math.abs(Flatten.BooleanOperations.intersect(polygonOf(a), polygonOf(b)).area());
    const expected = asNumber(twiceCommonArea(a, b)) / 2;
    const isWrong = Math.abs(area - expected) > 1 || (area > 1 && !overlap(a, b)) || (expected === 0 && overlap(a, b));
    if (isWrong) wrong.push({ a, b, area, expected });
  }
  expect(wrong).toEqual([]);
});

/** A hull and another, or a hull and terrain. */
function outlines(chance: Chance): [Outline, Outline] {
  if (chance.once(2)) {
    const { a, b } = chance.pair();
    return [a, b];
  }
  const about = chance.pose();
  return [outlineAt(about, chance.one(BODIES)), chance.polygon(chance.near(about, 12_000), 6000)];
}

test('distance: within 0.71 mil of the true one, in fractions', () => {
  const chance = new Chance('distance');
  let worst = 0;
  for (let i = 0; i < cases(2000); i += 1) {
    const [a, b] = outlines(chance);
    worst = Math.max(worst, Math.abs(Math.sqrt(squaredDistance(a, b)) - Math.sqrt(asNumber(trueSquared(a, b)))));
  }
  expect(worst).toBeLessThan(FOOT);
});

test('distance: within 0.71 mil of that of doubles', () => {
  const chance = new Chance('distance');
  let worst = 0;
  for (let i = 0; i < cases(20_000); i += 1) {
    const [a, b] = outlines(chance);
    worst = Math.max(worst, Math.abs(Math.sqrt(squaredDistance(a, b)) - distanceOf(a, b)));
  }
  expect(worst).toBeLessThan(FOOT + 1e-6);
});

/** It measures to the nearest edge even where one outline lies within the other, and is asked whether one does. */
function distanceByFlatten(a: Outline, b: Outline): number {
  const [one, other] = [polygonOf(a), polygonOf(b)];
  const [distance] = one.distanceTo(other);
  return distance < BROADEST && (one.contains(other) || other.contains(one)) ? 0 : distance;
}

/** No place within any of these outlines lies farther from its edges, in mil. */
const BROADEST = 6000;

test('distance: within 2.2 mil of that of outlines whose corners are not rounded', () => {
  const chance = new Chance('ideal');
  let worst = 0;
  for (let i = 0; i < cases(20_000); i += 1) {
    const one = chance.pose();
    const other = chance.pose(one, 8000);
    const [a, b] = [chance.one(BODIES), chance.one(BODIES)];
    const ours = Math.sqrt(squaredDistance(outlineAt(one, a), outlineAt(other, b)));
    worst = Math.max(worst, Math.abs(ours - distanceOf(idealOutline(one, a), idealOutline(other, b))));
  }
  expect(worst).toBeLessThan(2.2);
});

test('distance: within a mil of that of flatten-js', () => {
  const chance = new Chance('distance');
  let worst = 0;
  for (let i = 0; i < cases(150); i += 1) {
    const [a, b] = outlines(chance);
    worst = Math.max(worst, Math.abs(Math.sqrt(squaredDistance(a, b)) - distanceByFlatten(a, b)));
  }
  expect(worst).toBeLessThan(1);
});
