// A scenario as its file has it (its schema: schemas.ts).

import type { Hex } from '@flagplot/kernel';
import type { Charts, FighterCard, ShipCard, WeaponCard } from './cards.ts';

export interface ScenarioShip {
  id: string;
  name: string;
  card: string;
  /** From the command ship, when that heads north; left out: in its hex. */
  offset?: Hex;
  flights?: readonly string[];
}

export interface ScenarioSquadron {
  id: string;
  name: string;
  hex: string;
  heading: number;
  /** The command ship first. */
  ships: readonly ScenarioShip[];
}

export interface ScenarioSide {
  id: string;
  name: string;
  rows: readonly [number, number];
  speed: number;
  /** The flag squadron first. */
  squadrons: readonly ScenarioSquadron[];
}

/** A scenario as its file has it (schemas.ts). Cards and charts of its own replace those that come with the rules. */
export interface Scenario {
  name: string;
  title: string;
  about?: string;
  map: { columns: number; rows: number };
  turns: number;
  attacker: string;
  deploys?: boolean;
  sides: readonly ScenarioSide[];
  cards?: { ships?: readonly ShipCard[]; weapons?: readonly WeaponCard[]; fighters?: readonly FighterCard[] };
  charts?: Charts;
}
