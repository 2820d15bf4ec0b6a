// What a battle under way promises, and what is kept of it in a file.

import type { Ask, Clock, GameTypes, Json, Outcome, Refusal, Shown, Side, Told, View, Why } from './contract.ts';

/** What has happened, in order: all that a battle is replayed from. Standing answers are worked out again. */
export type Entry =
  | { kind: 'answer'; step: number; side: Side; order: Json; link?: string }
  | { kind: 'faces'; by: Side; faces: number[] }
  | { kind: 'undo'; by: Side; step: number }
  | { kind: 'resign'; side: Side }
  /** From here on other dice: of a seed, or thrown by hand where there is none. */
  | { kind: 'fork'; seed?: string }
  | { kind: 'amend'; by: string; why: string; state: Amended };
/** A state a referee puts in place of the one there is: what he leaves out stays. */
export interface Amended {
  open?: Json;
  sealed?: Json;
  clock?: Clock;
}
export type Dice =
  | { kind: 'seeded'; generator: string; seed: string }
  | { kind: 'keyed'; commitment: string; secret?: string }
  | { kind: 'by hand' };
export interface Saved {
  format: 1;
  system: string;
  edition: string;
  scenario: Json;
  dice: Dice;
  journal: Entry[];
  hashes: string[];
}

/** A battle under way. Holds the dice and the unopened answers, so that no state ever does. */
export interface Match<G extends GameTypes> {
  saved(): Saved;
  shown(): Shown<G>;
  view(side: Side): View<G>;
  asks(): readonly Ask<G>[];
  /** What the schema or the book refuses, and a late or second answer, changes nothing. */
  answer(side: Side, step: number, order: Json): Refusal[];
  /** With dice by hand: what must be thrown before the step can be played, and what fell. */
  wanted(): { dice: number; sides: number; why: Why } | undefined;
  fell(by: Side, faces: number[]): Refusal[];
  /** Back to an earlier step, if nothing was thrown or revealed and nobody else has answered since. */
  undo(by: Side, step: number): Refusal[];
  resign(side: Side): Refusal[];
  /** A referee's hand: unopened answers are put back. The state is checked against the shapes of the rules. */
  amend(by: string, why: string, state: Amended): Refusal[];
  /** The same battle from here on, with other dice: of a seed, or thrown by hand without one. */
  fork(seed?: string): Match<G>;
  told(side: Side | undefined, from?: number): Told<G>[];
  outcome(): Outcome | undefined;
}
