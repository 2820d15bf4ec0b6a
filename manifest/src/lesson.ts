// The played first lesson of a system: a small battle in which every ask is led by a sentence and a choice, and what comes of it is told.

import type { BotName } from '@flagplot/bots';
import type { About, GameTypes, Kind, Order, Shown, Side, Told, View, Why } from '@flagplot/kernel';

/** One way to answer an ask, ready to be pressed: the order is drawn and may be changed before it is given. */
export interface LessonChoice<O extends object = object> {
  /** What one does by it, as a button says it: `Turn towards them`. */
  readonly name: string;
  readonly order: O;
}

/** What leads through an ask. */
export interface LessonStep<O extends object = object> {
  /** What to do now, in one sentence. */
  readonly says: string;
  /** What the enemy is or does, where that matters here, in one sentence. */
  readonly enemy?: string;
  /** More than one where there is something to choose. Each stands. */
  readonly choices: readonly LessonChoice<O>[];
}

/** What leads through each kind of ask, as the battle stands. A kind left out leads nowhere: whoever learns answers by himself. */
export type LessonSteps<G extends GameTypes> = {
  readonly [K in Kind<G>]?: (v: View<G>, about: About<G, K>) => LessonStep<Order<G, K>>;
};

export interface Lesson<G extends GameTypes = GameTypes> {
  readonly scenario: G['scenario'];
  /** The words its dice are thrown from: the same choices come to the same end. */
  readonly seed: string;
  /** Whoever learns plays this side, the opponent all others. */
  readonly side: Side;
  readonly against: BotName;
  readonly steps: LessonSteps<G>;
  /** Kinds of ask that are answered for whoever learns before it begins, by the first choice of their step: set-up. */
  readonly before?: readonly Kind<G>[];
  /** What has happened since the last answer, and why, in a sentence or two; nothing where nothing has. */
  news(told: readonly Told<G>[], seen: Shown<G>): readonly string[];
  /** Why it was won or lost. `told` is all that was told, from the beginning. */
  over(told: readonly Told<G>[], seen: Shown<G>): string;
}

/** The one of which a number is least, the first of equal ones. */
export function leastBy<T>(all: readonly T[], by: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all) if (best === undefined || by(one) < by(best)) best = one;
  return best;
}

/** Why a die needed what it did, as a lesson says it: `Corsair's defence 12`, and what is added to the first of the reasons, `long +2`. */
export function reasonWords(mods: NonNullable<Why['mods']>): string {
  return mods.map(({ by, for: what }, i) => `${what} ${by < 0 ? '−' : i > 0 ? '+' : ''}${Math.abs(by)}`).join(', ');
}
