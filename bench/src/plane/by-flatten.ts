// The same four works by flatten-js, as one would do them with it: polygons in an index of its own, looked up by their boxes.

import { channel, courseOf, firstBetween } from '@flagplot/plane';
import Flatten from '@flatten-js/core';
import type { Ship, Table } from './table.ts';
import type { Works } from './works.ts';
import { at, nextTo } from './works.ts';

/** Within how many mil a mover touches. */
const TOUCH = 10;

/** A table as flatten-js has it: made once, and not measured. */
interface Laid {
  readonly bodies: readonly Flatten.Polygon[];
  readonly ships: readonly Flatten.Polygon[];
  readonly terrain: readonly Flatten.Polygon[];
  /** Of all ships and terrain, by their boxes. */
  readonly index: Flatten.PlanarSet;
}

const polygonOf = (outline: readonly number[]): Flatten.Polygon =>
  new Flatten.Polygon(
    Array.from({ length: outline.length / 2 }, (_, i): [number, number] => [at(outline, 2 * i), at(outline, 2 * i + 1)]),
  );

const tables = new WeakMap<Table, Laid>();

function layOut(table: Table): Laid {
  const known = tables.get(table);
  if (known) return known;
  const [ships, terrain] = [table.ships.map(({ outline }) => polygonOf(outline)), table.terrain.map(polygonOf)];
  // Its x is forward and its y to port of the middle, as its angles run.
  const bodies = table.ships.map(({ body }) => polygonOf(body.map((n, i) => (i % 2 === 0 ? n : -n))));
  const index = new Flatten.PlanarSet();
  for (const polygon of [...ships, ...terrain]) index.add(polygon);
  const made = { bodies, ships, terrain, index };
  tables.set(table, made);
  return made;
}

/** A body in a pose: turned by the angle from east, counter-clockwise, and moved there. */
function lay(body: Flatten.Polygon, { x, y, heading }: Ship['pose']): Flatten.Polygon {
  return body.rotate(((9000 - heading) * Math.PI) / 18_000).translate(new Flatten.Vector(x, y));
}

export const byFlatten: Works = {
  outlines: table =>
    table.ships.flatMap(({ pose }, i) => {
      const [first] = lay(at(layOut(table).bodies, i), pose).vertices;
      return first ? [first.x, first.y] : [];
    }),
  distances: table => {
    const { ships } = layOut(table);
    return ships.map((ship, i) => distance(ship, nextTo(ships, i)));
  },
  sights: table => table.looks.map(([from, to]) => freeLines(table, [from, to])),
  sweeps: table =>
    table.moves.flatMap(({ ship }, i) => {
      const { ships, terrain } = layOut(table);
      const others = ships.filter((_, other) => other !== ship);
      return touches(table, i, [...others, ...terrain]);
    }),
};

/** It measures to the nearest edge even where one polygon lies within the other. */
function distance(a: Flatten.Polygon, b: Flatten.Polygon): number {
  const [found] = a.distanceTo(b);
  return found < 6000 && (a.contains(b) || b.contains(a)) ? 0 : found;
}

function freeLines(table: Table, [from, to]: readonly [number, number]): number {
  const lines = channel(at(table.ships, from), at(table.ships, to));
  const [starts, ends] = [lines.a, lines.b].map(end => end.map(({ x, y }) => new Flatten.Point(x, y))) as [
    Flatten.Point[],
    Flatten.Point[],
  ];
  const { ships, index } = layOut(table);
  const [own, other] = [at(ships, from), at(ships, to)];
  const stops = (line: Flatten.Segment, ship: Flatten.Polygon) =>
    ship !== own && ship !== other && (line.intersect(ship).length > 0 || ship.contains(line.start));
  const free = (line: Flatten.Segment) =>
    !(index.search(line.box) as Flatten.Polygon[]).some(ship => ships.includes(ship) && stops(line, ship));
  return starts.reduce((sum, a) => sum + ends.filter(b => free(new Flatten.Segment(a, b))).length, 0);
}

/** Every 50 mil of a move, and to the mil where it begins to touch: what lies near by the index, and then by its distance. */
function touches(table: Table, move: number, marks: readonly Flatten.Polygon[]): number[] {
  const { ship, segments } = at(table.moves, move);
  const { bodies, index } = layOut(table);
  const body = at(bodies, ship);
  const course = courseOf(at(table.ships, ship).pose, segments);
  const found = new Map<Flatten.Polygon, number>();
  let before = 0;
  for (const s of course.samples()) {
    const here = lay(body, course.at(s));
    for (const mark of index.search(widen(here.box)) as Flatten.Polygon[]) {
      if (found.has(mark) || !marks.includes(mark) || distance(here, mark) > TOUCH) continue;
      const begin = s === 0 ? 0 : firstBetween(before, s, m => distance(lay(body, course.at(m)), mark) <= TOUCH);
      found.set(mark, begin);
    }
    before = s;
  }
  return marks.map(mark => found.get(mark) ?? -1);
}

const widen = ({ xmin, ymin, xmax, ymax }: Flatten.Box): Flatten.Box =>
  new Flatten.Box(xmin - TOUCH, ymin - TOUCH, xmax + TOUCH, ymax + TOUCH);
