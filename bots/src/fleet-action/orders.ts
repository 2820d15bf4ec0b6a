// The plots of an ordinary player.

import type { FaView, Place, Plot } from '@flagplot/fleet-action/table';
import { hexesIn, holds, on, PULSES, plotOf, plotting } from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Course, Detail, Underway } from './courses.ts';
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

/** An enemy squadron as one of one's own sees it. */
interface Foe {
  /** Where it is after each of the next six pulses if it holds its course. */
  drift: readonly Place[];
  give: Threat;
  take: Threat;
}

/** A plot for every squadron of the side. */
export function plotsOf(v: FaView): Plot[] {
  const { rangeModifiers } = v.book.charts;
  const enemies = v.book.sides.flatMap(({ id }) => (id === v.side ? [] : forcesOf(v, id)));
  const drifts = enemies.map(enemy => driftOf(v, enemy));
  return forcesOf(v, v.side).map(force => {
    const foes = enemies.map((enemy, i) => ({
      drift: drifts[i] as Place[],
      give: threatOf(force, enemy, rangeModifiers),
      take: threatOf(enemy, force, rangeModifiers),
    }));
    return plotFor(v, force, foes);
  });
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

function plotFor(v: FaView, force: Force, foes: readonly Foe[]): Plot {
  const it = plotting(v, force.squadron);
  const way: Underway = { it, helm: helmOf(v, force.squadron), offsets: force.squadron.formation };
  const course = chosen(v, way, foes);
  return course ? plotOf(it, course.pace, putsOf(course)) : holds(it);
}

/** The course that looks best when it is carried on; none where nothing leads anywhere. */
function chosen(v: FaView, way: Underway, foes: readonly Foe[]): Course | undefined {
  const courses = coursesOf(way, detailOf(way, foes));
  const quarry = quarryOf(way, foes);
  if (courses.length === 0 || !quarry) return undefined;
  const it: Outlook = { helm: way.helm, quarry, left: v.book.turns - v.clock.turn };
  return courses[
    furthest(
      it,
      courses.map((course, i) => startOf(it, course, i, foes)),
    )
  ];
}

/** Far: no gun reaches anything this turn. */
function detailOf({ it, helm }: Underway, foes: readonly Foe[]): Detail {
  const { squadron } = it;
  const near = foes.some(({ drift, give, take }) => {
    const reach = Math.max(give.from.reach, take.from.reach) + squadron.speed + helm.accel;
    return hexes.range(squadron, drift[2] as Place) <= reach;
  });
  return near ? 'near' : 'far';
}

/** The nearest enemy, where it will be about. */
function quarryOf({ it }: Underway, foes: readonly Foe[]): Outlook['quarry'] | undefined {
  let best: { foe: Foe; at: Hex; far: number } | undefined;
  for (const foe of foes) {
    const at = expected(it.squadron, foe.drift);
    const far = hexes.range(it.squadron, at);
    if (!best || far < best.far) best = { foe, at, far };
  }
  return best && quarryAt(best.at, best.foe.give, best.foe.take);
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
