/** Where things stand and whither they point, as every ground has it. */

/** Sixths of a circle, 0 to 5, clockwise: on hexes in columns 0 is north, on hexes in rows north-east (see `headed`). */
export type Facing = number;

/** A place as a ground has them: a hex, a point of the plane. Rooms that draw any ground know no more of it. */
export type Place = object;
