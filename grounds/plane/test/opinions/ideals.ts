// Where things would be without any rounding, by the sines of the machine.

import type { Outline, Pose, Segment } from '../../src/index.ts';

const RADIANS = Math.PI / 18_000;

/** The pose at the end of a segment; its heading is no whole number. */
export function idealEnd({ x, y, heading }: Pose, { d, turn }: Segment): Pose {
  const from = heading * RADIANS;
  if (turn === 0) return { x: x + d * Math.sin(from), y: y + d * Math.cos(from), heading };
  const to = from + (d * turn * RADIANS) / 1000;
  const radius = 1000 / (turn * RADIANS);
  return {
    x: x + radius * (Math.cos(from) - Math.cos(to)),
    y: y + radius * (Math.sin(to) - Math.sin(from)),
    heading: to / RADIANS,
  };
}

/** A body as it would lie in a pose. */
export function idealOutline({ x, y, heading }: Pose, body: Outline): number[] {
  const [s, c] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  return body.flatMap((u, i) => (i % 2 === 0 ? [x + u * s + body[i + 1]! * c, y + u * c - body[i + 1]! * s] : []));
}
