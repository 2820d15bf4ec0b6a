// A question put to a side, with the types of its kind laid aside: the suite asks all kinds alike.

import type { Ask, GameTypes, Json, Kind, Order, Refusal, RollDie, Ruleset, State, View } from '../contract.ts';
import { viewOf } from '../view.ts';

/** Any order, of whatever kind. */
export type AnyOrder<G extends GameTypes> = Order<G, Kind<G>>;

/** One question as one side has it before it. */
export class Put<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly ask: Ask<G>;
  readonly view: View<G>;

  /** `s`: the battle, or what the side sees of it. */
  constructor(rules: Ruleset<G>, s: State<G> | View<G>, ask: Ask<G>) {
    this.rules = rules;
    this.ask = ask;
    this.view = 'side' in s ? s : viewOf(s, ask.side);
  }

  get schema(): object {
    return this.#question.schema;
  }

  get isSealed(): boolean {
    return this.#question.sealed === true;
  }

  get isOpen(): boolean {
    return this.#question.open === true;
  }

  judge(order: AnyOrder<G> | Json): Refusal[] {
    return this.#question.judge(this.view, this.ask.about, order as never);
  }

  idle(): AnyOrder<G> {
    return this.#question.idle(this.view, this.ask.about);
  }

  standing(): AnyOrder<G> | undefined {
    return this.#question.standing?.(this.view, this.ask.about);
  }

  /** The first so many orders worth a thought. */
  candidates(most: number): AnyOrder<G>[] {
    const drawn: AnyOrder<G>[] = [];
    for (const order of this.#question.candidates(this.view, this.ask.about)) {
      drawn.push(order);
      if (drawn.length >= most) break;
    }
    return drawn;
  }

  random(roll: RollDie): AnyOrder<G> {
    return this.#question.random(this.view, this.ask.about, roll);
  }

  get #question(): Ruleset<G>['questions'][Kind<G>] {
    return this.rules.questions[this.ask.kind];
  }
}
