// Lines of sight, sectors and aspects.

import type { Place } from './numbers.ts';
import { at, cosine, rnd, sine } from './numbers.ts';
import type { Model } from './plane.ts';
import { crosses, edges, holds, shape } from './plane.ts';

const PARTS = [...Array(17).keys()].map(i => BigInt(2 * i + 1));

/** Of the corners of a model the one farthest to a side of the line of centres, of several the one farthest along it. */
function extreme(corners: readonly Place[], e: Place, side: 1n | -1n): Place {
  const off = (v: Place): bigint => side * (e.x * v.y - e.y * v.x);
  const along = (v: Place): bigint => e.x * v.x + e.y * v.y;
  return corners.reduce((best, v) => (off(v) > off(best) || (off(v) === off(best) && along(v) > along(best)) ? v : best));
}

function parts(from: Place, to: Place): Place[] {
  return PARTS.map(n => ({ x: from.x + rnd((to.x - from.x) * n, 34n), y: from.y + rnd((to.y - from.y) * n, 34n) }));
}

/** The seventeen points of either model; `a` is the one that stands first in the lists. */
export function channel(a: Model, b: Model): [Place[], Place[]] {
  const same = a.x === b.x && a.y === b.y;
  const e: Place = same ? { x: 0n, y: 1n } : { x: b.x - a.x, y: b.y - a.y };
  const back: Place = { x: -e.x, y: -e.y };
  const [one, other] = [shape(a), shape(b)];
  // Far along e of the first, near along e of the second, which is far along the way back; sides are those of e.
  const ends = (corners: Place[], way: Place, port: 1n | -1n): [Place, Place] => [
    extreme(corners, way, -port as 1n | -1n),
    extreme(corners, way, port),
  ];
  const [aMinus, aPlus] = ends(one, e, 1n);
  const [bMinus, bPlus] = ends(other, back, -1n);
  return [parts(aMinus, aPlus), parts(bMinus, bPlus)];
}

/** Whether a line is free of all these. */
export function isFree(line: [Place, Place], obstacles: readonly Place[][]): boolean {
  return obstacles.every(polygon => !holds(polygon, line[0]) && edges(polygon).every(edge => !crosses(line, edge)));
}

/** Whether the boxes about two lots of places have anything in common: what has not obstructs no line. */
function meet(some: readonly Place[], others: readonly Place[]): boolean {
  const reach = (places: readonly Place[], axis: 'x' | 'y'): [number, number] => {
    const all = places.map(place => Number(place[axis]));
    return [Math.min(...all), Math.max(...all)];
  };
  return (['x', 'y'] as const).every(axis => {
    const [[from, to], [least, most]] = [reach(some, axis), reach(others, axis)];
    return from <= most && least <= to;
  });
}

/** Free lines of all 289, and of the 17 that join like parts. */
export function freeLines([a, b]: [Place[], Place[]], polygons: readonly Place[][]): [number, number] {
  const obstacles = polygons.filter(polygon => meet([...a, ...b], polygon));
  let [all, like] = [0, 0];
  for (const [i, from] of a.entries())
    for (const [j, to] of b.entries())
      if (isFree([from, to], obstacles)) {
        all += 1;
        if (i === j) like += 1;
      }
  return [all, like];
}

/** What letters of an arc say: about the bow, the stern, a side, so many degrees wide. */
const ABOUT: Readonly<Record<string, number>> = { f: 0, s: 9000, a: 18_000, p: 27_000 };

/** Whether a way lies in a sector, by the signs of its edges. */
export function inArc(arc: string, heading: number, w: Place): boolean {
  const wide = Number(arc.slice(1)) * 100;
  if (wide === 36_000) return true;
  const middle = heading + (ABOUT[arc.charAt(0)] as number);
  const sign = (a: number): bigint => w.x * cosine(a) - w.y * sine(a);
  const [l, r] = [sign(middle - wide / 2), sign(middle + wide / 2)];
  return wide <= 18_000 ? l >= 0n && r <= 0n : !(r > 0n && l < 0n);
}

/** Where a weapon stands. */
export function mount(model: Model, arc: string, dorsal: boolean): Place {
  const third = rnd(3n * model.length, 10n);
  if (dorsal || arc === 'f360') return at(model, 0n, 0n);
  const half = model.width / 2n;
  const places: Readonly<Record<string, [bigint, bigint]>> = { f: [third, 0n], a: [-third, 0n], p: [0n, -half], s: [0n, half] };
  return at(model, ...(places[arc.charAt(0)] as [bigint, bigint]));
}

/** What a target shows to a firer. */
export function shows(target: Model, firer: Place): 'closing' | 'moving away' | 'broadside' {
  const w = { x: firer.x - target.x, y: firer.y - target.y };
  const f = w.x * sine(target.heading) + w.y * cosine(target.heading);
  const s = w.x * cosine(target.heading) - w.y * sine(target.heading);
  const side = s < 0n ? -s : s;
  if (f > side) return 'closing';
  return -f > side ? 'moving away' : 'broadside';
}
