// JSON Schemas of missions and launches.

import { HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { ID, oneOf, shape, withTitle } from '@flagplot/kernel/schemas';
import type { Mission, Sortie } from '../orders.ts';

const FIELDS = {
  flight: ID,
  kind: withTitle('Mission', oneOf('superiority', 'strike', 'escort', 'cover')),
  zone: withTitle('Middle of its patrol zone', HEX),
  squadron: withTitle('Squadron it strikes or escorts', ID),
  charge: withTitle('Flight it covers', ID),
};

/** FA-10.1 A mission as it is ordered. */
export const MISSION: Schema<Mission> = shape(FIELDS, ['zone', 'squadron', 'charge']);

/** FA-10.2 A flight that is launched. */
export const LAUNCH: Schema<Sortie> = shape({ ...FIELDS, hex: withTitle('Hex next to its ship', HEX) }, [
  'zone',
  'squadron',
  'charge',
]);
