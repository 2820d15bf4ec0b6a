/**
 * Silhouettes by category: bow up, in a box of 36 about the origin, drawn at 1.28 on hexes 36 across. They tell the category of a
 * ship, never its class.
 */
export interface Hull {
  outline: string;
  /** At most one line within, shown where the field of the side leaves room. */
  line?: string;
  /** A ring amidships and a dot in it. */
  ring?: number;
}

export const HULLS = {
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
  fighter: { outline: 'M0-9 L2-1 L8 4 V7 L2 5 L1.6 8 H-1.6 L-2 5 L-8 7 V4 L-2-1 Z' },
  interceptor: { outline: 'M0-10 L2.2-2 L5-5 V8 L2.2 4 V7.5 H-2.2 V4 L-5 8 V-5 L-2.2-2 Z' },
  assault: { outline: 'M0-9 L2.6-5 V0 L9-3 V8 L2.6 5 V9 H-2.6 V5 L-9 8 V-3 L-2.6 0 V-5 Z' },
  bomber: { outline: 'M-3-8 H3 L4-1 H8 V7 H4 L3 9 H-3 L-4 7 H-8 V-1 H-4 Z' },
  freighter: { outline: 'M-4-10 H4 V-6 H8 V7 H4 V10 H-4 V7 H-8 V-6 H-4 Z', line: 'M-4-1 H4 M-4 3 H4' },
  frigate: { outline: 'M0-14 L3.2-6 L4 2 L8 8 V12 L3 10 V13 H-3 V10 L-8 12 V8 L-4 2 L-3.2-6 Z', line: 'M0-8 V6' },
  flights: { outline: 'M0-8 L4 .5 L0-1.2 L-4 .5 Z M-6-.5 L-2 8 L-6 6.3 L-10 8 Z M6-.5 L10 8 L6 6.3 L2 8 Z' },
} as const;

export type HullName = keyof typeof HULLS;

function isHull(name: string): name is HullName {
  return Object.hasOwn(HULLS, name);
}

/** The drawing of a silhouette that a card names; one that is not here is drawn as a fighter. */
export function hullFor(silhouette: string | undefined): HullName {
  return silhouette !== undefined && isHull(silhouette) ? silhouette : 'fighter';
}

/** Small craft: drawn with a finer outline, and smaller where only they share a hex. */
const CRAFT: ReadonlySet<HullName> = new Set(['fighter', 'interceptor', 'assault', 'bomber']);

export function isCraft(name: HullName): boolean {
  return CRAFT.has(name);
}

/** How a hull is drawn besides in its side's colours. */
export type HullLook = 'side' | 'ghost' | 'faint' | 'secret' | 'lost' | 'ink';

export function hullNamed(name: HullName): Hull {
  return HULLS[name];
}
