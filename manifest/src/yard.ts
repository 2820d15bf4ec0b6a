// What a rule system adds where its book lets players buy their own forces.

import type { Refusal, Rule, Side } from '@flagplot/kernel';

/** What somebody bought, as its file holds it. A rule system adds what it buys: squadrons, ships. */
export interface Force {
  readonly name: string;
  /** The rule system whose yard it comes from. */
  readonly system: string;
  /** Who sells: sides of this faction may bring it. */
  readonly faction: string;
}

/** One of the things a force is made of, with what it costs: a squadron. */
export interface Bought {
  readonly name: string;
  /** What it is, as the short text has it: `4 X-wing T-65B average, Hot Shot 2`. */
  readonly says: string;
  readonly price: number;
}

/** A limit of the book, and where the force stands: `Points`, `60 left`. It is met where no fault bears its rule. */
export interface Limit {
  readonly rule: Rule;
  readonly what: string;
  readonly stands: string;
}

/** A force looked at as what one side of one scenario would bring. */
export interface Judged {
  readonly price: number;
  readonly budget: number;
  readonly parts: readonly Bought[];
  readonly limits: readonly Limit[];
  /** Everything wrong with it; `at` points into the force. It may be brought where there is nothing. */
  readonly faults: readonly Refusal[];
}

/** One thing a builder compares, with where it comes from: printed, found, reconstructed, in the system's own word. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly from?: string;
}

/** Something for sale. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  /** The drawing it stands for on a board. */
  readonly silhouette: string;
  /** As few as the book sells together. */
  readonly least: number;
  /** What one costs, cheapest first: a price for each quality it is sold in. */
  readonly prices: readonly { readonly quality: string; readonly price: number; readonly from?: string }[];
  readonly figures: readonly Figure[];
}

/**
 * Where forces are bought. Everything only looks, and gives new values. A scenario has been read by the rules; a force fits `schema`,
 * which its file is checked against at the edge, as orders are against theirs.
 */
export interface Yard<S extends object, F extends Force> {
  /** JSON Schema of a force as a file. */
  readonly schema: object;
  /** What a point is called. */
  readonly unit: string;
  /** How figures read that are more than a number: one sentence. */
  readonly legend?: string;
  /** The scenario, by name, that one buys for where none is named. */
  readonly usual: string;
  /** Sides that may bring their own forces: none where a goal decides, or where the battle is about something that stands on the table. */
  takes(scenario: S): Side[];
  /** An empty force for a side that the scenario has. */
  fresh(scenario: S, side: Side): F;
  /** What there is for this side to buy. */
  market(scenario: S, side: Side): Ware[];
  /** The force with one more of a ware: as few craft as the book sells together, of the cheapest quality. */
  buy(scenario: S, force: F, ware: string): F;
  /** What it costs, and every fault in it, or in bringing it at all. */
  judge(scenario: S, side: Side, force: F): Judged;
  /** The scenario with this force in place of the printed one. The force has been judged, and stands. */
  enlist(scenario: S, side: Side, force: F): S;
  /** Forces that come with the system, each with what it is in a few words: `Earth, 5,000 points`. */
  ready?(): Promise<readonly { readonly says: string; readonly force: F }[]>;
  /** A force in a few words to send to a friend, always the same for the same force. */
  write(force: F): string;
  /** A force from its short text, or every fault with its line and column. */
  read(text: string): { force: F } | { faults: Refusal[] };
}
