// The engine of a match: what has happened so far, and the one place where it goes on. Nothing here is judged: what is given to it has
// been found lawful. Every change is all or nothing.

import type { Checkpoint } from './checkpoints.ts';
import { CheckpointedState } from './checkpoints.ts';
import type { Answer, Ask, GameTypes, Json, Outcome, RollDie, Ruleset, Side, State, Told, View } from './contract.ts';
import type { Dealings } from './dealings.ts';
import { NO_DEALINGS } from './dealings.ts';
import { seeded } from './dice/stream.ts';
import { frozen, normalised, snapshot } from './json.ts';
import { asked } from './loop.ts';
import type { Entry, Offer } from './saved.ts';
import type { Stepped } from './step.ts';
import { pictureOf } from './step.ts';
import type { Source } from './table.ts';
import { Missing, scripted } from './table.ts';
import { viewOf } from './view.ts';

/** Faces and handfuls thrown by the rules; answers given by a hand (standing ones not). */
export interface Counts {
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
}

/** A step as it was asked, once it has been answered. */
export interface Moment<G extends GameTypes> {
  readonly step: number;
  readonly mark: Checkpoint<G>;
  readonly asks: readonly Ask<G>[];
  /** How much had been told, and how many turns had ended. */
  readonly told: number;
  readonly ends: number;
  /** Who answered it, standing orders left out. */
  readonly hands: readonly Side[];
}

/** Faces that were thrown by hand, by the number of their entry, and what stood before them. */
export interface Fall<G extends GameTypes> {
  readonly number: number;
  readonly was: MatchStatus<G>;
  readonly mark: Checkpoint<G>;
}

/** All of a match that changes, beside the battle itself: replaced as a whole, so that a step that breaks off leaves everything as it was. */
export interface MatchStatus<G extends GameTypes> {
  /** The opening has been played. */
  readonly begun: boolean;
  readonly asks: readonly Ask<G>[];
  /** What each ask was answered, in their order; undefined where it was not. */
  readonly orders: readonly (Json | undefined)[];
  /** Whose answers were not given by a standing order. */
  readonly hands: readonly Side[];
  readonly dealings: Dealings;
  readonly outcome: Outcome | undefined;
  /** With dice by hand: faces laid out for the step at hand, those that are missing yet, and all that were thrown. */
  readonly faces: readonly number[];
  readonly wanted: Missing['wanted'] | undefined;
  readonly falls: readonly Fall<G>[];
  /** Where dice come from: keyed streams, else a seed; with neither they are thrown by hand. */
  readonly streams: ((stream: number) => () => RollDie) | undefined;
  readonly seed: string | undefined;
  readonly counts: Counts;
  /** How long the lists are: entries, things told, ends of turns, moments; and the first moment one may still go back to. */
  readonly journal: number;
  readonly told: number;
  readonly ends: number;
  readonly moments: number;
  readonly final: number;
}

/** The same while it is being made: nobody has it yet. */
type Making<G extends GameTypes> = { -readonly [K in keyof MatchStatus<G>]: MatchStatus<G>[K] };

/** What a match is played with from its first moment. */
export interface Plan {
  readonly seed?: string | undefined;
  readonly streams?: ((stream: number) => () => RollDie) | undefined;
  /** Faces thrown by hand wait for another side's word. */
  readonly confirmed?: boolean | undefined;
  /** Standing answers are not entered here. */
  readonly held?: boolean | undefined;
  /** What was told is forgotten once it was taken, and moments that nobody may go back to. */
  readonly lean?: boolean | undefined;
}

/** What grows: cut only by being replaced, so that a change that breaks off finds it as it was. */
interface Lists<G extends GameTypes> {
  told: Told<G>[];
  /** So many told things are forgotten: those in the list come after them. */
  forgotten: number;
  /** How much of what was told has been taken. */
  taken: number;
  /** How many in the list are frozen: those that somebody has been handed. */
  frozen: number;
  /** How every turn ended: its hash, once somebody has asked for it; before that, what stood before the round in which it ended. */
  ends: (Checkpoint<G> | string)[];
  moments: Moment<G>[];
}

const NOBODY: readonly never[] = [];
const nothing = (): undefined => undefined;

function unbegun<G extends GameTypes>({ seed, streams }: Plan): MatchStatus<G> {
  return {
    begun: false,
    asks: NOBODY,
    orders: NOBODY,
    hands: NOBODY,
    dealings: NO_DEALINGS,
    outcome: undefined,
    faces: NOBODY,
    wanted: undefined,
    falls: NOBODY,
    streams,
    seed,
    counts: { dice: 0, throws: 0, decisions: 0 },
    journal: 0,
    told: 0,
    ends: 0,
    moments: 0,
    final: 0,
  };
}

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

export class MatchEngine<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly plan: Plan;
  readonly battle: CheckpointedState<G>;
  readonly journal: Entry[] = [];
  status: MatchStatus<G>;
  #lists: Lists<G> = { told: [], forgotten: 0, taken: 0, frozen: 0, ends: [], moments: [] };
  /** What was asked last on each line of the sequence: the same is asked over and over. */
  readonly #asked: (readonly Ask<G>[])[] = [];

  constructor(rules: Ruleset<G>, state: State<G>, plan: Plan) {
    this.rules = rules;
    this.plan = plan;
    this.battle = new CheckpointedState(rules, state);
    this.status = unbegun(plan);
  }

  /** The same match from here on, in a copy of its own. It cannot go back behind its beginning. */
  twin(): MatchEngine<G> {
    const twin = new MatchEngine(this.rules, this.battle.snapshot(), this.plan);
    this.told();
    const { told, ends, moments } = this.#lists;
    twin.journal.push(...this.journal);
    twin.#lists = { ...this.#lists, told: told.slice(), ends: ends.slice(), moments: moments.slice() };
    twin.status = { ...this.status, final: this.status.moments, falls: NOBODY };
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#noted(undefined, { ...this.status }, () => this.#playOn());
  }

  /** The answer of the ask in this place. */
  enter(place: number, entry: EntryOf<'answer'>): void {
    const { status } = this;
    const orders = status.orders.slice();
    orders[place] = entry.order;
    const byHand = entry.hand !== 'standing';
    const hands = byHand ? [...status.hands, entry.side] : status.hands;
    const counts = byHand ? { ...status.counts, decisions: status.counts.decisions + 1 } : status.counts;
    this.#noted(entry, { ...status, orders, hands, counts }, () => this.#playOn());
  }

  /** Faces thrown by hand: the step is played with them, or they wait for another side's word. */
  fell(entry: EntryOf<'faces'>): void {
    const number = this.journal.length + 1;
    const { by, faces } = entry;
    const { dealings } = this.status;
    if (this.plan.confirmed) this.#dealt(entry, { ...dealings, unconfirmed: { number, by, faces } });
    else this.#noted(entry, { ...this.status }, () => this.#lay(number, faces));
  }

  /** Another side's word on the faces that wait for it. */
  confirm(entry: EntryOf<'confirm'>): void {
    const { unconfirmed, ...rest } = this.status.dealings;
    this.#noted(entry, { ...this.status, dealings: { ...rest, unconfirmed: undefined } }, () => {
      if (entry.right && unconfirmed) this.#lay(unconfirmed.number, unconfirmed.faces);
    });
  }

  /** Other faces in the place of those that fell: what came after these is taken back. */
  putRight(entry: EntryOf<'faces'>, { was, mark }: Fall<G>): void {
    const { dealings } = this.status;
    const number = this.journal.length + 1;
    this.#noted(entry, { ...was, dealings: { ...dealings, unconfirmed: undefined, offers: NOBODY } }, () => {
      this.#cut();
      this.battle.back(mark);
      this.#lay(number, entry.faces);
    });
  }

  resign(entry: EntryOf<'resign'>): void {
    const dealings = { ...this.status.dealings, resigned: [...this.status.dealings.resigned, entry.side] };
    this.#dealt(entry, dealings, () => {
      this.#enterStanding();
      this.#playOn();
    });
  }

  ready(entry: EntryOf<'ready'>): void {
    const { dealings } = this.status;
    this.#dealt(entry, { ...dealings, ready: [...dealings.ready, entry.side] }, () => this.#playOn());
  }

  staff({ kind, side, kinds }: EntryOf<'staff'>): void {
    const { dealings } = this.status;
    this.#dealt({ kind, side, kinds }, { ...dealings, staff: { ...dealings.staff, [side]: kinds } });
  }

  /** An entry that changes nothing of the battle. */
  note(entry: Entry): void {
    this.#dealt(entry, this.status.dealings);
  }

  offer(entry: EntryOf<'offer'>): void {
    const { dealings } = this.status;
    const { by, what, step } = entry;
    const offer: Offer = { number: this.journal.length + 1, by, what, ...(step !== undefined && { step }), yes: NOBODY };
    this.#dealt(entry, { ...dealings, offers: [...dealings.offers, offer] });
  }

  /** A word on an offer; with the last that was waited for it happens. */
  reply(entry: EntryOf<'reply'>, offer: Offer): void {
    const { dealings } = this.status;
    const others = dealings.offers.filter(one => one !== offer);
    const yes = [...offer.yes, entry.by];
    const waited = this.sides.filter(side => side !== offer.by && !yes.includes(side) && !dealings.resigned.includes(side));
    if (!entry.yes) this.#dealt(entry, { ...dealings, offers: others });
    else if (waited.length > 0) this.#dealt(entry, { ...dealings, offers: [...others, { ...offer, yes }] });
    else if (offer.what === 'draw') this.#dealt(entry, { ...dealings, offers: NOBODY, drawn: true });
    else this.goBack(entry, this.undoable().find(one => one.step === offer.step)!);
  }

  reseed(entry: EntryOf<'fork'>): void {
    const { seed } = entry;
    const anew = { streams: undefined, seed, final: this.status.moments, faces: NOBODY, wanted: undefined, falls: NOBODY };
    this.#noted(entry, { ...this.status, ...anew }, () => this.#playOn());
  }

  amend(entry: EntryOf<'amend'>, s: State<G>): void {
    const anew = { begun: true, final: this.status.moments, faces: NOBODY, wanted: undefined, falls: NOBODY };
    this.#noted(entry, { ...this.status, ...anew }, () => {
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
    this.#noted(entry, { ...status, orders, hands, counts }, nothing);
  }

  /** Goes back to an earlier step. */
  goBack(entry: Entry, back: Moment<G>): void {
    const { status } = this;
    const at = this.#lists.moments.indexOf(back);
    const since = this.#lists.moments.slice(at).flatMap(one => one.hands);
    const counts = { ...status.counts, decisions: status.counts.decisions - status.hands.length - since.length };
    this.#noted(entry, { ...status, told: back.told, ends: back.ends, moments: at, counts }, () => {
      this.#cut();
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
    return this.#lists.moments.slice(this.status.final);
  }

  /** The battle as it was when a step was asked, and how much had been told by then; nothing where it never was, or is forgotten. */
  past(step: number): { s: State<G>; told: number } | undefined {
    if (step === this.step) return { s: this.battle.snapshot(), told: this.status.told };
    const moment = this.#lists.moments.findLast(one => one.step === step);
    return moment && { s: this.battle.at(moment.mark), told: moment.told };
  }

  /** The asks that wait for an answer. */
  open(): readonly Ask<G>[] {
    const { asks, orders, outcome, wanted } = this.status;
    if (wanted || outcome) return [];
    return orders.every(order => order === undefined) ? asks : asks.filter((_, i) => orders[i] === undefined);
  }

  /** What a side sees, by reference: for a question to look at. */
  seen(side: Side): View<G> {
    return viewOf(this.battle.s, side);
  }

  /** All that was told and is not forgotten. */
  told(): readonly Told<G>[] {
    const lists = this.#lists;
    for (; lists.frozen < lists.told.length; lists.frozen += 1) frozen(lists.told[lists.frozen]);
    return lists.told;
  }

  /** What was told since this was asked last, and its place among all that was told: an earlier one where some was taken back. */
  taken(): { from: number; told: readonly Told<G>[] } {
    const all = this.told();
    const lists = this.#lists;
    const from = lists.taken;
    const told = all.slice(from - lists.forgotten);
    lists.taken = this.status.told;
    if (this.plan.lean) this.#lists = { ...lists, told: [], frozen: 0, forgotten: this.status.told };
    return { from, told };
  }

  /** The hash of every turn that has ended. */
  hashes(): string[] {
    const { ends } = this.#lists;
    for (let i = 0; i < ends.length; i += 1) {
      const first = ends[i]!;
      if (typeof first === 'string') continue;
      // All turns that ended in one run of rounds are had from playing it once.
      const run = ends.slice(i).filter(end => typeof end !== 'string' && end.rounds === first.rounds) as Checkpoint<G>[];
      ends.splice(i, run.length, ...this.battle.hashes(run.at(-1)!).slice(-run.length));
    }
    return ends as string[];
  }

  /** The answer that needs no person; a side that has resigned does what an absent player does. */
  standing(ask: Ask<G>): Json | undefined {
    const { standing, idle } = this.rules.questions[ask.kind];
    const resigned = this.status.dealings.resigned.includes(ask.side);
    if (!resigned && !standing) return undefined;
    const order = resigned ? idle(this.seen(ask.side), ask.about) : standing?.(this.seen(ask.side), ask.about);
    return order === undefined ? undefined : (normalised(order) as Json);
  }

  #outcome({ resigned, drawn }: Dealings): Outcome | undefined {
    if (drawn) return frozen({ winners: [], points: {}, why: 'All sides agreed to a draw' });
    if (resigned.length > 0) {
      const winners = this.sides.filter(side => !resigned.includes(side));
      if (winners.length < 2) return frozen({ winners, points: {}, why: `${resigned.join(' and ')} resigned` });
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
    return seed === undefined ? () => scripted(faces) : () => ({ face: seeded(seed, stream) });
  }

  /** Files what a step brought about, and puts what is asked now. `step`: the one that was answered; none for the opening. */
  #settle(played: Stepped<G> & { ends: number }, mark: Checkpoint<G>, step: number | undefined): void {
    const { status } = this;
    const lists = this.#lists;
    const { asks, told, ends, hands, counts } = status;
    for (const one of played.told) lists.told.push(one);
    for (let n = 0; n < played.ends; n += 1) lists.ends.push(mark);
    if (step !== undefined) lists.moments.push({ step, mark, asks, told, ends, hands });
    if (played.final && this.plan.lean) this.#lists = { ...lists, moments: [] };
    const { moments } = this.#lists;
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
      ends: lists.ends.length,
      moments: moments.length,
      final: played.final ? moments.length : status.final,
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

  /** An entry that changes what the sides have settled, and with it perhaps that the battle is over. */
  #dealt(entry: Entry, dealings: Dealings, then: () => void = nothing): void {
    this.#noted(entry, { ...this.status, dealings, outcome: this.#outcome(dealings) }, then);
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #noted(entry: Entry | undefined, then: Making<G>, act: () => void): void {
    const was = this.status;
    const lists = this.#lists;
    const { taken, forgotten } = lists;
    const mark = this.battle.mark();
    try {
      if (entry) this.journal.push(entry);
      then.journal = this.journal.length;
      this.status = then;
      act();
    } catch (error) {
      this.status = was;
      this.#lists = lists;
      this.battle.back(mark);
      this.journal.length = was.journal;
      lists.taken = taken;
      lists.told.length = was.told - forgotten;
      lists.frozen = Math.min(lists.frozen, lists.told.length);
      lists.ends.length = was.ends;
      lists.moments.length = was.moments;
      throw error;
    }
  }

  /** Cuts the lists to what the status says. */
  #cut(): void {
    const { told, ends, moments } = this.status;
    const lists = this.#lists;
    const forgotten = Math.min(lists.forgotten, told);
    const left = lists.told.slice(0, told - forgotten);
    this.#lists = {
      told: told < lists.forgotten ? [] : left,
      forgotten,
      taken: Math.min(lists.taken, told),
      frozen: Math.min(lists.frozen, left.length),
      ends: lists.ends.slice(0, ends),
      moments: lists.moments.slice(0, moments),
    };
  }
}
