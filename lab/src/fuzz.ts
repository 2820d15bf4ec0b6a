// Battles by chance on every seat, with everything that must hold looked at after each step.

import type { Answer, Ask, GameTypes, Json, Listener, Question, Refusal, State, Told } from '@flagplot/kernel';
import { copy, deepFreeze, normalise, plain } from '@flagplot/kernel';
import { BareBattle, cloned, hashOf, seededDice, setUp, stream, viewOf } from '@flagplot/kernel/bare';
import type { System } from '@flagplot/shelf';
import type { Case, GivenState } from './case.ts';
import type { Moment, Wrong } from './invariants.ts';
import { INVARIANTS } from './invariants.ts';
import type { Asked, Start } from './start.ts';
import { scenarioNames, startOf } from './start.ts';

/** What is fuzzed: battles turn about over the scenarios. */
export interface FuzzRequest {
  readonly system: System;
  /** Left out: every scenario the system brings. */
  readonly scenarios?: readonly Asked[];
  readonly battles: number;
  readonly seed: string;
}

/** A battle in which something did not hold. */
export interface Broken {
  readonly battle: number;
  readonly scenario: string;
  readonly step: number;
  readonly invariant: string;
  readonly say: string;
  /** It did not end. */
  readonly stuck: boolean;
  /** Shows it to a referee: the state before, and the answers that led to it. */
  readonly case: Case;
}

/** What a single battle tells of it. */
type Failure = Omit<Broken, 'battle' | 'scenario' | 'case'> & { case: Pick<Case, 'state' | 'dice' | 'answers'> };

/** What came of it. */
export interface Fuzz {
  readonly battles: number;
  readonly steps: number;
  readonly decisions: number;
  /** Steps looked at, by the name of what was looked for. */
  readonly held: Readonly<Record<string, number>>;
  readonly broken?: Broken;
}

/** Rounds of answers after which somebody is stuck: many times more than any battle takes. */
const STUCK = 2000;

const CARRIED_OUT = 'the rules carry out every order that stands';
const AGAIN = 'the same step from the same dice ends alike, listened to or not';
const ENDS = 'nobody is stuck';

/** Plays battles until one is broken. `onProgress` is told after each. */
export function fuzz(asked: FuzzRequest, onProgress?: (fought: number, of: number) => void): Fuzz | { faults: Refusal[] } {
  const scenarios = asked.scenarios ?? scenarioNames(asked.system);
  const starts = scenarios.map(one => startOf(asked.system, one));
  const faults = starts.flatMap(one => ('faults' in one ? one.faults : []));
  if (faults.length > 0) return { faults };
  const sum = { battles: 0, steps: 0, decisions: 0, held: {} as Record<string, number> };
  for (let battle = 0; battle < asked.battles; battle += 1) {
    const start = starts[battle % starts.length] as Start;
    const { broken, steps, decisions, held } = tryBattle(start, `${asked.seed}/${start.name}/${battle}`);
    sum.battles += 1;
    sum.steps += steps;
    sum.decisions += decisions;
    for (const [name, times] of Object.entries(held)) sum.held[name] = (sum.held[name] ?? 0) + times;
    if (broken) return { ...sum, broken: { battle, scenario: start.name, ...broken, case: caseOfBroken(asked, broken, start) } };
    onProgress?.(sum.battles, asked.battles);
  }
  return sum;
}

/** Plays one battle by chance, to its end or to the first thing that does not hold. */
export function tryBattle(start: Start, seed: string): TrialResult {
  const trial = new Trial(start, seed);
  const broken = trial.run();
  const { steps, decisions, held } = trial;
  return { steps, decisions, held, ...(broken && { broken }) };
}

/** What came of one battle. */
interface TrialResult extends Pick<Fuzz, 'steps' | 'decisions' | 'held'> {
  readonly broken?: Failure;
}

function caseOfBroken({ system, seed }: FuzzRequest, { invariant, say, case: shown }: Failure, { scenario }: Start): Case {
  return {
    system: system.name,
    about: `Fuzzed from seed ${seed}. Does not hold: ${invariant}. ${say}`.slice(0, 2000),
    scenario,
    ...shown,
  };
}

/** Thrown inside a trial where something does not hold. `at`: the state that shows it together with the answer that is wrong. */
class Fails extends Error {
  readonly invariant: string;
  readonly wrong: Wrong;
  readonly at: State<GameTypes> | undefined;
  constructor(invariant: string, wrong: Wrong, at?: State<GameTypes>) {
    super(wrong.say);
    this.invariant = invariant;
    this.wrong = wrong;
    this.at = at;
  }
}

/** One battle by chance. */
class Trial {
  steps = 0;
  decisions = 0;
  readonly held: Record<string, number> = {};
  readonly #start: Start;
  readonly #seed: string;
  /** The battle before the step under way, and the answers given in it. */
  #before: State<GameTypes>;
  #answers: readonly Answer<GameTypes>[] | undefined;

  constructor(start: Start, seed: string) {
    this.#start = start;
    this.#seed = seed;
    this.#before = setUp(start.rules, start.scenario, start.book);
  }

  /** Plays to the end, or to the first thing that does not hold. */
  run(): Failure | undefined {
    try {
      let moment = this.#step();
      while (moment.asks.length > 0) {
        if (this.steps > STUCK) throw new Fails(ENDS, { say: `no end after ${STUCK} rounds of answers` });
        this.#answers = this.#drawAnswers(moment);
        this.#before = moment.s;
        moment = this.#step();
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof Fails)) throw error;
      const { invariant, message } = error;
      const stuck = invariant === ENDS;
      return { step: this.#before.clock.step, invariant, say: message, stuck, case: this.#partsOfCase(error) };
    }
  }

  /** One step, looked at from all sides. */
  #step(): Moment {
    const told: Told<GameTypes>[] = [];
    const { s, asks } = this.#look(CARRIED_OUT, () => this.#playStep(told));
    const again = this.#look(AGAIN, () => this.#playStep());
    this.#hold(AGAIN, hashOf(s) === hashOf(again.s) ? undefined : { say: 'played again, the step ends otherwise' });
    for (const part of [s.open, s.sealed, s.clock]) deepFreeze(part);
    const { rules, system } = this.#start;
    const moment = { rules, words: system.words, s, asks, told, face: stream(`${this.#seed}/look/${this.steps}`) };
    this.steps += 1;
    for (const [name, invariant] of Object.entries(INVARIANTS)) {
      const wrong = this.#look(name, () => invariant(moment));
      this.#hold(name, wrong, s);
    }
    return moment;
  }

  #playStep(told?: Told<GameTypes>[]): { s: State<GameTypes>; asks: readonly Ask<GameTypes>[] } {
    const { rules } = this.#start;
    const s = cloned(this.#before);
    const battle = new BareBattle({ rules, s, dice: seededDice(this.#seed), listener: told && listener(s, told) });
    const { asks } = this.#answers ? battle.play(this.#answers) : battle.begin();
    return { s, asks };
  }

  /** An order by chance for each side that has no standing one. */
  #drawAnswers({ rules, s, asks }: Moment): Answer<GameTypes>[] {
    return asks.map(ask => {
      const question = rules.questions[ask.kind] as Question<GameTypes, string>;
      const view = viewOf(s, ask.side);
      const standing = question.standing?.(view, ask.about);
      if (standing === undefined) this.decisions += 1;
      const face = stream(`${this.#seed}/${ask.side}/${s.clock.step}`);
      return { ...ask, order: normalise(standing ?? question.random(view, ask.about, face)) };
    });
  }

  /** What the rules give; where they throw, that is what does not hold. */
  #look<T>(invariant: string, look: () => T): T {
    try {
      return look();
    } catch (error) {
      throw new Fails(invariant, { say: `the rules throw: ${error instanceof Error ? error.message : String(error)}` });
    }
  }

  #hold(invariant: string, wrong: Wrong | undefined, at?: State<GameTypes>): void {
    if (wrong) throw new Fails(invariant, wrong, wrong.answer && at);
    this.held[invariant] = (this.held[invariant] ?? 0) + 1;
  }

  /** What shows it to a referee: the state and the order that is wrong there, or the state before and the answers that led on. */
  #partsOfCase({ at, wrong }: Fails): Pick<Case, 'state' | 'dice' | 'answers'> {
    const dice = { seed: this.#seed };
    if (at) return { state: laidOut(at), dice, answers: wrong.answer ? [wrong.answer] : [] };
    const { questions } = this.#start.rules;
    const byHand = (this.#answers ?? []).filter(
      ({ side, kind, about }) => questions[kind]?.standing?.(viewOf(this.#before, side), about) === undefined,
    );
    const answers = byHand.map(({ side, order }) => ({ side, order: order as Json & object }));
    return this.#answers ? { state: laidOut(this.#before), dice, answers } : { dice, answers };
  }
}

function laidOut({ open, sealed, clock }: State<GameTypes>): GivenState {
  return { open: plain(open), sealed: plain(sealed) as GivenState['sealed'], clock };
}

function listener(s: State<GameTypes>, told: Told<GameTypes>[]): Listener<GameTypes> {
  return {
    tell(event, to) {
      const clock = { ...s.clock };
      told.push(deepFreeze(copy(to ? { clock, to, event } : { clock, event })));
    },
    reveal() {},
  };
}
