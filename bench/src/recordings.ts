// Battles of ordinary opponents, recorded once for a whole bench, so that rows which only play them again never think.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorded } from './battle.ts';
import { opponent, recordBattle } from './battle.ts';
import type { Start } from './starts.ts';
import { armadas, cruisers, duel, fleets, flotillas, muster, startOf } from './starts.ts';

export type Recording =
  | 'duel'
  | 'five thousand points'
  | 'six a side'
  | 'sixty a side'
  | 'eight thousand points'
  | 'ten units a side'
  | 'hundred units a side'
  | 'patrol'
  | 'two squadrons'
  | 'sixteen squadrons'
  | 'border duel'
  | 'line of battle'
  | 'drone storm'
  | 'one cruiser a side'
  | 'six cruisers a side'
  | 'gotland incident'
  | 'raippaluotto passage'
  | 'carrier strike'
  | 'fourteen models'
  | 'sixty models';

/** What there is to be recorded, and how many battles of each. */
const RECORDINGS: Readonly<Record<Recording, { start(): Start; battles: number }>> = {
  duel: { start: duel, battles: 60 },
  'five thousand points': { start: () => startOf('fleet-action', 'narn-earth-5000'), battles: 24 },
  'six a side': { start: () => fleets(1, 6), battles: 12 },
  'sixty a side': { start: () => fleets(10, 6), battles: 2 },
  'eight thousand points': { start: () => startOf('fleet-action', 'meeting-8000'), battles: 6 },
  'ten units a side': { start: () => armadas(1), battles: 6 },
  'hundred units a side': { start: () => armadas(10), battles: 1 },
  patrol: { start: () => startOf('squadrons', 'open-patrol'), battles: 60 },
  'two squadrons': { start: () => muster(2), battles: 12 },
  'sixteen squadrons': { start: () => muster(16), battles: 4 },
  'border duel': { start: () => startOf('two-phase', 'border-duel'), battles: 30 },
  'line of battle': { start: () => startOf('two-phase', 'line-of-battle'), battles: 3 },
  'drone storm': { start: () => startOf('two-phase', 'drone-storm'), battles: 3 },
  'one cruiser a side': { start: () => cruisers(1), battles: 12 },
  'six cruisers a side': { start: () => cruisers(6), battles: 2 },
  'gotland incident': { start: () => startOf('baltic', 'gotland-incident'), battles: 12 },
  'raippaluotto passage': { start: () => startOf('baltic', 'raippaluotto-passage'), battles: 4 },
  'carrier strike': { start: () => startOf('baltic', 'carrier-strike'), battles: 4 },
  'fourteen models': { start: () => flotillas(14), battles: 6 },
  'sixty models': { start: () => flotillas(60), battles: 2 },
};

/** The names of all recordings. */
export const RECORDED: readonly string[] = Object.keys(RECORDINGS);

/** The scenario of a recording, and its battles. */
export interface LoadedRecording {
  start: Start;
  battles: readonly Recorded[];
}

const fileOf = (folder: string, name: Recording): string => join(folder, `${name}.json`);

/** The scenario of a recording. */
export function startOfRecording(name: Recording): Start {
  return RECORDINGS[name].start();
}

/** The dice of the battles of a recording. */
export function seedsOf(name: Recording): string[] {
  return Array.from({ length: RECORDINGS[name].battles }, (_, n) => `${name} ${n + 1}`);
}

/** Fights the battles of a recording and writes them down in `folder`. */
export function record(folder: string, name: Recording): void {
  const start = startOfRecording(name);
  const bot = opponent(start, 'ordinary');
  writeFileSync(fileOf(folder, name), JSON.stringify(seedsOf(name).map(dice => recordBattle(start, dice, bot))));
}

/** The battles of a recording, from `folder`. */
export function loadRecording(folder: string, name: Recording): LoadedRecording {
  return { start: startOfRecording(name), battles: JSON.parse(readFileSync(fileOf(folder, name), 'utf8')) as Recorded[] };
}
