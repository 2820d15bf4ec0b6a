// A question put to a side, with the types of its kind laid aside: the suite asks all kinds alike.

import type { Ask, Face, Json, Kind, Order, Refusal, Ruleset, Shapes, State, View } from '../contract.ts';
import { viewOf } from '../view.ts';

/** Any order, of whatever kind. */
export type AnyOrder<R extends Shapes> = Order<R, Kind<R>>;

/** One question as one side has it before it. */
export class Put<R extends Shapes> {
  readonly rules: Ruleset<R>;
  readonly ask: Ask<R>;
  readonly view: View<R>;

  constructor(rules: Ruleset<R>, s: State<R>, ask: Ask<R>) {
    this.rules = rules;
    this.ask = ask;
    this.view = viewOf(s, ask.side);
  }

  get schema(): object {
    return this.#question.schema;
  }

  get kept(): boolean {
    return this.#question.kept === true;
  }

  judge(order: AnyOrder<R> | Json): Refusal[] {
    return this.#question.judge(this.view, this.ask.about, order as never);
  }

  idle(): AnyOrder<R> {
    return this.#question.idle(this.view, this.ask.about);
  }

  standing(): AnyOrder<R> | undefined {
    return this.#question.standing?.(this.view, this.ask.about);
  }

  /** The first so many orders worth a thought. */
  offers(most: number): AnyOrder<R>[] {
    const offered: AnyOrder<R>[] = [];
    for (const order of this.#question.offers(this.view, this.ask.about)) {
      offered.push(order);
      if (offered.length >= most) break;
    }
    return offered;
  }

  any(face: Face): AnyOrder<R> {
    return this.#question.any(this.view, this.ask.about, face);
  }

  get #question(): Ruleset<R>['questions'][Kind<R>] {
    return this.rules.questions[this.ask.kind];
  }
}
