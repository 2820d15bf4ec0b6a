// What lies face down in a battle: the folder of one side.

import type { Hex } from '@flagplot/hexes';
import type { MineAim } from './open.ts';
import type { Doctrine, ElintList, Jump, Mission, Place, Plot, Schedule, Sortie } from './orders.ts';

/**
 * A plot in the folder. FA-5.7.6 New places are counted from the command ship when that heads north: FA-4.8.6 when a late shift is made, the
 * squadron has moved from where it was plotted.
 */
export type SealedPlot = Plot<Hex>;

/** FA-3.1.1 A side's folder: the plots of this turn, of which the others see each pulse as it is moved, in the order the squadrons move in. */
export interface Sealed {
  plots: SealedPlot[];
  /** FA-4.8.3 The pulse named for a stricken enemy; 0: none. */
  pulse: number;
  jumps: Jump[];
  /** Ruling R60 What it leaves to standing orders; nothing: left out. */
  doctrine?: Doctrine;
  /** FA-1.2.4 What was written of a jump, group by group, until its vortices form; none: left out. */
  plans?: JumpPlan[];
  /** FA-1.5.3 How squadrons come through in this turn; none: left out. */
  entries?: SealedEntry[];
  /** FA-13.1.4 ELINT levels allocated; absent where none are, and once they are laid open. */
  elint?: ElintList[];
  /** FA-12.1.3 When and where reinforcements come, until that is announced; absent where none are to. */
  relief?: Schedule;
  /** FA-2.2.2 The mines launched this turn, until FA-2.2.3 what they are aimed at is laid open; none: left out. */
  mines?: SealedMines[];
  /** FA-10.1.1 The missions of its flights. FA-10.5.5 `station`: an escort that was on station as the pulse began. */
  missions?: SealedMission[];
  /** FA-10.2.1 What is launched in this pulse, until it is. */
  launches?: Pick<Sortie, 'flight' | 'hex'>[];
  /** FA-10.7.19 The weapons in anti-fighter mode of ships that have not all of them in it. */
  guard?: { ship: string; weapons: string[] }[];
  /** FA-10.10.1 The flights that force a dogfight on who enters their hex; left out: those on superiority missions. */
  force?: string[];
  /** FA-10.8.1 Escorts do not take the fire that is aimed at their charges. */
  bare?: true;
}

/** FA-1.2.1, FA-1.2.2, FA-1.2.3, FA-1.6.1 What was written of a group that jumps in: in which turn, which ships open vortices, the hex of the lead one, and the gate that is the anchor. */
export interface JumpPlan {
  turn: number;
  squadrons: string[];
  openers: string[];
  at: Hex;
  gate?: Place;
}

/**
 * FA-1.5 How a squadron comes through, all its ships in the order of the book: `by` whose vortex (none: the gate), and their places in the formation as they
 * come and, FA-1.5.10, as the turn ends, from the command ship when that heads north.
 */
export interface SealedEntry {
  squadron: string;
  speed: number;
  at: Place;
  ships: { ship: string; by?: string; from: Hex; to: Hex }[];
}

/** A mission in the folder. FA-10.5.3 `back`: an escort that a dogfight has held for more than one turn, until it is on station again. */
export interface SealedMission extends Mission {
  station?: true;
  back?: true;
}

/** FA-9.2.1 What a squadron launches together: which of its ships, at which hex. */
export interface SealedMines extends MineAim {
  squadron: string;
  ships: string[];
}
