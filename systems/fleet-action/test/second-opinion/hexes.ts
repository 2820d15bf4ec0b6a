// Second opinion: hexes with sides to the north, counted in doubled rows (a hex to the north is two rows up, a hex to the north-east
// one column right and one row up), so that every step and every angle is whole numbers.

export interface Hex {
  readonly x: number;
  readonly y: number;
}

/** The six hexsides, clockwise from the north: a heading is a place in this list. */
const STEPS: readonly Hex[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** A heading after so many hexsides to starboard; fewer than none are to port. */
export function turned(heading: number, sides: number): number {
  return (((heading + sides) % 6) + 6) % 6;
}

export function plus(a: Hex, b: Hex): Hex {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function minus(a: Hex, b: Hex): Hex {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** The next hex on that heading. */
export function ahead(from: Hex, heading: number): Hex {
  return plus(from, STEPS[turned(heading, 0)]!);
}

/** FA-6.2.3 Hexes from one to the other: a column is half a row further, which comes for nothing on the way. */
export function range(a: Hex, b: Hex): number {
  const across = Math.abs(a.x - b.x);
  const along = Math.abs(a.y - b.y);
  return across + Math.max(0, (along - across) / 2);
}

/** An offset after turning the sheet under it so many hexsides clockwise. */
export function swung(offset: Hex, sides: number): Hex {
  let { x, y } = offset;
  for (let side = 0; side < turned(sides, 0); side += 1) [x, y] = [(x - y) / 2, (3 * x + y) / 2];
  return { x, y };
}

/**
 * FA-6.3.1, FA-6.3.2 The arcs in which something lies, 0 F to 5 FP clockwise: those on whose middle line it lies most nearly, which are two
 * on a line between them. In the same hex it is all six.
 */
export function arcsOf(from: Hex, heading: number, to: Hex): number[] {
  const { x, y } = minus(to, from);
  // the cosine, but for a factor that is the same for all six: a column is three quarters of a hex across, in units of its sides
  const along = STEPS.map((_, arc) => STEPS[turned(heading, arc)]!).map(step => 3 * x * step.x + y * step.y);
  return [0, 1, 2, 3, 4, 5].filter(arc => along[arc] === Math.max(...along));
}

/** The map: so many columns, and so many hexes in each. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
}

/** Columns are counted from 0; odd ones lie half a hex lower. */
export function isOnSheet({ columns, rows }: Sheet, { x, y }: Hex): boolean {
  const row = (y - (Math.abs(x) % 2)) / 2;
  return x >= 0 && x < columns && row >= 0 && row < rows;
}
