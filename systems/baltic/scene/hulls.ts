import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Planes, VesselType } from '../rules/cards.ts';

const SHIP: Hull = { outline: 'M0-14 L3.6-7 V8 L2.4 13 H-2.4 L-3.6 8 V-7 Z' };
const FLYER: Hull = { outline: 'M0-13 C4-8 4 6 2 12 H-2 C-4 6-4-8 0-13 Z', line: 'M-8 2 H8' };

/** The silhouettes of Baltic, for lists and legends: on the table the footprint is drawn. */
export const HULLS: Readonly<Record<VesselType, Hull>> = {
  dreadnought: { ...SHIP, line: 'M0-8 V8' },
  battleship: { ...SHIP, line: 'M0-8 V8' },
  carrier: { outline: 'M-4-13 H4 V13 H-4 Z', line: 'M0-10 V10' },
  cruiser: { outline: 'M0-13 L3-6 V8 L2 12 H-2 L-3 8 V-6 Z', line: 'M0-6 V4' },
  frigate: { outline: 'M0-11 L2.8-5 V7 L1.8 10 H-1.8 L-2.8 7 V-5 Z' },
  freighter: { outline: 'M-2.4-11 H2.4 L3.4-8 V10 H-3.4 V-8 Z' },
  submersible: { outline: 'M0-12 C3-8 3 8 0 12 C-3 8-3-8 0-12 Z', line: 'M0-3 V3' },
  destroyer: { outline: 'M0-10 L2.2-4 V7 L1.4 9 H-1.4 L-2.2 7 V-4 Z', small: true },
  'small-submersible': { outline: 'M0-9 C2.4-6 2.4 6 0 9 C-2.4 6-2.4-6 0-9 Z', small: true },
  'sky-battleship': FLYER,
  'sky-carrier': FLYER,
  'sky-cruiser': FLYER,
  'aerial-corvette': { outline: 'M0-8 L2-1 L7 3 V5 L2 4 V7 H-2 V4 L-7 5 V3 L-2-1 Z', small: true },
};

const PLANE: Hull = { outline: 'M0-7 L1.8-1 L7 2 V4 L1.6 3 L1 6 H-1 L-1.6 3 L-7 4 V2 L-1.8-1 Z', small: true };

export const PLANE_HULLS: Readonly<Record<Planes, Hull>> = { fighter: PLANE, bomber: PLANE, 'torpedo-bomber': PLANE };

/** A salvo of torpedoes. */
export const SALVO_HULL: Hull = { outline: 'M0-7 L2-3 V6 H-2 V-3 Z', small: true };
