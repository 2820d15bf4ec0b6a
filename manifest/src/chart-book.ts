// What a rule system shows of its charts.

import type { Answer, GameTypes, View, Why } from '@flagplot/kernel';
import type { Charts } from './charts.ts';
import type { ThrowReads } from './reads.ts';

/** The charts of a system, and what is read from them. */
export interface ChartBook<G extends GameTypes = GameTypes> {
  /** Every chart: as it comes with the system or, of a battle, with the numbers that battle is fought with. */
  charts(book?: G['book']): Charts;
  /** What throws are read from. Every rule that a throw may bear is in it. */
  reads(book?: G['book']): ThrowReads;
  /** What is said of where a number comes from, by the words of origins, the surest first. */
  readonly origins: Readonly<Record<string, string>>;
  /** What an order in the making is read from: the places of cells, and throws that would be made; of the unit in hand where one is. */
  basis?(answer: Answer<G>, view: View<G>, inHand: string | undefined): readonly (string | Why)[];
}
