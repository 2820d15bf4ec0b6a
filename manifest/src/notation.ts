// A position and an order as a person types them.

import type { GameTypes, Json, Side, State, View } from '@flagplot/kernel';
import type { TextFault } from './text/faults.ts';
import type { Places } from './text/sense.ts';

/** What a typed order answers. */
export interface OrderAsk {
  readonly kind: string;
  readonly about: Json;
  /** The order as it has been laid so far: what a text says nothing of stays as it is there. */
  readonly laid?: Json;
  /** The order that the word `best` stands for. Left out, the word means nothing. */
  readonly best?: Json;
}

/** What may stand in a text from a place on. */
export interface Completion {
  /** How much of the text stays: what follows it is begun and may be gone on with as any of the words. */
  readonly from: number;
  /** Likeliest first. */
  readonly words: readonly string[];
}

/** How an order of one kind is typed. */
export interface OrderHelp {
  /** A line for each thing that may be said. */
  readonly grammar: readonly string[];
  /** Orders that could be given as the battle stands. */
  readonly examples: readonly string[];
}

/** Orders as text. Rules judge them: a text is at fault only where it says nothing that could be an order. */
export interface OrderNotation<G extends GameTypes> {
  /** The order a text stands for under this question, or every fault in it. */
  parseOrder(text: string, v: View<G>, ask: OrderAsk): { order: Json } | { faults: TextFault[] };
  /** The text that stands for an order, where nothing was laid before. */
  formatOrder(order: Json, v: View<G>, kind: string): string;
  complete(text: string, v: View<G>, ask: OrderAsk): Completion;
  help(v: View<G>, ask: OrderAsk): OrderHelp;
}

/** Positions as text: all that a battle holds but its book. */
export interface PositionNotation<G extends GameTypes> {
  /**
   * The position a text stands for, or every fault in it. What a text leaves out is as on the card. Whether the position makes sense is for the rules
   * to say: `places` leads their faults back to lines (`faultsInText`).
   */
  parsePosition(text: string, book: G['book']): { state: Omit<State<G>, 'book'>; places: Places } | { faults: TextFault[] };
  /** The text that stands for a position. `as`: as this side sees it; other sides' folders are left out, and are empty where it is read. */
  formatPosition(state: State<G>, as?: Side): string;
}

/** What a system has of both. */
export interface Notation<G extends GameTypes> extends OrderNotation<G>, PositionNotation<G> {}
