// Chapter 10.3: what is left of a ship, and what follows from it.

import type { CardOfBook } from '../book.ts';
import type { Charts } from '../charts.ts';
import type { Boxes, Unit } from '../open.ts';
import { LOST } from '../open.ts';

/** TP-10.2.5 What a track reads: the leftmost of the boxes it has left. */
export function ratingOf(track: readonly number[], left: number): number {
  return track[track.length - left] ?? 0;
}

/** TP-8.3.1 */
export function sensorOf(card: Pick<CardOfBook, 'tracks'>, { boxes }: Pick<Unit, 'boxes'>): number {
  return ratingOf(card.tracks.sensor, boxes.sensor);
}

/** TP-8.3.2 */
export function scannerOf(card: Pick<CardOfBook, 'tracks'>, { boxes }: Pick<Unit, 'boxes'>): number {
  return ratingOf(card.tracks.scanner, boxes.scanner);
}

/** TP-10.3.3 A ship without a box of control does nothing. */
export function isControlled({ kind, boxes }: Pick<Unit, 'kind' | 'boxes'>): boolean {
  return kind === 'shuttle' || kind === 'fighter' || boxes.bridge + boxes.flag + boxes.emergency + boxes.auxiliary > 0;
}

/** TP-10.1.3 Boxes of a shield that stop damage: TP-10.1.5 none of one that is dropped, TP-2.2.4 at most five at the minimum setting. */
export function boxesThatCount(
  { minimumBoxes }: Pick<Charts, 'minimumBoxes'>,
  { shields, dropped, setting }: Pick<Unit, 'shields' | 'dropped' | 'setting'>,
  at: number,
): number {
  const there = shields[at] ?? 0;
  if (dropped[at] || setting === 'off') return 0;
  return setting === 'minimum' ? Math.min(minimumBoxes, there) : there;
}

/** TP-10.3.2 Boxes that are systems: all but tracks, excess damage and shields. */
const SYSTEMS: readonly (keyof Boxes)[] = [
  ...(['left', 'right', 'centre', 'impulse', 'apr', 'battery', 'fore', 'aft', 'middle', 'cargo', 'armour'] as const),
  ...(['bridge', 'flag', 'emergency', 'auxiliary', 'security', 'transporter', 'tractor', 'lab', 'probe', 'shuttle'] as const),
  ...(['foreBank', 'rearBank'] as const),
];

/** TP-10.3.2 System boxes a ship has left. */
export function systemBoxes({ boxes, weapons }: Pick<Unit, 'boxes' | 'weapons'>): number {
  let sum = 0;
  for (const system of SYSTEMS) sum += boxes[system];
  for (const shots of weapons) if (shots !== LOST) sum += 1;
  return sum;
}

/** TP-10.3.2 At least half of all its system boxes are gone. */
export function isCrippled(card: Pick<CardOfBook, 'boxes'>, unit: Pick<Unit, 'boxes' | 'weapons'>): boolean {
  return 2 * systemBoxes(unit) <= card.boxes;
}
