// From readings to figures: medians and ranges over the runs of a bench, and ratios, each made within one run.

import type { Reading } from './timing.ts';

/** All readings of one run, by row. */
export type Run = Readonly<Record<string, Reading>>;

/** A figure over all runs. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The keys of the bench, in the order they are told. */
export const KEYS: readonly string[] = [
  'rulesDecisionsPerSecond',
  'rulesDicePerSecond',
  'fleetFightMovesPerSecond',
  'fleetFightToldMovesPerSecond',
  'boardgameMovesPerSecond',
  'loopMovesPerSecond',
  'randomDecisionsPerSecond',
  'randomToldDecisionsPerSecond',
  'showdownDecisionsPerSecond',
  'ordinaryBattlesPerSecond',
  'cloneMicros',
  'oddsP50Ms',
  'oddsP99Ms',
  'oddsExactShare',
  'oddsWorstHalfWidth',
  'growthRecorded',
  'growthOrdinary',
  'bareDicePerSecond',
];

/** Figures made of two others of the same run: the first divided by the second. */
const RATIOS: Readonly<Record<string, readonly [string, string]>> = {
  growthRecorded: ['microsATurn sixty a side, recorded', 'microsATurn six a side, recorded'],
  growthOrdinary: ['microsATurn sixty a side, ordinary', 'microsATurn six a side, ordinary'],
  fleetFightTimesBoardgame: ['fleetFightMovesPerSecond', 'boardgameMovesPerSecond'],
  fleetFightToldTimesBoardgame: ['fleetFightToldMovesPerSecond', 'boardgameMovesPerSecond'],
  loopTimesFleetFight: ['loopMovesPerSecond', 'fleetFightMovesPerSecond'],
  randomTimesShowdown: ['randomDecisionsPerSecond', 'showdownDecisionsPerSecond'],
  randomToldTimesShowdown: ['randomToldDecisionsPerSecond', 'showdownDecisionsPerSecond'],
  randomMatchTimesShowdown: ['randomMatchDecisionsPerSecond', 'showdownDecisionsPerSecond'],
};

/** Every figure of all runs, those that are ratios last. */
export function figuresOf(runs: readonly Run[]): Record<string, Spread> {
  const all = runs.map(figuresOfRun);
  return Object.fromEntries(Object.keys(all[0] ?? {}).map(key => [key, spread(all.map(one => one[key] as number))]));
}

function figuresOfRun(run: Run): Record<string, number> {
  const plain: Record<string, number> = Object.assign({}, ...Object.values(run).map(({ figures }) => figures));
  const ratios = Object.entries(RATIOS).flatMap(([key, [over, under]]) => {
    const [a, b] = [plain[over], plain[under]];
    return a === undefined || b === undefined ? [] : [[key, a / b] as const];
  });
  return { ...plain, ...Object.fromEntries(ratios) };
}

/** Median and range of some numbers, at least one. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
  return { median, min: sorted[0] as number, max: sorted.at(-1) as number };
}
