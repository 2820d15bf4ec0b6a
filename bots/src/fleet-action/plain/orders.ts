// The plots of an ordinary player.

import type { FaView, Place, Plot } from '@flagplot/fleet-action/table';
import { hexesIn, holdingPlot, on, PULSES, plotOf, plotting } from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Course, Underway } from './courses.ts';
import { coursesOf, putsOf } from './courses.ts';
import type { Force } from './forces.ts';
import { forcesOf } from './forces.ts';
import { helmOf } from './helm.ts';
import type { Outlook, Reached } from './outlook.ts';
import { furthest, reached, TAKEN } from './outlook.ts';
import { quarryAt } from './quarry.ts';
import type { Threat } from './threat.ts';
import { cease, exchange, threatOf, worthOf } from './threat.ts';

/** Hexes beyond which it is idle to guess where an enemy turns next. */
const FAR = 40;

/** An enemy squadron, and where it is after each of the next six pulses if it holds its course. */
interface Enemy {
  force: Force;
  drift: readonly Place[];
}

/** The same with what it and one of one's own squadrons can do to each other. */
interface Foe extends Enemy {
  give: Threat;
  take: Threat;
}

/** A plot for every squadron of the side. */
export function plotsOf(v: FaView, work: number): Plot[] {
  const forces = v.book.sides.flatMap(({ id }) => (id === v.side ? [] : forcesOf(v, id)));
  const enemies = forces.map(force => ({ force, drift: driftOf(v, force) }));
  return forcesOf(v, v.side).map(force => plotFor(v, { force, enemies, work }));
}

/** FA-5.6.2 Two turns straight ahead, as far as the map goes. */
function driftOf(v: FaView, { squadron }: Force): Place[] {
  let at: Place = { q: squadron.q, r: squadron.r, heading: squadron.heading };
  return [...PULSES, ...PULSES].map(pulse => {
    const to = hexes.step(at, at.heading, hexesIn(v.book.charts, squadron.speed, pulse));
    if (on(v, to)) at = { q: to.q, r: to.r, heading: at.heading };
    return at;
  });
}

/** One of one's own squadrons before its enemies. */
interface Plotter {
  force: Force;
  enemies: readonly Enemy[];
  work: number;
}

function plotFor(v: FaView, plotter: Plotter): Plot {
  const { squadron } = plotter.force;
  const it = plotting(v, squadron);
  if (squadron.withdraws > 0) return holdingPlot(it); // FA-11.4.2 It makes for its way out.
  const course = chosen(v, { it, helm: helmOf(v, squadron), offsets: squadron.formation }, plotter);
  return course ? plotOf(it, course.pace, putsOf(course)) : holdingPlot(it);
}

/** The course that looks best when it is carried on; none where nothing leads anywhere. */
function chosen(v: FaView, way: Underway, { force, enemies, work }: Plotter): Course | undefined {
  const foe = (enemy: Enemy): Foe => ({ ...enemy, ...threats(v, force, enemy.force) });
  const near = enemies.filter(enemy => inReach(way, force, enemy)).map(foe);
  const nearest = nearestOf(force, enemies);
  const courses = coursesOf(way, near.length > 0 ? 'near' : 'far');
  if (courses.length === 0 || !nearest) return undefined;
  const { give, take } = near.find(one => one.force === nearest.force) ?? foe(nearest);
  const quarry = quarryAt(expected(force.squadron, nearest.drift), give, take);
  const it: Outlook = { helm: way.helm, quarry, left: v.book.turns - v.clock.turn, work };
  return courses[
    furthest(
      it,
      courses.map((course, i) => startOf(it, course, i, near)),
    )
  ];
}

function threats(v: FaView, force: Force, enemy: Force): { give: Threat; take: Threat } {
  const { rangeModifiers } = v.book.charts;
  return { give: threatOf(force, enemy, rangeModifiers), take: threatOf(enemy, force, rangeModifiers) };
}

/** Whether a gun of either can reach the other in some pulse of this turn. */
function inReach({ it, helm }: Underway, force: Force, enemy: Enemy): boolean {
  const reach = Math.max(force.reach, enemy.force.reach) + it.squadron.speed + helm.accel;
  return enemy.drift.some((at, i) => i < PULSES.length && hexes.range(it.squadron, at) <= reach);
}

/** The enemy that will be nearest. */
function nearestOf({ squadron }: Force, enemies: readonly Enemy[]): Enemy | undefined {
  let best: Enemy | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const far = hexes.range(squadron, expected(squadron, enemy.drift));
    if (far < least) [best, least] = [enemy, far];
  }
  return best;
}

/** At the end of this turn where its course leads; in the turns to come, if it is near, between holding on and standing still. */
function expected(from: Hex, drift: readonly Place[]): Hex {
  const [a, b] = [drift[2] as Place, drift[5] as Place];
  if (hexes.range(from, a) > FAR) return { q: a.q, r: a.r };
  return { q: (a.q + b.q + 1) >> 1, r: (a.r + b.r + 1) >> 1 };
}

function startOf(it: Outlook, { ends, pace }: Course, course: number, foes: readonly Foe[]): Reached {
  const { q, r, heading } = ends[2] as Place;
  const at = { q, r, heading, speed: pace.speeds[2] as number };
  return reached(it, at, { soFar: turnWorth(foes, ends), fade: 1, course });
}

/** Fire given less fire taken in this turn. FA-6.4.1 A squadron fires into one other at a time. */
function turnWorth(foes: readonly Foe[], ends: readonly Place[]): number {
  let most = 0;
  let taken = 0;
  for (const { give, take, drift } of foes) {
    cease(give);
    cease(take);
    for (const pulse of PULSES) exchange(give, take, pulse, ends[pulse - 1] as Place, drift[pulse - 1] as Place);
    most = Math.max(most, worthOf(give));
    taken += worthOf(take);
  }
  return most - TAKEN * taken;
}
