import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Silhouette } from '../rules/cards.ts';

/** The silhouettes of Squadrons: they tell the kind of a craft, never its class. */
export const HULLS: Readonly<Record<Silhouette, Hull>> = {
  fighter: { outline: 'M0-9 L2-1 L8 4 V7 L2 5 L1.6 8 H-1.6 L-2 5 L-8 7 V4 L-2-1 Z', small: true },
  interceptor: { outline: 'M0-10 L2.2-2 L5-5 V8 L2.2 4 V7.5 H-2.2 V4 L-5 8 V-5 L-2.2-2 Z', small: true },
  bomber: { outline: 'M-3-8 H3 L4-1 H8 V7 H4 L3 9 H-3 L-4 7 H-8 V-1 H-4 Z', small: true },
  freighter: { outline: 'M-4-10 H4 V-6 H8 V7 H4 V10 H-4 V7 H-8 V-6 H-4 Z', line: 'M-4-1 H4 M-4 3 H4' },
  frigate: { outline: 'M0-14 L3.2-6 L4 2 L8 8 V12 L3 10 V13 H-3 V10 L-8 12 V8 L-4 2 L-3.2-6 Z', line: 'M0-8 V6' },
};
