// The map of a second opinion: hexes by column and row, both counted from 1 at the north-west (SQ-3.1.1).

export interface Hex {
  readonly column: number;
  readonly row: number;
}

/** Clockwise; facings and directions count along this list (SQ-3.1.3). */
export const FACINGS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** Columns and rows from a hex to its six neighbours, in the order of the facings. */
// biome-ignore format: a table
const ODD_ROW = [[1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1]] as const;
// biome-ignore format: a table
const EVEN_ROW = [[1, 0], [1, 1], [0, 1], [-1, 0], [0, -1], [1, -1]] as const;

/** Facings may be counted on beyond 5 and back below 0. */
export function turned(facing: number, by: number): number {
  return (((facing + by) % 6) + 6) % 6;
}

/** SQ-3.1.2 The neighbour across a side; it may lie off the map. */
export function ahead({ column, row }: Hex, facing: number): Hex {
  const [columns, rows] = (row % 2 === 0 ? EVEN_ROW : ODD_ROW)[turned(facing, 0)] as readonly [number, number];
  return { column: column + columns, row: row + rows };
}

/** From one hex to another in two skewed directions: eastwards, and south-eastwards by the row. */
function skewed(from: Hex, to: Hex): { q: number; r: number } {
  const q = ({ column, row }: Hex): number => column - Math.floor((row - 1) / 2);
  return { q: q(to) - q(from), r: to.row - from.row };
}

/** SQ-3.1.4 Steps between two hexes. */
export function distance(from: Hex, to: Hex): number {
  const { q, r } = skewed(from, to);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The six directions in skewed terms, in the order of the facings. */
// biome-ignore format: a table
const SKEWED = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

/**
 * SQ-4.2.1 Whether a hex lies in the wedge of 120 degrees: reached by `left` and `right` steps along its two bounding rows, none of them
 * backwards and at least one in all. SQ-4.2.9 The wedge of 60 degrees ends half way from the facing to each of these rows.
 */
export function inWedge(from: Hex, to: Hex, { facing, narrow }: { facing: number; narrow: boolean }): boolean {
  const { q, r } = skewed(from, to);
  const [lq, lr] = SKEWED[turned(facing, -1)] as readonly [number, number];
  const [rq, rr] = SKEWED[turned(facing, 1)] as readonly [number, number];
  const whole = lq * rr - lr * rq;
  const left = (q * rr - r * rq) / whole;
  const right = (lq * r - lr * q) / whole;
  if (left < 0 || right < 0 || left + right === 0) return false;
  return !narrow || (2 * left >= right && 2 * right >= left);
}
