// The plane on paper: mil as points, north up.

import type { Outline, Point } from '@flagplot/plane';
import type { Drawing, Shape } from '@flagplot/sheets/drawing';
import { INCH, INK, paragraph, stack } from '@flagplot/sheets/drawing';

/** A place on paper, to the right and downwards. */
export type OnPaper = readonly [x: number, y: number];

/** Lengths of the plane on paper, as large as they are. */
export function points(mil: number): number {
  return (mil * INCH) / 1000;
}

/** A place of the plane on paper, north up: `top` stands at the upper edge, `left` at the left. */
export function placer(left: number, top: number): (place: Point) => OnPaper {
  return ({ x, y }) => [points(x - left), points(top - y)];
}

/** The corners of an outline. */
export function cornersOf(outline: Outline): Point[] {
  return Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i] as number, y: outline[2 * i + 1] as number }));
}

/** An outline as a polygon. */
export function polygonOf(
  outline: Outline,
  at: (place: Point) => OnPaper,
  look: { width?: number; tone?: number; fill?: number },
): Shape {
  const { width = 0.6, tone = INK, fill } = look;
  return { kind: 'polygon', points: cornersOf(outline).map(at), width, tone, ...(fill !== undefined && { fill }) };
}

/** A line from place to place. */
export function line(
  [x, y]: OnPaper,
  [toX, toY]: OnPaper,
  { width = 0.6, tone = INK }: { width?: number; tone?: number } = {},
): Shape {
  return { kind: 'line', x, y, toX, toY, width, tone };
}

/** A drawing under its name, with what it is for below that. */
export function under(says: readonly [name: string, ...more: string[]], drawing: Drawing): Drawing {
  const [name, ...more] = says;
  const width = Math.max(drawing.width, INCH);
  const words = [
    paragraph([name], width, { size: 8.5, bold: true }),
    ...(more.length > 0 ? [paragraph(more, width, { size: 6.5 })] : []),
  ];
  return stack([...words, drawing], 3);
}
