// The course of a match: what has happened so far and the one place where it goes on. Every change is all or nothing.

import type { Answer, Ask, GameTypes, Json, Outcome, Ruleset, Side, State, Told, View } from './contract.ts';
import { seeded } from './dice/stream.ts';
import { frozen, normalised, snapshot } from './json.ts';
import type { Mark } from './live.ts';
import { Live } from './live.ts';
import { asked } from './loop.ts';
import type { Dice, Entry } from './saved.ts';
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

/** What stood before a step, as long as somebody may still go back to it. */
export interface Earlier<G extends GameTypes> {
  readonly step: number;
  readonly mark: Mark<G>;
  readonly asks: readonly Ask<G>[];
  readonly told: number;
  readonly ends: number;
  readonly hands: readonly Side[];
}

/** All of a match that changes, beside the battle itself: replaced as a whole, so that a step that breaks off leaves everything as it was. Lists only grow. */
export interface Now<G extends GameTypes> {
  readonly asks: readonly Ask<G>[];
  /** What each ask was answered, in their order; undefined where it was not. */
  readonly orders: readonly (Json | undefined)[];
  /** Whose answers were given by hand, not by a standing order. */
  readonly hands: readonly Side[];
  readonly resigned: readonly Side[];
  readonly outcome: Outcome | undefined;
  readonly earlier: readonly Earlier<G>[];
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
export function fresh<G extends GameTypes>(dice: Dice): Now<G> {
  if (dice.kind === 'keyed') throw new Error('keyed dice are thrown by a server alone');
  const seed = dice.kind === 'seeded' ? dice.seed : undefined;
  const nothing = {
    asks: [],
    orders: [],
    hands: [],
    resigned: [],
    outcome: undefined,
    earlier: [],
    faces: [],
    wanted: undefined,
  };
  return { ...nothing, seed, counts: { dice: 0, throws: 0, decisions: 0 }, journal: 0, told: 0, ends: 0 };
}

const NOBODY: readonly never[] = [];
const nothing = (): undefined => undefined;

/** A match under way without its doorkeeper: nothing here is judged. What is given to it has been found lawful. */
export class Course<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly live: Live<G>;
  now: Now<G>;
  readonly journal: Entry[] = [];
  readonly #told: Told<G>[] = [];
  /** How many of them are frozen: those that somebody has been handed. */
  #heard = 0;
  /** How every turn ended: its hash, once somebody has asked for it; before that, what stood before the round in which it ended. */
  readonly #ends: (Mark<G> | string)[] = [];
  /** What was asked last on each line of the sequence: the same is asked over and over. */
  readonly #asked: (readonly Ask<G>[])[] = [];

  constructor(rules: Ruleset<G>, picture: State<G>, now: Now<G>) {
    this.rules = rules;
    this.live = new Live(rules, picture);
    this.now = now;
  }

  /** The same course from here on, in a copy of its own. It cannot go back behind its beginning. */
  twin(): Course<G> {
    const twin = new Course(this.rules, this.live.picture(), { ...this.now, earlier: [] });
    twin.journal.push(...this.journal);
    twin.#told.push(...this.told());
    twin.#heard = this.#heard;
    twin.#ends.push(...this.#ends);
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#noted(undefined, this.now, () => this.#step(undefined));
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

  amend(entry: Extract<Entry, { kind: 'amend' }>, s: State<G>): void {
    this.#noted(entry, { ...this.now, earlier: [], faces: [], wanted: undefined }, () => {
      this.live.put(pictureOf(s));
      this.#ask(asked(this.rules, this.live.s), this.now);
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
  goBack(by: Side, back: Earlier<G>): void {
    const { now } = this;
    const at = now.earlier.indexOf(back);
    const lost = now.hands.length + now.earlier.slice(at).flatMap(one => one.hands).length;
    const counts = { ...now.counts, decisions: now.counts.decisions - lost };
    const then = { ...now, told: back.told, ends: back.ends, earlier: now.earlier.slice(0, at), counts };
    this.#noted({ kind: 'undo', by, step: back.step }, then, () => {
      this.#trim();
      this.live.back(back.mark);
      this.#ask(back.asks, this.now);
    });
  }

  /** Rounds of answers so far. */
  get step(): number {
    return this.live.s.clock.step;
  }

  /** The asks that wait for an answer. */
  open(): readonly Ask<G>[] {
    const { asks, orders, outcome, wanted } = this.now;
    if (wanted || outcome) return [];
    return orders.every(order => order === undefined) ? asks : asks.filter((_, i) => orders[i] === undefined);
  }

  /** What a side sees, for a question to look at: not to be kept. */
  seen(side: Side): View<G> {
    return viewOf(this.live.s, side);
  }

  /** All that was told. */
  told(): readonly Told<G>[] {
    for (; this.#heard < this.#told.length; this.#heard += 1) frozen(this.#told[this.#heard]);
    return this.#told;
  }

  /** The hash of every turn that has ended. */
  hashes(): string[] {
    const ends = this.#ends;
    for (let i = 0; i < ends.length; i += 1) {
      const first = ends[i]!;
      if (typeof first === 'string') continue;
      // All turns that ended in one run of rounds are had from playing it once.
      const run = ends.slice(i).filter(end => typeof end !== 'string' && end.rounds === first.rounds) as Mark<G>[];
      ends.splice(i, run.length, ...this.live.hashes(run.at(-1)!).slice(-run.length));
    }
    return ends as string[];
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
    this.#step(asks.map((ask, i) => ({ ...ask, order: orders[i] }) as Answer<G>));
  }

  #step(answers: readonly Answer<G>[] | undefined): void {
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

  #settle(played: Stepped<G> & { ends: number }, mark: Mark<G>, step: number): void {
    const { now } = this;
    const { asks, told, ends, hands, counts } = now;
    for (const one of played.told) this.#told.push(one);
    for (let n = 0; n < played.ends; n += 1) this.#ends.push(mark);
    this.#ask(played.asks, {
      ...now,
      told: this.#told.length,
      ends: this.#ends.length,
      earlier: played.final ? NOBODY : [...now.earlier, { step, mark, asks, told, ends, hands }],
      faces: NOBODY,
      wanted: undefined,
      counts: { dice: counts.dice + played.dice, throws: counts.throws + played.throws, decisions: counts.decisions },
    });
  }

  /** Puts the questions, in a copy of their own. */
  #ask(asks: readonly Ask<G>[], now: Now<G>): void {
    const { line } = this.live.s.clock;
    const kept = snapshot(asks, this.#asked[line]);
    this.#asked[line] = kept;
    const outcome = this.#outcome(now.resigned);
    this.now = { ...now, outcome, asks: kept, orders: kept.map(nothing), hands: NOBODY };
    this.#stand();
  }

  /** Enters the answers that need no person, then plays on if there were no others. */
  #stand(): void {
    const { asks, orders, wanted, outcome } = this.now;
    if (wanted || outcome) return;
    let entered: (Json | undefined)[] | undefined;
    for (let i = 0; i < asks.length; i += 1) {
      const order = orders[i] === undefined ? this.#standing(asks[i]!) : undefined;
      if (order === undefined) continue;
      entered ??= orders.slice();
      entered[i] = order;
    }
    if (!entered) return;
    this.now = { ...this.now, orders: entered };
    this.#open();
  }

  /** What needs no person to say it; a side that has resigned says what an absent player does. */
  #standing(ask: Ask<G>): Json | undefined {
    const { standing, idle } = this.rules.questions[ask.kind];
    const resigned = this.now.resigned.includes(ask.side);
    if (!resigned && !standing) return undefined;
    const order = resigned ? idle(this.seen(ask.side), ask.about) : standing?.(this.seen(ask.side), ask.about);
    return order === undefined ? undefined : (normalised(order) as Json);
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #noted(entry: Entry | undefined, then: Now<G>, act: () => void): void {
    const was = this.now;
    const mark = this.live.mark();
    try {
      if (entry) this.journal.push(entry);
      this.now = { ...then, journal: this.journal.length };
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
