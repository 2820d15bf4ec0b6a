// The engine of a match: what has happened so far, and the one place where it is changed. Nothing here is judged: what is given to it has
// been found lawful. Every change is all or nothing.

import type { CheckpointedState } from './checkpoints.ts';
import type { Ask, GameTypes, Json, Ruleset, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { asked } from './loop.ts';
import type { Entry } from './saved.ts';
import type { Wanted } from './scripted.ts';
import type { Fall, Making, MatchStatus, Moment, Plan } from './status.ts';
import { NOBODY } from './status.ts';
import { pictureOf } from './step.ts';
import { Stepper } from './stepper.ts';

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** Those who have answered, and one more. Mostly it is the first: a list of one is made at once, where a list spread out is not. */
const handsWith = (hands: readonly Side[], side: Side): readonly Side[] => (hands.length === 0 ? [side] : [...hands, side]);

export class MatchEngine<G extends GameTypes> {
  readonly journal: Entry[] = [];
  readonly #stepper: Stepper<G>;

  constructor(rules: Ruleset<G>, state: State<G>, plan: Plan) {
    this.#stepper = new Stepper(rules, state, plan);
  }

  get rules(): Ruleset<G> {
    return this.#stepper.rules;
  }

  get plan(): Plan {
    return this.#stepper.plan;
  }

  get battle(): CheckpointedState<G> {
    return this.#stepper.battle;
  }

  get status(): MatchStatus<G> {
    return this.#stepper.status;
  }

  get sides(): readonly Side[] {
    return this.#stepper.sides;
  }

  /** Rounds of answers so far. */
  get step(): number {
    return this.#stepper.step;
  }

  /** The same match from here on, in a copy of its own. It cannot go back behind its beginning. */
  twin(): MatchEngine<G> {
    const twin = new MatchEngine(this.rules, this.battle.snapshot(), this.plan);
    twin.journal.push(...this.journal);
    twin.#stepper.log = this.#stepper.log.cutTo(this.status);
    twin.#stepper.status = { ...this.status, final: this.status.moments, falls: NOBODY };
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#change(undefined, { ...this.status }, () => this.#stepper.playOn());
  }

  /** The answer of the ask in this place. `refused`: what the book has against it, where a referee let it stand. */
  enter(place: number, entry: EntryOf<'answer'>, refused?: string): void {
    const { status } = this;
    const orders = status.orders.slice();
    orders[place] = entry.order;
    const byHand = entry.hand !== 'standing';
    const hands = byHand ? handsWith(status.hands, entry.side) : status.hands;
    const { dice, throws, decisions } = status.counts;
    const counts = { dice, throws, decisions: decisions + (byHand ? 1 : 0) };
    this.#change(entry, { ...status, orders, hands, counts }, () => {
      if (refused !== undefined)
        this.#stepper.tell({ kind: 'ruled', what: 'order', side: entry.side, say: refused, why: entry.ruled ?? '' });
      this.#stepper.playOn();
    });
  }

  /** Faces thrown by hand: the step is played with them, or they wait for another side's word. */
  fell(entry: EntryOf<'faces'>): void {
    const number = this.journal.length + 1;
    const { by, faces } = entry;
    const { dealings } = this.status;
    if (this.plan.confirmed) this.deal(entry, { ...dealings, unconfirmed: { number, by, faces } });
    else this.#change(entry, { ...this.status }, () => this.#stepper.lay(number, faces));
  }

  /** Another side's word on the faces that wait for it. */
  confirm(entry: EntryOf<'confirm'>): void {
    const { unconfirmed, ...rest } = this.status.dealings;
    this.#change(entry, { ...this.status, dealings: { ...rest, unconfirmed: undefined } }, () => {
      if (entry.right && unconfirmed) this.#stepper.lay(unconfirmed.number, unconfirmed.faces);
    });
  }

  /** Other faces in the place of those that fell: what came after these is taken back. */
  putRight(entry: EntryOf<'faces'>, { was, mark, number: wrong }: Fall<G>): void {
    const { dealings } = this.status;
    const number = this.journal.length + 1;
    const { faces: instead } = this.journal[wrong - 1] as EntryOf<'faces'>;
    this.#change(entry, { ...was, dealings: { ...dealings, unconfirmed: undefined, offers: NOBODY } }, () => {
      this.#stepper.log = this.#stepper.log.cutTo(this.status);
      this.battle.back(mark);
      const say = `${entry.faces.join(' ')} in place of ${instead.join(' ')}`;
      this.#stepper.tell({ kind: 'ruled', what: 'dice', side: entry.by, say });
      this.#stepper.lay(number, entry.faces);
    });
  }

  /** An entry that changes what the sides have settled, and with it perhaps whether the battle is over or a question still open. */
  deal(entry: Entry, dealings: Dealings = this.status.dealings): void {
    this.#change(entry, { ...this.status, dealings, outcome: this.#stepper.outcomeOf(dealings) }, () => {
      this.#stepper.enterStanding();
      if (!this.status.wanted) this.#stepper.playOn();
    });
  }

  reseed(entry: EntryOf<'fork'>): void {
    const { seed } = entry;
    const anew = {
      streams: undefined,
      seed,
      final: this.status.moments,
      faces: NOBODY,
      wanted: undefined,
      soFar: NOBODY,
      falls: NOBODY,
    };
    this.#change(entry, { ...this.status, ...anew }, () => this.#stepper.playOn());
  }

  amend(entry: EntryOf<'amend'>, s: State<G>): void {
    const { begins } = entry.state;
    const anew = { faces: NOBODY, wanted: undefined, soFar: NOBODY, falls: NOBODY };
    this.#change(entry, { ...this.status, ...anew, begun: !begins, final: this.status.moments }, () => {
      this.battle.put(pictureOf(s));
      const { what, why } = entry;
      if (what !== undefined) this.#stepper.tell({ kind: 'ruled', what: 'state', say: what, why });
      this.#stepper.put(begins ? NOBODY : asked(this.rules, this.battle.s));
    });
  }

  /** Takes an answer back that is not opened yet. */
  takeBack(entry: EntryOf<'undo'>): void {
    const { status } = this;
    const orders = status.orders.map((order, i) => (status.asks[i]?.side === entry.by ? undefined : order));
    const hands = status.hands.filter(side => side !== entry.by);
    const counts = { ...status.counts, decisions: status.counts.decisions - 1 };
    this.#change(entry, { ...status, orders, hands, counts }, () => this.#stepper.untellRuling(entry.by));
  }

  /** Goes back to an earlier step. */
  goBack(entry: Entry, back: Moment<G>): void {
    const { status } = this;
    const { moments } = this.#stepper.log;
    const at = moments.indexOf(back);
    const since = moments.slice(at).flatMap(one => one.hands);
    const counts = { ...status.counts, decisions: status.counts.decisions - status.hands.length - since.length };
    this.#change(entry, { ...status, told: back.told, ends: back.ends, moments: at, counts }, () => {
      this.#stepper.log = this.#stepper.log.cutTo(this.status);
      this.battle.back(back.mark);
      this.#stepper.put(back.asks);
    });
  }

  /** The moments one may still go back to: no die has fallen since, and nothing of a folder was seen. */
  undoable(): readonly Moment<G>[] {
    return this.#stepper.log.moments.slice(this.status.final);
  }

  /** The battle as it was when a step was asked, and how much had been told by then; nothing where it never was, or is forgotten. */
  past(step: number): { s: State<G>; told: number } | undefined {
    if (step === this.step) return { s: this.battle.snapshot(), told: this.status.told };
    const moment = this.#stepper.log.moments.findLast(one => one.step === step);
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
    return this.#stepper.viewOf(side);
  }

  /** The answer that needs no person; a side that has resigned does what an absent player does. */
  standing(ask: Ask<G>): Json | undefined {
    return this.#stepper.standing(ask);
  }

  /** The throws that come after the one that is wanted whatever falls, of the same rule and hand. */
  ahead(): readonly Wanted[] {
    return this.#stepper.ahead();
  }

  /** All that was told and is not forgotten. */
  told(): readonly Told<G>[] {
    return this.#stepper.log.told();
  }

  /** What was told since this was asked last, and its place among all that was told: an earlier one where some was taken back. */
  taken(): { from: number; told: readonly Told<G>[] } {
    const taken = this.#stepper.log.take();
    if (this.plan.lean) this.#stepper.log.forget();
    return taken;
  }

  /** The hash of every turn that has ended. */
  hashes(): string[] {
    return this.#stepper.log.hashes(this.battle);
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #change(entry: Entry | undefined, then: Making<G>, act: () => void): void {
    const was = this.status;
    const log = this.#stepper.log;
    const mark = this.battle.mark();
    try {
      if (entry) this.journal.push(entry);
      then.journal = this.journal.length;
      this.#stepper.status = then;
      act();
    } catch (error) {
      this.#stepper.status = was;
      this.#stepper.log = log;
      log.trimTo(was);
      this.battle.back(mark);
      this.journal.length = was.journal;
      throw error;
    }
  }
}
