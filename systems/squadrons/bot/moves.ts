// The moves of an ordinary player: which squadron next, and by which course.

import { hexes } from '@flagplot/hexes';
import type { Speed } from '../rules/book.ts';
import type { Move } from '../rules/orders.ts';
import { sideOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { speedsOf } from '../rules/turn/2-move.ts';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import type { Course, Helm } from './helm.ts';
import { courseOf, endOf, helmOf, keeps, moveOf } from './helm.ts';
import type { Leg } from './legs.ts';
import type { Outlook } from './outlook.ts';
import { courseWorth, glance, outlookOf } from './outlook.ts';

/** Courses of one squadron that are looked at craft by craft. */
const LOOKS = 12;

/** A squadron and its move. `squadrons`: those still to be moved. */
export function moveFor(v: SqView, squadrons: readonly string[], work: number): Move {
  for (const move of movesFor(v, squadrons, work)) return move;
  throw new Error('a squadron that is asked for its move has none');
}

/** All moves that are looked at craft by craft, the best first; then the best of each other squadron that might be moved first. */
export function* movesFor(v: SqView, squadrons: readonly string[], work: number): Generator<Move> {
  const own = forcesOf(v, [v.side]);
  const enemies = forcesOf(v, sideOf(v.book, v.side).enemies);
  const looks = Math.max(1, Math.round(LOOKS * work));
  const next = nextOf(own, enemies, squadrons);
  yield* movesOf(v, next, { own, enemies, looks });
  for (const force of own) {
    if (force === next || !squadrons.includes(force.of.id)) continue;
    for (const move of movesOf(v, force, { own, enemies, looks: 1 })) yield move;
  }
}

interface Around {
  own: readonly Force[];
  enemies: readonly Force[];
  /** Courses that are looked at craft by craft. */
  looks: number;
}

/** The moves of one squadron, the best first. */
function* movesOf(v: SqView, force: Force, { own, enemies, looks }: Around): Generator<Move> {
  const helms = speedsOf(v, force.squadron).flatMap((speed: Speed) => helmOf(v.book, force, speed) ?? []);
  if (helms.length === 0) yield { squadron: force.of.id, craft: [] };
  else for (const course of bestCourses(outlookOf(v, force, { enemies, own: own.length }), helms, looks)) yield moveOf(course);
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

/** Those that look best at a glance, the best first when they are looked at craft by craft. */
function bestCourses(it: Outlook, helms: readonly Helm[], looks: number): Course[] {
  const list: Look[] = [];
  for (const helm of helms) glances(it, helm, { list, most: looks });
  const rated = list.map(({ helm, leg }) => {
    const course = courseOf(helm, leg);
    return { course, worth: courseWorth(it, course, endOf(helm.lead, leg)) };
  });
  return rated.sort((a, b) => b.worth - a.worth).map(({ course }) => course);
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
