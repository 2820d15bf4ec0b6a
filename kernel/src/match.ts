// A battle under way. It alone holds the dice and the unopened answers, so that no state ever does.

import type {
  Amended,
  Answer,
  Ask,
  Dice,
  Entry,
  Json,
  Match,
  Outcome,
  Refusal,
  Ruleset,
  Saved,
  Shapes,
  Shown,
  Side,
  State,
  Told,
  View,
  Why,
} from './contract.ts';
import { seeded } from './dice/stream.ts';
import { copy, normalised, plain } from './json.ts';
import { asked, setUp } from './loop.ts';
import { type Opened, opened } from './step.ts';
import { Missing, type Source, scripted } from './table.ts';

/** Checks a value against a JSON Schema: every fault, `at` its path. The kernel has no checker of its own: it is handed one. */
export type Check = (schema: object, value: unknown) => Refusal[];

/** What a match needs besides rules and scenario. */
export interface Terms {
  dice: Dice;
  check: Check;
}

/** A match as its own program holds it: with every folder open, and counted. Never to be handed to a player. */
export interface Held<R extends Shapes> extends Match<R> {
  state(): State<R>;
  /** From here on dice of another seed, as a fork's record says. */
  reseed(seed: string): Refusal[];
  /** Faces and handfuls thrown by the rules; answers given by a hand (standing ones not). */
  counts(): Counts;
}

export interface Counts {
  dice: number;
  throws: number;
  decisions: number;
}

/** Begins a battle, or says every fault of its scenario. */
export function beginMatch<R extends Shapes>(
  rules: Ruleset<R>,
  scenario: R['scenario'],
  terms: Terms,
): { match: Held<R> } | { faults: Refusal[] } {
  const faults = terms.check(rules.schema, scenario);
  if (faults.length > 0) return { faults };
  const given = normalised(scenario);
  const read = rules.read(given);
  if ('faults' in read) return read;
  const s = setUp(rules, given, read.book);
  const match = new Sitting(rules, given, terms, fresh(s, terms.dice));
  match.begin();
  return { match };
}

/** The view of one side: the table and its own folder. */
export function viewOf<R extends Shapes>(s: State<R>, side: Side): View<R> {
  return { book: s.book, clock: s.clock, open: s.open, side, own: s.sealed[side] as R['sealed'] };
}

/** What stood before a step, as long as somebody may still go back to it. */
interface Earlier<R extends Shapes> {
  s: State<R>;
  asks: readonly Ask<R>[];
  told: number;
  hashes: number;
  hands: readonly Side[];
}

/** All of a match that changes, replaced as a whole: so a step that breaks off leaves everything as it was. Lists only grow. */
interface Now<R extends Shapes> {
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

function fresh<R extends Shapes>(s: State<R>, dice: Dice): Now<R> {
  if (dice.kind === 'keyed') throw new Error('keyed dice are thrown by a server alone');
  const seed = dice.kind === 'seeded' ? dice.seed : undefined;
  const nothing = { asks: [], answers: new Map(), hands: [], resigned: [], earlier: [], faces: [], wanted: undefined };
  return { s, seed, ...nothing, counts: { dice: 0, throws: 0, decisions: 0 }, journal: 0, told: 0, hashes: 0 };
}

const refused = (say: string, at?: string): Refusal[] => [at === undefined ? { rule: 'table', say } : { rule: 'table', say, at }];

class Sitting<R extends Shapes> implements Held<R> {
  readonly #rules: Ruleset<R>;
  readonly #scenario: R['scenario'];
  readonly #terms: Terms;
  #now: Now<R>;
  #journal: Entry[] = [];
  #told: Told<R>[] = [];
  #hashes: string[] = [];

  constructor(rules: Ruleset<R>, scenario: R['scenario'], terms: Terms, now: Now<R>) {
    this.#rules = rules;
    this.#scenario = scenario;
    this.#terms = terms;
    this.#now = now;
  }

  /** Plays the opening to its first question. */
  begin(): void {
    this.#wholly(() => this.#step(undefined));
  }

  saved(): Saved {
    const { name, edition } = this.#rules;
    const scenario = plain(this.#scenario);
    return { format: 1, system: name, edition, scenario, dice: this.#terms.dice, journal: copy(this.#journal), hashes: [...this.#hashes] };
  }

  shown(): Shown<R> {
    const { book, clock, open } = this.#now.s;
    return { book, clock, open };
  }

  view(side: Side): View<R> {
    return viewOf(this.#now.s, side);
  }

  state(): State<R> {
    return this.#now.s;
  }

  counts(): Counts {
    return { ...this.#now.counts };
  }

  asks(): readonly Ask<R>[] {
    if (this.#now.wanted || this.outcome()) return [];
    return this.#now.asks.filter(ask => !this.#now.answers.has(ask.side));
  }

  answer(side: Side, step: number, order: Json): Refusal[] {
    const late = this.#lateness(side, step);
    if (late.length > 0) return late;
    const ask = this.#now.asks.find(one => one.side === side) as Ask<R>;
    const question = this.#rules.questions[ask.kind];
    const faults = this.#terms.check(question.schema, order);
    if (faults.length > 0) return faults;
    const kept = normalised(order);
    const refusals = question.judge(this.view(side), ask.about, kept as never);
    if (refusals.length > 0) return refusals;
    this.#wholly(() => this.#enter(side, step, kept));
    return [];
  }

  wanted(): { dice: number; sides: number; why: Why } | undefined {
    return this.#now.wanted;
  }

  fell(by: Side, faces: number[]): Refusal[] {
    const { wanted } = this.#now;
    if (!wanted) return refused('No dice are wanted now.');
    if (faces.length > wanted.dice) return refused(`${wanted.dice} d${wanted.sides} are wanted, not ${faces.length}.`);
    const wrong = faces.findIndex(face => !Number.isInteger(face) || face < 1 || face > wanted.sides);
    if (wrong >= 0) return refused(`A d${wanted.sides} has no face ${faces[wrong]}.`, `/${wrong}`);
    this.#wholly(() => {
      this.#note({ kind: 'faces', by, faces: [...faces] }, { faces: [...this.#now.faces, ...faces] });
      this.#open();
    });
    return [];
  }

  undo(by: Side, step: number): Refusal[] {
    const { s, hands, wanted, earlier } = this.#now;
    if (wanted) return refused('Dice are wanted first.');
    if (step === s.clock.step) return this.#takeBack(by);
    const back = earlier.find(one => one.s.clock.step === step);
    if (!back) return refused('Since then a die has fallen or a secret been seen.');
    const since = earlier.slice(earlier.indexOf(back)).flatMap(one => one.hands);
    if ([...since, ...hands].some(side => side !== by)) return refused('Somebody else has answered since.');
    if (!since.includes(by)) return refused('There is nothing of yours to take back.');
    this.#wholly(() => this.#return(by, back));
    return [];
  }

  resign(side: Side): Refusal[] {
    if (!Object.hasOwn(this.#now.s.sealed, side)) return refused(`No side is called ${side}.`);
    if (this.outcome()) return refused('The battle is over.');
    if (this.#now.resigned.includes(side)) return refused(`${side} has resigned already.`);
    this.#wholly(() => {
      this.#note({ kind: 'resign', side }, { resigned: [...this.#now.resigned, side] });
      this.#stand();
    });
    return [];
  }

  amend(by: string, why: string, state: Amended): Refusal[] {
    const faults = this.#misfits(state);
    if (faults.length > 0) return faults;
    const { s } = this.#now;
    const put = normalised({ open: state.open ?? s.open, sealed: { ...s.sealed, ...(state.sealed as object) }, clock: state.clock ?? s.clock });
    this.#wholly(() => {
      const next = { ...put, book: s.book } as State<R>;
      this.#note({ kind: 'amend', by, why, state: normalised(state) }, { s: next, earlier: [], faces: [], wanted: undefined });
      this.#ask(asked(this.#rules, next));
    });
    return [];
  }

  fork(seed: string): Match<R> {
    const twin = new Sitting(this.#rules, this.#scenario, this.#terms, this.#now);
    twin.#journal = [...this.#journal];
    twin.#told = [...this.#told];
    twin.#hashes = [...this.#hashes];
    twin.reseed(seed);
    return twin;
  }

  reseed(seed: string): Refusal[] {
    this.#wholly(() => {
      this.#note({ kind: 'fork', seed }, { seed, earlier: [], faces: [], wanted: undefined });
      this.#open();
    });
    return [];
  }

  told(side: Side | undefined, from = 0): Told<R>[] {
    return this.#told.filter(one => !one.to || (side !== undefined && one.to.includes(side))).slice(from);
  }

  outcome(): Outcome | undefined {
    const { s, resigned } = this.#now;
    if (resigned.length > 0) {
      const winners = Object.keys(s.sealed).filter(side => !resigned.includes(side));
      if (winners.length < 2) return { winners, points: {}, why: `${resigned.join(' and ')} resigned` };
    }
    return this.#rules.outcome(s);
  }

  #lateness(side: Side, step: number): Refusal[] {
    const { s, asks, answers, wanted } = this.#now;
    if (this.outcome()) return refused('The battle is over.');
    if (wanted) return refused('Dice are wanted first.');
    if (step !== s.clock.step) return refused(`Step ${step} is not the one that is played: it is step ${s.clock.step}.`);
    if (!asks.some(ask => ask.side === side)) return refused(`${side} is not asked anything now.`);
    return answers.has(side) ? refused('This was answered already.') : [];
  }

  #misfits(state: Amended): Refusal[] {
    const { open, sealed } = this.#rules.shapes;
    const under = (path: string, schema: object, value: unknown) =>
      this.#terms.check(schema, value).map(fault => ({ ...fault, at: path + (fault.at ?? '') }));
    const folders = Object.entries((state.sealed ?? {}) as Record<string, Json>);
    return [
      ...(state.open === undefined ? [] : under('/open', open, state.open)),
      ...folders.flatMap(([side, folder]) =>
        Object.hasOwn(this.#now.s.sealed, side) ? under(`/sealed/${side}`, sealed, folder) : refused(`No side is called ${side}.`, `/sealed/${side}`),
      ),
    ];
  }

  #enter(side: Side, step: number, order: Json): void {
    const { answers, hands, counts } = this.#now;
    this.#note({ kind: 'answer', step, side, order }, {
      answers: new Map(answers).set(side, order),
      hands: [...hands, side],
      counts: { ...counts, decisions: counts.decisions + 1 },
    });
    this.#open();
  }

  #takeBack(by: Side): Refusal[] {
    const { s, hands, answers, counts } = this.#now;
    if (!hands.includes(by)) return refused('There is nothing of yours to take back.');
    const left = new Map(answers);
    left.delete(by);
    const decisions = counts.decisions - 1;
    const without = { answers: left, hands: hands.filter(side => side !== by), counts: { ...counts, decisions } };
    this.#note({ kind: 'undo', by, step: s.clock.step }, without);
    return [];
  }

  #return(by: Side, back: Earlier<R>): void {
    const { earlier, hands, counts } = this.#now;
    const lost = hands.length + earlier.slice(earlier.indexOf(back)).flatMap(one => one.hands).length;
    this.#note({ kind: 'undo', by, step: back.s.clock.step }, {
      s: back.s,
      told: back.told,
      hashes: back.hashes,
      earlier: earlier.slice(0, earlier.indexOf(back)),
      counts: { ...counts, decisions: counts.decisions - lost },
    });
    this.#trim();
    this.#ask(back.asks);
  }

  /** Plays the step if everybody has answered. */
  #open(): void {
    const { asks, answers } = this.#now;
    if (asks.length === 0 || this.outcome() || asks.some(ask => !answers.has(ask.side))) return;
    this.#step(asks.map(ask => ({ ...ask, order: answers.get(ask.side) }) as Answer<R>));
  }

  #step(answers: readonly Answer<R>[] | undefined): void {
    const { s } = this.#now;
    const played = opened(this.#rules, s, answers, this.#source());
    if (played instanceof Missing) this.#now = { ...this.#now, wanted: played.wanted };
    else this.#settle(played);
  }

  #source(): Source {
    const { s, seed, faces } = this.#now;
    return seed === undefined ? scripted(faces) : { face: seeded(seed, s.clock.step) };
  }

  #settle(played: Opened<R>): void {
    const { s, asks, told, hashes, hands, counts, earlier } = this.#now;
    this.#told.push(...played.told);
    this.#hashes.push(...played.hashes);
    this.#now = {
      ...this.#now,
      s: played.s,
      told: this.#told.length,
      hashes: this.#hashes.length,
      earlier: played.final ? [] : [...earlier, { s, asks, told, hashes, hands }],
      faces: [],
      wanted: undefined,
      counts: { ...counts, dice: counts.dice + played.dice, throws: counts.throws + played.throws },
    };
    this.#ask(played.asks);
  }

  #ask(asks: readonly Ask<R>[]): void {
    this.#now = { ...this.#now, asks, answers: new Map(), hands: [] };
    this.#stand();
  }

  /** Enters the answers that need no person, then plays on if there were no others. */
  #stand(): void {
    const answers = new Map(this.#now.answers);
    for (const ask of this.asks()) {
      const question = this.#rules.questions[ask.kind];
      const view = this.view(ask.side);
      const gone = this.#now.resigned.includes(ask.side);
      const order = gone ? question.idle(view, ask.about) : question.standing?.(view, ask.about);
      if (order !== undefined) answers.set(ask.side, normalised(order) as Json);
    }
    this.#now = { ...this.#now, answers };
    this.#open();
  }

  #note(entry: Entry, change: Partial<Now<R>>): void {
    this.#journal.push(entry);
    this.#now = { ...this.#now, ...change, journal: this.#journal.length };
  }

  /** All or nothing: where rules throw, the match is as it was before. */
  #wholly(act: () => void): void {
    const was = this.#now;
    try {
      act();
    } catch (error) {
      this.#now = was;
      this.#trim();
      throw error;
    }
  }

  #trim(): void {
    this.#journal.length = this.#now.journal;
    this.#told.length = this.#now.told;
    this.#hashes.length = this.#now.hashes;
  }
}
