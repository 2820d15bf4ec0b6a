// What schemas say of hexes.

import type { Schema } from '@flagplot/kernel/schemas';
import { jsonSchema, whole, withTitle } from '@flagplot/kernel/schemas';

/** A hex of a map of at most 99 by 99. */
export const HEX: Schema<string> = jsonSchema({
  type: 'string',
  pattern: '^(0[1-9]|[1-9][0-9]){2}$',
  title: 'Hex: column and row in four digits',
});

/** One of the six hexsides, 0 to 5. */
export const HEADING: Schema<number> = withTitle('Heading: hexside 0 to 5, clockwise from the first of the map', whole(0, 5));

/** Hexes far beyond every map. */
export const FAR: Schema<number> = whole(-999, 999);
