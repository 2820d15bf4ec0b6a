// What is put to the test: a rule system, and all that the suite must be told about it.

import type { Answer, Ask, Catalogue, GameTypes, Json, Kind, Order, RollDie, Ruleset, State, View, Words } from '../contract.ts';
import type { Check } from '../host.ts';

/** Anybody who answers from what he may see. */
export type Player<G extends GameTypes> = (view: View<G>, ask: Ask<G>, face: RollDie) => Order<G, Kind<G>>;

/** A position whose odds are taken: a forecast of the rules, what it is asked of, and the battle as the asking side sees it. */
export interface Position<G extends GameTypes> {
  readonly name: string;
  readonly forecast: string;
  readonly of: Json;
  state(): State<G>;
}

/** What battles of the random player must bring about, so that no branch of the rules goes untried. */
export interface Reach<G extends GameTypes> {
  /** Random battles of each scenario in which all of it must have happened; 50 when left out. */
  readonly battles?: number;
  /** Kinds of events that must have been told. */
  readonly events: readonly string[];
  /** Features of orders, by name, that must have been drawn. */
  readonly orders?: Readonly<Record<string, (answer: Answer<G>) => boolean>>;
}

/** A rule system as the suite takes it. */
export interface Subject<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  /** What it is told with. */
  readonly words: Words<G>;
  /** The rows of its book. */
  readonly catalogue: Catalogue;
  readonly check: Check;
  readonly scenarios: readonly { readonly name: string; readonly scenario: G['scenario'] }[];
  /** Rounds of answers within which every battle is over. */
  readonly bound: number;
  readonly reach: Reach<G>;
  /** Each forecast at least once. */
  readonly positions: readonly Position<G>[];
  /** Players besides `random` (any order the rules draw), `eager` (one of the likeliest) and `idle`. */
  readonly bots?: Readonly<Record<string, Player<G>>>;
  /** Players, by name, whose battles need not end of themselves: `idle`, where a book has no last turn. */
  readonly endless?: readonly string[];
  /** Battles of each scenario that a demand is put to, the players taking turns; 4 when left out. */
  readonly battles?: number;
  /** Dice rolled for each position beside its exact odds; 200,000 when left out. */
  readonly samples?: number;
}

/** One demand of the contract. `run` throws `Broken` where the rule system does not meet it. */
export interface Demand {
  readonly name: string;
  run<G extends GameTypes>(subject: Subject<G>): void;
}

/** A demand that is not met: where, and what was found, in a sentence. */
export class Broken extends Error {}
