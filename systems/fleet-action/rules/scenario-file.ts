// A scenario as its file has it (its schema: schemas.ts).

import type { Ability } from './abilities/commanders.ts';
import type { Charts, FighterCard, ShipCard, Stake, WeaponCard } from './cards.ts';
import type { Heading } from './orders.ts';

export interface ScenarioShip {
  id: string;
  name: string;
  card: string;
  /** Where it stands in the formation, its squadron being where the scenario has it; left out: with the command ship. */
  hex?: string;
  flights?: readonly string[];
  /** FA-1.1.3 An escort of the flagship. */
  escort?: boolean;
  /** FA-4.2.1 What was bought for the commander aboard; stubborn as often as it was. */
  abilities?: readonly Ability[];
}

export interface ScenarioSquadron {
  id: string;
  name: string;
  /** FA-12.1.1 It comes with the reinforcements of its side: its hex then says where along an edge. */
  relief?: true;
  /** Where the command ship stands. */
  hex: string;
  heading: Heading;
  /** The command ship first. */
  ships: readonly ScenarioShip[];
}

export interface ScenarioSide {
  id: string;
  name: string;
  rows: readonly [number, number];
  speed: number;
  /** FA-11.3.1 Left out: an ordinary battle. */
  stake?: Stake;
  /** FA-14.1.1 What its own fleet may cost; left out: it brings none. */
  points?: number;
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
  /** FA-1.1.6, FA-1.1.7 Another least distance than 45 hexes between fleets that set themselves up, another top speed than 10. */
  start?: { distance?: number; speed?: number };
  /** FA-4.1.4 Command radius by race. FA-10.4.1 Fighters have afterburners. */
  /** FA-4.5.1 Styles of command, FA-4.5.5 with the tilt of the races. */
  options?: { racialRadius?: boolean; styles?: boolean; styleTilt?: boolean; afterburners?: boolean };
  /** FA-2.2.1 Energy mines stay in their tubes. */
  stowed?: boolean;
  /** FA-4.3.6 Ships beyond a lost command network are out of command, and form no squadron of their own. */
  scatters?: boolean;
  /** FA-11.4.8 Fixed gates; without a side: for everybody. */
  gates?: readonly { hex: string; side?: string; heading?: Heading }[];
  /** FA-1.2 The side that jumps in. */
  jump?: { side: string };
  /** FA-12.1.3 Reinforcements may come by jump points, and not only over an edge of the map (ruling R54). */
  reliefJumps?: boolean;
  sides: readonly ScenarioSide[];
  cards?: { ships?: readonly ShipCard[]; weapons?: readonly WeaponCard[]; fighters?: readonly FighterCard[] };
  charts?: Charts;
}
