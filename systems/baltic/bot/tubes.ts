// What torpedoes may do from a place: enemies that lie ahead of a tube, and where they will be when it runs.

import type { Pose } from '@flagplot/plane';
import { bodyOf, headingOf } from '@flagplot/plane';
import type { Arc } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
import { firepowerOf, works } from '../rules/gunnery/aim.ts';
import type { Vessel } from '../rules/open.ts';
import type { Id } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isAirborne, isSkimmer } from '../rules/roster.ts';
import type { Prize } from './prize.ts';
import { gain } from './prize.ts';

/** Tubes with a box of ammunition. */
export interface Tube {
  readonly weapon: Id;
  readonly fp: number;
  readonly middle: number;
  /** Mil from the middle of the vessel to the front of a salvo, at the most. */
  readonly long: number;
  readonly torpedo: Charts['torpedo'];
  readonly needs: number;
}

export function tubesOf(seen: Seen, vessel: Vessel): Tube[] {
  const { charts } = seen.book;
  const { size, weapons } = cardOf(seen.book, vessel);
  return weapons
    .filter(weapon => weapon.kind === 'torpedo' && works(vessel, weapon) && (vessel.ammo[weapon.id] ?? 0) > 0)
    .map(weapon => ({
      weapon: weapon.id,
      fp: firepowerOf(seen, vessel, weapon),
      middle: charts.arcs[weapon.arc as Arc].middle,
      long: size[0] / 2 + charts.torpedo.depth,
      torpedo: charts.torpedo,
      needs: charts.needs,
    }));
}

/** A salvo rarely meets whoever can still turn away. */
const CHANCE = 0.5;

/** The points that all tubes promise from a pose. */
export function tubesGain(tubes: readonly Tube[], pose: Pose, marks: readonly Prize[]): number {
  let sum = 0;
  for (const tube of tubes) {
    let best = 0;
    for (const mark of marks) best = Math.max(best, tubeGain(tube, pose, mark));
    sum += best;
  }
  return sum;
}

/** Whether a salvo may meet a mark at all, by their middles and their lengths alone. */
export function mayMeet(
  { middle, long, torpedo }: Tube,
  { x, y, heading }: Pose,
  { at, card }: Pick<Prize, 'at' | 'card'>,
): boolean {
  const { u, v } = bodyOf({ x, y, heading: headingOf(heading + middle) }, at);
  const other = (card.size[0] + card.size[1]) / 2;
  return Math.abs(v) < torpedo.half + other && u > 0 - other && u < torpedo.run + long + other;
}

function tubeGain({ fp, middle, torpedo, needs }: Tube, { x, y, heading }: Pose, mark: Prize): number {
  if (isAirborne(mark.card) || isSkimmer(mark.card)) return 0;
  const { u, v } = bodyOf({ x, y, heading: headingOf(heading + middle) }, mark.at);
  if (u < 0 || u > torpedo.run + mark.reach || Math.abs(v) > torpedo.half + mark.reach) return 0;
  const left = Math.max(0, fp - (mark.card.cc * (11 - needs)) / 10);
  return CHANCE * gain(mark, (left * (11 - needs)) / 10);
}
