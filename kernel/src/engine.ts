// The engine of a match: what has happened so far, and the one place where it goes on. Nothing here is judged: what is given to it has
// been found lawful. Every change is all or nothing.

import type { Checkpoint } from './checkpoints.ts';
import { CheckpointedState } from './checkpoints.ts';
import type { Answer, Ask, GameTypes, Json, Outcome, Ruleset, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { seeded } from './dice/stream.ts';
import { deepFreeze, normalise, snapshot } from './json.ts';
import { MatchLog } from './log.ts';
import { asked } from './loop.ts';
import type { Entry } from './saved.ts';
import type { Fall, Making, MatchStatus, Moment, Plan } from './status.ts';
import { NOBODY, newStatus } from './status.ts';
import type { Stepped } from './step.ts';
import { pictureOf } from './step.ts';
import type { Source } from './table.ts';
import { Missing, scriptedDice } from './table.ts';
import { viewOf } from './view.ts';

const nothing = (): undefined => undefined;

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

export class MatchEngine<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly plan: Plan;
  readonly battle: CheckpointedState<G>;
  readonly journal: Entry[] = [];
  status: MatchStatus<G>;
  #log: MatchLog<G> = new MatchLog();
  /** What was asked last on each line of the sequence: the same is asked over and over. */
  readonly #asked: (readonly Ask<G>[])[] = [];

  constructor(rules: Ruleset<G>, state: State<G>, plan: Plan) {
    this.rules = rules;
    this.plan = plan;
    this.battle = new CheckpointedState(rules, state);
    this.status = newStatus(plan);
  }

  /** The same match from here on, in a copy of its own. It cannot go back behind its beginning. */
  twin(): MatchEngine<G> {
    const twin = new MatchEngine(this.rules, this.battle.snapshot(), this.plan);
    twin.journal.push(...this.journal);
    twin.#log = this.#log.cutTo(this.status);
    twin.status = { ...this.status, final: this.status.moments, falls: NOBODY };
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#change(undefined, { ...this.status }, () => this.#playOn());
  }

  /** The answer of the ask in this place. */
  enter(place: number, entry: EntryOf<'answer'>): void {
    const { status } = this;
    const orders = status.orders.slice();
    orders[place] = entry.order;
    const byHand = entry.hand !== 'standing';
    const hands = byHand ? [...status.hands, entry.side] : status.hands;
    const counts = byHand ? { ...status.counts, decisions: status.counts.decisions + 1 } : status.counts;
    this.#change(entry, { ...status, orders, hands, counts }, () => this.#playOn());
  }

  /** Faces thrown by hand: the step is played with them, or they wait for another side's word. */
  fell(entry: EntryOf<'faces'>): void {
    const number = this.journal.length + 1;
    const { by, faces } = entry;
    const { dealings } = this.status;
    if (this.plan.confirmed) this.deal(entry, { ...dealings, unconfirmed: { number, by, faces } });
    else this.#change(entry, { ...this.status }, () => this.#lay(number, faces));
  }

  /** Another side's word on the faces that wait for it. */
  confirm(entry: EntryOf<'confirm'>): void {
    const { unconfirmed, ...rest } = this.status.dealings;
    this.#change(entry, { ...this.status, dealings: { ...rest, unconfirmed: undefined } }, () => {
      if (entry.right && unconfirmed) this.#lay(unconfirmed.number, unconfirmed.faces);
    });
  }

  /** Other faces in the place of those that fell: what came after these is taken back. */
  putRight(entry: EntryOf<'faces'>, { was, mark }: Fall<G>): void {
    const { dealings } = this.status;
    const number = this.journal.length + 1;
    this.#change(entry, { ...was, dealings: { ...dealings, unconfirmed: undefined, offers: NOBODY } }, () => {
      this.#log = this.#log.cutTo(this.status);
      this.battle.back(mark);
      this.#lay(number, entry.faces);
    });
  }

  /** An entry that changes what the sides have settled, and with it perhaps whether the battle is over or a question still open. */
  deal(entry: Entry, dealings: Dealings = this.status.dealings): void {
    this.#change(entry, { ...this.status, dealings, outcome: this.#outcome(dealings) }, () => {
      this.#enterStanding();
      if (!this.status.wanted) this.#playOn();
    });
  }

  reseed(entry: EntryOf<'fork'>): void {
    const { seed } = entry;
    const anew = { streams: undefined, seed, final: this.status.moments, faces: NOBODY, wanted: undefined, falls: NOBODY };
    this.#change(entry, { ...this.status, ...anew }, () => this.#playOn());
  }

  amend(entry: EntryOf<'amend'>, s: State<G>): void {
    const anew = { begun: true, final: this.status.moments, faces: NOBODY, wanted: undefined, falls: NOBODY };
    this.#change(entry, { ...this.status, ...anew }, () => {
      this.battle.put(pictureOf(s));
      this.#put(asked(this.rules, this.battle.s));
    });
  }

  /** Takes an answer back that is not opened yet. */
  takeBack(entry: EntryOf<'undo'>): void {
    const { status } = this;
    const orders = status.orders.map((order, i) => (status.asks[i]?.side === entry.by ? undefined : order));
    const hands = status.hands.filter(side => side !== entry.by);
    const counts = { ...status.counts, decisions: status.counts.decisions - 1 };
    this.#change(entry, { ...status, orders, hands, counts }, nothing);
  }

  /** Goes back to an earlier step. */
  goBack(entry: Entry, back: Moment<G>): void {
    const { status } = this;
    const { moments } = this.#log;
    const at = moments.indexOf(back);
    const since = moments.slice(at).flatMap(one => one.hands);
    const counts = { ...status.counts, decisions: status.counts.decisions - status.hands.length - since.length };
    this.#change(entry, { ...status, told: back.told, ends: back.ends, moments: at, counts }, () => {
      this.#log = this.#log.cutTo(this.status);
      this.battle.back(back.mark);
      this.#put(back.asks);
    });
  }

  get sides(): readonly Side[] {
    return Object.keys(this.battle.s.sealed);
  }

  /** Rounds of answers so far. */
  get step(): number {
    return this.battle.s.clock.step;
  }

  /** The moments one may still go back to: no die has fallen since, and nothing of a folder was seen. */
  undoable(): readonly Moment<G>[] {
    return this.#log.moments.slice(this.status.final);
  }

  /** The battle as it was when a step was asked, and how much had been told by then; nothing where it never was, or is forgotten. */
  past(step: number): { s: State<G>; told: number } | undefined {
    if (step === this.step) return { s: this.battle.snapshot(), told: this.status.told };
    const moment = this.#log.moments.findLast(one => one.step === step);
    return moment && { s: this.battle.at(moment.mark), told: moment.told };
  }

  /** The asks that wait for an answer. */
  open(): readonly Ask<G>[] {
    const { asks, orders, outcome, wanted } = this.status;
    if (wanted || outcome) return [];
    return orders.every(order => order === undefined) ? asks : asks.filter((_, i) => orders[i] === undefined);
  }

  /** What a side sees, by reference: for a question to look at. */
  viewOf(side: Side): View<G> {
    return viewOf(this.battle.s, side);
  }

  /** All that was told and is not forgotten. */
  told(): readonly Told<G>[] {
    return this.#log.told();
  }

  /** What was told since this was asked last, and its place among all that was told: an earlier one where some was taken back. */
  taken(): { from: number; told: readonly Told<G>[] } {
    const taken = this.#log.take();
    if (this.plan.lean) this.#log.forget();
    return taken;
  }

  /** The hash of every turn that has ended. */
  hashes(): string[] {
    return this.#log.hashes(this.battle);
  }

  /** The answer that needs no person; a side that has resigned does what an absent player does. */
  standing(ask: Ask<G>): Json | undefined {
    const { standing, idle } = this.rules.questions[ask.kind];
    const resigned = this.status.dealings.resigned.includes(ask.side);
    if (!resigned && !standing) return undefined;
    const order = resigned ? idle(this.viewOf(ask.side), ask.about) : standing?.(this.viewOf(ask.side), ask.about);
    return order === undefined ? undefined : (normalise(order) as Json);
  }

  #outcome({ resigned, drawn }: Dealings): Outcome | undefined {
    if (drawn) return deepFreeze({ winners: [], points: {}, why: 'All sides agreed to a draw' });
    if (resigned.length > 0) {
      const winners = this.sides.filter(side => !resigned.includes(side));
      if (winners.length < 2) return deepFreeze({ winners, points: {}, why: `${resigned.join(' and ')} resigned` });
    }
    return this.status.begun ? snapshot(this.rules.outcome(this.battle.s)) : undefined;
  }

  /** Plays on as long as nobody has to decide: a step, then the answers that stand already, then the next. */
  #playOn(): void {
    while (this.#opens()) this.#enterStanding();
  }

  /** Plays the step that is due. False where an answer, a die or a side is waited for, or the battle is over. */
  #opens(): boolean {
    const { begun, asks, orders, outcome } = this.status;
    if (outcome) return false;
    if (!begun) return this.#allAreThere() && this.#step(undefined);
    if (asks.length === 0 || orders.includes(undefined)) return false;
    return this.#step(asks.map(({ side, kind, about }, i) => ({ side, kind, about, order: orders[i] }) as Answer<G>));
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
      this.status = { ...this.status, wanted: snapshot(error.wanted) };
      return false;
    }
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
    return seed === undefined ? () => scriptedDice(faces) : () => ({ face: seeded(seed, stream) });
  }

  /** Files what a step brought about, and puts what is asked now. `step`: the one that was answered; none for the opening. */
  #settle(played: Stepped<G> & { ends: number }, mark: Checkpoint<G>, step: number | undefined): void {
    const { status } = this;
    const { asks, told, ends, hands, counts } = status;
    const moment = step === undefined ? undefined : { step, mark, asks, told, ends, hands };
    this.#log.add(played, mark, moment);
    if (played.final && this.plan.lean)
      this.#log = this.#log.cutTo({ told: told + played.told.length, ends: this.#log.ends, moments: 0 });
    const log = this.#log;
    this.#ask(played.asks, {
      begun: true,
      asks: NOBODY,
      orders: NOBODY,
      hands: NOBODY,
      dealings: status.dealings,
      outcome: undefined,
      faces: NOBODY,
      wanted: undefined,
      falls: status.falls,
      streams: status.streams,
      seed: status.seed,
      counts: { dice: counts.dice + played.dice, throws: counts.throws + played.throws, decisions: counts.decisions },
      journal: status.journal,
      told: told + played.told.length,
      ends: log.ends,
      moments: log.moments.length,
      final: played.final ? log.moments.length : status.final,
    });
  }

  /** Puts the questions, in a copy of their own. What was offered before is off the table. */
  #ask(asks: readonly Ask<G>[], then: Making<G>): void {
    const { line } = this.battle.s.clock;
    const kept = snapshot(asks, this.#asked[line]);
    this.#asked[line] = kept;
    then.asks = kept;
    then.orders = kept.map(nothing);
    then.hands = NOBODY;
    if (then.dealings.offers.length > 0) then.dealings = { ...then.dealings, offers: NOBODY };
    this.status = then;
    then.outcome = this.#outcome(then.dealings);
  }

  /** Puts these questions in the place of those there are, and plays on where nobody needs to answer them. */
  #put(asks: readonly Ask<G>[]): void {
    this.#ask(asks, { ...this.status });
    this.#enterStanding();
    this.#playOn();
  }

  /** Enters the answers that need no person; where they are held, those of sides that have resigned alone. */
  #enterStanding(): void {
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
  #lay(number: number, faces: readonly number[]): void {
    const { status } = this;
    const fall = { number, was: status, mark: this.battle.mark() };
    this.status = { ...status, faces: [...status.faces, ...faces], falls: [...status.falls, fall] };
    this.#playOn();
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #change(entry: Entry | undefined, then: Making<G>, act: () => void): void {
    const was = this.status;
    const log = this.#log;
    const mark = this.battle.mark();
    try {
      if (entry) this.journal.push(entry);
      then.journal = this.journal.length;
      this.status = then;
      act();
    } catch (error) {
      this.status = was;
      this.#log = log;
      log.trimTo(was);
      this.battle.back(mark);
      this.journal.length = was.journal;
      throw error;
    }
  }
}
