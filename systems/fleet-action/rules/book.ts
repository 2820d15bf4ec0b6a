// What no order changes: the book of a battle.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Ability } from './abilities/commanders.ts';
import type { Charts, FighterCard, ShipCard, Stake, WeaponCard } from './cards.ts';
import type { HitLocation } from './combat/arcs.ts';
import type { Place } from './orders.ts';

/** What no order changes. Ships and squadrons stand in the order of the scenario, as they do in `open`. */
export interface Book {
  title: string;
  map: { columns: number; rows: number };
  turns: number;
  attacker: Side;
  sides: readonly SideCard[];
  ships: readonly ShipOfBook[];
  squadrons: readonly SquadronOfBook[];
  /** Places in the lists above, by id. */
  shipAt: Readonly<Record<string, number>>;
  squadronAt: Readonly<Record<string, number>>;
  /** All that may be plotted, by id: squadrons as they begin, and FA-4.6.5 ships, which may come to be out of command. */
  units: Readonly<Record<string, UnitOfBook>>;
  /** FA-5.5.2 The sides as they move in even turns, the attacker first, and in odd turns, the defender first. */
  order: { readonly even: readonly Side[]; readonly odd: readonly Side[] };
  charts: Charts;
  /** Whether the sides choose their own places. */
  deploys: boolean;
  /** FA-1.1.7 The highest speed a fleet arrives with. */
  topSpeed: number;
  /** FA-4.1.4 Whether every race has a command radius of its own. */
  racialRadius: boolean;
  /** FA-4.5.1 Whether styles are thrown for, FA-4.5.5 with the tilt of the races. */
  styles: boolean;
  styleTilt: boolean;
  /** FA-11.4.8 Gates of the map, and whose they are; without a side: everybody's. */
  gates: readonly Gate[];
  /** FA-1.2 The side that jumps in; absent where none does. */
  jump?: Side;
  /** FA-10.1.3 The flights of all sides, where their chapter is played. */
  flights?: readonly FlightOfBook[];
  /** FA-10.4.1 Whether fighters have afterburners. */
  afterburners?: true;
  /** FA-12.1.3 Whether reinforcements may come by jump points. */
  reliefJumps?: true;
  /** The chapters that it is played by and other battles do without. */
  chapters: readonly ChapterName[];
  /** Where its decisions, its pulses and its end stand in the turn. */
  places: Places;
}

/** The chapters that battles may do without, in the order of the book. */
export type ChapterName = 'abilities' | 'regrouping' | 'mines' | 'fighters' | 'reinforcements' | 'arrival' | 'elint';

/** Places in the turn that a state is looked at by. */
export interface Places {
  orders: number;
  /** Where each pulse begins. */
  pulses: readonly number[];
  /** Where all squadrons move in each. */
  moves: readonly number[];
  /** Of the first line behind the pulses and what follows from them. */
  ends: number;
  /** FA-1.4.1 Where each pulse of the turn before an arrival begins, in the opening; absent where there is none. */
  steers?: readonly number[];
}

export interface Gate extends Hex {
  side?: Side;
  /** FA-1.3.12 The heading in which it faces. */
  heading?: number;
}

export interface SideCard {
  id: Side;
  name: string;
  /** First and last row of the strip the side deploys in. */
  rows: readonly [number, number];
  speed: number;
  stake: Stake;
}

export interface ShipOfBook {
  id: string;
  /** Its place in the list of ships. */
  at: number;
  name: string;
  side: Side;
  /** The squadron it begins in; that of now is asked of the roster (roster.ts). */
  squadron: string;
  /** The place of that squadron in the list of squadrons. */
  squadronAt: number;
  card: ShipCard;
  /** FA-6.2.2 Which of a weapon's fire-control dice is thrown at it. */
  control: number;
  /** The card of each mount. */
  weapons: readonly WeaponCard[];
  /** FA-6.2.1 The last hex that any weapon reaches which it fires at ships; less than 0 where it has none. */
  reach: number;
  /** FA-6.5.1 The factor printed for each mount by the bearing of its target, 0 to 23 as `hexes.bearing` has it; before them that in the same hex. */
  factors: readonly (readonly number[])[];
  /** FA-6.3.3, FA-6.3.4 Where it is struck, by the bearing that fire comes from: FA-6.3.6 that in the same hex first, then for each of the 24 bearings. */
  struck: readonly HitLocation[];
  /** Flights aboard when the battle begins. */
  flights: readonly FighterCard[];
  /** FA-12.1.1 Of the reinforcements. */
  relief?: true;
  /** FA-1.1.3 Named as an escort of the flagship. */
  escort: boolean;
  /** FA-4.2.1 What was bought for its commander. */
  abilities: readonly Ability[];
}

export interface FlightOfBook {
  id: string;
  name: string;
  side: Side;
  /** FA-12.1.1 Of the reinforcements. */
  relief?: true;
  card: FighterCard;
  /** The ship it is aboard of when the battle begins. */
  carrier: string;
}

export interface SquadronOfBook {
  id: string;
  name: string;
  side: Side;
  /** FA-12.1.1 It comes later, with the reinforcements. */
  relief?: true;
  /** Places in `ships` of those it begins with, the command ship first; those of now are asked of the roster (roster.ts). */
  ships: readonly number[];
  place: Place;
  /** Where each ship stands from the command ship when it heads north, in the order of `ships`. */
  formation: readonly Hex[];
  /** FA-11.1.2 The morale circles, the highest first. */
  circles: readonly Circle[];
  /** FA-4.3.6 It is there for ships that go beyond a better network of this squadron, once that is lost, and has none before. */
  surplusOf?: string;
}

/** A morale circle: the level at which it is tested, and what the die must show for the squadron to withdraw. */
export interface Circle {
  level: number;
  needs: number;
}

/** What is plotted under an id: a squadron, or one ship alone. Places in the lists of the book. */
export interface UnitOfBook {
  /** The squadron it is or, FA-4.6.6, belongs to. */
  squadron: number;
  ships: readonly number[];
  alone: boolean;
}
