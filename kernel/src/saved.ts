// What is kept of a battle in a file: scenario, dice, and all that happened, in order.

import type { Clock, Json, Side } from './contract.ts';

/** Who gave an answer: a person, a standing order, staff a player has handed the question to, a computer, or nobody (the time was over). */
export type Hand = 'person' | 'standing' | 'staff' | 'computer' | 'nobody';

/**
 * What has happened, in order: all that a battle is replayed from. The first is number 1. What a standing order answers at once is worked
 * out again and is no entry. `side` and `by` name a side; `hand` says who answered for it, and is left out where it was a person.
 */
export type Entry =
  /** With keyed dice: this side is there, and lays the first link of its chain. Once all are, the opening is thrown. */
  | { kind: 'ready'; side: Side; link?: string }
  /** A new chain of one seat, valid from the next stream on. */
  | { kind: 'anchor'; side: Side; seat: string; link: string }
  /** `ruled`: why a referee let it stand, where the book refuses it. */
  | { kind: 'answer'; step: number; side: Side; order: Json; hand?: Hand; ruled?: string; link?: string }
  /** `instead`: the number of the entry whose faces are put right; what came after it is taken back. */
  | { kind: 'faces'; by: Side; faces: number[]; instead?: number; agreed?: true }
  /** Another side's word on faces that wait for it. */
  | { kind: 'confirm'; by: Side; number: number; right: boolean }
  /** `agreed`: past what other sides have answered, with their leave. */
  | { kind: 'undo'; by: Side; step: number; agreed?: true }
  /** What the others may agree to: it happens with the last reply of them all. */
  | { kind: 'offer'; by: Side; what: Offer['what']; step?: number; winners?: Side[] }
  | { kind: 'reply'; by: Side; number: number; yes: boolean }
  | { kind: 'resign'; side: Side; hand?: Hand }
  /** The kinds of question this side has handed to its staff from here on. */
  | { kind: 'staff'; side: Side; kinds: string[] }
  /** From here on other dice: of a seed, or thrown by hand where there is none. */
  | { kind: 'fork'; seed?: string }
  /** A referee's change, with its reason. `what`: the change in words, told to everybody; left out where a table is laid so from the beginning. */
  | { kind: 'amend'; by: string; why: string; what?: string; state: Amended };

/**
 * What one side has offered; `number` is that of its entry, `yes` who has agreed. An undo names the step to go back to, an end who is to
 * have won it.
 */
export interface Offer {
  readonly number: number;
  readonly by: Side;
  readonly what: 'draw' | 'undo' | 'end';
  readonly step?: number;
  readonly winners?: readonly Side[];
  readonly yes: readonly Side[];
}

/** A state a referee puts in place of the one there is: what he leaves out stays. */
export interface Amended {
  open?: Json;
  sealed?: Json;
  clock?: Clock;
  /** The line on which the clock stands is still to begin: what happens first on it happens now. */
  begins?: true;
}

/** The first link of a seat's chain, laid before the battle. */
export interface Anchor {
  side: Side;
  seat: string;
  link: string;
}

/** Where the faces come from. `confirmed`: those of one hand count when another side has said that they are right. */
export type Dice =
  | { kind: 'seeded'; generator: string; seed: string }
  | { kind: 'keyed'; generator: string; battle: string; commitment: string; anchors: Anchor[]; secret?: string }
  | { kind: 'by hand'; confirmed?: true };

/** How an entry was acknowledged: when, in milliseconds since 1970, with which salt, and the head of the chain with it. */
export interface Receipt {
  at: number;
  salt: string;
  receipt: string;
}

/** A battle as a file (`*.battle.json`), in its second format. */
export interface Saved {
  format: 2;
  system: string;
  edition: string;
  scenario: Json;
  dice: Dice;
  /** Standing answers came one by one, as entries; left out: at once. */
  standing?: 'held';
  journal: Entry[];
  /** One an entry, where a server kept it. */
  receipts?: Receipt[];
  /** One a turn that has ended. */
  hashes: string[];
}
