// The course of a match: what has happened so far and the one place where it goes on. Every change is all or nothing.

import type { Answer, Ask, Json, Outcome, Ruleset, Shapes, Side, State, Told } from './contract.ts';
import { seeded } from './dice/stream.ts';
import { normalised } from './json.ts';
import { asked } from './loop.ts';
import type { Dice, Entry } from './saved.ts';
import type { Opened } from './step.ts';
import { opened } from './step.ts';
import type { Source } from './table.ts';
import { Missing, scripted } from './table.ts';
import { viewOf } from './view.ts';

/** Faces and handfuls thrown by the rules; answers given by a hand (standing ones not). */
export interface Counts {
  dice: number;
  throws: number;
  decisions: number;
}

/** What stood before a step, as long as somebody may still go back to it. */
export interface Earlier<R extends Shapes> {
  s: State<R>;
  asks: readonly Ask<R>[];
  told: number;
  hashes: number;
  hands: readonly Side[];
}

/** All of a match that changes, replaced as a whole: so a step that breaks off leaves everything as it was. Lists only grow. */
export interface Now<R extends Shapes> {
  readonly s: State<R>;
  readonly asks: readonly Ask<R>[];
  readonly answers: ReadonlyMap<Side, Json>;
  /** Whose answers were given by hand, not by a standing order. */
  readonly hands: readonly Side[];
  readonly resigned: readonly Side[];
  readonly earlier: readonly Earlier<R>[];
  readonly faces: readonly number[];
  readonly wanted: Missing['wanted'] | undefined;
  /** None: dice are thrown by hand. */
  readonly seed: string | undefined;
  readonly counts: Counts;
  readonly journal: number;
  readonly told: number;
  readonly hashes: number;
}

/** A match that has not begun. */
export function fresh<R extends Shapes>(s: State<R>, dice: Dice): Now<R> {
  if (dice.kind === 'keyed') throw new Error('keyed dice are thrown by a server alone');
  const seed = dice.kind === 'seeded' ? dice.seed : undefined;
  const nothing = { asks: [], answers: new Map(), hands: [], resigned: [], earlier: [], faces: [], wanted: undefined };
  return { s, seed, ...nothing, counts: { dice: 0, throws: 0, decisions: 0 }, journal: 0, told: 0, hashes: 0 };
}

/** A match under way without its doorkeeper: nothing here is judged. What is given to it has been found lawful. */
export class Course<R extends Shapes> {
  readonly rules: Ruleset<R>;
  now: Now<R>;
  readonly journal: Entry[] = [];
  readonly told: Told<R>[] = [];
  readonly hashes: string[] = [];

  constructor(rules: Ruleset<R>, now: Now<R>) {
    this.rules = rules;
    this.now = now;
  }

  /** The same course from here on, in a copy of its own. */
  twin(): Course<R> {
    const twin = new Course(this.rules, this.now);
    twin.journal.push(...this.journal);
    twin.told.push(...this.told);
    twin.hashes.push(...this.hashes);
    return twin;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#wholly(() => this.#step(undefined));
  }

  enter(side: Side, step: number, order: Json): void {
    const { answers, hands, counts } = this.now;
    const entered = {
      answers: new Map(answers).set(side, order),
      hands: [...hands, side],
      counts: { ...counts, decisions: counts.decisions + 1 },
    };
    this.#noted({ kind: 'answer', step, side, order }, entered, () => this.#open());
  }

  fell(by: Side, faces: readonly number[]): void {
    this.#noted({ kind: 'faces', by, faces: [...faces] }, { faces: [...this.now.faces, ...faces] }, () => this.#open());
  }

  resign(side: Side): void {
    this.#noted({ kind: 'resign', side }, { resigned: [...this.now.resigned, side] }, () => this.#stand());
  }

  reseed(seed: string | undefined): void {
    this.#noted({ kind: 'fork', ...(seed !== undefined && { seed }) }, { seed, earlier: [], faces: [], wanted: undefined }, () =>
      this.#open(),
    );
  }

  amend(entry: Extract<Entry, { kind: 'amend' }>, s: State<R>): void {
    this.#noted(entry, { s, earlier: [], faces: [], wanted: undefined }, () => this.#ask(asked(this.rules, s)));
  }

  /** Takes an answer back that is not opened yet. */
  takeBack(by: Side): void {
    const { s, hands, answers, counts } = this.now;
    const left = new Map(answers);
    left.delete(by);
    const without = {
      answers: left,
      hands: hands.filter(side => side !== by),
      counts: { ...counts, decisions: counts.decisions - 1 },
    };
    this.#noted({ kind: 'undo', by, step: s.clock.step }, without, () => {});
  }

  /** Goes back to an earlier step. */
  goBack(by: Side, back: Earlier<R>): void {
    const { earlier, hands, counts } = this.now;
    const at = earlier.indexOf(back);
    const lost = hands.length + earlier.slice(at).flatMap(one => one.hands).length;
    const then = {
      s: back.s,
      told: back.told,
      hashes: back.hashes,
      earlier: earlier.slice(0, at),
      counts: { ...counts, decisions: counts.decisions - lost },
    };
    this.#noted({ kind: 'undo', by, step: back.s.clock.step }, then, () => {
      this.#trim();
      this.#ask(back.asks);
    });
  }

  /** The asks that wait for an answer. */
  open(): readonly Ask<R>[] {
    if (this.now.wanted || this.outcome()) return [];
    return this.now.asks.filter(ask => !this.now.answers.has(ask.side));
  }

  outcome(): Outcome | undefined {
    const { s, resigned } = this.now;
    if (resigned.length > 0) {
      const winners = Object.keys(s.sealed).filter(side => !resigned.includes(side));
      if (winners.length < 2) return { winners, points: {}, why: `${resigned.join(' and ')} resigned` };
    }
    return this.rules.outcome(s);
  }

  /** Plays the step if everybody has answered. */
  #open(): void {
    const { asks, answers } = this.now;
    if (asks.length === 0 || this.outcome() || asks.some(ask => !answers.has(ask.side))) return;
    this.#step(asks.map(ask => ({ ...ask, order: answers.get(ask.side) }) as Answer<R>));
  }

  #step(answers: readonly Answer<R>[] | undefined): void {
    const { s } = this.now;
    const played = opened(this.rules, s, answers, this.#source(answers ? s.clock.step + 1 : 0));
    if (played instanceof Missing) this.now = { ...this.now, wanted: played.wanted };
    else this.#settle(played);
  }

  /** The opening is thrown from stream 0, the first round of answers from stream 1: they stand at the same step. */
  #source(stream: number): Source {
    const { seed, faces } = this.now;
    return seed === undefined ? scripted(faces) : { face: seeded(seed, stream) };
  }

  #settle(played: Opened<R>): void {
    const { s, asks, told, hashes, hands, counts, earlier } = this.now;
    this.told.push(...played.told);
    this.hashes.push(...played.hashes);
    this.now = {
      ...this.now,
      s: played.s,
      told: this.told.length,
      hashes: this.hashes.length,
      earlier: played.final ? [] : [...earlier, { s, asks, told, hashes, hands }],
      faces: [],
      wanted: undefined,
      counts: { ...counts, dice: counts.dice + played.dice, throws: counts.throws + played.throws },
    };
    this.#ask(played.asks);
  }

  #ask(asks: readonly Ask<R>[]): void {
    this.now = { ...this.now, asks, answers: new Map(), hands: [] };
    this.#stand();
  }

  /** Enters the answers that need no person, then plays on if there were no others. */
  #stand(): void {
    const answers = new Map(this.now.answers);
    for (const ask of this.open()) {
      const order = this.#standing(ask);
      if (order !== undefined) answers.set(ask.side, normalised(order) as Json);
    }
    this.now = { ...this.now, answers };
    this.#open();
  }

  /** What needs no person to say it; a side that has resigned says what an absent player does. */
  #standing(ask: Ask<R>): unknown {
    const question = this.rules.questions[ask.kind];
    const view = viewOf(this.now.s, ask.side);
    return this.now.resigned.includes(ask.side) ? question.idle(view, ask.about) : question.standing?.(view, ask.about);
  }

  #noted(entry: Entry, change: Partial<Now<R>>, then: () => void): void {
    this.#wholly(() => {
      this.journal.push(entry);
      this.now = { ...this.now, ...change, journal: this.journal.length };
      then();
    });
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #wholly(act: () => void): void {
    const was = this.now;
    try {
      act();
    } catch (error) {
      this.now = was;
      this.#trim();
      throw error;
    }
  }

  #trim(): void {
    this.journal.length = this.now.journal;
    this.told.length = this.now.told;
    this.hashes.length = this.now.hashes;
  }
}
