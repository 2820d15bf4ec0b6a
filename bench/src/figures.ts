// From readings to figures: medians and ranges over the runs of a bench, and ratios, each made within one run.

import type { Reading } from './timing.ts';

/** All readings of one run, by row. */
export type Run = Readonly<Record<string, Reading>>;

/** Some numbers by their middle and their ends. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** A figure over all runs, by the wall's clock and by CPU time. */
export interface Figure extends Spread {
  readonly cpu: Spread;
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
  'fleetOddsP50Ms',
  'fleetOddsP99Ms',
  'fleetOddsExactShare',
  'fleetOddsWorstHalfWidth',
  'growthRecorded',
  'growthOrdinary',
  'eightThousandRulesDecisionsPerSecond',
  'eightThousandBattlesPerSecond',
  'unitsGrowthRecorded',
  'unitsGrowthOrdinary',
  'squadronsRulesDecisionsPerSecond',
  'squadronsRulesDicePerSecond',
  'squadronsBattlesPerSecond',
  'squadronsOddsP50Ms',
  'squadronsOddsP99Ms',
  'squadronsOddsExactShare',
  'squadronsGrowthRecorded',
  'squadronsGrowthOrdinary',
  'twoPhaseRulesDecisionsPerSecond',
  'twoPhaseRulesDicePerSecond',
  'twoPhaseBattlesPerSecond',
  'twoPhaseOddsP50Ms',
  'twoPhaseOddsP99Ms',
  'twoPhaseOddsExactShare',
  'twoPhaseForecastsP99Ms',
  'twoPhaseForecastsWorstHalfWidth',
  'twoPhaseGrowthRecorded',
  'twoPhaseAsksATurn',
  'twoPhaseMostAsksInATurn',
  'balticRulesDecisionsPerSecond',
  'balticRulesDicePerSecond',
  'balticBattlesPerSecond',
  'balticActivation14P50Ms',
  'balticActivation14P99Ms',
  'balticActivation26P50Ms',
  'balticActivation26P99Ms',
  'balticActivation60P50Ms',
  'balticActivation60P99Ms',
  'balticQuickShare',
  'balticOddsP50Ms',
  'balticOddsP99Ms',
  'balticOddsExactShare',
  'balticOtherOddsP99Ms',
  'balticOtherOddsExactShare',
  'balticAsksATurn',
  'balticMostAsksInATurn',
  'balticSightMicros',
  'balticSweepMicros',
  'balticGrowthRecorded',
  'planeOutlineMicros',
  'planeDistanceMicros',
  'planeSightMicros',
  'planeSweepMicros',
  'bareDicePerSecond',
];

/** Figures made of two others of the same run: the first divided by the second. */
const RATIOS: Readonly<Record<string, readonly [string, string]>> = {
  growthRecorded: ['microsATurn sixty a side, recorded', 'microsATurn six a side, recorded'],
  growthOrdinary: ['microsATurn sixty a side, ordinary', 'microsATurn six a side, ordinary'],
  unitsGrowthRecorded: ['microsATurn hundred units a side, recorded', 'microsATurn ten units a side, recorded'],
  unitsGrowthOrdinary: ['microsATurn hundred units a side, ordinary', 'microsATurn ten units a side, ordinary'],
  squadronsGrowthRecorded: ['microsATurn sixteen squadrons, recorded', 'microsATurn two squadrons, recorded'],
  squadronsGrowthOrdinary: ['microsATurn sixteen squadrons, ordinary', 'microsATurn two squadrons, ordinary'],
  twoPhaseGrowthRecorded: ['microsATurn six cruisers a side, recorded', 'microsATurn one cruiser a side, recorded'],
  balticGrowthRecorded: ['microsATurn sixty models, recorded', 'microsATurn fourteen models, recorded'],
  byHandTimesRules: ['byHandDecisionsPerSecond', 'rulesDecisionsPerSecond'],
  cloneTimesStructuredClone: ['structuredCloneMicros', 'cloneMicros'],
  fleetFightTimesBoardgame: ['fleetFightMovesPerSecond', 'boardgameMovesPerSecond'],
  fleetFightToldTimesBoardgame: ['fleetFightToldMovesPerSecond', 'boardgameMovesPerSecond'],
  loopTimesFleetFight: ['loopMovesPerSecond', 'fleetFightMovesPerSecond'],
  planeOutlineTimesFlatten: ['flattenOutlineMicros', 'planeOutlineMicros'],
  planeDistanceTimesFlatten: ['flattenDistanceMicros', 'planeDistanceMicros'],
  planeSightTimesFlatten: ['flattenSightMicros', 'planeSightMicros'],
  planeSweepTimesFlatten: ['flattenSweepMicros', 'planeSweepMicros'],
  randomTimesShowdown: ['randomDecisionsPerSecond', 'showdownDecisionsPerSecond'],
  randomToldTimesShowdown: ['randomToldDecisionsPerSecond', 'showdownDecisionsPerSecond'],
  randomMatchTimesShowdown: ['randomMatchDecisionsPerSecond', 'showdownDecisionsPerSecond'],
};

/** Every figure of all runs, those that are ratios last. */
export function figuresOf(runs: readonly Run[]): Record<string, Figure> {
  const walls = runs.map(run => figuresOfRun(run, 'figures'));
  const cpus = runs.map(run => figuresOfRun(run, 'byCpu'));
  const over = (all: readonly Record<string, number>[], key: string) => spread(all.map(one => one[key] as number));
  return Object.fromEntries(Object.keys(walls[0] ?? {}).map(key => [key, { ...over(walls, key), cpu: over(cpus, key) }]));
}

function figuresOfRun(run: Run, clock: 'figures' | 'byCpu'): Record<string, number> {
  const plain: Record<string, number> = Object.assign({}, ...Object.values(run).map(reading => reading[clock]));
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

/** The value below which a share of a sorted list lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}
