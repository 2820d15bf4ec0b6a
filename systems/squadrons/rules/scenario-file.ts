// A scenario as its file has it (its schema: schemas.ts).

import type { Charts, CraftCard, Quality } from './cards.ts';
import type { Edge, Facing } from './map.ts';

export interface ScenarioSquadron {
  id: string;
  name: string;
  /** Id of its craft card. */
  type: string;
  quality: Quality;
  /** How many craft (SQ-1.1.1). */
  craft: number;
  /** SQ-1.4.1 Roster number of the leader; left out: 1. */
  leader?: number;
  /** SQ-7.1.3 Steps of command bought for the leader. */
  command?: number;
  /** SQ-1.3.1 Roster numbers of its Hot Shots. */
  hotShots?: readonly number[];
  /** Where it stands whatever its owner would like: objective craft. */
  hex?: string;
  /** SQ-3.2.3 Has no place in the sequence of moves. */
  immobile?: boolean;
  /** SQ-8.3.2 Craft that leave over it are not lost to the enemy. */
  goalEdge?: Edge;
}

/** SQ-8.1.1 Where a side sets up: first and last column, first and last row. */
export interface Zone {
  columns: readonly [number, number];
  rows: readonly [number, number];
}

export interface ScenarioSide {
  id: string;
  name: string;
  /** SQ-7.1.4 Whose craft it may buy. */
  faction: string;
  zone: Zone;
  /** SQ-8.1.2 The way its craft face; left out: as their owner likes. */
  facing?: Facing;
  /** SQ-8.1.3 Where its Broken squadrons flee. */
  edge: Edge;
  /** SQ-7.1.1 What its force may cost; left out: 800. */
  budget?: number;
  /** SQ-4.1.5 Sides with the same word are allies. */
  alliance?: string;
  squadrons: readonly ScenarioSquadron[];
}

/**
 * SQ-8.3.5 What decides a battle before points do. All name the side that strives for it and the squadron it is about.
 * `exit`: so many craft leave over the goal edge; else the other sides win. `capture`: the squadron is frozen at the end of so many rounds;
 * `runner` wins if it leaves over its goal edge; else a draw. `cripple`: it is destroyed or bears so many markers, after which it fires
 * no more; else the other sides win.
 */
export type Goal =
  | { kind: 'exit'; side: string; squadron: string; craft: number }
  | { kind: 'capture'; side: string; squadron: string; rounds: number; runner: string }
  | { kind: 'cripple'; side: string; squadron: string; markers: number };

/** SQ-4.2.9, SQ-4.10.7, SQ-7.3.1, SQ-7.3.2 All off unless named. */
export type OptionName = 'narrow-arc' | 'ammunition' | 'pips-round-up' | 'second-edition-ion';

/** A scenario as its file has it. Cards and charts of its own replace those that come with the rules. */
export interface Scenario {
  name: string;
  title: string;
  about?: string;
  map: { columns: number; rows: number };
  rounds: number;
  options?: readonly OptionName[];
  sides: readonly ScenarioSide[];
  goal?: Goal;
  cards?: { craft?: readonly CraftCard[] };
  charts?: Charts;
}
