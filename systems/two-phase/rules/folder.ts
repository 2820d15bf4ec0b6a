// What lies face down.

import type { Ew, Form, Id, Watch, Window } from './orders.ts';

/** What has been put into a weapon that takes energy: turns running, points in all; whether it stood idle for having fired (TP-9.4.5). */
export interface Arm {
  turns: number;
  energy: number;
  cools?: true;
}

/** TP-9.6.3, TP-9.5.4 What a mount has to launch: what is in it, the half of the battle in which it last launched, reload sets and what one of them is, whether its pseudo-plasma is spent. */
export interface Magazine {
  mount: number;
  load: string[];
  last: number;
  reloads: number;
  set: string[];
  pseudo: boolean;
}

/** TP-1.5.3 What a seeker in flight is: a drone by its load, a plasma torpedo or none; and hexes it has left in this movement. */
export interface Truth {
  id: Id;
  load: string | null;
  pseudo: boolean;
  left: number;
}

/** TP-6.5.3, TP-12.2.7, TP-12.2.8 What a shuttle is made ready for: turns and energy put into it, whom it is to strike, the drones in it. */
export interface Craft {
  as: 'plain' | 'suicide' | 'scatter-pack' | 'weasel';
  turns: number;
  energy: number;
  target: Id | null;
  load: string[];
}

/** TP-13.3.4, TP-13.3.5 T-bombs, dummies of them and space mines that a ship has left. */
export interface Stock {
  bombs: number;
  dummies: number;
  space: number;
}

/** TP-13.4.6 What an enemy's seeker, shuttle or mine was found to be: the load of a drone, `plasma` or `pseudo`, what a shuttle carries, a kind of mine or `dummy`. */
export interface Finding {
  id: Id;
  as: string;
}

/** TP-1.5.2 What is secret of a ship. */
export interface Hold {
  unit: Id;
  /** TP-6.5.3 The card that it is under its cover, and R78 the ship that guides it. */
  truth: Id | null;
  guide: Id | null;
  /** The last form; nothing before the first. */
  form: Form | null;
  /** What stands in its bay, box by box. */
  bay: Craft[];
  /** What a shuttle is; nothing where it is a ship. */
  craft: Craft | null;
  /** TP-12.1.3 What a small unit was told for the turn; nothing where it is a ship. */
  pace: { speed: number; swing: Ew; to: Id | null } | null;
  /** TP-2.2.6 In quarters of a point. */
  capacitor: number;
  /** TP-2.3.1 Points stored. */
  battery: number;
  /** By weapon, in the order of the card. */
  arms: Arm[];
  magazines: Magazine[];
  stock: Stock;
  /** TP-2.2.7 Points left of what was bought. */
  general: number;
  specific: number[];
  hets: number;
  tacs: { warp: number; impulse: number };
  /** TP-4.5.2 TACs that batteries may still pay for this turn. */
  reserveTacs: number;
  /** TP-4.6.1, TP-11.1.6 Paid for this turn. */
  erratic: boolean;
  cloak: boolean;
  /** Energy for tractors, uses of transporters, energy for damage control. */
  tractors: number;
  transporters: number;
  repairs: number;
  /** TP-14.2.7 Systems and weapons that a party guards this turn. */
  guards: Id[];
  watch: Watch | null;
  /** TP-1.3.6 Steps still to be made by themselves. */
  course: string;
}

/** The folder of a side. */
export interface Sealed {
  ships: Hold[];
  /** TP-3.2.6 Its own order among units of one speed. */
  order: Id[];
  seekers: Truth[];
  /** TP-13.3.4 Mines of its own that are none. */
  dummies: Id[];
  /** TP-13.4.6 What its labs and probes have found out. */
  known: Finding[];
  /** What is said and not yet carried out of the windows being played. */
  windows: Window[];
}
