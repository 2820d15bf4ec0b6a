// A scenario as its file has it (its schema: edge/scenario-schema.ts). Lengths are whole mil, from the south-west corner, x east and y north.

import type { Leg, Outline, Pose } from '@flagplot/plane';
import type { AeroplaneCard, Card, Class, Planes } from './cards.ts';
import type { Charts, Height, Setting, Water } from './charts.ts';
import type { OptionName } from './options.ts';

/** An edge of the table: aeroplanes come by one, ships leave by one. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** BB-1.3.1 From the most restrictive down: what is solid, then the depths. */
export type FeatureKind = 'land' | 'structure' | 'reef' | Water;

/** BB-1.3.1, BB-1.3.4 What lies on the table: the most restrictive polygon about a point says what it is. */
export interface Feature {
  readonly id: string;
  readonly kind: FeatureKind;
  /** How high it reaches, water not at all; `below` is implied for land and structures. */
  readonly heights?: readonly Height[];
  readonly polygon: Outline;
  /** BB-7.1.3 A structure that may be shot at: boxes, and the row of Table 2 as of a class. */
  readonly target?: { readonly boxes: number; readonly class: Class };
}

/** BB-1.5.5 Where a side sets up; one of several is for the units of one navy. */
export interface Zone {
  readonly navy?: string;
  readonly polygon: Outline;
}

/** One unit of a side: a ship, or a squadron of her kind. */
export interface ScenarioUnit {
  readonly id: string;
  /** The sheet. */
  readonly card: string;
  /** Her own name; left out: that of her class. */
  readonly name?: string;
  /** BB-1.5.8 Left out: Half. */
  readonly telegraph?: Setting;
  /** Where a ship or a flagship stands as the battle begins; left out: her owner sets her up in his zone. */
  readonly pose?: Pose;
  /** Boxes crossed off already. */
  readonly lost?: number;
  /** BB-1.5.9 Squadrons aboard a carrier at most; left out: all that her hangar holds. */
  readonly squadrons?: number;
  /** BB-7.3.2 Ships with the same word share one activation card. */
  readonly division?: string;
  /** BB-7.2.2 Has no card and does not move herself; BB-7.2.3 untowed she drifts by this at the end of every turn. */
  readonly adrift?: Leg;
}

/** Points that a side gets as a turn begins (BB-1.4.4). */
export interface Replenishment {
  readonly turn: number;
  readonly points: number;
}

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  /** Sides with the same word are allies. */
  readonly alliance?: string;
  /** BB-8.1.3 Navies whose sheets it may field. */
  readonly navies: readonly string[];
  /** BB-1.4.1 Left out: that of the chart. */
  readonly pool?: number;
  readonly replenished?: readonly Replenishment[];
  readonly zones: readonly Zone[];
  readonly units: readonly ScenarioUnit[];
  /** BB-3.5.16 Land-based squadrons, and the edge by which they come and go. */
  readonly aeroplanes?: readonly Planes[];
  readonly edge?: Edge;
}

/** BB-7.1.2 At the end of each turn from `from` on, a side alone within reach of a feature scores; BB-7.1.5 whoever breaks it pays. */
export interface HoldGoal {
  readonly kind: 'hold';
  readonly feature: string;
  readonly from: number;
  readonly within: number;
  readonly points: number;
  readonly broken: number;
}

/** BB-7.2.9 Whoever tows her off by the edge of his side wins; BB-7.2.8 successes that capture her. */
export interface TowGoal {
  readonly kind: 'tow';
  readonly unit: string;
  readonly edges: Readonly<Record<string, Edge>>;
  readonly capture: number;
}

/** BB-7.3.4 Each of these ships that leaves by the edge scores for her side, each one wrecked for the enemy. */
export interface ConvoyGoal {
  readonly kind: 'convoy';
  readonly units: readonly string[];
  readonly edge: Edge;
  readonly points: number;
  readonly wreck: number;
}

export type ScenarioGoal = HoldGoal | TowGoal | ConvoyGoal;

/** A scenario as its file has it (BB-7.0.1). Cards and charts of its own replace those that come with the rules. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly table: { readonly width: number; readonly height: number };
  readonly features: readonly Feature[];
  /** BB-7.0.3 */
  readonly turns: number;
  /** Victory points by which a side wins; less is a draw. */
  readonly margin: number;
  /** BB-5.4.3 What current does to wrecks at the end of every turn. */
  readonly drift?: Leg;
  readonly goals: readonly ScenarioGoal[];
  readonly options?: readonly OptionName[];
  /** BB-8.1.1 What a force may cost that is brought in place of a printed one; left out: none may. */
  readonly points?: number;
  readonly sides: readonly ScenarioSide[];
  readonly cards?: { readonly sheets?: readonly Card[]; readonly aeroplanes?: readonly AeroplaneCard[] };
  readonly charts?: Charts;
}
