/** A silhouette: bow up, in a box of 36 about the origin, drawn at 1.28 on hexes 36 across. A rule system draws its own. */
export interface Hull {
  readonly outline: string;
  /** At most one line within, shown where the field of the side leaves room. */
  readonly line?: string;
  /** A ring amidships and a dot in it. */
  readonly ring?: number;
  /** Small craft: drawn with a finer outline, and smaller where only they share a place. */
  readonly small?: true;
}

/** What stands for a unit that its system has no drawing of. */
export const PLAIN_HULL: Hull = { outline: 'M0-10.5 L2.8-3 V3.5 L6.5 9.5 L0 7 L-6.5 9.5 L-2.8 3.5 V-3 Z' };

/** The drawing of a silhouette by the name a card has for it. */
export function hullCalled(hulls: Readonly<Record<string, Hull>>, silhouette: string | undefined): Hull {
  return silhouette !== undefined && Object.hasOwn(hulls, silhouette) ? (hulls[silhouette] as Hull) : PLAIN_HULL;
}

/** How a hull is drawn besides in its side's colours. */
export type HullLook = 'side' | 'ghost' | 'faint' | 'secret' | 'lost' | 'ink';
