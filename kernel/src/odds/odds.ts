// What a player may ask the odds of, by name: exact where the paths can be counted, else sampled, and saying so.

import type { Forecast, GameTypes, Json, Ruleset, State, Table } from '../contract.ts';
import { copy, deepFreeze } from '../json.ts';
import { oddsOnLoan, TooMuch, WORK } from './exact.ts';
import { big, fraction, text } from './fraction.ts';
import { decimal } from './interval.ts';
import type { Lend } from './loan.ts';
import { playOnLoan } from './loan.ts';
import type { Key, Sample } from './sample.ts';
import { keyOf, RUNS, sample } from './sample.ts';
import type { Odds } from './spread.ts';

/** One thing that may come of it: its chance as a fraction, and as a decimal. */
export interface Possible {
  value: Json;
  /** `125/324`; of a sample `812/2500`, the runs that ended so. */
  p: string;
  chance: number;
}

/** The odds of what was asked. Where `exact`, the fractions and what lies `beyond` add up to one. */
export interface Forecasted {
  exact: boolean;
  /** Numbers by size, all else by canonical text; where a forecast spells its outcomes, by what it spells them of. */
  outcomes: Possible[];
  /** The chance of what was not followed to its end: paths of an open-ended throw, all together at most 1e-9. 0 as a rule. */
  beyond: number;
  /** Of a sample: how far any chance may be off, 19 times in 20. */
  halfWidth?: number;
  /** What is taken for granted, in sentences. */
  assumed: readonly string[];
}

export interface OddsOptions {
  /** Work after which exact odds are given up for a sample. */
  work?: number;
  /** Seed of the sample. */
  seed?: string;
  /** Size of the sample. */
  runs?: number;
}

/** A state is copied about as fast as so many characters of its text are worth one piece of work. */
const CHARACTERS = 16;

/** A forecast whose odds are asked: its name among the rules' forecasts, what it is asked of, and the battle it is played on. */
export interface OddsRequest<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** Must have passed the forecast's schema. */
  readonly of: Json;
  /** Left as it is. Folders that the asking side does not know are guesses (`Ruleset.imagine`). */
  readonly s: State<G>;
}

/**
 * The odds of a forecast of these rules: exact where its paths can be counted, else sampled, and saying so. Nothing is thrown.
 * @throws {RangeError} where the rules have no such forecast.
 */
export function odds<G extends GameTypes>(
  rules: Ruleset<G>,
  { name, of, s }: OddsRequest<G>,
  options: OddsOptions = {},
): Forecasted {
  const forecast = Object.hasOwn(rules.forecasts, name) ? rules.forecasts[name] : undefined;
  if (!forecast) throw new RangeError(`${rules.name} has no forecast called ${name}`);
  const found = exactOrSampled<G>(runsOf(forecast, s, deepFreeze(copy(of))), () => lengthOf(s), {
    work: forecast.work?.(of) ?? WORK,
    ...options,
  });
  const told = 'runs' in found ? forecastOfSample(found) : forecastOf(found);
  return { ...told, outcomes: spellAll(told.outcomes, forecast.spell?.(s, of)), assumed: forecast.assumes };
}

/** What a forecast does in each run: on the battle itself where it is only read, prepared once if the rules can; else on a copy. The book is everybody's and never copied. */
function runsOf<G extends GameTypes>(
  forecast: Forecast<G>,
  { book, clock, open, sealed }: State<G>,
  asked: Json,
): (lend: Lend, copies: boolean) => (t: Table<G>) => Json {
  const parts = deepFreeze(copy({ clock, open, sealed }));
  const still = Object.freeze({ book, ...parts });
  let prepared: ((t: Table<G>) => Json) | undefined;
  const once = (): typeof prepared => (prepared ??= forecast.prepare?.(still, asked));
  return (lend, copies) => {
    if (copies) return t => forecast.act({ book, ...lend(parts) }, t, lend(asked));
    return once() ?? (t => forecast.act(still, t, asked));
  };
}

function lengthOf<G extends GameTypes>({ clock, open, sealed }: State<G>): number {
  return JSON.stringify([clock, open, sealed]).length;
}

function exactOrSampled<G extends GameTypes>(
  act: (lend: Lend, copies: boolean) => (t: Table<G>) => Json,
  length: () => number,
  { work, seed = 'odds', runs = RUNS }: OddsOptions & { work: number },
): Odds<Json> | Sample<Json> {
  const takeSample = (): Sample<Json> => playOnLoan((lend, copies) => sample(act(lend, copies), seed, runs));
  if (work === 0) return takeSample();
  try {
    return playOnLoan((lend, copies) =>
      oddsOnLoan(act(lend, copies), { work, path: copies ? Math.ceil(length() / CHARACTERS) : 0 }, lend),
    );
  } catch (stop) {
    if (!(stop instanceof TooMuch)) throw stop;
    return takeSample();
  }
}

function forecastOf({ values, weights, of, beyond }: Odds<Json>): Omit<Forecasted, 'assumed'> {
  const whole = big(of);
  const outcomes = values.map((value, i): Keyed => {
    const weight = big(weights[i]!);
    return [keyOf(value), { value, p: text(fraction(weight, whole)), chance: decimal(weight, whole) }];
  });
  return { exact: true, outcomes: inOrder(outcomes), beyond: decimal(big(beyond), whole) };
}

function forecastOfSample({ found, runs, halfWidth }: Sample<Json>): Omit<Forecasted, 'assumed'> {
  const outcomes = [...found].map(
    ([key, { value, times }]): Keyed => [key, { value, p: `${times}/${runs}`, chance: times / runs }],
  );
  return { exact: false, outcomes: inOrder(outcomes), beyond: 0, halfWidth };
}

function spellAll(outcomes: Possible[], spell: ((end: Json) => Json) | undefined): Possible[] {
  return spell ? outcomes.map(one => ({ ...one, value: spell(one.value) })) : outcomes;
}

type Keyed = readonly [key: Key, outcome: Possible];

function inOrder(outcomes: Keyed[]): Possible[] {
  return outcomes.sort(([a], [b]) => order(a, b)).map(([, outcome]) => outcome);
}

/** Numbers by size and before texts; texts by their characters, the same in any language. */
function order(a: Key, b: Key): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}
