// A seat and the rules put together: what is asked here, and what the book says of an answer. Nothing here knows another folder.

import type {
  About,
  Ask,
  Check,
  Forecasted,
  GameTypes,
  Json,
  Kind,
  OddsRequest,
  Question,
  Refusal,
  RollDie,
  Ruleset,
  View,
} from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import type { Seat } from './seat.ts';
import { SeatError } from './seat.ts';

export interface DeskTools<G extends GameTypes = GameTypes> {
  readonly check: Check;
  /** Dice for what is imagined of other folders. */
  readonly roll: RollDie;
  /** Works a forecast out, in a worker as a rule; left out: here. */
  reckon?(request: OddsRequest<G>): Promise<Forecasted>;
}

export interface Desk<G extends GameTypes = GameTypes> {
  readonly seat: Seat<G>;
  readonly rules: Ruleset<G>;
  /** The question that waits for this seat's answer. */
  ask(): Ask<G> | undefined;
  /** Every reason this order cannot stand: its form, else the book's. By the same function as at the other end. */
  judge(order: Json): readonly Refusal[];
  /** What an absent player does. */
  idle(): Json;
  /** Orders worth a thought, likeliest first, made as they are drawn. */
  candidates(): Iterable<Json>;
  /** The odds of something, other folders imagined. */
  forecast(name: string, of: Json): Promise<Forecasted>;
}

/**
 * Sits down at a desk.
 * @throws {SeatError} where the rules are of another edition than the battle.
 */
export function desk<G extends GameTypes>(seat: Seat<G>, rules: Ruleset<G>, tools: DeskTools<G>): Desk<G> {
  demandEdition(seat, rules);
  return new DeskAt(seat, rules, tools);
}

class DeskAt<G extends GameTypes> implements Desk<G> {
  readonly seat: Seat<G>;
  readonly rules: Ruleset<G>;
  readonly #tools: DeskTools<G>;

  constructor(seat: Seat<G>, rules: Ruleset<G>, tools: DeskTools<G>) {
    this.seat = seat;
    this.rules = rules;
    this.#tools = tools;
  }

  ask(): Ask<G> | undefined {
    return this.seat.now().asks.find(one => one.side === this.seat.side);
  }

  judge(order: Json): readonly Refusal[] {
    const { question, about, view } = this.#asked;
    const faults = this.#tools.check(question.schema, order);
    return faults.length > 0 ? faults : question.judge(view, about, order as never);
  }

  idle(): Json {
    const { question, about, view } = this.#asked;
    return question.idle(view, about) as Json;
  }

  candidates(): Iterable<Json> {
    const { question, about, view } = this.#asked;
    return question.candidates(view, about) as Iterable<Json>;
  }

  async forecast(name: string, of: Json): Promise<Forecasted> {
    const view = viewAt(this.seat);
    const { book, clock, open, side, own } = view;
    const { reckon, roll } = this.#tools;
    const s = { book, clock, open, sealed: { ...this.rules.imagine(view, roll), [side]: own } };
    return reckon ? reckon({ name, of, s }) : odds(this.rules, { name, of, s });
  }

  get #asked(): { question: Question<G, Kind<G>>; about: About<G, Kind<G>>; view: View<G> } {
    const ask = this.ask();
    if (!ask) throw new Error('nothing is asked here');
    return { question: this.rules.questions[ask.kind], about: ask.about, view: viewAt(this.seat) };
  }
}

/** Rules of another edition may judge otherwise. */
export function demandEdition<G extends GameTypes>({ battle }: Seat<G>, { name, edition }: Ruleset<G>): void {
  if (battle.system !== name || battle.edition !== edition) throw new SeatError('edition');
}

/** What a seat sees with a folder of its own. */
export function viewAt<G extends GameTypes>(seat: Seat<G>): View<G> {
  const { seen } = seat.now();
  if (!('side' in seen)) throw new Error('a watcher has no folder');
  return seen;
}
