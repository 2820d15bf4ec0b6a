// What of a drawing lies within a rectangle: a tile of it.

import type { Extent, Shape } from './shapes.ts';
import { extentOf, move } from './shapes.ts';
import { widthOf } from './type.ts';

type Corner = readonly [x: number, y: number];
type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** Corners that stand for a circle which is cut. */
const ROUND = 72;

/** The shapes within a rectangle, each cut at its edges. Words are not cut: those whose middle lies within are moved to stand there whole. */
export function clip(shapes: readonly Shape[], within: Extent): Shape[] {
  return shapes.flatMap(shape => clipShape(shape, within));
}

function clipShape(shape: Shape, within: Extent): Shape[] {
  const extent = extentOf(shape, widthOf);
  if (extent.right < within.left || extent.left > within.right || extent.bottom < within.top || extent.top > within.bottom)
    return [];
  if (shape.kind === 'text') return clipText(shape, extent, within);
  if (isInside(extent, within)) return [shape];
  if (shape.kind === 'line') return clipLine(shape, within);
  return clipPolygon(shape, cornersOf(shape), within);
}

function isInside({ left, top, right, bottom }: Extent, within: Extent): boolean {
  return left >= within.left && right <= within.right && top >= within.top && bottom <= within.bottom;
}

function clipText(shape: Shape, { left, top, right, bottom }: Extent, within: Extent): Shape[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < within.left || x > within.right || y < within.top || y > within.bottom) return [];
  const dx = Math.max(0, within.left - left) - Math.max(0, right - within.right);
  const dy = Math.max(0, within.top - top) - Math.max(0, bottom - within.bottom);
  return move([shape], dx, dy);
}

function clipLine({ x, y, toX, toY, ...rest }: Of<'line'>, { left, top, right, bottom }: Extent): Of<'line'>[] {
  const [dx, dy] = [toX - x, toY - y];
  let [from, to] = [0, 1];
  for (const [way, room] of [
    [-dx, x - left],
    [dx, right - x],
    [-dy, y - top],
    [dy, bottom - y],
  ] as const) {
    if (way === 0 && room < 0) return [];
    if (way < 0) from = Math.max(from, room / way);
    if (way > 0) to = Math.min(to, room / way);
  }
  if (from >= to) return [];
  return [{ ...rest, x: x + from * dx, y: y + from * dy, toX: x + to * dx, toY: y + to * dy }];
}

/** Its fill without an edge, then its edges as lines, so that none is drawn where it is cut. */
function clipPolygon(shape: Of<'rect' | 'polygon' | 'circle'>, corners: readonly Corner[], within: Extent): Shape[] {
  const { width, tone } = shape;
  const fill = shape.kind === 'circle' ? undefined : shape.fill;
  const points = fill === undefined ? [] : cutAtEdges(corners, within);
  const edges = corners.flatMap(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] as Corner;
    return clipLine({ kind: 'line', x, y, toX, toY, width, tone }, within);
  });
  return fill === undefined || points.length < 3 ? edges : [{ kind: 'polygon', points, width: 0, tone: fill, fill }, ...edges];
}

function cornersOf(shape: Of<'rect' | 'polygon' | 'circle'>): readonly Corner[] {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'rect') {
    const { x, y, w, h } = shape;
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  }
  return Array.from({ length: ROUND }, (_, i): Corner => {
    const turn = (2 * Math.PI * i) / ROUND;
    return [shape.x + shape.radius * Math.cos(turn), shape.y + shape.radius * Math.sin(turn)];
  });
}

/** An edge of the rectangle: along which axis, where, and on which side of it lies what is kept. */
type Edge = readonly [axis: 0 | 1, at: number, side: 1 | -1];

function cutAtEdges(corners: readonly Corner[], { left, top, right, bottom }: Extent): readonly Corner[] {
  const edges: readonly Edge[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return edges.reduce(cutAt, corners);
}

function cutAt(corners: readonly Corner[], [axis, at, side]: Edge): readonly Corner[] {
  const over = (corner: Corner): number => side * (corner[axis] - at);
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) as Corner;
    const [was, is] = [over(before), over(corner)];
    const share = was / (was - is);
    const met: Corner = [before[0] + share * (corner[0] - before[0]), before[1] + share * (corner[1] - before[1])];
    return [...(was < 0 !== is < 0 ? [met] : []), ...(is >= 0 ? [corner] : [])];
  });
}
