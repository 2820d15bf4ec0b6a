// Chapter 4.1: hexes in columns, counted from 1 in the north-west; even columns lie half a hex lower.

/** TP-4.1.1 Hexes with a side to the north. */
export const LAYOUT = 'columns';

/** TP-4.1.1 The six facings, clockwise from the row of hexes that leads to row 01; a facing's place here is its direction on the map. */
export const FACINGS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Facing = (typeof FACINGS)[number];

/** The direction of a facing, 0 to 5. */
export function directionOf(facing: Facing): number {
  return FACINGS.indexOf(facing);
}
