/** Where things stand and whither they point, as every ground has it. */

import type { Hex } from '@flagplot/hexes';

/** Clockwise: on hexes sixths of a circle from 0 to 5, 0 north in columns and north-east in rows; on a plane hundredths of a degree from north. */
export type Facing = number;

/** A place as a ground has them: a hex, a point of the plane. Rooms that draw any ground know no more of it. */
export type Place = object;

/** Where a line ends: at a unit or ghost by its id, wherever in its hex it is drawn, or in the middle of a hex. */
export type End<P extends Place = Hex> = P | { unit: string } | { ghost: string };
