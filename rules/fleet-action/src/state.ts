// What lies open, what lies face down, what is asked, ordered and told in Fleet Action.

import type { Ask, Hex, Question, Ruleset, Side, State, Table, View } from '@flagplot/kernel';
import type { Charts, FighterCard, ShipCard, Stake, WeaponCard } from './cards.ts';
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
  /** FA-5.7.4 How the members move with the command ship; left out: absolute. */
  mode?: 'absolute' | 'relative';
  /** FA-5.7.6 The single ship that is shifted before any ship moves. */
  shift?: Shift;
  /** FA-5.7.10 New places for as many ships as it names. */
  reform?: Post[];
}

/** A place in the formation: where a ship stands from the command ship when that heads north. */
export interface Post {
  ship: string;
  to: Hex;
}

/** FA-4.8.6 `late`: made in the pulse named for a stricken enemy, when that has moved (ruling R14). */
export interface Shift extends Post {
  late?: true;
}

/** FA-11.4.5 A ship that will open a vortex at the end of the turn, so many hexes ahead of it. */
export interface Jump {
  ship: string;
  ahead: number;
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
  /** All that may be plotted, by id: squadrons, and FA-4.6.5 ships, which may come to be out of command. */
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
  /** FA-11.4.8 Gates of the map, and whose they are; without a side: everybody's. */
  gates: readonly Gate[];
}

export interface Gate extends Hex {
  side?: Side;
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
  name: string;
  side: Side;
  squadron: string;
  card: ShipCard;
  /** The card of each mount. */
  weapons: readonly WeaponCard[];
  /** Flights aboard when the battle begins. */
  flights: readonly FighterCard[];
  /** FA-1.1.3 Named as an escort of the flagship. */
  escort: boolean;
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
  /** FA-11.1.2 The morale circles, the highest first. */
  circles: readonly Circle[];
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
  /** Left the battle: over the edge, through a vortex or a gate. */
  left: boolean;
  /** FA-4.6 Out of command: for being far from its command ship until it is near again, or beyond its rating for good (FA-4.7.9). */
  out: 'no' | 'far' | 'excess';
}

/**
 * A squadron under way. Its place is its command ship's, or where that would be had it lived (FA-A13). A ship out of command is plotted as
 * a squadron of its own, which bears the ship's id.
 */
export interface Squadron {
  id: string;
  /** FA-4.1.1 The command ship; FA-4.7.5 in the turn without a commander its guide; the last one while there is neither. */
  commander: string;
  q: number;
  r: number;
  heading: number;
  speed: number;
  /** FA-5.7.1 Where each ship of the book's list stands from the command ship when that heads north. */
  formation: Hex[];
  /** FA-4.7 The turn it fights without a commander; 0: it has one. */
  leaderless: number;
  /** FA-5.5.9 The group it moves in this turn, 1 to 4. */
  group: number;
  /** FA-11.2.4 How many of its morale circles have been tested. */
  tested: number;
  /** FA-11.4.1 The turn from which it withdraws; 0: it does not. */
  withdraws: number;
}

/** The ship that leads a whole side, and the turn in which it is missed (FA-A15); 0: not lost. */
export interface Fleet {
  side: Side;
  flagship: string;
  stricken: number;
  /** FA-4.8.11 The flagship is lost and no other is named yet. */
  vacant: boolean;
  /** FA-4.8.12 Squadrons beyond the flagship's rating, in the order in which they come under it as room is made. */
  outside: string[];
}

/** FA-9.1 A ballistic shot under way, with all that is settled at its launch. */
export interface Salvo {
  ship: string;
  target: string;
  weapon: string;
  dice: number;
  /** FA-9.1.5 The sensor of the ship that launched it, as it was then. */
  sensor: number;
  /** FA-9.1.3 Ships it passed over then. */
  passed: number;
  range: number;
  /** FA-2.4 The pulse it arrives in, counted through the battle from 1. */
  due: number;
}

/** FA-11.4.6 A vortex a ship opened at the end of a turn, for its squadron to leave by in the next. */
export interface Vortex extends Hex {
  ship: string;
  squadron: string;
  turn: number;
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
  done: 'nothing' | 'deployed' | 'ordered' | 'fired' | 'strayed';
  ships: Ship[];
  squadrons: Squadron[];
  /** FA-4.6.5 Ships out of command, each a squadron of its own. */
  strays: Squadron[];
  fleets: Fleet[];
  salvos: Salvo[];
  vortices: Vortex[];
  verdict: Verdict | null;
}

/** FA-3.1.1 A side's folder: the plots of this turn, of which the others see each pulse as it is moved, in the order the squadrons move in. */
export interface Sealed {
  plots: Plot[];
  /** FA-4.8.3 The pulse named for a stricken enemy; 0: none. */
  pulse: number;
  jumps: Jump[];
}

/** What can be said of who leads: a flagship, the guide of a squadron without a commander, its next commander. */
export type Office = 'flagship' | 'guide' | 'commander';

/** FA-4.7, FA-4.8 A ship to be named, and which qualify; how many of a list, the one named left out, go beyond its rating. */
export interface Naming {
  office: Office;
  /** The squadron, or the side whose flagship it is. */
  of: string;
  ships: string[];
  outside: { of: string[]; count: number };
}

/** The answer to one naming: ships (of a commander) or squadrons (of a flagship) left outside. */
export interface Named {
  of: string;
  ship: string;
  outside: string[];
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
  | { kind: 'deployed'; squadron: string; place: Place; ships: { ship: string; q: number; r: number }[] }
  | { kind: 'fleet-speed'; side: Side; speed: number }
  | { kind: 'groups'; groups: { squadron: string; group: number }[] }
  | { kind: 'sealed'; side: Side }
  | { kind: 'pulse'; pulse: number; first: Side; stricken: Side[] }
  | { kind: 'shifted'; squadron: string; ship: string; post: Hex; from: Place; to: Place }
  | { kind: 'speed'; squadron: string; from: number; to: number; pulse: number }
  | {
      kind: 'moved';
      squadron: string;
      pulse: number;
      steps: Step[];
      relative: boolean;
      ships: { ship: string; from: Place; to: Place }[];
    }
  | { kind: 'launched'; salvo: Salvo }
  | { kind: 'spent'; salvo: Salvo }
  | { kind: 'fired'; ship: string; target: string; weapon: string; dice: number; hits: number; range: number }
  | { kind: 'under-fire'; ship: string; hits: number; structure: number }
  | { kind: 'hit'; ship: string; severity: Severity; structure: number; marks: Mark[]; toPlace: number }
  | { kind: 'grey'; ship: string; squadron: string }
  | { kind: 'placed'; ship: string; weapon: string; left: number }
  | { kind: 'broken'; ship: string; structure: number }
  | { kind: 'destroyed'; ship: string; flights: number }
  | { kind: 'gone'; ship: string; by: 'edge' | 'vortex' | 'gate' }
  | { kind: 'leaderless'; squadron: string; turn: number }
  | { kind: 'stricken'; side: Side; turn: number }
  | { kind: 'guide'; squadron: string; ship: string }
  | { kind: 'commander'; squadron: string; ship: string }
  | { kind: 'flagship'; side: Side; ship: string }
  | { kind: 'outside'; side: Side; squadrons: string[] }
  | { kind: 'out'; squadron: string; ship: string; why: 'far' | 'excess' }
  | { kind: 'back'; squadron: string; ship: string; place: Place }
  | { kind: 'morale'; squadron: string; level: number; circle: number; needs: number; stands: boolean }
  | { kind: 'withdraws'; squadron: string; turn: number }
  | { kind: 'vortex'; vortex: Vortex }
  | { kind: 'closed'; ship: string }
  | { kind: 'over'; verdict: Verdict };

export interface FleetAction {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    deploy: { about: { rows: readonly [number, number] }; order: { speed: number; squadrons: Deployment[] } };
    name: { about: { namings: Naming[] }; order: { names: Named[] } };
    orders: { about: { turn: number }; order: { squadrons: Plot[]; pulse?: number; jumps?: Jump[] } };
    fire: { about: { pulse: number }; order: { shots: Shot[] } };
    stray: { about: { pulse: number }; order: { shots: Shot[] } };
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
