// Odds: what is reckoned and what is rolled are the same, for every forecast.

import type { Forecast, GameTypes, Json } from '../contract.ts';
import { stream } from '../dice/stream.ts';
import { canonical, plain } from '../json.ts';
import { decimal } from '../odds/interval.ts';
import type { Forecasted } from '../odds/odds.ts';
import { odds } from '../odds/odds.ts';
import { cloned } from '../step.ts';
import { rolled } from '../table.ts';
import type { Looks } from './arrival.ts';
import { tableWithLooks } from './arrival.ts';
import { textOf } from './battles.ts';
import { unplain } from './plain.ts';
import type { DemandOfSystem, Position, Subject } from './subject.ts';
import { Broken } from './subject.ts';

const SAMPLES = 200_000;
/** Standard deviations that chance alone leaves between what is reckoned and what is rolled: once in a million and a half. */
const FAR = 5;
/** Characters of a thing that is handed from one throw to the next. */
const LONG = 10_000;
/** A decimal may be off by such a share of itself. */
const ROUNDING = 1e-12;
/** Values expected less often than this are compared together: by themselves they are too rare to compare. */
const RARE = 25;

export const oddsAgree: DemandOfSystem = {
  id: 'odds-agree',
  of: 'system',
  says: 'exact odds agree with rolled dice, for every forecast, and asking them changes nothing and hands on little',
  holds<G extends GameTypes>(subject: Subject<G>): void {
    const { rules, positions } = subject;
    const untried = Object.keys(rules.forecasts).filter(name => !positions.some(({ forecast }) => forecast === name));
    if (untried.length > 0) throw new Broken(`no position is given for the forecast ${untried.join(', ')}`);
    for (const position of positions) agree(subject, position);
  },
};

function agree<G extends GameTypes>(subject: Subject<G>, position: Position<G>): void {
  const { rules, check, samples = SAMPLES } = subject;
  const forecast = rules.forecasts[position.forecast] ?? say(position, 'there is none of this name');
  const [fault] = check(forecast.schema, position.of);
  if (fault) say(position, `what it is asked of does not fit its schema: ${fault.at ?? ''} ${fault.say}`);
  const reckoned = reckonedTwice(subject, position);
  handsLittle(forecast, position);
  compare(position, { reckoned, counts: countOutcomes(forecast, position, samples), samples });
}

/** Exact tables read every part of what they are handed, and keep it: what a whole battle hangs on is to go by its place. */
function handsLittle<G extends GameTypes>(forecast: Forecast<G>, position: Position<G>): void {
  const looks: Looks = {
    handful: () => {},
    chain: () => {},
    item(item) {
      const { length } = JSON.stringify([item]);
      if (length > LONG) say(position, `it hands a thing of ${length} characters to the table, of ${LONG} that it may`);
    },
  };
  const t = tableWithLooks(rolled<G>({ face: stream(`${position.name} handed`) }), looks);
  forecast.act(cloned(position.state()), t, position.of);
}

/** The odds, asked twice; the battle they are asked of must stay as it is. */
function reckonedTwice<G extends GameTypes>({ rules }: Subject<G>, position: Position<G>): Forecasted {
  const s = position.state();
  const before = textOf(s);
  const ask = (): Forecasted => {
    try {
      return odds(rules, { name: position.forecast, of: position.of, s });
    } catch (error) {
      return say(position, `it throws: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const reckoned = ask();
  if (canonical(ask()) !== canonical(reckoned)) say(position, 'it gives other odds the second time');
  if (textOf(s) !== before) say(position, 'it changes the battle it is asked of');
  wholeOdds(position, reckoned);
  return reckoned;
}

function wholeOdds<G extends GameTypes>(position: Position<G>, { outcomes, exact, beyond, halfWidth }: Forecasted): void {
  const odd = unplain(outcomes);
  if (odd) say(position, `its outcomes are no plain JSON: ${odd}`);
  if (new Set(outcomes.map(({ value }) => canonical(value))).size < outcomes.length) say(position, 'it tells one outcome twice');
  if (!exact && halfWidth === undefined) say(position, 'it is sampled and does not say how far it may be off');
  if (!addUp(outcomes, beyond)) say(position, 'its chances do not add up to one');
}

/** Whether fractions such as `125/324` make one exactly, or leave what lies beyond. */
function addUp(outcomes: Forecasted['outcomes'], beyond: number): boolean {
  let [num, den] = [0n, 1n];
  for (const { p } of outcomes) {
    const [over, under] = p.split('/').map(BigInt) as [bigint, bigint];
    num = num * under + over * den;
    den *= under;
  }
  return num <= den && Math.abs(decimal(den - num, den) - beyond) <= beyond * ROUNDING;
}

/** The same rules with dice that fall, on a copy of the battle each time: how often each value came of it. */
function countOutcomes<G extends GameTypes>(forecast: Forecast<G>, position: Position<G>, samples: number): Map<string, number> {
  const s = position.state();
  const t = rolled<G>({ face: stream(`${position.name} ${position.forecast}`) });
  const counts = new Map<string, number>();
  const spell = forecast.spell?.(s, position.of) ?? ((end: Json) => end);
  for (let i = 0; i < samples; i += 1) {
    const value = JSON.stringify(spell(forecast.act(cloned(s), t, position.of)));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = new Map<string, number>();
  for (const [text, count] of counts) {
    const value = canonical(JSON.parse(text));
    sorted.set(value, (sorted.get(value) ?? 0) + count);
  }
  return sorted;
}

interface Both {
  readonly reckoned: Forecasted;
  readonly counts: Map<string, number>;
  readonly samples: number;
}

function compare<G extends GameTypes>(position: Position<G>, { reckoned, counts, samples }: Both): void {
  const left = new Map(counts);
  let [rareChance, rareCount] = [reckoned.beyond, 0];
  for (const { value, chance } of reckoned.outcomes) {
    const count = left.get(canonical(value)) ?? 0;
    left.delete(canonical(value));
    if (chance * samples < RARE) {
      rareChance += chance;
      rareCount += count;
    } else near(position, JSON.stringify(plain(value)), { chance, count, samples, reckoned });
  }
  const [unknown] = left.keys();
  if (unknown !== undefined && reckoned.exact && reckoned.beyond === 0)
    say(position, `dice give ${unknown}, which the odds do not know`);
  for (const count of left.values()) rareCount += count;
  near(position, 'all that is rare', { chance: rareChance, count: rareCount, samples, reckoned });
}

interface Compared {
  readonly chance: number;
  readonly count: number;
  readonly samples: number;
  readonly reckoned: Forecasted;
}

function near<G extends GameTypes>(position: Position<G>, what: string, { chance, count, samples, reckoned }: Compared): void {
  const spread = Math.sqrt(chance * (1 - Math.min(1, chance)) * samples);
  const off = reckoned.exact ? 0 : 2 * (reckoned.halfWidth ?? 0) * samples;
  if (Math.abs(count - chance * samples) <= FAR * spread + FAR + off) return;
  say(position, `${what} has the chance ${chance.toFixed(5)}, and of ${samples} throws ${count} give it`);
}

function say<G extends GameTypes>({ name, forecast }: Position<G>, what: string): never {
  throw new Broken(`the odds of ${forecast}, ${name}: ${what}`);
}
