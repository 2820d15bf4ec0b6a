// One battle on one state, without a match: nobody judges, records or waits. For the lab, for search, odds, bench and tests.

import type { Answer, Ask, GameTypes, Kind, Order, Outcome, Ruleset, State, View } from './contract.ts';
import { streamDice } from './dice/stream.ts';
import type { Loop } from './loop.ts';
import { begin, play } from './loop.ts';
import type { Listener, Rolled, Source } from './table.ts';
import { rolled } from './table.ts';
import { viewOf } from './view.ts';

export { quickDice, seeded, stream } from './dice/stream.ts';
export { asked, begin, type Loop, lineAt, play, setUp } from './loop.ts';
export { cloned, hashOf } from './step.ts';
export { type Listener, type Rolled, rolled, type Source } from './table.ts';
export { viewOf } from './view.ts';

/** The number of a stream of dice: 0 is the opening's, the answers given at `step` have the one after it. Every record counts on it. */
export function streamAt(step: number | undefined): number {
  return step === undefined ? 0 : step + 1;
}

/** The dice of a battle from one seed, by the number of their stream (`streamAt`): each call begins a stream anew. */
export function seededDice(seed: string): (stream: number) => Source {
  return stream => streamDice(seed, stream);
}

/** What a battle is played with: its rules, the state it changes, the dice of each stream, and whoever listens. */
export interface Bare<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly s: State<G>;
  dice(stream: number): Source;
  readonly listener?: Listener<G> | undefined;
}

/** Answers for a side where nothing stands by itself: from its view alone, with an order that stands. */
export type Decide<G extends GameTypes> = (view: View<G>, ask: Ask<G>) => Order<G, Kind<G>>;

/** Rounds of answers after which a battle counts as one that never ends. */
const ENDLESS = 100_000;

/** A battle played on in place, a step at a time. Counts its dice; `asks` is what is asked now, nothing when it is over. */
export class BareBattle<G extends GameTypes> {
  readonly s: State<G>;
  asks: readonly Ask<G>[] = [];
  readonly #bare: Bare<G>;
  readonly #t: Rolled<G>;
  readonly #loop: Loop<G>;

  constructor(bare: Bare<G>) {
    const { rules, s, dice, listener } = bare;
    this.#bare = bare;
    this.s = s;
    this.#t = rolled(dice(streamAt(undefined)), listener);
    this.#loop = { rules, t: this.#t };
  }

  /** Faces thrown so far. */
  get dice(): number {
    return this.#t.dice;
  }

  /** Handfuls thrown so far. */
  get throws(): number {
    return this.#t.throws;
  }

  /** Plays a battle that was just set up to its first question. */
  begin(): this {
    this.asks = begin(this.#loop, this.s);
    return this;
  }

  /** Opens answers, one to each ask in their order, and plays on to the next question: with a stream of dice of its own. */
  play(answers: readonly Answer<G>[]): this {
    this.#t.source = this.#bare.dice(streamAt(this.s.clock.step));
    this.asks = play(this.#loop, this.s, answers);
    return this;
  }

  /** The answer to each ask: the standing one where there is one, else what is decided. */
  answers(decide: Decide<G>): Answer<G>[] {
    return this.asks.map(ask => {
      const view = viewOf(this.s, ask.side);
      const order = this.standing(ask, view) ?? decide(view, ask);
      return { side: ask.side, kind: ask.kind, about: ask.about, order } as Answer<G>;
    });
  }

  /** The answer that needs nobody; nothing where somebody must decide. */
  standing({ side, kind, about }: Ask<G>, view: View<G> = viewOf(this.s, side)): Order<G, Kind<G>> | undefined {
    return this.#bare.rules.questions[kind].standing?.(view, about);
  }

  /**
   * Plays on to the end, in a loop: any number of standing answers may follow one another.
   * @throws where the battle does not end.
   */
  run(decide: Decide<G>): Outcome {
    for (let rounds = 0; this.asks.length > 0; rounds += 1) {
      if (rounds > ENDLESS) throw new Error(`no end after ${ENDLESS} rounds of answers`);
      this.play(this.answers(decide));
    }
    const outcome = this.#bare.rules.outcome(this.s);
    if (!outcome) throw new Error('nobody is asked anything and the battle is not over');
    return outcome;
  }
}
