// What the design allows each figure, and whether it keeps to that.

import type { Figure } from './figures.ts';

export interface Budget {
  readonly key: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
}

export const BUDGETS: readonly Budget[] = [
  { key: 'rulesDecisionsPerSecond', what: 'rules alone, decisions a second', least: 200_000 },
  { key: 'rulesDicePerSecond', what: 'rules alone, dice a second', least: 1_550_000 },
  { key: 'askingShare', what: "asks and outcome, share of the rules' time", most: 0.1 },
  { key: 'fleetFightTimesBoardgame', what: 'fleet fight, silent: times boardgame.io', least: 170 },
  { key: 'fleetFightToldTimesBoardgame', what: 'fleet fight, judged, copied, told: times boardgame.io', least: 21 },
  { key: 'loopTimesFleetFight', what: 'fleet fight, silent: times slower than the loop by hand', most: 1.6 },
  { key: 'randomTimesShowdown', what: 'random players, silent: times Showdown', least: 7.8 },
  { key: 'randomToldTimesShowdown', what: 'random players, told and kept: times Showdown', least: 6 },
  { key: 'ordinaryBattlesPerSecond', what: 'whole duels with ordinary opponents a second', least: 200 },
  { key: 'fleetBattlesPerSecond', what: 'whole battles of 5,000 points with ordinary opponents a second', least: 150 },
  { key: 'growthRecorded', what: 'sixty ships a side: times the turn of six, recorded', most: 14 },
  { key: 'growthOrdinary', what: 'sixty ships a side: times the turn of six, ordinary', most: 40 },
  { key: 'unitsGrowthRecorded', what: 'a hundred units a side, flights among them: times the turn of ten, recorded', most: 14 },
  { key: 'unitsGrowthOrdinary', what: 'a hundred units a side: times the turn of ten, ordinary', most: 40 },
  { key: 'cloneTimesStructuredClone', what: 'copy of a battle of 30 ships: times structuredClone', least: 8 },
  { key: 'rollOutDrawnTurnsPerSecond', what: 'turns of 5,000 points played on from a copy a second, orders drawn', least: 5300 },
  { key: 'rollOutIdleTurnsPerSecond', what: 'turns of 5,000 points played on from a copy a second, idle', least: 8000 },
  { key: 'oddsP99Ms', what: 'odds of a volley, milliseconds at the 99th percentile', most: 50 },
  { key: 'oddsExactShare', what: 'odds of a volley, share that is exact', least: 0.9 },
  { key: 'fleetOddsP99Ms', what: "odds of a squadron's volley, milliseconds at the 99th percentile", most: 50 },
  { key: 'squadronsRulesDecisionsPerSecond', what: 'Squadrons: rules alone, decisions a second', least: 270_000 },
  { key: 'squadronsRulesDicePerSecond', what: 'Squadrons: rules alone, dice a second', least: 1_060_000 },
  { key: 'squadronsAskingShare', what: "Squadrons: asks and outcome, share of the rules' time", most: 0.1 },
  { key: 'squadronsBattlesPerSecond', what: 'Squadrons: whole battles of 800 SGP with ordinary opponents a second', least: 110 },
  { key: 'squadronsGrowthRecorded', what: 'sixteen squadrons: times the turn of two, recorded', most: 9 },
  { key: 'squadronsGrowthOrdinary', what: 'sixteen squadrons: times the turn of two, ordinary', most: 22 },
  { key: 'squadronsOddsP99Ms', what: 'Squadrons: odds of a volley, milliseconds at the 99th percentile', most: 30 },
  { key: 'squadronsOddsExactShare', what: 'Squadrons: odds of a volley, share that is exact', least: 1 },
  { key: 'twoPhaseRulesDecisionsPerSecond', what: 'Two-Phase: rules alone, decisions a second', least: 20_000 },
  { key: 'twoPhaseBattlesPerSecond', what: 'Two-Phase: whole duels with ordinary opponents a second', least: 20 },
  { key: 'twoPhaseGrowthRecorded', what: 'six cruisers a side: times the turn of one, recorded', most: 14 },
  { key: 'twoPhaseOddsP99Ms', what: 'Two-Phase: odds of a volley, milliseconds at the 99th percentile', most: 50 },
  { key: 'twoPhaseOddsExactShare', what: 'Two-Phase: odds of a volley, share that is exact', least: 1 },
  { key: 'twoPhaseForecastsP99Ms', what: 'Two-Phase: the slowest of its other forecasts, the same', most: 50 },
  { key: 'twoPhaseForecastsWorstHalfWidth', what: 'Two-Phase: widest half-width of any of them', most: 0.02 },
  { key: 'twoPhaseAsksATurn', what: 'Two-Phase: asks of a side in a turn of a duel, under the watch of a new ship', most: 12 },
  { key: 'balticRulesDecisionsPerSecond', what: 'Baltic: rules alone, decisions a second', least: 4000 },
  { key: 'balticBattlesPerSecond', what: 'Baltic: whole Gotland Incidents with ordinary opponents a second', least: 2 },
  {
    key: 'balticActivation14P99Ms',
    what: 'Baltic: an activation among 14 models, milliseconds at the 99th percentile',
    most: 300,
  },
  { key: 'balticActivation26P99Ms', what: 'Baltic: among 26 models, the same', most: 300 },
  { key: 'balticActivation60P99Ms', what: 'Baltic: among 60 models, the same', most: 300 },
  {
    key: 'balticQuickShare',
    what: "Baltic: the quick player's share of the ordinary one's time, all scenarios together",
    most: 0.1,
  },
  { key: 'balticGrowthRecorded', what: 'Baltic: sixty models: times the turn of fourteen, recorded', most: 14 },
  { key: 'balticOddsP99Ms', what: 'Baltic: odds of a volley, milliseconds at the 99th percentile', most: 50 },
  { key: 'balticOddsExactShare', what: 'Baltic: odds of a volley, share that is exact', least: 1 },
  { key: 'balticOtherOddsP99Ms', what: 'Baltic: the slowest of its other forecasts, the same', most: 50 },
  { key: 'balticOtherOddsExactShare', what: 'Baltic: the least share of them that is exact', least: 1 },
  {
    key: 'balticAsksATurn',
    what: 'Baltic: asks of a side in a turn of a Gotland Incident, nothing left to standing orders',
    most: 20,
  },
  { key: 'fleetOddsWorstHalfWidth', what: "odds of a squadron's volley, widest half-width of a sample", most: 0.02 },
  { key: 'oddsWorstHalfWidth', what: 'odds of a volley, widest half-width of a sample', most: 0.02 },
  { key: 'planeOutlineTimesFlatten', what: 'the plane, outline of a hull: times flatten-js', least: 20 },
  { key: 'planeDistanceTimesFlatten', what: 'the plane, squared distance of two: times flatten-js', least: 20 },
  { key: 'planeSightTimesFlatten', what: 'the plane, sight among 40 ships: times flatten-js', least: 20 },
  { key: 'planeSweepTimesFlatten', what: 'the plane, a whole move past 11 polygons and 39 ships: times flatten-js', least: 20 },
  { key: 'pageHomeFrameMs', what: 'home: milliseconds to its frame, CPU x4 on Fast 4G', most: 1000 },
  { key: 'pageHomeInteractiveMs', what: 'home: milliseconds until it hears', most: 3000 },
  { key: 'pageBattleFrameMs', what: 'a battle: milliseconds to its frame, CPU x4 on Fast 4G', most: 1000 },
  { key: 'pageBattleInteractiveMs', what: 'a battle: milliseconds until it hears', most: 3000 },
  { key: 'pageLateInteractiveMs', what: 'sixty ships in their last turn: milliseconds until the battle hears', most: 4000 },
  { key: 'pageHomeKb', what: 'home: kB of script sent until it rests', most: 32 },
  { key: 'pageNewKb', what: 'a new battle, no game chosen: the same', most: 90 },
  { key: 'pageNewChosenKb', what: 'a new battle, a game chosen: the same', most: 120 },
  { key: 'pageBattleKb', what: 'a battle, plotting: the same', most: 200 },
  { key: 'pageFireKb', what: 'a battle at fire, odds reckoned: the same', most: 200 },
  {
    key: 'pagePanP95Ms',
    what: 'sixty ships, the board drawn along: CPU milliseconds of a frame at the 95th percentile',
    most: 16,
  },
  { key: 'pageWheelP95Ms', what: 'sixty ships, the wheel: the same', most: 16 },
  { key: 'pageHoverP95Ms', what: 'sixty ships, pointed at: the same', most: 16 },
  { key: 'pageDragP95Ms', what: 'sixty ships, a plot drawn: the same', most: 16 },
  { key: 'pageOddsMs', what: 'sixty ships: CPU milliseconds from the press to the odds of a squadron', most: 100 },
];

/** How a figure stands to its budget: its median by the wall's clock, and where that misses, by CPU time. */
export type Verdict = 'met' | 'met by CPU time alone' | 'missed';

export function verdict(budget: Budget, figure: Figure): Verdict {
  if (keeps(budget, figure.median)) return 'met';
  return keeps(budget, figure.cpu.median) ? 'met by CPU time alone' : 'missed';
}

function keeps({ least = -Infinity, most = Infinity }: Budget, value: number): boolean {
  return value >= least && value <= most;
}
