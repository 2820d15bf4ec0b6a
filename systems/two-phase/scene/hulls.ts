import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { ShipClass } from '../rules/cards.ts';
import type { Seeker, Unit } from '../rules/open.ts';

type Silhouette = ShipClass | 'shuttle' | 'fighter' | Seeker['shown'];

/** The silhouettes of Two-Phase: they tell the kind of a unit, never its class. */
export const HULLS: Readonly<Record<Silhouette, Hull>> = {
  cruiser: { outline: 'M0-14 L5-2 L12 6 L9 13 L4 7 H-4 L-9 13 L-12 6 L-5-2 Z', line: 'M0-7 V4' },
  destroyer: { outline: 'M0-12.5 L4.2-2 L10 6 L8 10 L3.4 6 H-3.4 L-8 10 L-10 6 L-4.2-2 Z', line: 'M0-6 V3' },
  frigate: { outline: 'M0-11 L3.6-2 L8 7 L3 5 H-3 L-8 7 L-3.6-2 Z' },
  corvette: { outline: 'M0-10 L3.2-1 L6 2 V8 L2.6 5.5 H-2.6 L-6 8 V2 L-3.2-1 Z' },
  scout: { outline: 'M0-11 L3.6-2 L8 7 L3 5 H-3 L-8 7 L-3.6-2 Z', ring: 5.6 },
  'patrol-ship': { outline: 'M0-9 L2.6-1 L5.6 6 L0 3.6 L-5.6 6 L-2.6-1 Z', small: true },
  shuttle: { outline: 'M-3-5 H3 L5 5 H-5 Z', small: true },
  fighter: { outline: 'M0-7 L1.8-1 L6 4 V6 L1.8 4.4 H-1.8 L-6 6 V4 L-1.8-1 Z', small: true },
  drone: { outline: 'M0-7 L3 0 V6 H-3 V0 Z', small: true },
  plasma: { outline: 'M0-7 C5-4 5 4 0 8 C-5 4-5-4 0-7 Z', small: true },
};

/** The silhouette of a unit: of a ship by its card, as far as that is shown. */
export function hullOf({ kind }: Pick<Unit, 'kind'>, shown: ShipClass): Hull {
  return HULLS[kind === 'shuttle' || kind === 'fighter' ? kind : kind === 'pf' ? 'patrol-ship' : shown];
}
