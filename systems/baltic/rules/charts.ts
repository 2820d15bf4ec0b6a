// What the charts of the book hold. Lengths are whole mil, angles hundredths of a degree.

import type { Aspect, Sector } from '@flagplot/plane';
import type { Arc, Class, Origins, Template } from './cards.ts';

type By<K extends string, V> = Readonly<Record<K, V>>;

/** BB-2.1.1 Rungs of the engine telegraph, from the lowest. */
export const SETTINGS = ['Reverse', 'Stop', 'Crawl', 'Slow', 'Half', 'Full', 'Flank'] as const;
export type Setting = (typeof SETTINGS)[number];

/** BB-1.2.6 Least and greatest length of a path at each setting; null: there is no such setting. */
export type Profile = By<Setting, readonly [least: number, most: number] | null>;

/** BB-1.3.1 Water in which a keel may touch. */
export type Water = 'coastal' | 'shallow';

/** What a draught finds in water: nothing, a test, the ground. */
export type Depth = 'free' | 'test' | 'aground';

/** Where on a hull a weapon stands, for the lines that are drawn from it. */
export type Mount = 'fore' | 'aft' | 'port' | 'starboard' | 'middle';

/** Chapters 2 and 3.1. */
export interface MovementCharts {
  readonly settings: readonly Setting[];
  readonly profiles: Readonly<Record<string, Profile>>;
  /** BB-3.1.4 Hundredths of a degree an inch. */
  readonly templates: By<Template, number>;
  /** BB-3.1.39 to BB-3.1.47 By draught: destroyer, cruiser, battleship, battleship Hull Down. */
  readonly depths: By<Water, readonly Depth[]>;
  /** BB-3.1.40 Path between two tests. */
  readonly groundingStride: number;
  /** BB-1.1.3 Between a flagship and a member. */
  readonly coherency: number;
  /** BB-3.1.10 From start to end in a straight line; BB-3.1.21 the shortest leg of reference. */
  readonly corvette: By<'least' | 'reference', number>;
}

/** Levels of the matrix of sight; no sheet that comes with the rules is ever submerged. */
export type Level = 'airborne' | 'surface' | 'submerged';

/** How high terrain reaches: out of these levels. */
export type Height = 'below' | 'surface' | 'airborne';

/** What obstructs a line: terrain that reaches one of these levels, and vessels of the enemy or not. */
export interface Sight {
  readonly terrain: readonly Height[];
  readonly vessels: boolean;
}

/** Chapter 3.2: Tables 1 and 2, and whatever decides a column. */
export interface GunneryCharts {
  /** A d10 of so much or more is a success; so much is a tenner besides. */
  readonly needs: number;
  readonly tenner: number;
  /** BB-3.2.34 Dice: a row for each firepower from 1, five columns. */
  readonly firepower: readonly (readonly number[])[];
  /** BB-3.2.37 to BB-3.2.43 Columns from 1 to begin in, and how far an unrated vessel stands to the right. */
  readonly columns: {
    readonly aspects: By<Aspect, number>;
    readonly unrated: number;
    readonly stationary: number;
    readonly corvette: number;
    /** BB-3.2.49 Shifts may lead off the table: left of it firepower counts in full, right of it for nothing. */
    readonly open: boolean;
  };
  /** BB-3.2.44 to BB-3.2.48 Columns to the right, below 0 to the left. */
  readonly shifts: By<'flank' | 'crawl' | 'short' | 'long' | 'masked', number>;
  /** BB-3.2.46, BB-3.2.47 The last range of the short and of the medium band. */
  readonly bands: By<'short' | 'medium', number>;
  /** BB-3.2.50 Halves, by row of the target and size of the ordnance. */
  readonly multipliers: readonly By<Class, number>[];
  /** BB-3.2.15 to BB-3.2.21 From a level to a level; null: there is no sight. */
  readonly sight: By<Level, By<Level, Sight | null>>;
  /** BB-3.2.26 Of the parallel lines, so many obstructed mask. */
  readonly maskedFrom: number;
  readonly arcs: By<Arc, Sector & { readonly mount: Mount }>;
}

/** BB-3.1.29, BB-3.1.33 */
export interface CollisionCharts {
  readonly collisions: {
    /** Dice by which one side forces. */
    readonly dice: number;
    /** Successes that are needed, by who forces and who evades. */
    readonly needs: By<Class, By<Class, number>>;
    /** Dice of damage. */
    readonly damage: By<Class, number>;
  };
}

/** Weapons that do not use Tables 1 and 2, and distances of other acts of the fire step. */
export interface WeaponCharts {
  /** BB-3.2.78 half the width; BB-3.2.83 what is lost beyond each band, and the last range of each. */
  readonly beam: { readonly half: number; readonly loss: number; readonly bands: readonly number[] };
  /** BB-3.2.90 */
  readonly rocketLeast: number;
  /** BB-4.1.1, BB-3.3.2 The run of a turn, half the spread, and how deep a salvo lies, which is how far off the hull it starts. */
  readonly torpedo: By<'run' | 'half' | 'depth', number>;
  /** BB-3.4.6 */
  readonly boarding: number;
  /** BB-4.6.1 */
  readonly ackAck: number;
}

/** Markers of aeroplanes. */
export interface AeroplaneCharts {
  readonly aeroplane: {
    /** BB-6.2.2 of its disc. */
    readonly radius: number;
    /** Of the front of a salvo before its marker; BB-4.5.5 of a marker that breaks off its patrol. */
    readonly drop: number;
    readonly off: number;
    /** BB-4.5.9 Markers it may take on in a phase. */
    readonly takes: number;
    /** BB-4.3.4, BB-4.4.5 Dice a plane in a dogfight; of a whole payload, how often. */
    readonly dogfight: number;
    readonly payload: number;
  };
}

/** What a critical does to a ship. */
export type Critical = 'bridge' | 'ammo' | 'marines' | 'weapon' | 'engine' | 'rudder' | 'fire';

/** Chapter 5. */
export interface CriticalCharts {
  /** BB-5.3.4 By sum, from `criticalFrom`; the last row is that sum and beyond (BB-5.3.5). */
  readonly criticals: readonly (readonly Critical[])[];
  readonly criticalFrom: number;
  /** BB-5.1.2 */
  readonly repairable: readonly Critical[];
}

/** Chapters 1.4, 7 and 8. */
export interface PoolCharts {
  /** BB-1.4.1 Points at the start; BB-5.1.3 of a repair. */
  readonly pool: By<'points' | 'repair', number>;
  /** BB-8.1.5 What a squadron of aeroplanes costs; BB-7.0.8 what it scores when it is shot down. */
  readonly squadron: number;
}

/** Every number of the book that is on no sheet. */
export interface Charts
  extends MovementCharts,
    GunneryCharts,
    CollisionCharts,
    WeaponCharts,
    AeroplaneCharts,
    CriticalCharts,
    PoolCharts {
  readonly provenance: Origins;
}
