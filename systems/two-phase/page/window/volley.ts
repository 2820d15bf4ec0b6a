/** The volley whose odds are asked. */

import type { Json } from '@flagplot/kernel';
import type { Shot } from '../../rules/orders.ts';

/** What one unit fires at one target. */
export interface Fired {
  unit: string;
  on: string;
  fire: readonly Shot[];
}

/** What the forecast is asked. */
export function forecastRequest({ unit, on, fire }: Fired): { name: 'volley'; of: Json } {
  const shots = fire.map(({ weapon, as, shots: n }) => ({ weapon, ...(as ? { as } : {}), ...(n ? { shots: n } : {}) }));
  return { name: 'volley', of: { unit, on, fire: shots } };
}
