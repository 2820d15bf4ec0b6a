/**
 * What only a measured table has. Lengths are whole mil, headings hundredths of a degree clockwise from north; places lie so far east and north
 * of the south-west corner of the sheet. Nothing here knows a rule.
 */
import type { Facing, Place } from './places.ts';

/** A table of so many mil, its north-west corner at the height of the sheet. */
export interface PlaneSheet {
  ground: 'plane';
  width: number;
  height: number;
}

/** What a model covers: what overlaps on the board overlaps in the rules. */
export interface Footprint {
  /** Its corners, clockwise and flat: so far ahead and to starboard of its middle, in mil. */
  readonly body: readonly number[];
  /** What stands upon it, drawn as small discs: turrets, funnels. Ahead and to starboard of its middle. */
  readonly turrets?: readonly (readonly [ahead: number, starboard: number])[];
  /** Lines upon it, place by place: the wings of what flies. */
  readonly lines?: readonly (readonly (readonly [ahead: number, starboard: number])[])[];
}

/** What stands on a board with a heading, and what it covers. */
export interface Stood<P extends Place> {
  at: P;
  facing: Facing;
  shape?: Footprint;
}

/** What water is, from the deepest on: `reef` is crossed lightly, `land` and what was built are not water. */
export type Depth = 'coastal' | 'shallow' | 'reef' | 'land' | 'structure';

/** A stretch of water or land by its corners; what comes later lies on top. */
export interface WaterItem<P extends Place> {
  kind: 'water';
  id: string;
  corners: readonly P[];
  depth: Depth;
  /** `Klints bank`. */
  label?: string;
  /** What it means to whoever looks, in the list and where a course is read out: `deep hulls run aground`. */
  says?: string;
}

/** All that lies no further than so many mil from what stands somewhere: a range band. Measured from the edge of its footprint. */
export interface BandItem<P extends Place> {
  kind: 'band';
  id: string;
  role: 'told' | 'intent';
  about: Stood<P>;
  reach: number;
  /** `10"`. */
  label?: string;
}

/** A turning template laid along a hull on the outer side of its turn, ticked in half inches, numbered in inches. */
export interface GaugeItem<P extends Place> {
  kind: 'gauge';
  id: string;
  /** Where the turn begins, and what turns there. */
  from: Stood<P>;
  /** Hundredths of a degree an inch, above 0 to starboard. */
  turn: number;
  /** Mil of the whole template, and of it what is used: that part is filled. */
  length: number;
  used: number;
  /** `Large`. */
  label?: string;
}

/** What lies open between two models: the lines of sight, those that are clear and those that something stops. */
export interface ChannelItem<P extends Place> {
  kind: 'channel';
  id: string;
  role: 'told' | 'intent';
  /** The four corners of all that the lines pass. */
  corners: readonly P[];
  clear: readonly (readonly [P, P])[];
  stopped: readonly (readonly [P, P])[];
  /** `211 of 289 lines clear`. */
  tag?: string;
}

/** The items that only a measured table has. */
export type PlaneItem<P extends Place> = WaterItem<P> | BandItem<P> | GaugeItem<P> | ChannelItem<P>;
