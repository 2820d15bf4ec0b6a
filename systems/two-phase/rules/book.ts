// What no order changes: the scenario made ready, its sides, ships, cards and charts.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { ShipCard, WeaponCard } from './cards.ts';
import type { Charts } from './charts.ts';
import type { BoughtOption, OptionName, Zone } from './scenario-file.ts';

/** A card as it is fought with: options and refits of the scenario are in it. */
export interface CardOfBook extends ShipCard {
  /** What a host calls its nation: nobody else is shown one. */
  readonly people?: string;
  /** TP-9.1.2 Bearings of each weapon, 24 bits. */
  readonly arcs: readonly number[];
  /** TP-15.1.5 Places of its option mounts among its weapons. */
  readonly optional: readonly number[];
  /** TP-15.1.5 What each of these may hold, in the order of the chart of mounts. */
  readonly choices: readonly (readonly WeaponCard[])[];
  /** TP-10.3.2 All its boxes but shields, tracks and excess. */
  readonly boxes: number;
}

export interface SideOfBook {
  readonly id: Side;
  readonly name: string;
  /** Sides with the same word are allies; a side without one has its own id. */
  readonly alliance: string;
  /** TP-9.1.5 Whom it may fire at. */
  readonly enemies: readonly Side[];
  /** TP-16.1.1 Where its ships stand that have no hex of their own; null where all have one. */
  readonly zone: Zone | null;
  /** The way they face, 0 for A. */
  readonly facing: number;
}

/** A ship that begins the battle. What is hidden under its card is told to nobody here (TP-6.5.3). */
export interface ShipEntry {
  readonly id: string;
  readonly side: Side;
  /** Its card, or the cover of it. */
  readonly card: string;
  /** Null where its owner chooses. */
  readonly hex: Hex | null;
  /** 0 for A. */
  readonly facing: number;
  /** TP-3.1.7 The speed it comes with. */
  readonly speed: number;
  /** TP-15.2.3 What its racks hold unless its owner says otherwise: `i`, `i-m`. */
  readonly drone: string;
  /** TP-15.2.2 */
  readonly options: readonly BoughtOption[];
  /** TP-16.2.1 What it counts, options included. */
  readonly points: number;
}

/** A ship of the scenario. */
export interface ShipOfBook extends ShipEntry {
  /** As it is spoken of where no file of names says otherwise: `heavy cruiser, blue`. */
  readonly name: string;
}

/** What no order changes. Ships stand in the order of the scenario. */
export interface Book {
  readonly title: string;
  readonly map: { readonly columns: number; readonly rows: number };
  /** TP-16.1.3 The last turn. */
  readonly turns: number;
  readonly options: Readonly<Record<OptionName, boolean>>;
  /** TP-16.1.5 Nowhere, everywhere, or in these hexes by name. */
  readonly nebula: 'none' | 'all' | readonly string[];
  /** TP-1.3.1 Points that each side may buy ships for before the battle; 0 where it is not asked. */
  readonly musters: number;
  /** TP-1.3.1 Whether sides are asked to deploy. */
  readonly deploys: boolean;
  readonly sides: readonly SideOfBook[];
  /** Places in the list above. */
  readonly sideAt: Readonly<Record<Side, number>>;
  readonly ships: readonly ShipOfBook[];
  readonly shipAt: Readonly<Record<string, number>>;
  /** By id: those of the ships, of whatever may hide under them, and, where sides muster, all there are. */
  readonly cards: Readonly<Record<string, CardOfBook>>;
  /** The names of these cards as ids of bought ships have them, by card: `web-caster-cruiser`. They are the same whatever a host calls the cards. */
  readonly classes: Readonly<Record<string, string>>;
  readonly charts: Charts;
}
