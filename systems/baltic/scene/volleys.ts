// Fire as it is watched: one throw at one target, with what that did to it. Boarding, bombs, guns from the air, torpedoes and beams are fire.

import type { Thrown, Told } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import type { Volley } from '@flagplot/scene';
import type { Baltic } from '../rules/state.ts';
import type { After } from './came.ts';
import { cameOf, hitsOf, isAfter, lostOf, struckOf, tracksOf } from './came.ts';
import { type BbSeen, spotOf } from './seen.ts';
import type { Shooting } from './shots.ts';
import { isShooting, nameOfTarget, shotWords, sideOf, sideOfTarget } from './shots.ts';

type AnyEvent = Told<Baltic>['event'];

/** A throw as it is read: BB-2.0.5 who fires is told first, then the dice, then what they did. */
interface ReadVolley {
  shooting: Shooting;
  told: number[];
  aimed: number[];
  after: After[];
}

/** All volleys of what was told, in its order. `seen` is the table after it. */
export function volleys(told: readonly Told<Baltic>[], seen: BbSeen): Volley<Point>[] {
  const found: ReadVolley[] = [];
  let now: ReadVolley | undefined;
  for (const [i, { event }] of told.entries()) {
    if (isShooting(event)) {
      now = { shooting: event, told: [i], aimed: [], after: [] };
      found.push(now);
    } else if (now && !takes(seen, now, { event, i })) now = undefined;
  }
  return found.map(one => volleyOf(seen, one));
}

/** Whether what is told next belongs to a volley, which then has it. */
function takes(seen: BbSeen, now: ReadVolley, { event, i }: { event: AnyEvent; i: number }): boolean {
  if (event.kind === 'thrown') {
    if (now.aimed.length > 0 || now.after.length > 0) return false;
    if (!isDefence(event)) now.aimed.push(i);
  } else if (isAfter(seen, event, now.shooting)) now.after.push(event);
  else return false;
  now.told.push(i);
  return true;
}

/** BB-4.1.4 Dice against torpedoes are the target's own, and fall before those at it. */
function isDefence({ why }: Thrown): boolean {
  return why.rule === 'BB-4.1.4';
}

function volleyOf(seen: BbSeen, { shooting, told, aimed, after }: ReadVolley): Volley<Point> {
  const { target } = shooting;
  const at = spotOf('to' in shooting ? shooting.to : shooting.at);
  const came = cameOf(after);
  const lines = 'from' in shooting ? [{ from: spotOf(shooting.from), to: at }] : [];
  const shot = { told, aimed, side: sideOf(seen, shooting), lines, came };
  return {
    told,
    target: { id: target, side: sideOfTarget(seen, target), name: nameOfTarget(seen, target), at },
    shots: [{ ...shot, says: shotWords(seen, shooting), hits: hitsOf(after) }],
    says: came,
    tracks: tracksOf(seen, after),
    struck: struckOf(after).map(unit => ({ unit, at })),
    lost: lostOf(after).map(unit => ({ unit, at })),
  };
}
