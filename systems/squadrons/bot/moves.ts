// The moves of an ordinary player: which squadron next, and by which course.

import { hexes } from '@flagplot/hexes';
import type { Speed } from '../rules/book.ts';
import type { Move } from '../rules/orders.ts';
import { sideOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { speedsOf } from '../rules/turn/2-move.ts';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import type { Helm } from './helm.ts';
import { courseOf, endOf, helmOf, keeps, moveOf } from './helm.ts';
import type { Leg } from './legs.ts';
import type { Outlook } from './outlook.ts';
import { courseWorth, glance, outlookOf } from './outlook.ts';

/** Courses of one squadron that are looked at craft by craft. */
const LOOKS = 12;

/** A squadron and its move. `squadrons`: those still to be moved. */
export function moveFor(v: SqView, squadrons: readonly string[], work: number): Move {
  const own = forcesOf(v, [v.side]);
  const enemies = forcesOf(v, sideOf(v.book, v.side).enemies);
  const force = nextOf(own, enemies, squadrons);
  const helms = speedsOf(v, force.squadron).flatMap((speed: Speed) => helmOf(v.book, force, speed) ?? []);
  if (helms.length === 0) return { squadron: force.of.id, craft: [] };
  return bestMove(outlookOf(v, force, { enemies, own: own.length }), helms, Math.max(1, Math.round(LOOKS * work)));
}

/** First whoever has no choice, then whoever is furthest from any enemy: the nearest has most to gain by waiting. */
function nextOf(own: readonly Force[], enemies: readonly Force[], squadrons: readonly string[]): Force {
  const open = own.filter(({ of }) => squadrons.includes(of.id));
  const drifting = open.find(({ able }) => !able.includes(true));
  if (drifting) return drifting;
  const far = open.map(force =>
    enemies.reduce((least, enemy) => Math.min(least, between(force, enemy)), Number.POSITIVE_INFINITY),
  );
  return open[far.indexOf(Math.max(...far))] as Force;
}

function between(a: Force, b: Force): number {
  return hexes.range(a.craft[a.middle] as Force['craft'][number], b.craft[b.middle] as Force['craft'][number]);
}

interface Look {
  helm: Helm;
  leg: Leg;
  worth: number;
}

/** The best of those that look best. */
function bestMove(it: Outlook, helms: readonly Helm[], looks: number): Move {
  const list: Look[] = [];
  for (const helm of helms) glances(it, helm, { list, most: looks });
  let best = courseOf((list[0] as Look).helm, (list[0] as Look).leg);
  let most = Number.NEGATIVE_INFINITY;
  for (const { helm, leg } of list) {
    const course = courseOf(helm, leg);
    const worth = courseWorth(it, course, endOf(helm.lead, leg));
    if (worth > most) [best, most] = [course, worth];
  }
  return moveOf(best);
}

/** The looks that are worth most, so many at most, the first of equal ones first. */
interface Shortlist {
  list: Look[];
  most: number;
}

/** All legs that keep the lead on the map, and all where there are none or where it may leave. */
function glances(it: Outlook, helm: Helm, { list, most }: Shortlist): void {
  const { book, lead } = helm;
  const inside = it.runs ? helm.legs : helm.legs.filter(leg => keeps(book, lead, leg));
  for (const leg of inside.length > 0 ? inside : helm.legs) {
    const worth = glance(it, helm, endOf(lead, leg));
    if (list.length === most && worth <= (list[most - 1] as Look).worth) continue;
    let at = list.length;
    while (at > 0 && (list[at - 1] as Look).worth < worth) at -= 1;
    list.splice(at, 0, { helm, leg, worth });
    if (list.length > most) list.pop();
  }
}
