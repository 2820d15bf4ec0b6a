// What is asked for and answered: where squadrons stand, how they move, whom they fire at.

import type { Speed } from './book.ts';
import type { Facing } from './map.ts';

/** What a squadron does in combat without being asked: jams, and fires at the nearest where nobody is to be jammed; holds its fire; fires at the nearest. */
export type CombatChoice = 'jam' | 'hold' | 'nearest';

/** Ruling R15 What is left to a squadron until its owner says otherwise. What it does not name the owner is asked. */
export interface StandingChoice {
  squadron: string;
  combat?: CombatChoice;
  /** The squadron it flies after, by id. */
  follow?: string;
}

/** Any answer may set the standing choices of its side: these are all of them from then on. Left out, they stay as they are. */
export interface Lasting {
  standing?: StandingChoice[];
}

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
export interface Move extends Lasting {
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
