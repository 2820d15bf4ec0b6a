// A battle under way as players meet it: it refuses what is late, unlawful or out of turn, and hands on the rest.
// It alone holds the dice and the unopened answers, so that no state ever does.

import type { Ask, GameTypes, Json, Outcome, Refusal, Ruleset, Shown, Side, State, Told, View, Why } from './contract.ts';
import type { Counts } from './course.ts';
import { Course, fresh } from './course.ts';
import { copy, normalised, plain } from './json.ts';
import { setUp } from './loop.ts';
import type { Amended, Dice, Match, Saved } from './saved.ts';
import { pictureOf } from './step.ts';
import { viewOf } from './view.ts';

/** Checks a value against a JSON Schema: every fault, `at` its path. The kernel has no checker of its own: it is handed one. */
export type Check = (schema: object, value: unknown) => Refusal[];

/** What a match needs besides rules and scenario. */
export interface Terms {
  dice: Dice;
  check: Check;
}

/** A match as its own program holds it: with every folder open, and counted. Never to be handed to a player. */
export interface Held<G extends GameTypes> extends Match<G> {
  state(): State<G>;
  /** From here on dice of another seed, or thrown by hand without one, as a fork's record says. */
  reseed(seed?: string): Refusal[];
  /** All that was told, to whomever it was. */
  everything(): readonly Told<G>[];
  counts(): Counts;
}

/** Begins a battle, or says every fault of its scenario. */
export function beginMatch<G extends GameTypes>(
  rules: Ruleset<G>,
  scenario: G['scenario'],
  terms: Terms,
): { match: Held<G> } | { faults: Refusal[] } {
  const faults = terms.check(rules.schema, scenario);
  if (faults.length > 0) return { faults };
  const given = normalised(scenario);
  const read = rules.read(given);
  if ('faults' in read) return read;
  const course = new Course(rules, pictureOf(setUp(rules, given, read.book)), fresh<G>(terms.dice));
  course.begin();
  return { match: new Sitting(course, given, terms) };
}

const refused = (say: string, at?: string): Refusal[] => [at === undefined ? { rule: 'table', say } : { rule: 'table', say, at }];

class Sitting<G extends GameTypes> implements Held<G> {
  readonly #course: Course<G>;
  readonly #scenario: G['scenario'];
  readonly #terms: Terms;

  constructor(course: Course<G>, scenario: G['scenario'], terms: Terms) {
    this.#course = course;
    this.#scenario = scenario;
    this.#terms = terms;
  }

  saved(): Saved {
    const { rules, journal } = this.#course;
    const hashes = this.#course.hashes();
    const scenario = plain(this.#scenario);
    const { dice } = this.#terms;
    return { format: 1, system: rules.name, edition: rules.edition, scenario, dice, journal: copy(journal), hashes: [...hashes] };
  }

  shown(): Shown<G> {
    const { book, clock, open } = this.state();
    return { book, clock, open };
  }

  view(side: Side): View<G> {
    return viewOf(this.state(), side);
  }

  state(): State<G> {
    return this.#course.live.picture();
  }

  counts(): Counts {
    return { ...this.#course.now.counts };
  }

  asks(): readonly Ask<G>[] {
    return this.#course.open();
  }

  answer(side: Side, step: number, order: Json): Refusal[] {
    const course = this.#course;
    const place = course.now.asks.findIndex(ask => ask.side === side);
    const late = this.#lateness(side, step, place);
    if (late) return late;
    const { kind, about } = course.now.asks[place]!;
    const question = course.rules.questions[kind];
    const faults = this.#terms.check(question.schema, order);
    if (faults.length > 0) return faults;
    const kept = normalised(order);
    const refusals = question.judge(course.seen(side), about, kept as never);
    if (refusals.length === 0) course.enter(place, kept);
    return refusals;
  }

  wanted(): { dice: number; sides: number; why: Why } | undefined {
    return this.#course.now.wanted;
  }

  fell(by: Side, faces: number[]): Refusal[] {
    const wanted = this.wanted();
    if (!wanted) return refused('No dice are wanted now.');
    if (faces.length > wanted.dice) return refused(`${wanted.dice} d${wanted.sides} are wanted, not ${faces.length}.`);
    const wrong = faces.findIndex(face => !Number.isInteger(face) || face < 1 || face > wanted.sides);
    if (wrong >= 0) return refused(`A d${wanted.sides} has no face ${faces[wrong]}.`, `/${wrong}`);
    this.#course.fell(by, faces);
    return [];
  }

  undo(by: Side, step: number): Refusal[] {
    const { hands, wanted, earlier } = this.#course.now;
    if (wanted) return refused('Dice are wanted first.');
    if (step === this.#course.step) return this.#takeBack(by);
    const back = earlier.find(one => one.step === step);
    if (!back) return refused('Since then a die has fallen or a secret been seen.');
    const since = earlier.slice(earlier.indexOf(back)).flatMap(one => one.hands);
    if ([...since, ...hands].some(side => side !== by)) return refused('Somebody else has answered since.');
    if (!since.includes(by)) return refused('There is nothing of yours to take back.');
    this.#course.goBack(by, back);
    return [];
  }

  resign(side: Side): Refusal[] {
    const { resigned } = this.#course.now;
    if (!Object.hasOwn(this.#course.live.s.sealed, side)) return refused(`No side is called ${side}.`);
    if (this.outcome()) return refused('The battle is over.');
    if (resigned.includes(side)) return refused(`${side} has resigned already.`);
    this.#course.resign(side);
    return [];
  }

  amend(by: string, why: string, state: Amended): Refusal[] {
    const faults = this.#misfits(state);
    if (faults.length > 0) return faults;
    const s = this.state();
    const sealed = { ...s.sealed, ...(state.sealed as object) };
    const put = normalised({ open: state.open ?? s.open, sealed, clock: state.clock ?? s.clock });
    this.#course.amend({ kind: 'amend', by, why, state: normalised(state) }, { ...put, book: s.book } as State<G>);
    return [];
  }

  fork(seed?: string): Match<G> {
    const twin = new Sitting(this.#course.twin(), this.#scenario, this.#terms);
    twin.reseed(seed);
    return twin;
  }

  reseed(seed?: string): Refusal[] {
    this.#course.reseed(seed);
    return [];
  }

  everything(): readonly Told<G>[] {
    return [...this.#course.told()];
  }

  told(side: Side | undefined, from = 0): Told<G>[] {
    return this.#course
      .told()
      .filter(one => !one.to || (side !== undefined && one.to.includes(side)))
      .slice(from);
  }

  outcome(): Outcome | undefined {
    return this.#course.now.outcome;
  }

  /** Why an answer comes at a wrong time; nothing where it comes at the right one. */
  #lateness(side: Side, step: number, place: number): Refusal[] | undefined {
    const { outcome, orders, wanted } = this.#course.now;
    if (outcome) return refused('The battle is over.');
    if (wanted) return refused('Dice are wanted first.');
    const played = this.#course.step;
    if (step !== played) return refused(`Step ${step} is not the one that is played: it is step ${played}.`);
    if (place < 0) return refused(`${side} is not asked anything now.`);
    return orders[place] === undefined ? undefined : refused('This was answered already.');
  }

  #takeBack(by: Side): Refusal[] {
    if (!this.#course.now.hands.includes(by)) return refused('There is nothing of yours to take back.');
    this.#course.takeBack(by);
    return [];
  }

  #misfits(state: Amended): Refusal[] {
    const { open, sealed } = this.#course.rules.stateSchemas;
    const sides = this.state().sealed;
    const under = (path: string, schema: object, value: unknown) =>
      this.#terms.check(schema, value).map(fault => ({ ...fault, at: path + (fault.at ?? '') }));
    const folders = Object.entries((state.sealed ?? {}) as Record<string, Json>).flatMap(([side, folder]) => {
      const at = `/sealed/${side}`;
      return Object.hasOwn(sides, side) ? under(at, sealed, folder) : refused(`No side is called ${side}.`, at);
    });
    return [...(state.open === undefined ? [] : under('/open', open, state.open)), ...folders];
  }
}
