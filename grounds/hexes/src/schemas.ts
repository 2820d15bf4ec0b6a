// What schemas say of hexes.

import { whole } from '@flagplot/kernel/schemas';

/** A hex of a map of at most 99 by 99. */
export const HEX: object = { type: 'string', pattern: '^(0[1-9]|[1-9][0-9]){2}$', title: 'Hex: column and row in four digits' };

/** One of the six hexsides, 0 to 5. */
export const HEADING: object = { ...whole(0, 5), title: 'Heading: hexside 0 to 5, clockwise from the first of the map' };

/** Hexes far beyond every map. */
export const FAR: object = whole(-999, 999);
