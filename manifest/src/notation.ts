// A position and an order as a person types them.

import type { GameTypes, Json, Side, State, View } from '@flagplot/kernel';
import type { TextFault } from './text/faults.ts';

export interface Notation<G extends GameTypes> {
  parsePosition(text: string, book: G['book']): { state: Omit<State<G>, 'book'> } | { faults: TextFault[] };
  formatPosition(state: State<G>, as?: Side): string;
  /** The order a text stands for under this question, or every fault in it. */
  parseOrder(text: string, v: View<G>, ask: { kind: string; about: Json }): { order: Json } | { faults: TextFault[] };
  formatOrder(order: Json, v: View<G>, kind: string): string;
  /** What may follow the text, likeliest first. */
  complete(text: string, v: View<G>, ask: { kind: string; about: Json }): readonly string[];
}
