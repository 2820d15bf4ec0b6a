// The course of a match: what has happened so far and the one place where it goes on. Every change is all or nothing.

import type { Answer, Ask, Json, Outcome, Ruleset, Shapes, Side, State, Told, View } from './contract.ts';
import { seeded } from './dice/stream.ts';
import { frozen, normalised, snapshot } from './json.ts';
import type { Mark } from './live.ts';
import { Live } from './live.ts';
import { asked } from './loop.ts';
import type { Dice, Entry } from './saved.ts';
import type { Stepped } from './step.ts';
import { hashOf, pictureOf } from './step.ts';
import type { Source } from './table.ts';
import { Missing, scripted } from './table.ts';
import { viewOf } from './view.ts';

/** Faces and handfuls thrown by the rules; answers given by a hand (standing ones not). */
export interface Counts {
  readonly dice: number;
  readonly throws: number;
  readonly decisions: number;
}

/** What stood before a step, as long as somebody may still go back to it. */
export interface Earlier<R extends Shapes> {
  readonly step: number;
  readonly mark: Mark<R>;
  readonly asks: readonly Ask<R>[];
  readonly told: number;
  readonly ends: number;
  readonly hands: readonly Side[];
}

/** All of a match that changes, beside the battle itself: replaced as a whole, so that a step that breaks off leaves everything as it was. Lists only grow. */
export interface Now<R extends Shapes> {
  readonly asks: readonly Ask<R>[];
  /** What each ask was answered, in their order; undefined where it was not. */
  readonly orders: readonly (Json | undefined)[];
  /** Whose answers were given by hand, not by a standing order. */
  readonly hands: readonly Side[];
  readonly resigned: readonly Side[];
  readonly outcome: Outcome | undefined;
  readonly earlier: readonly Earlier<R>[];
  readonly faces: readonly number[];
  readonly wanted: Missing['wanted'] | undefined;
  /** None: dice are thrown by hand. */
  readonly seed: string | undefined;
  readonly counts: Counts;
  readonly journal: number;
  readonly told: number;
  readonly ends: number;
}

/** A match that has not begun. */
export function fresh<R extends Shapes>(dice: Dice): Now<R> {
  if (dice.kind === 'keyed') throw new Error('keyed dice are thrown by a server alone');
  const seed = dice.kind === 'seeded' ? dice.seed : undefined;
  const nothing = { asks: [], orders: [], hands: [], resigned: [], outcome: undefined, earlier: [], faces: [], wanted: undefined };
  return { ...nothing, seed, counts: { dice: 0, throws: 0, decisions: 0 }, journal: 0, told: 0, ends: 0 };
}

const NOBODY: readonly never[] = [];

/** A match under way without its doorkeeper: nothing here is judged. What is given to it has been found lawful. */
export class Course<R extends Shapes> {
  readonly rules: Ruleset<R>;
  readonly live: Live<R>;
  now: Now<R>;
  readonly journal: Entry[] = [];
  readonly #told: Told<R>[] = [];
  /** How many of them are frozen: those that somebody has been handed. */
  #heard = 0;
  /** How every turn ended: by its hash, once somebody has asked for it. */
  readonly #ends: (State<R> | string)[] = [];

  constructor(rules: Ruleset<R>, picture: State<R>, now: Now<R>) {
    this.rules = rules;
    this.live = new Live(rules, picture);
    this.now = now;
  }

  /** The same course from here on, in a copy of its own. It cannot go back behind its beginning. */
  twin(): Course<R> {
    const twin = new Course(this.rules, this.live.picture(), { ...this.now, earlier: [] });
    twin.journal.push(...this.journal);
    twin.#told.push(...this.told());
    twin.#heard = this.#heard;
    twin.#ends.push(...this.#ends);
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#wholly(() => this.#step(undefined));
  }

  /** The answer of the ask in this place. */
  enter(place: number, order: Json): void {
    const { now } = this;
    const { side } = now.asks[place]!;
    const orders = now.orders.slice();
    orders[place] = order;
    const counts = { ...now.counts, decisions: now.counts.decisions + 1 };
    const entry: Entry = { kind: 'answer', step: this.step, side, order };
    this.#noted(entry, { ...now, orders, hands: [...now.hands, side], counts }, () => this.#open());
  }

  fell(by: Side, faces: readonly number[]): void {
    const entered = { ...this.now, faces: [...this.now.faces, ...faces] };
    this.#noted({ kind: 'faces', by, faces: [...faces] }, entered, () => this.#open());
  }

  resign(side: Side): void {
    const resigned = [...this.now.resigned, side];
    const outcome = this.#outcome(resigned);
    this.#noted({ kind: 'resign', side }, { ...this.now, resigned, outcome }, () => this.#stand());
  }

  reseed(seed: string | undefined): void {
    const anew = { ...this.now, seed, earlier: [], faces: [], wanted: undefined };
    this.#noted({ kind: 'fork', ...(seed !== undefined && { seed }) }, anew, () => this.#open());
  }

  amend(entry: Extract<Entry, { kind: 'amend' }>, s: State<R>): void {
    this.#noted(entry, { ...this.now, earlier: [], faces: [], wanted: undefined }, () => {
      this.live.put(pictureOf(s));
      this.now = { ...this.now, outcome: this.#outcome(this.now.resigned) };
      this.#ask(snapshot(asked(this.rules, this.live.s)));
    });
  }

  /** Takes an answer back that is not opened yet. */
  takeBack(by: Side): void {
    const { now } = this;
    const orders = now.orders.map((order, i) => (now.asks[i]?.side === by ? undefined : order));
    const hands = now.hands.filter(side => side !== by);
    const counts = { ...now.counts, decisions: now.counts.decisions - 1 };
    this.#noted({ kind: 'undo', by, step: this.step }, { ...now, orders, hands, counts }, () => {});
  }

  /** Goes back to an earlier step. */
  goBack(by: Side, back: Earlier<R>): void {
    const { now } = this;
    const at = now.earlier.indexOf(back);
    const lost = now.hands.length + now.earlier.slice(at).flatMap(one => one.hands).length;
    const counts = { ...now.counts, decisions: now.counts.decisions - lost };
    const then = { ...now, told: back.told, ends: back.ends, earlier: now.earlier.slice(0, at), counts };
    this.#noted({ kind: 'undo', by, step: back.step }, then, () => {
      this.#trim();
      this.live.back(back.mark);
      this.now = { ...this.now, outcome: this.#outcome(this.now.resigned) };
      this.#ask(back.asks);
    });
  }

  /** Rounds of answers so far. */
  get step(): number {
    return this.live.s.clock.step;
  }

  /** The asks that wait for an answer. */
  open(): readonly Ask<R>[] {
    const { asks, orders, outcome, wanted } = this.now;
    if (wanted || outcome) return [];
    return orders.every(order => order === undefined) ? asks : asks.filter((_, i) => orders[i] === undefined);
  }

  /** What a side sees, for a question to look at: not to be kept. */
  seen(side: Side): View<R> {
    return viewOf(this.live.s, side);
  }

  /** All that was told. */
  told(): readonly Told<R>[] {
    for (; this.#heard < this.#told.length; this.#heard += 1) frozen(this.#told[this.#heard]);
    return this.#told;
  }

  /** The hash of every turn that has ended. */
  hashes(): string[] {
    for (const [i, end] of this.#ends.entries()) if (typeof end !== 'string') this.#ends[i] = hashOf(end);
    return this.#ends as string[];
  }

  #outcome(resigned: readonly Side[]): Outcome | undefined {
    const { s } = this.live;
    if (resigned.length > 0) {
      const winners = Object.keys(s.sealed).filter(side => !resigned.includes(side));
      if (winners.length < 2) return frozen({ winners, points: {}, why: `${resigned.join(' and ')} resigned` });
    }
    return snapshot(this.rules.outcome(s));
  }

  /** Plays the step if everybody has answered. */
  #open(): void {
    const { asks, orders, outcome } = this.now;
    if (asks.length === 0 || outcome || orders.includes(undefined)) return;
    this.#step(asks.map((ask, i) => ({ ...ask, order: orders[i] }) as Answer<R>));
  }

  #step(answers: readonly Answer<R>[] | undefined): void {
    const { seed } = this.now;
    // Where dice are thrown by hand a step breaks off for want of them again and again: then the picture is at hand.
    if (seed === undefined) this.live.picture();
    const before = answers ? this.step : 0;
    const mark = this.live.mark();
    try {
      this.#settle(this.live.play({ answers, dice: this.#dice(answers ? before + 1 : 0) }), mark, before);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      this.now = { ...this.now, wanted: snapshot(error.wanted) };
    }
  }

  /** The opening is thrown from stream 0, the first round of answers from stream 1: they stand at the same step. */
  #dice(stream: number): () => Source {
    const { seed, faces } = this.now;
    return seed === undefined ? () => scripted(faces) : () => ({ face: seeded(seed, stream) });
  }

  #settle(played: Stepped<R>, mark: Mark<R>, step: number): void {
    const { now } = this;
    const { asks, told, ends, hands, counts } = now;
    this.#told.push(...played.told);
    this.#ends.push(...played.ends);
    this.now = {
      ...now,
      outcome: this.#outcome(now.resigned),
      told: this.#told.length,
      ends: this.#ends.length,
      earlier: played.final ? NOBODY : [...now.earlier, { step, mark, asks, told, ends, hands }],
      faces: NOBODY,
      wanted: undefined,
      counts: { dice: counts.dice + played.dice, throws: counts.throws + played.throws, decisions: counts.decisions },
    };
    this.#ask(played.asks);
  }

  #ask(asks: readonly Ask<R>[]): void {
    this.now = { ...this.now, asks, orders: asks.map(() => undefined), hands: NOBODY };
    this.#stand();
  }

  /** Enters the answers that need no person, then plays on if there were no others. */
  #stand(): void {
    const { asks, orders, wanted, outcome } = this.now;
    if (wanted || outcome) return;
    const standing = asks.map((ask, i) => orders[i] ?? this.#standing(ask));
    this.now = { ...this.now, orders: standing };
    this.#open();
  }

  /** What needs no person to say it; a side that has resigned says what an absent player does. */
  #standing(ask: Ask<R>): Json | undefined {
    const { standing, idle } = this.rules.questions[ask.kind];
    const resigned = this.now.resigned.includes(ask.side);
    if (!resigned && !standing) return undefined;
    const order = resigned ? idle(this.seen(ask.side), ask.about) : standing?.(this.seen(ask.side), ask.about);
    return order === undefined ? undefined : (normalised(order) as Json);
  }

  #noted(entry: Entry, then: Now<R>, act: () => void): void {
    this.#wholly(() => {
      this.journal.push(entry);
      this.now = { ...then, journal: this.journal.length };
      act();
    });
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #wholly(act: () => void): void {
    const was = this.now;
    const mark = this.live.mark();
    try {
      act();
    } catch (error) {
      this.now = was;
      this.live.back(mark);
      this.#trim();
      throw error;
    }
  }

  #trim(): void {
    this.journal.length = this.now.journal;
    this.#told.length = this.now.told;
    this.#ends.length = this.now.ends;
    this.#heard = Math.min(this.#heard, this.now.told);
  }
}
