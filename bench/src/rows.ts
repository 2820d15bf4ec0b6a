// Every measurement by name, in the order they are made: those that are compared stand beside each other.

import type { Recording } from './recordings.ts';
import type { Reading, Terms } from './timing.ts';

/** A measurement: what it plays from, and how it is made. Its code is loaded in its own process alone. */
export interface Row {
  readonly recording?: Recording | readonly Recording[];
  /** Rows of the same group do the same work and must end in the same states. */
  readonly alike?: string;
  measure(terms: Terms): Promise<Reading>;
}

const fleetFight = () => import('./rows/fleet-fight.ts');
const random = () => import('./rows/random.ts');
const growth = () => import('./rows/growth.ts');
const rules = () => import('./rows/rules.ts');
const asking = () => import('./rows/asking.ts');
const ordinary = () => import('./rows/ordinary.ts');
const odds = () => import('./rows/odds.ts');
const balticOdds = () => import('./rows/odds-baltic.ts');
const asks = () => import('./rows/asks.ts');
const activation = () => import('./rows/activation.ts');
const comparison = () => import('./rows/compared.ts');
const plane = () => import('./rows/plane.ts');
const starts = () => import('./starts.ts');
const loads = () => import('./page/loads.ts');
const battles = () => import('./page/battles.ts');

export const ROWS: Readonly<Record<string, Row>> = {
  dice: { measure: async terms => (await import('./rows/dice.ts')).dice(terms) },
  rules: { recording: 'duel', alike: 'duel', measure: async terms => (await rules()).rules(terms, 'duel', 'rules') },
  'rules-by-hand': { recording: 'duel', measure: async terms => (await import('./rows/by-hand.ts')).byHand(terms) },
  asking: { recording: 'duel', alike: 'duel', measure: async terms => (await asking()).asking(terms, 'duel', 'askingShare') },
  boardgame: { alike: 'fleet-fight', measure: async terms => (await fleetFight()).boardgame(terms) },
  'fleet-fight': { alike: 'fleet-fight', measure: async terms => (await fleetFight()).silent(terms) },
  'fleet-fight-told': { alike: 'fleet-fight', measure: async terms => (await fleetFight()).withRecord(terms) },
  loop: { alike: 'fleet-fight', measure: async terms => (await fleetFight()).loop(terms) },
  showdown: { measure: async terms => (await import('./rows/showdown.ts')).showdown(terms) },
  random: { alike: 'random', measure: async terms => (await random()).randomSilent(terms) },
  'random-told': { alike: 'random', measure: async terms => (await random()).randomTold(terms) },
  'random-match': { alike: 'random', measure: async terms => (await random()).randomMatch(terms) },
  ordinary: { measure: async terms => (await ordinary()).ordinary(terms, (await starts()).duel(), 'ordinaryBattlesPerSecond') },
  'fleets-ordinary': {
    measure: async terms =>
      (await ordinary()).ordinary(terms, (await starts()).startOf('fleet-action', 'narn-earth-5000'), 'fleetBattlesPerSecond'),
  },
  'roll-out-drawn': {
    measure: async terms => (await comparison()).rollOut(terms, 'roll-out-drawn', 'rollOutDrawnTurnsPerSecond'),
  },
  'roll-out-idle': {
    measure: async terms => (await comparison()).rollOut(terms, 'roll-out-idle', 'rollOutIdleTurnsPerSecond'),
  },
  clone: { measure: async terms => (await import('./rows/clone.ts')).clone(terms) },
  odds: { recording: 'duel', measure: async terms => (await odds()).odds(terms, (await odds()).duels) },
  'fleets-odds': {
    recording: 'five thousand points',
    measure: async terms => (await odds()).odds(terms, (await odds()).fleets),
  },
  pools: { measure: async terms => (await comparison()).pools(terms) },
  'recorded-6': {
    recording: 'six a side',
    alike: 'six a side',
    measure: async terms => (await growth()).growthRecorded('six a side', terms),
  },
  'recorded-60': {
    recording: 'sixty a side',
    alike: 'sixty a side',
    measure: async terms => (await growth()).growthRecorded('sixty a side', terms),
  },
  'ordinary-6': { alike: 'six a side', measure: async terms => (await growth()).growthOrdinary('six a side', terms) },
  'ordinary-60': { alike: 'sixty a side', measure: async terms => (await growth()).growthOrdinary('sixty a side', terms) },
  'eight-thousand-rules': {
    recording: 'eight thousand points',
    measure: async terms => (await rules()).rules(terms, 'eight thousand points', 'eightThousandRules'),
  },
  'eight-thousand-ordinary': {
    measure: async terms =>
      (await ordinary()).ordinary(
        terms,
        (await starts()).startOf('fleet-action', 'meeting-8000'),
        'eightThousandBattlesPerSecond',
      ),
  },
  'recorded-10-units': {
    recording: 'ten units a side',
    alike: 'ten units a side',
    measure: async terms => (await growth()).growthRecorded('ten units a side', terms),
  },
  'recorded-100-units': {
    recording: 'hundred units a side',
    alike: 'hundred units a side',
    measure: async terms => (await growth()).growthRecorded('hundred units a side', terms),
  },
  'ordinary-10-units': {
    alike: 'ten units a side',
    measure: async terms => (await growth()).growthOrdinary('ten units a side', terms),
  },
  'ordinary-100-units': {
    alike: 'hundred units a side',
    measure: async terms => (await growth()).growthOrdinary('hundred units a side', terms),
  },
  'squadrons-rules': {
    recording: 'patrol',
    alike: 'patrol',
    measure: async terms => (await rules()).rules(terms, 'patrol', 'squadronsRules'),
  },
  'squadrons-asking': {
    recording: 'patrol',
    alike: 'patrol',
    measure: async terms => (await asking()).asking(terms, 'patrol', 'squadronsAskingShare'),
  },
  'squadrons-ordinary': {
    measure: async terms =>
      (await ordinary()).ordinary(terms, (await starts()).startOf('squadrons', 'open-patrol'), 'squadronsBattlesPerSecond'),
  },
  'squadrons-odds': { recording: 'patrol', measure: async terms => (await odds()).odds(terms, (await odds()).patrols) },
  'recorded-2': {
    recording: 'two squadrons',
    alike: 'two squadrons',
    measure: async terms => (await growth()).growthRecorded('two squadrons', terms),
  },
  'recorded-16': {
    recording: 'sixteen squadrons',
    alike: 'sixteen squadrons',
    measure: async terms => (await growth()).growthRecorded('sixteen squadrons', terms),
  },
  'ordinary-2': { alike: 'two squadrons', measure: async terms => (await growth()).growthOrdinary('two squadrons', terms) },
  'ordinary-16': {
    alike: 'sixteen squadrons',
    measure: async terms => (await growth()).growthOrdinary('sixteen squadrons', terms),
  },
  'two-phase-rules': {
    recording: 'border duel',
    alike: 'border duel',
    measure: async terms => (await rules()).rules(terms, 'border duel', 'twoPhaseRules'),
  },
  'two-phase-ordinary': {
    measure: async terms =>
      (await ordinary()).ordinary(terms, (await starts()).startOf('two-phase', 'border-duel'), 'twoPhaseBattlesPerSecond'),
  },
  'two-phase-odds': { recording: 'border duel', measure: async terms => (await odds()).odds(terms, (await odds()).borderDuels) },
  'two-phase-forecasts': {
    recording: ['border duel', 'line of battle', 'drone storm'],
    measure: async terms => (await import('./rows/odds-two-phase.ts')).twoPhaseForecasts(terms),
  },
  'two-phase-asks': { measure: async () => (await asks()).twoPhaseAsks() },
  'recorded-1': {
    recording: 'one cruiser a side',
    alike: 'one cruiser a side',
    measure: async terms => (await growth()).growthRecorded('one cruiser a side', terms),
  },
  'recorded-6-cruisers': {
    recording: 'six cruisers a side',
    alike: 'six cruisers a side',
    measure: async terms => (await growth()).growthRecorded('six cruisers a side', terms),
  },
  'baltic-rules': {
    recording: 'gotland incident',
    alike: 'gotland incident',
    measure: async terms => (await rules()).rules(terms, 'gotland incident', 'balticRules'),
  },
  'baltic-ordinary': {
    measure: async terms =>
      (await ordinary()).ordinary(terms, (await starts()).startOf('baltic', 'gotland-incident'), 'balticBattlesPerSecond'),
  },
  'baltic-activation-14': { measure: async () => (await activation()).activation(14) },
  'baltic-activation-26': { measure: async () => (await activation()).activation(26) },
  'baltic-activation-60': { measure: async () => (await activation()).activation(60) },
  'baltic-odds': { recording: 'gotland incident', measure: async terms => (await balticOdds()).balticVolleys(terms) },
  'baltic-other-odds': {
    recording: ['gotland incident', 'raippaluotto passage', 'carrier strike'],
    measure: async terms => (await balticOdds()).balticOthers(terms),
  },
  'baltic-quick': { measure: async () => (await import('./rows/quick.ts')).quick() },
  'baltic-asks': { measure: async () => (await asks()).balticAsks() },
  'baltic-table': {
    recording: 'gotland incident',
    measure: async terms => (await import('./rows/baltic-table.ts')).balticTable(terms),
  },
  'recorded-14': {
    recording: 'fourteen models',
    alike: 'fourteen models',
    measure: async terms => (await growth()).growthRecorded('fourteen models', terms),
  },
  'recorded-60-models': {
    recording: 'sixty models',
    alike: 'sixty models',
    measure: async terms => (await growth()).growthRecorded('sixty models', terms),
  },
  plane: { measure: async terms => (await plane()).plane(terms) },
  'plane-flatten': { measure: async terms => (await plane()).flatten(terms) },
  'page-home': { measure: async () => (await loads()).opening('Home') },
  'page-battle': { measure: async () => (await loads()).opening('Battle', (await battles()).keptAt('duel')) },
  'page-late': { measure: async () => (await loads()).opening('Late', (await battles()).keptAt('late-sixty')) },
  'page-scripts': { measure: async () => (await import('./page/scripts.ts')).scripts() },
  'page-frames': { measure: async () => (await import('./page/frames.ts')).frames() },
  'page-odds': { measure: async () => (await import('./page/odds.ts')).pageOdds() },
};
