// A second opinion in fractions of doubles: the distance of two outlines, for where thousands of them are asked.

import type { Outline } from '../../src/index.ts';

type Edge = readonly [ax: number, ay: number, bx: number, by: number];

function edgesOf(outline: Outline): Edge[] {
  const n = outline.length;
  return Array.from({ length: n / 2 }, (_, i) => [
    outline[2 * i]!,
    outline[2 * i + 1]!,
    outline[(2 * i + 2) % n]!,
    outline[(2 * i + 3) % n]!,
  ]);
}

/** How far two outlines lie apart: 0 where they have a place in common. */
export function distanceOf(a: Outline, b: Outline): number {
  if (winding(a[0]!, a[1]!, b) || winding(b[0]!, b[1]!, a)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const e of edgesOf(a)) for (const f of edgesOf(b)) least = Math.min(least, apart(e, f));
  return least;
}

/** Two edges: 0 where they cross, else from an end of one to the other. */
function apart(e: Edge, f: Edge): number {
  const [ax, ay, bx, by] = e;
  const [cx, cy, dx, dy] = f;
  const d = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / d;
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / d;
  if (d !== 0 && s >= 0 && s <= 1 && t >= 0 && t <= 1) return 0;
  return Math.min(toEdge([ax, ay], f), toEdge([bx, by], f), toEdge([cx, cy], e), toEdge([dx, dy], e));
}

function toEdge([x, y]: readonly [number, number], [ax, ay, bx, by]: Edge): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y);
}

/** Whether an outline runs round a place, by the angles under which its edges are seen. */
function winding(x: number, y: number, outline: Outline): boolean {
  let round = 0;
  for (const [ax, ay, bx, by] of edgesOf(outline)) {
    const [px, py, qx, qy] = [ax - x, ay - y, bx - x, by - y];
    round += Math.atan2(px * qy - py * qx, px * qx + py * qy);
  }
  return Math.abs(round) > Math.PI;
}
