// What lies open on the table.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { ShipEntry } from './book.ts';
import type { ShuttleKind } from './cards.ts';
import type { Place } from './map.ts';
import type { Ew, Id, ShieldSetting } from './orders.ts';

/** Boxes of a ship that are counted, not named: what is left of each. */
export interface Boxes {
  left: number;
  right: number;
  centre: number;
  impulse: number;
  apr: number;
  battery: number;
  fore: number;
  aft: number;
  middle: number;
  cargo: number;
  armour: number;
  bridge: number;
  flag: number;
  emergency: number;
  auxiliary: number;
  security: number;
  transporter: number;
  tractor: number;
  lab: number;
  probe: number;
  shuttle: number;
  /** TP-10.2.5 Tracks, by the boxes they have left; the leftmost of these is what they read. */
  damageControl: number;
  sensor: number;
  scanner: number;
  excess: number;
  /** TP-11.4.5 Panels of the forward and the rear bank. */
  foreBank: number;
  rearBank: number;
}

/** TP-7.2.1 Something that waits for impulses of its unit, or for phases (TP-7.1.3). */
export interface Delay {
  what: string;
  left: number;
  by: 'impulse' | 'phase';
}

/** TP-11.3.1, TP-11.3.2 Web in one hex, by the unit and the mount that made it. */
export interface Web extends Hex {
  side: Side;
  by: Id;
  mount: number;
  /** Cast, or left behind by a generator. */
  cast: boolean;
  strength: number;
  /** TP-11.3.3 Impulses of its maker until it sets; 0 once it has. */
  left: number;
  /** TP-11.3.1, TP-11.3.4 Waterfalls that it has seen; of cast web since it set. */
  falls: number;
}

/** TP-11.3.5 Held by web of a side: spaces or hex steps still to be spent in the hex. */
export interface Snare {
  left: number;
  side: Side;
}

/** Of a weapon that is destroyed; else its number is the shots it has fired this turn. */
export const LOST: number = -1;

/** TP-11.1.1 A cloaking device: 0 visible, 1 to 3 fading, 4 fully cloaked; which way it goes; what it has done this turn; TP-11.1.7 ships that have lost their lock-on. */
export interface Veil {
  step: number;
  way: 'out' | 'in' | null;
  done: ('out' | 'in')[];
  lost: Id[];
}

/** TP-11.2.2 A field of an ESG: announced, due as the next phase begins, up, or down; impulses or phases left of that; TP-11.2.4 what is in it. */
export interface Field {
  /** The place of the ESG on its card. */
  mount: number;
  radius: number;
  strength: number;
  stage: 'coming' | 'due' | 'up' | 'down';
  left: number;
  near: Id[];
}

/** TP-11.4.5 Power absorbers, the forward bank first: points held, and whether each is paid for. */
export interface Banks {
  held: number[];
  on: boolean[];
}

/** TP-12.1.4 A box of a shuttle bay, or behind them a mech link: what stands in it, whether it is lost, the unit that has come back to it, whether a fighter has booster packs. */
export interface Berth {
  kind: ShuttleKind | 'pf' | null;
  lost: boolean;
  unit: Id | null;
  packs: boolean;
  link?: true;
}

/** TP-12.1 A shuttle or a fighter that has been launched, or a PF that was on a link. */
export interface Sortie {
  /** The ship that launched it last. */
  by: Id;
  /** TP-12.1.4 The halves of the battle, counted from 2, in which it last went out and came in; 0 before it has. */
  out: number;
  in: number;
  /** TP-1.1.6 It moves one half of its speed in Second Phase, and not before. */
  late: boolean;
  /** TP-12.2.4 It carries booster packs. */
  packs: boolean;
  /** TP-12.3.1 It draws what is aimed at the ship that launched it. */
  weasel?: true;
}

/** A ship, a PF, a shuttle or a fighter. */
export interface Unit extends Place {
  id: Id;
  side: Side;
  /** The card it is shown as: a cover, where its kind is hidden. */
  card: Id;
  /** TP-15.1.5 What its option mounts hold: fitting.ts; 0 as its card has it. */
  fitting: number;
  kind: 'ship' | 'pf' | 'shuttle' | 'fighter';
  status: 'here' | 'destroyed' | 'left' | 'landed';
  /** TP-9.1.4 The hex it came from, and which arrival of the battle that was. */
  came: Hex | null;
  arrived: number;
  /** TP-3.1.9 Announced for the turn, and that of the turn before. */
  speed: number;
  before: number;
  /** TP-1.1.4 Spaces of First Phase; nothing before they are named. */
  half: number | null;
  /** Spaces made in this phase, and whether the rest is lost. */
  made: number;
  halted: boolean;
  /** TP-13.2.3 Spaces of this phase that are lost to what it draws along. */
  dragged: number;
  turnCount: number;
  slipCount: number;
  /** TP-4.4.5, TP-4.4.6, TP-4.4.7 Whether it made a HET in this phase, bonuses used so far, the turn in which it broke down. */
  het: boolean;
  bonuses: number;
  broke: number;
  /** TP-4.6.1 Under erratic manoeuvres; whether begun and ended this turn. */
  erratic: boolean;
  erraticDone: boolean;
  /** TP-2.2.1, TP-2.2.3, TP-2.2.4 */
  life: boolean;
  fireControl: boolean;
  setting: ShieldSetting;
  /** Boxes of shields 1 to 6, and whether each is dropped. */
  shields: number[];
  dropped: boolean[];
  boxes: Boxes;
  /** Weapons in the order of the card: shots fired this turn, or LOST. */
  weapons: number[];
  /** TP-8.1.2 Its own points this turn. */
  ecm: number;
  eccm: number;
  /** TP-8.3.1 */
  lockOn: boolean;
  delays: Delay[];
  /** Of a ship with a cloaking device. */
  veil?: Veil;
  /** Of a ship that has announced some. */
  fields?: Field[];
  /** Of a ship that has panels for shields. */
  banks?: Banks;
  /** Of a unit that web has stopped, until it leaves that hex. */
  snare?: Snare;
  /** TP-11.4.4 Waterfalls until Disrupted Fire Control is over. */
  disrupted?: number;
  /** Of a ship with shuttles, box by box. */
  bay?: Berth[];
  /** Of a shuttle or a fighter, and of a PF that was on a link. */
  sortie?: Sortie;
  /** TP-10.3.4, TP-16.2.2 Internal points of this turn, and of the battle by who did them. */
  inside: number;
  doers: Record<Side, number>;
  /** Damage of a unit without boxes. */
  damage: number;
  crew: number;
  /** TP-14.2.1 Parties of its crew that have risen; nothing before any have, 0 once they were put down. */
  mutineers: number | null;
  /** Boarding parties aboard, by side. */
  parties: Record<Side, number>;
  /** TP-13.4.5 Who captured it first: it fires no more. */
  captor?: Side;
  /** TP-13.3.6 Of a ship that carries mines against plasma: those it has left. */
  paMines?: number;
  /** TP-13.4.6 Of a ship whose probe is spent. */
  probed?: true;
  /** Transporter boxes, tractor boxes and labs used this turn; TP-13.3.5 and whether it has dropped a space mine. */
  used: { transporter: number; tractor: number; lab: number; space?: 1 };
}

/** TP-1.5.3 A seeker as all see it. */
export interface Seeker extends Place {
  id: Id;
  side: Side;
  shown: 'drone' | 'plasma';
  /** Of a plasma torpedo, its type. */
  type: Id | null;
  by: Id;
  on: Id;
  /** Hexes flown, Drone and Plasma Movements made, points of damage taken. */
  flown: number;
  moves: number;
  damage: number;
  /** TP-6.1.4, TP-6.1.5 Whether launched in response. */
  response: boolean;
  /** TP-6.4.1 Aimed inside the hex of its launch: it strikes in that impulse. */
  atOnce: boolean;
  /** TP-9.1.4 As of a unit. */
  came: Hex | null;
  arrived: number;
  snare?: Snare;
}

/** What may be fired at. */
export type Target = Unit | Seeker;

/** Whether a target is a seeker. */
export function isSeeker(target: Target): target is Seeker {
  return 'shown' in target;
}

/** Where a half of the turn stands. */
export interface Now {
  half: 1 | 2;
  stage: 'rest' | 'space' | 'answer' | 'impact' | 'zero' | 'flight';
  /** The moving unit, its space and how many it makes in this phase; nothing before that is named. In flight the hex steps made. */
  mover: Id | null;
  n: number;
  of: number | null;
  /** TP-12.4.1 Fighters that make this space as one with it. */
  stack?: Id[];
  /** TP-1.3.7 Units of one side that answer together, one group after another. */
  groups: Id[][];
  /** TP-1.3.9 Those that may still fire at seekers aimed inside their hex, before these strike. */
  shooters: Id[][];
  /** The side whose windows are carried out; the rest of them lies in its folder. */
  playing: Side | null;
  /** TP-1.3.8 Caught by a beam, against which its owner may bid. */
  caught: { unit: Id; by: Id } | null;
}

export interface Verdict {
  winners: Side[];
  points: Record<Side, number>;
  why: string;
}

/** TP-3.2.4 Units of one speed of which the sides choose their places; the sides left in the order of their dice. */
export interface Tie {
  speed: number;
  /** Sides that have still to choose, the highest die first. */
  choose: Side[];
  first: Side[];
  last: Side[];
}

/** TP-8.1.3 Points that a ship lends for the turn, by one of its weapons. */
export interface Loan {
  by: Id;
  /** The place of the sensor on its card; -1 of a carrier and of a shuttle. */
  mount: number;
  to: Id;
  as: Ew;
  points: number;
}

/** TP-13.2.1 A tractor beam of a ship that holds a unit or a drone. */
export interface Beam {
  /** By whom it is and what it holds. */
  id: Id;
  by: Id;
  on: Id;
  strength: number;
  /** TP-13.2.3 Caught this turn: what is held is not paid for in the form. */
  fresh: boolean;
}

/** TP-14.2.4 Two ships that are docked, and what they have handed over this turn. */
export interface Dock {
  big: Id;
  small: Id;
  handed: number;
}

/** TP-13.3.1, TP-13.3.4 A mine as all see it: a dummy looks like a T-bomb. */
export interface Mine extends Hex {
  id: Id;
  side: Side;
  by: Id;
  shown: 't-bomb' | 'space' | 'pa';
  /** TP-9.1.4 As of a unit. */
  came: Hex | null;
  arrived: number;
  /** The impulse of the battle in which it was laid; TP-13.3.6 against plasma the hex step of its phase. */
  laid: number;
  active: boolean;
}

/** TP-12.4.2 A blast that fighters set off, with their speed and the number of their space: it lasts for others of that speed till the waterfall. */
export interface Mark extends Mine {
  speed: number;
  n: number;
}

export interface Open {
  /** TP-1.3.1 What the sides bought; empty where their ships are those of the scenario. */
  bought: ShipEntry[];
  units: Unit[];
  seekers: Seeker[];
  /** TP-13.3.1 In the order of their laying. */
  mines: Mine[];
  marks: Mark[];
  /** In the order in which they caught. */
  beams: Beam[];
  loans: Loan[];
  docks: Dock[];
  webs: Web[];
  /** TP-3.2.1 Units from the fastest to the slowest. */
  order: Id[];
  ties: Tie[];
  now: Now;
  /** TP-4.4.2 The first impulse of the turn is over. */
  firstDone: boolean;
  /** Counts arrivals in hexes, for TP-9.1.4. */
  arrivals: number;
  /** TP-11.3.5 Those of them that have been looked at for web. */
  entered: number;
  /** TP-7.2.3 Impulses of the battle so far, and TP-13.3.2 arrivals that mines have been held against. */
  impulses: number;
  swept: number;
  /** Ids dealt to seekers, mines and small units so far. */
  dealt: number;
  verdict: Verdict | null;
}
