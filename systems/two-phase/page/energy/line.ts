/** What a line of an energy form is: a list of levels from nothing up, and the level it stands at. */

import type { Ship } from '../../rules/energy/power.ts';
import type { Form } from '../../rules/orders.ts';

/** What energy goes into: the parts of the bar. */
export type Use = 'housekeeping' | 'guns' | 'movement' | 'ew' | 'shields' | 'systems' | 'batteries';

export const USE_NAMES: Readonly<Record<Use, string>> = {
  housekeeping: 'Housekeeping',
  guns: 'Weapons',
  movement: 'Movement',
  ew: 'EW',
  shields: 'Shields',
  systems: 'Systems',
  batteries: 'Batteries',
};

/** A step of a line. */
export interface Level {
  readonly says: string;
  put(form: Form): Form;
}

export interface Line {
  /** `speed`, `arms/photon-a`, `specific/1`: a path in the form, weapons and shields by name. */
  readonly id: string;
  readonly use: Use;
  readonly name: string;
  readonly rule: string;
  readonly levels: readonly Level[];
  readonly at: number;
  /** Why there is no more than the last level. */
  readonly most?: string;
  /** The form without this line alone, where its first level takes others with it. */
  bare?(form: Form): Form;
}

/** What lines are made of beside the ship: friends to lend to, enemies to be struck, and what units are called. */
export interface Desk {
  readonly ship: Ship;
  readonly form: Form;
  readonly friends: readonly string[];
  readonly foes: readonly string[];
  nameOf(unit: string): string;
}
