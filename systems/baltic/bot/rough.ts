// What a place promises at the roughest: what each gun would do to each enemy is reckoned once, as all of them lie; of a place it is asked alone
// what bears from there and reaches.

import type { Pose, Sector } from '@flagplot/plane';
import { bodyOf, isInSector } from '@flagplot/plane';
import type { Charts } from '../rules/charts.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import type { Gun, Slack } from './glance.ts';
import { hitsFrom } from './glance.ts';
import type { Prize } from './prize.ts';
import { gain } from './prize.ts';
import { apart } from './reach.ts';
import type { Enemies, Station } from './station.ts';
import { CLOSING, errandGain, LATER, longing, SUFFERED, stationOf } from './station.ts';
import { tubesGain } from './tubes.ts';

/** A gun: where it bears from the bow, how far it reaches from middle to middle, and the points it promises on each of some marks. */
interface Threat {
  readonly sector: Sector;
  readonly squaredReaches: readonly number[];
  readonly worths: readonly number[];
}

/** All that the places of a vessel are judged by. */
export interface Rough {
  readonly station: Station;
  readonly guns: readonly Threat[];
  /** Enemies, each with what its guns would do to the vessel. */
  readonly foes: readonly { readonly at: Pose; readonly guns: readonly Threat[] }[];
}

const STEADY: Slack = { turn: 0, nearer: 0 };

export function roughOf(seen: Seen, vessel: Vessel, enemies: Enemies): Rough {
  const station = stationOf(seen, vessel, enemies);
  const { charts, marks, self, guns, foes } = station;
  return {
    station,
    guns: guns.map(gun => threatOf(charts, { gun, from: vessel, slack: STEADY, share: 1 }, marks)),
    foes: foes.map(({ at, guns: theirs, isToCome }) => ({
      at,
      guns: theirs.map(gun => threatOf(charts, { gun, from: at, slack: CLOSING, share: isToCome ? 1 : LATER }, [self])),
    })),
  };
}

interface Firing {
  readonly gun: Gun;
  readonly from: Pose;
  readonly slack: Slack;
  readonly share: number;
}

function threatOf(charts: Charts, { gun, from, slack, share }: Firing, marks: readonly Prize[]): Threat {
  const { weapon, sector } = gun;
  const most = weapon.range ?? 0;
  return {
    sector: { middle: sector.middle, half: Math.min(18_000, sector.half + slack.turn) },
    squaredReaches: marks.map(({ reach }) => (most + reach + slack.nearer) ** 2),
    worths: marks.map(mark => {
      const range = Math.min(most, Math.max(0, apart(from, mark.at) - mark.reach));
      return share * gain(mark, hitsFrom(charts, { gun, from, range }, mark));
    }),
  };
}

/** The points that a place promises. */
export function roughWorth({ station, guns, foes }: Rough, pose: Pose): number {
  const { tubes, marks } = station;
  const dealt = tubesGain(tubes, pose, marks) + dealtFrom(pose, guns, marks);
  return dealt - SUFFERED * sufferedAt(pose, foes) - longing(station, pose) + errandGain(station, pose);
}

/** Each gun at the mark where it does most. */
function dealtFrom(pose: Pose, guns: readonly Threat[], marks: readonly Prize[]): number {
  const ways = marks.map(({ at }) => wayTo(pose, at));
  let sum = 0;
  for (const gun of guns) {
    let best = 0;
    for (const [i, way] of ways.entries())
      if ((gun.worths[i] as number) > best && bears(gun, way, i)) best = gun.worths[i] as number;
    sum += best;
  }
  return sum;
}

function sufferedAt(at: Pose, foes: Rough['foes']): number {
  let sum = 0;
  for (const foe of foes) {
    const way = wayTo(foe.at, at);
    for (const gun of foe.guns) if (bears(gun, way, 0)) sum += gun.worths[0] as number;
  }
  return sum;
}

/** A way as it looks from a bow: `y` ahead, `x` to starboard; and its length, squared. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly squared: number;
}

function wayTo(from: Pose, to: Pose): Way {
  const { u, v } = bodyOf(from, to);
  return { x: v, y: u, squared: u * u + v * v };
}

function bears({ sector, squaredReaches }: Threat, way: Way, mark: number): boolean {
  return way.squared <= (squaredReaches[mark] as number) && isInSector(way, sector);
}
