// How a match goes on by itself: the step that is due is played, answers that need no person are entered, and so on, until somebody must
// decide, a die is wanted or the battle is over.

import { throwsAhead } from './ahead.ts';
import type { Checkpoint } from './checkpoints.ts';
import { CheckpointedState } from './checkpoints.ts';
import type { Answer, Ask, GameTypes, Json, Outcome, Ruled, Ruleset, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { streamDice } from './dice/stream.ts';
import { deepFreeze, normalise, snapshot } from './json.ts';
import { MatchLog } from './log.ts';
import type { Wanted } from './scripted.ts';
import { Missing, scriptedDice } from './scripted.ts';
import type { Making, MatchStatus, Plan } from './status.ts';
import { NOBODY, newStatus } from './status.ts';
import type { Stepped } from './step.ts';
import type { Source } from './table.ts';
import { viewOf } from './view.ts';

const nothing = (): undefined => undefined;

/** No answers yet to so many questions, laid out once for each number of them. Not frozen: engines copy frozen lists slowly. */
const unanswered: (readonly undefined[])[] = [];

function noOrders(asks: number): readonly undefined[] {
  unanswered[asks] ??= Array.from({ length: asks }, nothing);
  return unanswered[asks]!;
}

/** A match as far as it has come, and what plays it on. Where rules throw it is left half-way: its engine has it as it was. */
export class Stepper<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly plan: Plan;
  readonly battle: CheckpointedState<G>;
  status: MatchStatus<G>;
  log: MatchLog<G> = new MatchLog();
  /** What was asked last on each line of the sequence: the same is asked over and over. */
  readonly #asked: (readonly Ask<G>[])[] = [];

  constructor(rules: Ruleset<G>, state: State<G>, plan: Plan) {
    this.rules = rules;
    this.plan = plan;
    this.battle = new CheckpointedState(rules, state);
    this.status = newStatus(plan);
  }

  get sides(): readonly Side[] {
    return Object.keys(this.battle.s.sealed);
  }

  /** Rounds of answers so far. */
  get step(): number {
    return this.battle.s.clock.step;
  }

  /** What a side sees, by reference: for a question to look at. */
  viewOf(side: Side): View<G> {
    return viewOf(this.battle.s, side);
  }

  /** The answer that needs no person; a side that has resigned does what an absent player does. */
  standing(ask: Ask<G>): Json | undefined {
    const { standing, idle } = this.rules.questions[ask.kind];
    const resigned = this.status.dealings.resigned.includes(ask.side);
    if (!resigned && !standing) return undefined;
    const order = resigned ? idle(this.viewOf(ask.side), ask.about) : standing?.(this.viewOf(ask.side), ask.about);
    return order === undefined ? undefined : (normalise(order) as Json);
  }

  /** How the battle has ended, by what the sides have settled or else by the book; nothing while it goes on. */
  outcomeOf({ resigned, won }: Dealings): Outcome | undefined {
    if (won)
      return deepFreeze({ winners: [...won], points: {}, why: `All sides agreed to ${won.length > 0 ? 'end it' : 'a draw'}` });
    if (resigned.length > 0) {
      const winners = this.sides.filter(side => !resigned.includes(side));
      if (winners.length < 2) return deepFreeze({ winners, points: {}, why: `${resigned.join(' and ')} resigned` });
    }
    return this.status.begun ? snapshot(this.rules.outcome(this.battle.s)) : undefined;
  }

  /** Tells everybody something that no rule brought about. */
  tell(event: Ruled): void {
    this.log.add({ told: [{ clock: { ...this.battle.s.clock }, event }], ends: 0 }, this.battle.mark(), undefined);
    this.status = { ...this.status, told: this.status.told + 1 };
  }

  /** Takes back what was told of an answer of this side that waits, where it was ruled that it stands. */
  untellRuling(side: Side): void {
    const { toldBefore } = this.status;
    const kept = this.log.since(toldBefore).filter(({ event }) => event.kind !== 'ruled' || (event as Ruled).side !== side);
    this.log = this.log.cutTo({ ...this.status, told: toldBefore });
    this.log.add({ told: kept, ends: 0 }, this.battle.mark(), undefined);
    this.status = { ...this.status, told: toldBefore + kept.length };
  }

  /** Plays on as long as nobody has to decide: a step, then the answers that stand already, then the next. */
  playOn(): void {
    while (this.#opens()) this.enterStanding();
  }

  /** Plays the step that is due. False where an answer, a die or a side is waited for, or the battle is over. */
  #opens(): boolean {
    const { begun, asks, orders, outcome } = this.status;
    if (outcome) return false;
    if (!begun) return this.#allAreThere() && this.#step(undefined);
    if (asks.length === 0 || orders.includes(undefined)) return false;
    return this.#step(answersTo(asks, orders));
  }

  #allAreThere(): boolean {
    const { streams, dealings } = this.status;
    return !streams || this.sides.every(side => dealings.ready.includes(side));
  }

  /** Plays the opening, or a round of answers; false where dice must be thrown first. */
  #step(answers: readonly Answer<G>[] | undefined): boolean {
    // Where dice are thrown by hand a step breaks off for want of them again and again: then a snapshot is at hand.
    if (this.#isByHand()) this.battle.snapshot();
    const { step } = this;
    const mark = this.battle.mark();
    try {
      const played = this.battle.play({ answers, dice: this.#dice(answers ? step + 1 : 0) });
      this.#settle(played, mark, answers && step);
      return true;
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      this.status = { ...this.status, wanted: snapshot(error.wanted), soFar: error.told as readonly Told<G>[] };
      return false;
    }
  }

  /** The throws that come after the one that is wanted whatever falls, of the same rule and hand. */
  ahead(): readonly Wanted[] {
    const { begun, asks, orders, wanted, faces } = this.status;
    if (!wanted) return NOBODY;
    const answers = begun ? answersTo(asks, orders) : undefined;
    return throwsAhead(this.rules, this.battle.snapshot(), { answers, faces, wanted });
  }

  #isByHand(): boolean {
    return this.status.seed === undefined && this.status.streams === undefined;
  }

  /** The opening is thrown from stream 0, the first round of answers from stream 1: they stand at the same step. */
  #dice(stream: number): () => Source {
    const { seed, faces, streams } = this.status;
    if (streams) {
      const from = streams(stream);
      return () => ({ face: from() });
    }
    return seed === undefined ? () => scriptedDice(faces) : () => streamDice(seed, stream);
  }

  /** Files what a step brought about, and puts what is asked now. `step`: the one that was answered; none for the opening. */
  #settle(played: Stepped<G>, mark: Checkpoint<G>, step: number | undefined): void {
    const { status } = this;
    const { asks, told, toldBefore, ends, hands, counts } = status;
    const moment = step === undefined ? undefined : { step, mark, asks, told: toldBefore, ends, hands };
    this.log.add(played, mark, moment);
    if (played.final && this.plan.lean)
      this.log = this.log.cutTo({ told: told + played.told.length, ends: this.log.ends, moments: 0 });
    const log = this.log;
    this.#ask(played.asks, {
      begun: true,
      asks: NOBODY,
      orders: NOBODY,
      hands: NOBODY,
      dealings: status.dealings,
      outcome: undefined,
      faces: NOBODY,
      wanted: undefined,
      soFar: NOBODY,
      falls: status.falls,
      streams: status.streams,
      seed: status.seed,
      counts: { dice: counts.dice + played.dice, throws: counts.throws + played.throws, decisions: counts.decisions },
      journal: status.journal,
      told: told + played.told.length,
      toldBefore: 0,
      ends: log.ends,
      moments: log.moments.length,
      final: played.final ? log.moments.length : status.final,
    });
  }

  /** Puts the questions, in a copy of their own. What was offered before is off the table. */
  #ask(asks: readonly Ask<G>[], then: Making<G>): void {
    const { line } = this.battle.s.clock;
    const before = this.#asked[line];
    const kept = before && areSame(asks, before) ? before : snapshot(asks, before);
    this.#asked[line] = kept;
    then.asks = kept;
    then.orders = noOrders(kept.length);
    then.hands = NOBODY;
    then.toldBefore = then.told;
    if (then.dealings.offers.length > 0) then.dealings = { ...then.dealings, offers: NOBODY };
    this.status = then;
    then.outcome = this.outcomeOf(then.dealings);
  }

  /** Puts these questions in the place of those there are, and plays on where nobody needs to answer them. */
  put(asks: readonly Ask<G>[]): void {
    this.#ask(asks, { ...this.status });
    this.enterStanding();
    this.playOn();
  }

  /** Enters the answers that need no person; where they are held, those of sides that have resigned alone. */
  enterStanding(): void {
    const { asks, orders, wanted, outcome, dealings } = this.status;
    if (wanted || outcome) return;
    let entered: (Json | undefined)[] | undefined;
    for (let i = 0; i < asks.length; i += 1) {
      const ask = asks[i]!;
      if (orders[i] !== undefined || (this.plan.held && !dealings.resigned.includes(ask.side))) continue;
      const order = this.standing(ask);
      if (order === undefined) continue;
      entered ??= orders.slice();
      entered[i] = order;
    }
    if (entered) this.status = { ...this.status, orders: entered };
  }

  /** Lays out faces and plays on with them. */
  lay(number: number, faces: readonly number[]): void {
    const { status } = this;
    const fall = { number, was: status, mark: this.battle.mark() };
    this.status = { ...status, faces: [...status.faces, ...faces], falls: [...status.falls, fall] };
    this.playOn();
  }
}

function answersTo<G extends GameTypes>(asks: readonly Ask<G>[], orders: readonly (Json | undefined)[]): Answer<G>[] {
  const answers = new Array<Answer<G>>(asks.length);
  for (let i = 0; i < asks.length; i += 1) {
    const { side, kind, about } = asks[i]!;
    answers[i] = { side, kind, about, order: orders[i] } as Answer<G>;
  }
  return answers;
}

/** Whether questions are those that were put before on their line, about the same. */
function areSame<G extends GameTypes>(asks: readonly Ask<G>[], before: readonly Ask<G>[]): boolean {
  if (asks.length !== before.length) return false;
  for (let i = 0; i < asks.length; i += 1) if (!isSame(asks[i]!, before[i]!)) return false;
  return true;
}

function isSame<G extends GameTypes>({ side, kind, about }: Ask<G>, before: Ask<G>): boolean {
  return side === before.side && kind === before.kind && snapshot(about, before.about) === before.about;
}
