// One battle by chance on every seat, and every demand of the contract put to it as it goes.

import { check } from '@flagplot/check';
import type { Answer, GameTypes, Json, State } from '@flagplot/kernel';
import { plain } from '@flagplot/kernel';
import { viewOf } from '@flagplot/kernel/bare';
import type { Battle, Demand, DemandOfBattle, DemandOfMoment, Finding, Moment, Tested } from '@flagplot/kernel/conformance';
import { answersAt, Broken, battleOf, battlesEnd, demands, firstMoment, nextMoment, random } from '@flagplot/kernel/conformance';
import type { Option } from '@flagplot/manifest';
import type { Case, GivenState } from './case.ts';
import { Sample } from './sample.ts';
import type { Start } from './start.ts';

/** A demand that was not kept. */
export interface Failure {
  readonly step: number;
  /** The demand by its id, and in a sentence. */
  readonly demand: string;
  readonly demanded: string;
  /** What was found. */
  readonly say: string;
  /** The battle did not end. */
  readonly stuck: boolean;
  /** Shows it to a referee: the state before, and the answers that led to it. */
  readonly case: Pick<Case, 'state' | 'dice' | 'answers'>;
}

/** Rounds of answers after which somebody is stuck: several times more than any battle takes. */
const STUCK = 5000;

const OF_MOMENTS = demands.filter((demand): demand is DemandOfMoment => demand.of === 'moment');
const OF_BATTLES = demands.filter((demand): demand is DemandOfBattle => demand.of === 'battle');

/** A scenario made ready, with the rows of its book: all that demands look at. */
export interface FuzzStart extends Start, Pick<Tested<GameTypes>, 'catalogue'> {
  /** What its system lets a scenario switch on or off. */
  readonly options?: readonly Option[];
}

/** Plays one battle by chance, to its end or to the first demand that is not kept. `round`: how many of its scenario come before it in a campaign. */
export function tryBattle(start: FuzzStart, seed: string, round = 0): TrialResult {
  const trial = new Trial(start, { seed, round });
  const broken = trial.run();
  const { steps, decisions, held } = trial;
  return { steps, decisions, held, ...(broken && { broken }) };
}

/** What came of one battle. */
interface TrialResult {
  readonly steps: number;
  readonly decisions: number;
  /** How often each demand was kept, by its id: looked at after steps, or once for the whole battle. */
  readonly held: Readonly<Record<string, number>>;
  readonly broken?: Failure;
}

/** Thrown inside a trial where a demand is not kept. */
class Fails extends Error {
  readonly demand: Demand;
  readonly finding: Pick<Finding, 'say'> & Partial<Finding>;
  readonly stuck: boolean;
  constructor(demand: Demand, finding: Fails['finding'], stuck = false) {
    super(finding.say);
    this.demand = demand;
    this.finding = finding;
    this.stuck = stuck;
  }
}

/** Answers as a case has them. */
type Given = Case['answers'];

/** A round of answers as it was played, and the moment it was given at. */
interface Round {
  readonly at: Moment<GameTypes>;
  readonly answers: Given;
}

/** One battle by chance. */
class Trial {
  steps = 0;
  decisions = 0;
  readonly held: Record<string, number> = {};
  readonly #battle: Battle<GameTypes>;
  readonly #sample: Sample;
  /** All that was played, the moment that is looked at last, and what is to be answered there. */
  readonly #rounds: Round[] = [];
  #now: Moment<GameTypes> | undefined;

  constructor({ rules, system, catalogue, scenario, name }: FuzzStart, { seed, round }: { seed: string; round: number }) {
    const subject = { rules, words: system.words, catalogue, check, bound: STUCK };
    this.#battle = battleOf({ subject, scenario, seed, player: random(rules), playedBy: 'random', name });
    this.#sample = new Sample(seed, round);
  }

  /** Plays to the end, or to the first demand that is not kept. */
  run(): Failure | undefined {
    try {
      this.#arrive(() => firstMoment(this.#battle));
      for (let now = this.#now; now && now.asks.length > 0; now = this.#now) this.#step(now);
      this.#now = undefined;
      for (const demand of OF_BATTLES)
        if (this.#sample.isPutToBattle(demand)) this.#hold(demand, () => demand.holds(this.#battle));
      return undefined;
    } catch (error) {
      if (!(error instanceof Fails)) throw error;
      return this.#failure(error);
    }
  }

  #step(now: Moment<GameTypes>): void {
    if (this.steps > STUCK) throw new Fails(battlesEnd, { say: `no end after ${STUCK} rounds of answers` }, true);
    const answers = orFail(battlesEnd, () => answersAt(now));
    const byHand = this.#byHand(now, answers);
    this.decisions += byHand.length;
    this.#rounds.push({ at: now, answers: byHand });
    this.#arrive(() => nextMoment(now, answers));
  }

  /** Comes to a moment, and puts to it every demand of moments whose turn it is. */
  #arrive(play: () => Moment<GameTypes>): void {
    const now = orFail(battlesEnd, play);
    this.#now = now;
    this.steps += 1;
    const isPut = this.#sample.comeTo(now);
    for (const [i, demand] of OF_MOMENTS.entries()) if (isPut(i)) this.#hold(demand, () => demand.holds(now));
  }

  #hold(demand: Demand, look: () => void): void {
    orFail(demand, look);
    this.held[demand.id] = (this.held[demand.id] ?? 0) + 1;
  }

  /** The answers that somebody had to give. */
  #byHand({ s }: Moment<GameTypes>, answers: readonly Answer<GameTypes>[]): Given {
    const { questions } = this.#battle.rules;
    return answers
      .filter(({ side, kind, about }) => questions[kind]?.standing?.(viewOf(s, side), about) === undefined)
      .map(({ side, order }) => ({ side, order: order as Json & object }));
  }

  #failure({ demand, finding, stuck }: Fails): Failure {
    const step = finding.step ?? this.#now?.s.clock.step ?? this.#rounds.length;
    return { step, demand: demand.id, demanded: demand.says, say: finding.say, stuck, case: this.#partsOfCase(finding) };
  }

  /**
   * What shows it to a referee: the state that is looked at and the answers that are wrong there or lead on to what is wrong; else the
   * state before and the answers that led here. Of a whole battle, all that was answered.
   */
  #partsOfCase({ step, answers }: Fails['finding']): Pick<Case, 'state' | 'dice' | 'answers'> {
    const dice = { seed: this.#battle.seed };
    const now = this.#now;
    if (!now) return { dice, answers: this.#rounds.flatMap(round => round.answers) };
    const { clock } = now.s;
    if (answers && step === clock.step) return { state: layOutState(now.s), dice, answers };
    if (step !== undefined && step > clock.step)
      return { state: layOutState(now.s), dice, answers: this.#byHand(now, answersAt(now)) };
    const last = this.#rounds.at(-1);
    return last ? { state: layOutState(last.at.s), dice, answers: last.answers } : { dice, answers: [] };
  }
}

/** What the rules give; where they break down, or are found to be broken, a demand is not kept. */
function orFail<T>(demand: Demand, look: () => T): T {
  try {
    return look();
  } catch (error) {
    const say = error instanceof Error ? error.message : String(error);
    throw new Fails(demand, error instanceof Broken ? (error.finding ?? { say }) : { say: `the rules throw: ${say}` });
  }
}

function layOutState({ open, sealed, clock }: State<GameTypes>): GivenState {
  return { open: plain(open), sealed: plain(sealed) as GivenState['sealed'], clock };
}
