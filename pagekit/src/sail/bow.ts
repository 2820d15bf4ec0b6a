/** The handle beyond the bow by which a course is drawn, and what a drag of it means. */
import { bodyPoint, type Point, type Pose } from '@flagplot/plane';
import type { Drag, HandleItem } from '@flagplot/scene';

/** The name of the handle. */
export const BOW = 'bow';

/** Where a hull begins ahead of its middle, or behind it for who goes astern, in mil. */
export function bowOf(body: readonly number[], way: 1 | -1): number {
  const along = body.filter((_, i) => i % 2 === 0).map(u => u * way);
  return Math.max(0, ...along);
}

/** The handle at the end of a course. */
export function bowHandle(end: Pose, { bow, way, name }: { bow: number; way: 1 | -1; name: string }): HandleItem<Point> {
  const heading = end.heading / 100;
  return {
    kind: 'handle',
    id: BOW,
    at: bodyPoint(end, way * bow, 0),
    toward: way > 0 ? heading : heading + 180,
    icon: 'ahead',
    turned: way > 0 ? heading : heading + 180,
    name,
    grab: true,
  };
}

/** Where the bow is drawn to: the hand holds the handle where it took it, and that lies beyond the bow. */
export function aimOf({ over }: Drag<Point>, bow: Point): Point {
  const [first, last] = [over[0], over.at(-1)];
  return first && last ? { x: bow.x + last.x - first.x, y: bow.y + last.y - first.y } : bow;
}
