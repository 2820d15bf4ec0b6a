// What lies open, what lies face down, what is asked, ordered and told in Fleet Action.

import type { Ask, Hex, Question, Ruleset, Side, State, Table, View } from '@flagplot/kernel';
import type { Charts, FighterCard, ShipCard, WeaponCard } from './cards.ts';
import type { Scenario } from './scenario-file.ts';

/** A place on the map and the hexside faced, 0 to 5 clockwise from north. */
export interface Place extends Hex {
  heading: number;
}

/** A step of a path: a hex moved or a hexside turned. */
export type Step = 'ahead' | 'slip-port' | 'slip-starboard' | 'port' | 'starboard';

/** The orders of the book (FA-3.2), without the speed change that may go with them. */
export type OrderName = 'maintain-course' | 'turn' | 'turn-hard' | 'come-about' | 'correct-course';

/** FA-5.4 A speed change: the pulse before whose movement it happens, and hexes a turn won or lost. */
export interface SpeedChange {
  pulse: number;
  by: number;
}

/** FA-3.1, FA-16.1.1 What one squadron is to do this turn: the path of its command ship by pulse. */
export interface Plot {
  squadron: string;
  /** Worked out from the path where it is left out. */
  order?: OrderName;
  path: Step[][];
  change?: SpeedChange;
}

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
  charts: Charts;
  /** Whether the sides choose their own places. */
  deploys: boolean;
}

export interface SideCard {
  id: Side;
  name: string;
  /** First and last row of the strip the side deploys in. */
  rows: readonly [number, number];
  speed: number;
}

export interface ShipOfBook {
  id: string;
  name: string;
  side: Side;
  squadron: string;
  card: ShipCard;
  /** The card of each mount. */
  weapons: readonly WeaponCard[];
  /** Flights aboard when the battle begins. */
  flights: readonly FighterCard[];
}

export interface SquadronOfBook {
  id: string;
  name: string;
  side: Side;
  /** Places of its ships in `ships`, the command ship first. */
  ships: readonly number[];
  place: Place;
  /** Where each ship stands from the command ship when it heads north, in the order of `ships`. */
  formation: readonly Hex[];
}

/** FA-7.3, FA-7.3.9 A hit on a weapon whose owner has yet to say which: of what kind, and through which arcs it came. */
export interface WeaponHit {
  on: 'primary' | 'secondary';
  arcs: number[];
  /** FA-8.1.4 A further point of the hit before it: it takes the same weapon as long as that has a box. */
  again: boolean;
}

/** A ship as damaged. Rows are counted in boxes left, weapons in the order of the card's mounts. */
export interface Ship {
  id: string;
  q: number;
  r: number;
  heading: number;
  structure: number;
  sensor: number;
  accel: number;
  decel: number;
  turn: number;
  correct: number;
  hard: number;
  about: number;
  weapons: number[];
  /** FA-2.3 The pulse of the last shot of each weapon, counted through the battle from 1; NEVER before the first. */
  fired: number[];
  /** Hits the owner has still to place. */
  pending: WeaponHit[];
  /** Left over the edge. */
  left: boolean;
}

/** A squadron under way. Its place is its command ship's, or where that would be had it lived (FA-A13). */
export interface Squadron {
  id: string;
  commander: string;
  q: number;
  r: number;
  heading: number;
  speed: number;
  /** FA-5.7.1 Where each ship of the book's list stands from the command ship when that heads north. */
  formation: Hex[];
  /** The turn it fights without a commander (FA-A13); 0: never so far. */
  leaderless: number;
}

/** The ship that leads a whole side, and the turn in which it is missed (FA-A15); 0: not lost. */
export interface Fleet {
  side: Side;
  flagship: string;
  stricken: number;
}

export interface Verdict {
  winners: Side[];
  points: Record<Side, number>;
  why: string;
}

export interface Open {
  /** 1 to 3 while a pulse is played, otherwise 0. */
  pulse: number;
  /** The last decision that was carried out, so that nobody is asked twice. */
  done: 'nothing' | 'deployed' | 'ordered' | 'fired';
  ships: Ship[];
  squadrons: Squadron[];
  fleets: Fleet[];
  verdict: Verdict | null;
}

/** FA-3.1.1 A side's folder: the plots of this turn, of which the others see each pulse as it is moved. */
export interface Sealed {
  plots: Plot[];
}

/** Where a squadron is set up. */
export interface Deployment {
  squadron: string;
  hex: string;
  heading: number;
  /** Hex of each further ship, by id; those left out keep their place in the scenario's formation. */
  ships: { ship: string; hex: string }[];
}

/** FA-6.4 The fire of one ship in a pulse: weapons by id of their card, all at one target. */
export interface Shot {
  ship: string;
  target: string;
  weapons: string[];
}

/** A row of a ship's sheet in which boxes are marked. */
export type Row = 'sensor' | 'accel' | 'decel' | 'turn' | 'correct' | 'hard' | 'about';

/** A box marked: of a row, or of a weapon. `left`: boxes there are after it. */
export type Mark = { row: Row; left: number } | { weapon: string; left: number };

export type Severity = 'minor' | 'moderate' | 'severe' | 'matter';

export type Event =
  | { kind: 'deployed'; squadron: string; place: Place; ships: { ship: string; q: number; r: number }[]; speed: number }
  | { kind: 'sealed'; side: Side }
  | { kind: 'pulse'; pulse: number; first: Side }
  | { kind: 'speed'; squadron: string; from: number; to: number; pulse: number }
  | { kind: 'moved'; squadron: string; pulse: number; steps: Step[]; ships: { ship: string; from: Place; to: Place }[] }
  | { kind: 'fired'; ship: string; target: string; weapon: string; dice: number; hits: number; range: number }
  | { kind: 'under-fire'; ship: string; hits: number; structure: number }
  | { kind: 'hit'; ship: string; severity: Severity; structure: number; marks: Mark[]; toPlace: number }
  | { kind: 'grey'; ship: string; squadron: string }
  | { kind: 'placed'; ship: string; weapon: string; left: number }
  | { kind: 'broken'; ship: string; structure: number }
  | { kind: 'destroyed'; ship: string; flights: number }
  | { kind: 'gone'; ship: string }
  | { kind: 'commander'; squadron: string; ship: string }
  | { kind: 'flagship'; side: Side; ship: string }
  | { kind: 'over'; verdict: Verdict };

export interface FleetAction {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    deploy: { about: { rows: readonly [number, number] }; order: { speed: number; squadrons: Deployment[] } };
    orders: { about: { turn: number }; order: { squadrons: Plot[] } };
    fire: { about: { pulse: number }; order: { shots: Shot[] } };
    allot: { about: { hits: ({ ship: string } & WeaponHit)[] }; order: { weapons: string[] } };
  };
  event: Event;
}

export type FaState = State<FleetAction>;
export type FaView = View<FleetAction>;
export type FaTable = Table<FleetAction>;
export type FaAsk = Ask<FleetAction>;
export type FaRules = Ruleset<FleetAction>;
export type FaQuestion<K extends keyof FleetAction['asks']> = Question<FleetAction, K>;

/** Pulse number of a weapon that has not fired yet: long enough ago for every pause. */
export const NEVER = -9;
