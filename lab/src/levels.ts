// How opponents that err score against the ordinary one: in pairs of battles, each of one seed, fought with sides exchanged.

import type { Learner } from '@flagplot/bots';
import type { System } from '@flagplot/shelf';
import { fightBattle } from './battle.ts';
import { playerCalled } from './players.ts';
import type { Start } from './start.ts';
import { scenarioNames, startOf } from './start.ts';

/** What each is to score against the ordinary player over 200 pairs: at least and at most, in parts of a win. */
export const WANTED: Readonly<Record<Learner, readonly [least: number, most: number]>> = {
  cadet: [0.2, 0.32],
  beginner: [0.05, 0.15],
};

/** What an opponent scored: a win counts 1, a draw half. */
export interface LevelScore {
  readonly pairs: number;
  readonly mean: number;
  /** The true score lies within so much, 19 times in 20, reckoned by pairs. */
  readonly halfWidth: number;
  readonly byScenario: Readonly<Record<string, number>>;
}

/** The scenarios an opponent's score is measured over: those its system names, as either side may win them; else all for two sides. */
export function scenariosOfLevels(system: System): readonly string[] {
  return system.mind?.lapses?.over ?? scenarioNames(system).filter(name => sidesOf(startAt(system, name)).length === 2);
}

/** The score of an opponent, over as many seeds of each scenario as make up so many pairs, rounded up. */
export function levelScore(system: System, level: Learner, { pairs, seed }: { pairs: number; seed: string }): LevelScore {
  const scenarios = scenariosOfLevels(system);
  const each = Math.ceil(pairs / scenarios.length);
  const found = scenarios.map(name => {
    const start = startAt(system, name);
    return { name, scores: Array.from({ length: each }, (_, n) => pairScore(start, level, `${seed}/${name}/${n}`)) };
  });
  const all = found.flatMap(({ scores }) => scores);
  const mean = meanOf(all);
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, all.length - 1);
  return {
    pairs: all.length,
    mean,
    halfWidth: 1.96 * Math.sqrt(variance / all.length),
    byScenario: Object.fromEntries(found.map(({ name, scores }) => [name, meanOf(scores)])),
  };
}

/** One seed, the opponent on either side: 0, 1/4, 1/2, 3/4 or 1. */
function pairScore(start: Start, level: Learner, dice: string): number {
  const sides = sidesOf(start);
  const scores = sides.map(own => {
    const seats = sides.map(side => ({
      bot: playerCalled(start.system, side === own ? level : 'ordinary'),
      thoughts: `${dice}/${side === own ? level : 'ordinary'}`,
    }));
    const { winners } = fightBattle({ start, seats, dice }).outcome;
    return winners.length !== 1 ? 0.5 : winners.includes(own) ? 1 : 0;
  });
  return meanOf(scores);
}

function startAt(system: System, name: string): Start {
  const start = startOf(system, name);
  if ('faults' in start) throw new Error(start.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  return start;
}

const sidesOf = ({ rules, scenario, book }: Start): string[] => Object.keys(rules.setUp(scenario, book).sealed);

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
