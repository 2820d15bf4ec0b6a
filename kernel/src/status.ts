// All of a match that changes, beside the battle itself.

import type { Checkpoint } from './checkpoints.ts';
import type { Ask, GameTypes, Json, Outcome, RollDie, Side, Told } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { NO_DEALINGS } from './dealings.ts';
import type { Wanted } from './scripted.ts';

/** What has happened in a match, by number. `dice`: faces thrown by the rules; `throws`: handfuls of them, a chain being one; `decisions`: answers somebody gave, standing ones left out. */
export interface Counts {
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
}

/** A step as it was asked, once it has been answered. */
export interface Moment<G extends GameTypes> {
  readonly step: number;
  readonly mark: Checkpoint<G>;
  readonly asks: readonly Ask<G>[];
  /** How much had been told when it was asked, and how many turns had ended. */
  readonly told: number;
  readonly ends: number;
  /** Who answered it, standing orders left out. */
  readonly hands: readonly Side[];
}

/** Faces that were thrown by hand, by the number of their entry, and what stood before them. */
export interface Fall<G extends GameTypes> {
  readonly number: number;
  readonly was: MatchStatus<G>;
  readonly mark: Checkpoint<G>;
}

/** All of a match that changes, beside the battle itself: replaced as a whole, so that a step that breaks off leaves everything as it was. */
export interface MatchStatus<G extends GameTypes> {
  /** The opening has been played. */
  readonly begun: boolean;
  readonly asks: readonly Ask<G>[];
  /** What each ask was answered, in their order; undefined where it was not. */
  readonly orders: readonly (Json | undefined)[];
  /** Whose answers were not given by a standing order. */
  readonly hands: readonly Side[];
  readonly dealings: Dealings;
  readonly outcome: Outcome | undefined;
  /** With dice by hand: faces laid out for the step at hand, those that are missing yet, and all that were thrown. */
  readonly faces: readonly number[];
  readonly wanted: Wanted | undefined;
  /** What was told of that step before it broke off for want of dice. */
  readonly soFar: readonly Told<G>[];
  readonly falls: readonly Fall<G>[];
  /** Where dice come from: keyed streams, else a seed; with neither they are thrown by hand. */
  readonly streams: ((stream: number) => () => RollDie) | undefined;
  readonly seed: string | undefined;
  readonly counts: Counts;
  /** How long the lists are: entries, things told, ends of turns, moments; and the first moment one may still go back to. */
  readonly journal: number;
  readonly told: number;
  /** Of what was told, how much when these questions were put: since then rulings on answers to them alone. */
  readonly toldBefore: number;
  readonly ends: number;
  readonly moments: number;
  readonly final: number;
}

/** The same while it is being made: nobody has it yet. */
export type Making<G extends GameTypes> = { -readonly [K in keyof MatchStatus<G>]: MatchStatus<G>[K] };

/** What a match is played with from its first moment. */
export interface Plan {
  readonly seed?: string | undefined;
  readonly streams?: ((stream: number) => () => RollDie) | undefined;
  /** Faces thrown by hand wait for another side's word. */
  readonly confirmed?: boolean | undefined;
  /** Standing answers are not entered here. */
  readonly held?: boolean | undefined;
  /** What was told is forgotten once it was taken, and moments that nobody may go back to. */
  readonly lean?: boolean | undefined;
}

export const NOBODY: readonly never[] = [];

/** A match that has not begun. */
export function newStatus<G extends GameTypes>({ seed, streams }: Plan): MatchStatus<G> {
  return {
    begun: false,
    asks: NOBODY,
    orders: NOBODY,
    hands: NOBODY,
    dealings: NO_DEALINGS,
    outcome: undefined,
    faces: NOBODY,
    wanted: undefined,
    soFar: NOBODY,
    falls: NOBODY,
    streams,
    seed,
    counts: { dice: 0, throws: 0, decisions: 0 },
    journal: 0,
    told: 0,
    toldBefore: 0,
    ends: 0,
    moments: 0,
    final: 0,
  };
}
