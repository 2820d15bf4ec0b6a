// What a place is worth to a vessel: what it can strike from there, and what can strike it.

import type { Pose } from '@flagplot/plane';
import { along, isLineFree } from '@flagplot/plane';
import type { Charts } from '../rules/charts.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isAirborne } from '../rules/roster.ts';
import type { Errand } from './errands.ts';
import { offFrom } from './errands.ts';
import type { Gun, Slack } from './glance.ts';
import { gunsOf, hitsAt } from './glance.ts';
import { errandOf } from './missions.ts';
import type { Prize } from './prize.ts';
import { gain, prizeOf, prizesFor } from './prize.ts';
import { apart, nearest } from './reach.ts';
import type { Tube } from './tubes.ts';
import { tubesGain, tubesOf } from './tubes.ts';

/** An enemy with what it may fire. */
interface Foe {
  readonly at: Pose;
  readonly guns: readonly Gun[];
  /** Whether it has still to fire in this turn. */
  readonly isToCome: boolean;
}

/** All that a vessel's place is judged by. */
export interface Station {
  readonly charts: Charts;
  readonly self: Prize;
  readonly guns: readonly Gun[];
  readonly tubes: readonly Tube[];
  readonly marks: readonly Prize[];
  readonly foes: readonly Foe[];
  /** Land that is in the way of its fire. */
  readonly cover: readonly (readonly number[])[];
  /** Points that its guns are worth in a turn amid the enemy. */
  readonly power: number;
  readonly errand: Errand | undefined;
}

/** Enemies, each with what it may fire. */
export interface Enemies {
  readonly marks: readonly Prize[];
  readonly foes: readonly Foe[];
}

export function enemiesAmong(seen: Seen, marks: readonly Prize[]): Enemies {
  const foes = marks.map(({ vessel: foe }) => ({
    at: foe,
    guns: gunsOf(seen, foe),
    isToCome: !seen.open.played.includes(foe.unit),
  }));
  return { marks, foes };
}

export function stationOf(seen: Seen, vessel: Vessel, enemies?: Enemies): Station {
  const { charts, features } = seen.book;
  const { marks, foes } = enemies ?? enemiesAmong(seen, prizesFor(seen, vessel.side));
  const guns = gunsOf(seen, vessel);
  const height = isAirborne(cardOf(seen.book, vessel)) ? 'airborne' : 'surface';
  return {
    ...{ charts, marks, foes, guns, self: prizeOf(seen, vessel), tubes: tubesOf(seen, vessel) },
    cover: features.filter(({ reaches }) => reaches.includes(height)).map(({ outline }) => outline),
    power: guns.reduce((sum, { fp }) => sum + fp, 0),
    errand: errandOf(seen, vessel),
  };
}

/** How far the enemy may yet turn and close before it fires: at a guess. */
export const CLOSING: Slack = { turn: 2500, nearer: 3000 };
/** A place is judged by what follows as well: some way on, for so much. */
const AHEAD = 4000;
const NEXT = 0.45;
/** What is suffered counts less than what is dealt: points are won by sinking. */
export const SUFFERED = 0.6;
/** An enemy that has fired in this turn fires in the next, from somewhere else. */
export const LATER = 0.4;
/** Points a mil, for each point of power, that it costs to lie far off. */
const DISTANCE = 0.000_012;
/** As near as one wants to be. */
const NEAR = 11_000;

/** The points that a place promises. */
export function worthAt(station: Station, pose: Pose): number {
  const next = along(pose, { d: AHEAD, turn: 0 });
  const fight = dealtAt(station, pose) + NEXT * dealtAt(station, next) - SUFFERED * sufferedAt(station, pose);
  return fight - longing(station, pose) + errandGain(station, pose);
}

/** What it is worth to be where one is sent. */
export function errandGain({ errand }: Station, pose: Pose): number {
  if (!errand) return 0;
  const off = offFrom(errand, pose);
  return (off === 0 ? errand.there : 0) - errand.mil * off;
}

/** Every gun at the mark where it does most. */
export function dealtAt(station: Station, pose: Pose): number {
  const { charts, guns, marks, cover } = station;
  const free = new Map<Prize, boolean>();
  const sees = (mark: Prize): boolean => {
    const found = free.get(mark) ?? isLineFree({ from: pose, to: mark.at }, cover);
    free.set(mark, found);
    return found;
  };
  let sum = tubesGain(station.tubes, pose, marks);
  for (const gun of guns) {
    let best = 0;
    for (const mark of marks) {
      const worth = gain(mark, hitsAt(charts, { gun, from: pose }, mark));
      if (worth > best && sees(mark)) best = worth;
    }
    sum += best;
  }
  return sum;
}

function sufferedAt({ charts, self, foes }: Station, at: Pose): number {
  const mark = { ...self, at };
  let sum = 0;
  for (const { at: from, guns, isToCome } of foes)
    for (const gun of guns) sum += (isToCome ? 1 : LATER) * gain(mark, hitsAt(charts, { gun, from, slack: CLOSING }, mark));
  return sum;
}

/** What it costs to lie far from every enemy, for whoever is not sent elsewhere. */
export function longing({ marks, power, errand }: Station, pose: Pose): number {
  if (errand) return 0;
  const near = nearest(pose, marks);
  return near ? DISTANCE * power * Math.max(0, apart(pose, near.at) - NEAR) : 0;
}
