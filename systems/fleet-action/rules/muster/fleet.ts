// Chapter 14: a fleet as it is bought, and what it is checked against.

import type { Refusal } from '@flagplot/kernel';
import type { ShipCard } from '../cards.ts';
import type { Cards } from '../scenario-book.ts';
import type { ScenarioShip, ScenarioSquadron } from '../scenario-file.ts';

/** A ship as it is bought: where it stands is the scenario's. */
export type BoughtShip = Readonly<Omit<ScenarioShip, 'hex'>>;

/** A squadron as it is bought, FA-14.1.3 the command ship first. */
export interface BoughtSquadron extends Readonly<Pick<ScenarioSquadron, 'id' | 'name' | 'relief'>> {
  readonly ships: readonly BoughtShip[];
}

/** FA-14.1.1 What a side bought, the flag squadron first. */
export interface BoughtFleet {
  readonly squadrons: readonly BoughtSquadron[];
}

/** What a fleet is checked against. */
export interface FleetTerms {
  readonly cards: Pick<Cards, 'ships' | 'fighters'>;
  /** FA-14.1.1 The total agreed. */
  readonly total: number;
}

/** A ship of a fleet with its place there. */
export interface ShipIn {
  readonly ship: BoughtShip;
  /** Left out: there is no such card. */
  readonly card?: ShipCard;
  readonly squadron: BoughtSquadron;
  /** FA-4.1.1 Whether it commands its squadron, and whether that is the flag squadron, FA-12.1.1 that of the reinforcements among them. */
  readonly leads: boolean;
  readonly flag: boolean;
  readonly at: string;
}

/** Every ship in the order of the file. */
export function shipsIn({ squadrons }: BoughtFleet, { ships }: Pick<Cards, 'ships'>): ShipIn[] {
  return squadrons.flatMap((squadron, i) => {
    const flag = squadrons.find(({ relief }) => relief === squadron.relief) === squadron;
    return squadron.ships.map((ship, k) => {
      const card = ships.get(ship.card);
      return { ship, ...(card && { card }), squadron, leads: k === 0, flag, at: `/squadrons/${i}/ships/${k}` };
    });
  });
}

export const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });
