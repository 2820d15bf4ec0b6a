// A scenario as its file has it (its schema: scenario-schema.ts).

import type { ShipCard } from './cards.ts';
import type { Charts, PurchaseOption } from './charts.ts';
import type { Facing } from './geometry/map.ts';

/** TP-15.2.2 So many of an option. */
export interface BoughtOption {
  readonly id: PurchaseOption;
  readonly n: number;
}

/** TP-15.1.5, TP-16.1.4 A mount of the card, and what it holds in this battle: an id of the chart of mounts. */
export interface Refit {
  readonly mount: string;
  readonly weapon: string;
}

export interface ScenarioShip {
  readonly id: string;
  /** The card it is; one with a cover is shown as that (TP-6.5.3). */
  readonly card: string;
  /** TP-16.1.1 Left out: its owner chooses within the zone of its side. */
  readonly hex?: string;
  /** Left out: that of its side. */
  readonly facing?: Facing;
  /** Left out: 8. */
  readonly speed?: number;
  /** TP-15.2.3 Left out: `i`. */
  readonly drone?: string;
  readonly refits?: readonly Refit[];
  readonly options?: readonly BoughtOption[];
}

/** TP-16.1.1 First and last column, first and last row. */
export interface Zone {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  /** Sides with the same word are allies. */
  readonly alliance?: string;
  readonly zone?: Zone;
  readonly facing: Facing;
  readonly ships: readonly ScenarioShip[];
}

/** Readings that a table may prefer, all off unless named. */
export type OptionName = 'slow-shuttles' | 'full-nebula' | 'light-space-mine' | 'long-fusion' | 'dear-field-cruiser';

/** A scenario as its file has it. Cards and charts of its own replace those that come with the rules (TP-15.1.8). */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly map: { readonly columns: number; readonly rows: number };
  readonly turns: number;
  readonly options?: readonly OptionName[];
  /** TP-16.1.5 */
  readonly nebula?: 'all' | readonly string[];
  /** TP-15.2.1 What a force may cost that is brought in place of a printed one; left out: none may. */
  readonly points?: number;
  /** TP-1.3.1 Sides are asked before the battle what they buy for those points. */
  readonly muster?: boolean;
  readonly sides: readonly ScenarioSide[];
  readonly cards?: { readonly ships?: readonly ShipCard[] };
  readonly charts?: Charts;
}
