// What lies open, what is asked, ordered and told in Squadrons. Nothing is kept face down between two steps (SQ-2.4.1).

import type { Hex } from '@flagplot/hexes';
import type { Answer, Ask, Question, Ruleset, Side, State, Table, View } from '@flagplot/kernel';
import type { Band, Charts, CraftCard, MoraleState, Quality, WeaponCard } from './cards.ts';
import type { Edge, Facing } from './map.ts';
import type { Goal, OptionName, Scenario, Zone } from './scenario-file.ts';

/** A place on the map and the hexside faced: a direction 0 to 5, clockwise from north-east (map.ts names them). */
export interface Place extends Hex {
  heading: number;
}

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

/**
 * SQ-1.6.1 A craft as its sheet has it now; SQ-1.6.3 what follows from positions and declarations is not kept. Which of its squadron it is, its
 * place in the roster says: numbers on paper count from 1, here from 0.
 */
export interface Craft extends Place {
  status: 'flying' | 'destroyed' | 'left';
  /** Over which edge it left. */
  edge: Edge | null;
  /** SQ-4.8.6 Damaged markers. */
  damage: number;
  /** SQ-6.1.1 Ion counters given in an earlier round. */
  ion: number;
  /** SQ-6.1.2 Ion counters given this round. */
  fresh: number;
  /** SQ-3.7.1 Hexes of its most recent move. */
  moved: number;
  /** SQ-4.10.7 Rounds left of each weapon of the card; counted only with the option. */
  rounds: number[];
}

/** A squadron as it is now. */
export interface Squadron {
  id: string;
  craft: Craft[];
  /** SQ-1.4.2 Place of the present leader. */
  leader: number;
  /** SQ-1.4.3 Leaders lost so far. */
  leadersLost: number;
  /** SQ-1.6.2, SQ-5.1.2 Morale level; 0 where there is no morale. */
  level: number;
  /** The speed it last used. */
  speed: Speed;
  /** This round: whether it was moved, fired, jammed. */
  moved: boolean;
  fired: boolean;
  jams: boolean;
  /** This round: craft it began with, newly damaged (SQ-5.2.5), destroyed. */
  began: number;
  damaged: number;
  destroyed: number;
}

export interface Verdict {
  winners: Side[];
  points: Record<Side, number>;
  why: string;
}

export interface Open {
  /** SQ-2.2.3 Sides with craft on the map, the first to act first. */
  order: Side[];
  /** Place in `order` of the side that moves next. */
  mover: number;
  squadrons: Squadron[];
  /** What a goal counts: craft gone over its edge, rounds its craft was frozen. */
  progress: number;
  verdict: Verdict | null;
}

/** A side's folder is always empty: what is decided unseen is opened in the step in which it is answered (SQ-2.4.2). */
export type Sealed = Record<string, never>;

/** SQ-8.1.2 Where a squadron is set up: one facing, and the hex of each craft in the order of the roster. */
export interface Deployment {
  squadron: string;
  facing: Facing;
  hexes: string[];
}

/** SQ-3.4.1 A path: `F` into the hex in front, `L` and `R` a hexside to the left and to the right. */
export interface Flight {
  /** Roster number, from 1. */
  craft: number;
  path: string;
}

/** SQ-3.2.2 The move of one squadron. A squadron of frozen craft only has neither speed nor flights (SQ-3.7.3). */
export interface Move {
  squadron: string;
  speed?: Speed;
  craft: Flight[];
}

/** SQ-4.2.4, SQ-4.2.6 Where a turret bears: over a hexside, or on its own hex. */
export type Bearing = Facing | 'own';

/** SQ-4.1.3, SQ-4.1.4 The fire of one squadron: one weapon, one target. */
export interface Volley {
  squadron: string;
  weapon: string;
  target: string;
  /** SQ-4.2.5 Where turrets bear, by roster number; a turret left out bears where it has most targets. */
  turrets?: { craft: number; bears: Bearing }[];
}

/** What a volley did to a craft. Counters and markers are those it gave. */
export interface DamageResult {
  craft: number;
  hits: number;
  damage: number;
  ion: number;
  destroyed: boolean;
}

export interface Flown {
  craft: number;
  path: string;
  from: Place;
  to: Place;
  /** The edge it left over. */
  left?: Edge;
}

export type Event =
  | { kind: 'deployed'; squadron: string; craft: Place[] }
  | { kind: 'order'; sides: Side[] }
  | { kind: 'moved'; squadron: string; speed: Speed; craft: Flown[] }
  | { kind: 'jammed'; squadron: string }
  | {
      kind: 'declared';
      squadron: string;
      weapon: string;
      target: string;
      range: number;
      band: Band;
      shooters: number[];
      eligible: number[];
    }
  | { kind: 'struck'; squadron: string; target: string; hits: number; craft: DamageResult[] }
  | { kind: 'damaged'; squadron: string; craft: number; markers: number; total: number }
  | { kind: 'ionized'; squadron: string; craft: number; counters: number; total: number; frozen: boolean }
  | { kind: 'destroyed'; squadron: string; craft: number }
  | { kind: 'leader'; squadron: string; craft: number; command: number }
  | { kind: 'level'; squadron: string; from: number; to: number; state: MoraleState; by: 'check' | 'rally' }
  | { kind: 'held'; squadron: string; by: 'check' | 'rally' }
  | { kind: 'fled'; squadron: string; craft: Flown[] }
  | { kind: 'cleared'; squadron: string; craft: number; counters: number; total: number }
  | { kind: 'goal'; progress: number }
  | { kind: 'over'; verdict: Verdict };

export interface Squadrons {
  scenario: Scenario;
  book: Book;
  open: Open;
  sealed: Sealed;
  asks: {
    deploy: { about: { zone: Zone }; order: { squadrons: Deployment[] } };
    /** `squadrons`: those of the side that have still to be moved. */
    move: { about: { round: number; squadrons: string[] }; order: Move };
    jam: { about: { round: number; squadrons: string[] }; order: { squadrons: string[] } };
    fire: { about: { round: number; squadrons: string[] }; order: { volleys: Volley[] } };
  };
  event: Event;
}

export type SqState = State<Squadrons>;
export type SqView = View<Squadrons>;
export type SqTable = Table<Squadrons>;
export type SqAsk = Ask<Squadrons>;
export type SqAnswer = Answer<Squadrons>;
export type SqRules = Ruleset<Squadrons>;
export type SqQuestion<K extends keyof Squadrons['asks']> = Question<Squadrons, K>;
