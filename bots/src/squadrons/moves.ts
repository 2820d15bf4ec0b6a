// The moves of an ordinary player: which squadron next, and by which course.

import { hexes } from '@flagplot/kernel';
import type { Move, Speed, SqView } from '@flagplot/squadrons/table';
import { sideOf, speedsOf } from '@flagplot/squadrons/table';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import type { Helm } from './helm.ts';
import { courseOf, endOf, helmOf, keeps, moveOf, roomAt } from './helm.ts';
import type { Leg } from './legs.ts';
import type { Outlook } from './outlook.ts';
import { glance, outlookOf, rated } from './outlook.ts';

/** Courses of one squadron that are looked at craft by craft. */
const LOOKS = 12;

/** A squadron and its move. `squadrons`: those still to be moved. */
export function moveFor(v: SqView, squadrons: readonly string[], work: number): Move {
  const own = forcesOf(v, [v.side]);
  const enemies = forcesOf(v, sideOf(v.book, v.side).enemies);
  const force = nextOf(own, enemies, squadrons);
  const helms = speedsOf(v, force.squadron).flatMap((speed: Speed) => helmOf(v.book, force, speed) ?? []);
  if (helms.length === 0) return { squadron: force.of.id, craft: [] };
  return chosen(outlookOf(v, force, { enemies, own: own.length }), helms, Math.max(1, Math.round(LOOKS * work)));
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
function chosen(it: Outlook, helms: readonly Helm[], looks: number): Move {
  const all = helms.flatMap(helm => looksOf(it, helm));
  all.sort((a, b) => b.worth - a.worth);
  let best = courseOf((all[0] as Look).helm, (all[0] as Look).leg);
  let most = Number.NEGATIVE_INFINITY;
  for (const { helm, leg } of all.slice(0, looks)) {
    const course = courseOf(helm, leg);
    const worth = rated(it, course, endOf(helm.lead, leg));
    if (worth > most) [best, most] = [course, worth];
  }
  return moveOf(best);
}

/** All legs that keep the lead on the map, and all where there are none or where it may leave. */
function looksOf(it: Outlook, helm: Helm): Look[] {
  const { book, lead } = helm;
  const room = it.runs ? Number.POSITIVE_INFINITY : roomAt(book, lead);
  const inside = helm.legs.filter(leg => leg.hexes <= room || keeps(book, lead, leg));
  const legs = inside.length > 0 ? inside : helm.legs;
  return legs.map(leg => ({ helm, leg, worth: glance(it, helm, endOf(lead, leg)) }));
}
