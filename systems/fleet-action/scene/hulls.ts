import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Silhouette } from '../rules/cards.ts';

/** The silhouettes of Fleet Action: they tell the category of a ship, never its class. */
export const HULLS: Readonly<Record<Silhouette, Hull>> = {
  capital: {
    outline:
      'M0-15 L2.6-10 V-5 L5-3.2 V3.2 L3.4 5 V8 L6 10 V14.5 L2.6 13 H-2.6 L-6 14.5 V10 L-3.4 8 V5 L-5 3.2 V-3.2 L-2.6-5 V-10 Z',
    line: 'M0-9 V9',
  },
  dreadnought: {
    outline: 'M0-17 L3.4-12 V-7 L7-5 V0 L5 2 L8 6 V15.5 L3.4 13.5 H-3.4 L-8 15.5 V6 L-5 2 L-7 0 V-5 L-3.4-7 V-12 Z',
    line: 'M0-11 V10 M-4-3 H4',
  },
  scout: {
    outline:
      'M0-13.5 L2.4-9 V-4 L4.4-2.6 V3 L3 4.6 V8 L5.4 10 V13.5 L2.4 12 H-2.4 L-5.4 13.5 V10 L-3 8 V4.6 L-4.4 3 V-2.6 L-2.4-4 V-9 Z',
    ring: 6.4,
  },
  heavy: { outline: 'M0-12.5 L3.4-4 L9 5.5 L6.5 11.5 L3 9.5 H-3 L-6.5 11.5 L-9 5.5 L-3.4-4 Z', line: 'M0-6 V6' },
  medium: { outline: 'M0-10.5 L2.8-3 V3.5 L6.5 9.5 L0 7 L-6.5 9.5 L-2.8 3.5 V-3 Z' },
  missile: {
    outline: 'M0-10.5 L2.8-4 H6 V6 L6.5 9.5 L0 7.5 L-6.5 9.5 L-6 6 V-4 H-2.8 Z',
    line: 'M-4.4-2 V4 M4.4-2 V4',
  },
};
