// What no order changes: the scenario made ready, its sides, squadrons, weapons and charts.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Charts, CraftCard, Quality, WeaponCard } from './cards.ts';
import type { Edge, Facing, Place } from './map.ts';
import type { Goal, OptionName, Zone } from './scenario-file.ts';

/** SQ-3.3.3 The two speeds of a squadron. */
export type Speed = 'attack' | 'full';

/** What no order changes. Squadrons stand in the order of the scenario, as they do in `open`. */
export interface Book {
  title: string;
  map: { columns: number; rows: number };
  rounds: number;
  options: Readonly<Record<OptionName, boolean>>;
  sides: readonly SideCard[];
  squadrons: readonly SquadronOfBook[];
  /** Places in the list above, by id. */
  squadronAt: Readonly<Record<string, number>>;
  /** SQ-4.11.1 Places in it of those whose craft carry a jammer. */
  jammers: readonly number[];
  /** Where the craft of each stand before anybody has said anything. */
  stands: readonly (readonly Place[])[];
  goal: Goal | null;
  charts: Charts;
}

export interface SideCard {
  id: Side;
  name: string;
  zone: Zone;
  facing: Facing | null;
  edge: Edge;
  budget: number;
  /** Sides it may fire at (SQ-4.1.5). */
  enemies: readonly Side[];
  /** Its squadrons, and those of its enemies, enemy by enemy: places in the book's list. */
  squadrons: readonly number[];
  hostile: readonly number[];
}

/** A weapon as the pilots of one squadron serve it. */
export interface WeaponOfBook {
  card: WeaponCard;
  /** As it is spoken of. */
  name: string;
  /** SQ-1.5.2 The skill that serves it, without a Hot Shot's gain. */
  skill: number;
  /** SQ-1.3.2, SQ-1.3.3 What a Hot Shot adds to that. */
  hotShot: number;
}

export interface SquadronOfBook {
  id: string;
  name: string;
  side: Side;
  card: CraftCard;
  quality: Quality;
  /** How many craft it begins with. */
  size: number;
  /** Place of the first leader among its craft, from 0. */
  leader: number;
  /** Steps of command bought for that leader. */
  command: number;
  /** Whether each craft is a Hot Shot's. */
  hotShots: readonly boolean[];
  immobile: boolean;
  goalEdge: Edge | null;
  /** Where it stands when its owner may not choose. */
  hex: Hex | null;
  weapons: readonly WeaponOfBook[];
  /** Places of the weapons that are fired: all but a jammer. */
  guns: readonly number[];
  /** SQ-4.2.3 The farthest hex that any of them reaches: of those that bear ahead, of those in turrets; -1 where there is none. */
  reach: Readonly<Record<'ahead' | 'turret', number>>;
  /** SQ-4.11.5 The weapon that is announced instead. */
  jammer: WeaponCard | null;
  /** Its craft as they are spoken of, in the order of the roster. */
  names: readonly string[];
  /** SQ-3.3.1, SQ-3.3.2 Hexes a round at each speed. */
  rates: Readonly<Record<Speed, number>>;
  /** SQ-3.4.2, SQ-3.4.3 of an undamaged craft. */
  turns: number;
  turnDistance: number;
  /** SQ-1.5.1 Damage Resistance. */
  shielded: number;
  unshielded: number;
  /** SQ-8.3.1 What each craft counts, its own upgrades included. */
  values: readonly number[];
}
