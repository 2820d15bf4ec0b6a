// What lies open on the table (BB-2.0.9).

import type { Outcome, Side } from '@flagplot/kernel';
import type { Point, Pose, Segment } from '@flagplot/plane';
import type { Planes } from './cards.ts';
import type { Setting, Water } from './charts.ts';
import type { Attack, Fly, Id, TakingOn } from './orders.ts';

/** BB-1.5.1 Still to be set up; BB-3.2.63, BB-3.2.64 live, a wreck; BB-3.2.68 sunk and gone, BB-3.1.25 gone over the edge. */
export type Status = 'due' | 'live' | 'wreck' | 'sunk' | 'withdrawn';

/** BB-3.1.48 Water that a vessel's footprint touches and in which it has been tested: mil of path since then, and BB-3.1.52 whether it grounded there at first contact. */
export interface Sounding {
  water: Water;
  gone: number;
  edge: boolean;
}

/** BB-1.2.2 A vessel and what its sheet records of it. */
export interface Vessel extends Pose {
  id: Id;
  unit: Id;
  side: Side;
  card: Id;
  status: Status;
  setting: Setting;
  /** BB-2.1.13 Aground or on a solid until it has moved astern. */
  held: boolean;
  /** BB-3.1.48 Coastal and shallow water are counted apart. */
  soundings: Sounding[];
  /** BB-2.1.16 It runs Hull Down. */
  down: boolean;
  /** BB-3.0.20 It has moved in this turn. */
  moved: boolean;
  /** BB-3.2.59 Boxes crossed off. */
  lost: number;
  /** BB-3.2.73 Splash markers. */
  splash: number;
  /** BB-5.3.1 Tenners collected in this turn. */
  tenners: number;
  /** BB-3.2.69 The turn in which it became a wreck; 0 while it is none. */
  wrecked: number;
  /** BB-3.2.68 Hits on the wreck. */
  wreckHits: number;
  /** Criticals that are not repaired: BB-2.1.10 of engines, BB-3.1.6 of rudders, BB-5.2.1 fires that burn. */
  engine: number;
  rudder: number;
  fires: number;
  /** BB-3.2.9 Weapons out of action: BB-5.3.10 until repaired, BB-5.3.7 for good. */
  out: Id[];
  silent: Id[];
  /** BB-3.4.1 Boxes of marines that are left. */
  ram: number;
  /** BB-3.3.4 Boxes of ammunition that are left, by battery of tubes. */
  ammo: Record<Id, number>;
}

/** BB-3.3.1 A salvo of torpedoes: the middle of its front edge and the heading it runs on. */
export interface Salvo extends Pose {
  id: Id;
  side: Side;
  /** BB-4.1.13 The vessel that launched it, or the marker that dropped it. */
  by: Id;
  fp: number;
  /** BB-4.1.2 Runs it has made. */
  runs: number;
  /** BB-4.0.2 The turn in which it last ran; 0: it has not run yet. */
  ran: number;
}

/** BB-7.1.3 A structure that may be shot at; BB-7.1.5 `by`: who has crossed off its last box. */
export interface Structure {
  id: Id;
  lost: number;
  by: Side | null;
}

/** How a marker is fast to a vessel: BB-3.5.5 launched, BB-4.5.4 on patrol, BB-3.5.7 to land; BB-6.8.2 at which place of its body. */
export interface Hitch {
  vessel: Id;
  as: 'deck' | 'cap' | 'landing';
  u: number;
  v: number;
}

/** BB-3.5.1 A squadron of aeroplanes that has been seen: its place counts while it flies. */
export interface Marker extends Point {
  id: Id;
  side: Side;
  /** The carrier it came from; null: from land. */
  home: Id | null;
  type: Planes;
  planes: number;
  /** BB-3.5.2 Boxes of ammunition left. */
  ammo: number;
  /** BB-3.5.7 Aboard the carrier of `on`, BB-3.5.19 away on land, BB-4.2.9 shot down, BB-3.1.25 gone with a vessel. */
  status: 'flies' | 'aboard' | 'away' | 'lost' | 'withdrawn';
  /** The vessel it is fast to, BB-3.5.7 or aboard of. */
  on: Hitch | null;
  /** BB-3.5.8, BB-3.5.19 The turn from which it may be launched, or in which it comes in. */
  ready: number;
  /** BB-4.0.3 It has had its go in this phase. */
  gone: boolean;
  /** BB-4.5.9 Enemy markers it has taken on in this phase. */
  took: number;
}

/** BB-4.3.6, BB-4.3.10 Planes, or hits on a squadron of corvettes, that their owner has still to allot. */
export interface Loss {
  side: Side;
  what: 'planes' | 'corvettes';
  n: number;
  among: Id[];
}

/** An attack of a group from the moment it is told: who may take on whom, BB-4.5.2 to BB-4.5.7, and then its dice. */
export interface Raid {
  as: 'dogfight' | 'bomb';
  /** Who attacks; `on`, in a dogfight, the enemy markers in contact with them. */
  by: Id[];
  on: Id[];
  /** BB-4.4.1 The vessel that is bombed, BB-4.4.5 and by whom with the whole payload. */
  target: Id | null;
  whole: Id[];
  stage: 'take' | 'guard' | 'clash' | 'strike';
  /** Who is asked now whom he takes on. */
  asked: Side[];
  takes: TakingOn[];
  guards: TakingOn[];
}

/** BB-4.2.3 A group under way: BB-4.3.1 it fights where it is in contact, BB-4.2.1 moves, BB-4.2.8 and attacks. */
export interface Flight {
  side: Side;
  fly: Fly;
  stage: 'fight' | 'move' | 'attack';
  /** BB-4.3.8, BB-4.4.1 Vessels touched in the move. */
  touched: Id[];
  /** What of the order is still to come. */
  attacks: Attack[];
  raid: Raid | null;
}

/** BB-4.0.2 The aeroplanes' phase under way. */
export interface Air {
  /** Who has still a go in this round; BB-4.0.4 who leaves the rest where it is. */
  round: Side[];
  rested: Side[];
  /** BB-4.0.5 Who makes the others bring on their bombers first. */
  press: Side | null;
  flight: Flight | null;
  losses: Loss[];
}

/** BB-2.2.4 Who has still to choose a place, the highest bid first, and who has which. */
export interface Places {
  ranks: Side[];
  taken: (Side | null)[];
}

/** BB-3.1.26 A course broken off where its vessel touches another: what of it has been sailed, and BB-3.1.37 with whom contact stands. */
export interface Underway {
  vessel: Id;
  other: Id;
  from: Pose;
  legs: Segment[];
  met: Id[];
}

/** The activation under way: BB-3.1.19 the vessels that have still to sail, BB-3.2.2 none once its fire is due; BB-3.1.50 those that have none. */
export interface Activation {
  unit: Id;
  left: Id[];
  barred: Id[];
  /** BB-1.1.7 Out of coherency as it began. */
  astray: Id[];
  under: Underway | null;
}

/** BB-7.2.4 Who tows whom. */
export interface Tow {
  tug: Id;
  towed: Id;
}

/** BB-7.2.8 The ship that a battle is fought for: successes beyond her marines, BB-7.2.10 and who has hit her last. */
export interface Prize {
  seized: number;
  hit: Side | null;
}

/** BB-5.1.1 Successes of a ship's repair dice, for her owner to spend. */
export interface Mends {
  ship: Id;
  mends: number;
}

/** BB-5.3.2 A throw for a critical: its sum, and BB-5.3.5 the plain throw that followed. */
export interface CriticalRoll {
  sum: number;
  again: number | null;
}

/** BB-5.3.19 A ship whose critical has been thrown, twice where her owner chooses; `take`: which of them applies. */
export interface Stricken {
  ship: Id;
  rolls: CriticalRoll[];
  take: 0 | 1 | null;
}

/** What lies open. */
export interface Open {
  /** Unit by unit in the scenario's order; the first live vessel of a squadron is its flagship (BB-1.1.8). */
  vessels: Vessel[];
  /** BB-1.4.3 */
  pools: Record<Side, number>;
  /** BB-2.1.2 What squadrons were last ordered. */
  settings: Record<Id, Setting>;
  places: Places | null;
  /** BB-2.2.7 */
  order: Side[];
  /** BB-2.2.11 Cards left, those set aside included: whether one is, nobody else knows (BB-2.0.7). */
  cards: Record<Side, number>;
  /** BB-3.0.9, BB-3.0.11 Who has played a reserve, and the destroyer dash, in this turn. */
  reserved: Side[];
  dashed: Side[];
  /** BB-3.0.7 Slots to come. */
  slots: Side[];
  /** BB-3.0.18 Units whose cards lie face up. */
  played: Id[];
  activation: Activation | null;
  /** Side by side those from land, then in the order in which they were launched. */
  markers: Marker[];
  structures: Structure[];
  /** BB-4.1.2 In the order in which they were laid; BB-4.0.2 whose go is next while they run. */
  salvoes: Salvo[];
  running: Side | null;
  /** Salvoes laid so far: their ids count them. */
  laid: number;
  /** Null outside their phase. */
  air: Air | null;
  /** BB-7.1.2 Points for places held so far. */
  scored: Record<Side, number>;
  /** BB-7.2.4 */
  tow: Tow | null;
  /** Null where no ship is to be towed. */
  prize: Prize | null;
  mends: Mends[];
  stricken: Stricken[];
  verdict: Outcome | null;
}
