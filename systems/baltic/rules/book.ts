// What no order changes: the scenario made ready, its sides, units, sheets and charts.

import type { Side } from '@flagplot/kernel';
import type { Leg, Outline, Pose } from '@flagplot/plane';
import type { AeroplaneCard, Card, Planes } from './cards.ts';
import type { Charts, Height, Setting } from './charts.ts';
import type { Chosen } from './options.ts';
import type { Id } from './orders.ts';
import type { Edge, Feature, FeatureKind, Replenishment, ScenarioGoal, Zone } from './scenario-file.ts';

export interface SideOfBook {
  readonly id: Side;
  readonly name: string;
  /** Sides with the same word are allies; a side without one has its own id. */
  readonly alliance: string;
  readonly enemies: readonly Side[];
  /** BB-1.4.1 */
  readonly pool: number;
  /** BB-3.5.16 Squadrons on land, and the edge by which they come and go; null where there is none. */
  readonly aeroplanes: readonly Planes[];
  readonly edge: Edge | null;
  /** BB-1.5.5 Where it sets up, one of several for the units of one navy. */
  readonly zones: readonly Zone[];
  /** BB-1.4.4 */
  readonly replenished: readonly Replenishment[];
}

/** A Ship-of-the-Line, or a squadron, as the scenario fields it. */
export interface UnitOfBook {
  readonly id: Id;
  readonly name: string;
  readonly side: Side;
  readonly card: Id;
  /** BB-2.0.4 In their order; a single ship has the id of its unit. */
  readonly vessels: readonly Id[];
  /** Where each of them stands as the battle begins; none where its owner sets it up. */
  readonly poses: readonly Pose[];
  /** BB-1.5.8 */
  readonly setting: Setting;
  /** Boxes crossed off already. */
  readonly lost: number;
  /** BB-1.5.9, BB-3.5.4 Squadrons aboard at first, at the most. */
  readonly squadrons: number;
  /** BB-7.3.2 The unit whose card it shares: itself, or the first of its division. */
  readonly shares: Id;
  /** BB-7.2.2 It has no card and does not move itself; BB-7.2.3 how it drifts. */
  readonly adrift: Leg | null;
}

/** BB-1.3.1, BB-1.3.4 Water that is not blue, land, reefs and what was built. */
export interface FeatureOfBook {
  readonly id: Id;
  readonly kind: FeatureKind;
  /** BB-1.3.4 Which altitudes it reaches. */
  readonly reaches: readonly Height[];
  readonly outline: Outline;
  /** BB-7.1.3 Boxes and row of Table 2 where it may be shot at. */
  readonly target: NonNullable<Feature['target']> | null;
}

export interface Book {
  readonly title: string;
  /** BB-7.0.2 Width and depth of the table, in mil. */
  readonly table: readonly [width: number, depth: number];
  readonly turns: number;
  /** BB-3.0.16 No player begins with more than four cards. */
  readonly small: boolean;
  /** BB-7.0.1 Victory points that a winner leads by. */
  readonly margin: number;
  readonly features: readonly FeatureOfBook[];
  readonly sides: readonly SideOfBook[];
  readonly units: readonly UnitOfBook[];
  readonly cards: Readonly<Record<Id, Card>>;
  readonly aeroplanes: Readonly<Record<Planes, AeroplaneCard>>;
  /** Footprints of the sheets, about the middle of a vessel. */
  readonly bodies: Readonly<Record<Id, Outline>>;
  readonly charts: Charts;
  readonly options: Chosen;
  /** BB-5.4.3 What current does to wrecks at the end of a turn. */
  readonly drift: Leg | null;
  readonly goals: readonly ScenarioGoal[];
}
