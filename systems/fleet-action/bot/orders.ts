// The plots of an ordinary player.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { plotOf } from '../rules/movement/courses.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { PULSES } from '../rules/movement/path.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Plot } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import type { Courses, Detail, Underway } from './courses.ts';
import { coursesOf, NINE, putsOf } from './courses.ts';
import type { Drifting, Field } from './field.ts';
import { drifting, fieldOf, foeOf, mayReach, onwards, placeAfter, sailingAt } from './field.ts';
import type { Force } from './forces.ts';
import type { Helm, Sailing } from './helm.ts';
import { helmOf } from './helm.ts';
import type { Beam, Outlook } from './outlook.ts';
import { beamOf, enter, furthest } from './outlook.ts';
import { quarryAt, TAKEN } from './quarry.ts';
import type { Friend } from './support.ts';
import { friendOf, soonest } from './support.ts';
import type { Foe } from './threat.ts';
import { exchange, withSlate, worthOf } from './threat.ts';

/** Hexes beyond which it is idle to guess where an enemy turns next. */
const FAR = 40;
/** What the way of all friends to an enemy counts beside a squadron's own. */
const COMMON = 0.5;
/** What fire counts beyond itself that falls where friends fire, by the less of both. */
const TOGETHER = 0.2;
/** How far an enemy's fire that friends draw is believed to be spared oneself. */
const SHARED = 0.5;

/** A plot for every squadron of the side, each minding those before it. */
export function plotsOf(v: FaView, work: number): Plot[] {
  return withSlate(slate => plotAll(fieldOf(v, slate), work));
}

function plotAll(field: Field, work: number): Plot[] {
  const { v } = field;
  const ours = field.own.map(force => drifting(v, force));
  field.drifts = guessEnemies(field, ours);
  const friends = ours.map(one =>
    friendOf(field, one, { helm: helmOf(v, one.force.squadron, one.force.members), speed: one.force.squadron.speed }),
  );
  return friends.map(({ force, helm }, n) => {
    const { plot, drift, speed } = plotFor(field, { force, helm, enemies: field.drifts, friends, work, detail: 'near' });
    if (drift) friends[n] = friendOf(field, { force, drift }, { helm, speed });
    return plot;
  });
}

/** The enemy squadrons, each where it would go if it took ours to hold their courses. */
export function guessEnemies(field: Field, ours: readonly Drifting[]): Drifting[] {
  // Between two squadrons alone the guess was seen to win nothing.
  if (ours.length === 1) return field.enemies.map(force => drifting(field.v, force));
  return field.enemies.map(force => guessOf(field, { force, enemies: ours, work: 0, detail: 'rough' }));
}

function guessOf(field: Field, plotter: Omit<Plotter, 'helm' | 'friends'>): Drifting {
  const { force } = plotter;
  const found =
    force.squadron.withdraws > 0
      ? undefined
      : chooseCourse(field, { ...plotter, helm: helmOf(field.v, force.squadron, force.members), friends: [] });
  if (!found) return drifting(field.v, force);
  const { courses } = found;
  const best = bestOf(found);
  const drift = [...courses.ends.subarray(NINE * best, NINE * (best + 1))];
  onwards(field.v, drift, sailingAt(drift, courses.paces[best]?.speeds[PULSES.length - 1] as number));
  return { force, drift };
}

/** A squadron before its enemies, and how hard to think for it. */
export interface Plotter {
  force: Force;
  helm: Helm;
  enemies: readonly Drifting[];
  friends: readonly Friend[];
  work: number;
  detail: Detail;
  /** Pulses of the turn that are played already; left out: none. */
  gone?: number;
}

export interface Plotted {
  plot: Plot;
  /** Where it leads and how fast, where it was thought about. */
  drift?: readonly number[];
  speed: number;
}

export function plotFor(field: Field, plotter: Plotter): Plotted {
  const { squadron } = plotter.force;
  const it = plotting(field.v, squadron);
  // FA-11.4.2 It makes for its way out.
  const found = squadron.withdraws > 0 ? undefined : chooseCourse(field, plotter);
  if (!found) return { plot: holdingPlot(it), speed: squadron.speed };
  const { courses } = found;
  const best = bestOf(found);
  const pace = courses.paces[best] as Courses['paces'][number];
  const drift = [...courses.ends.subarray(NINE * best, NINE * (best + 1))];
  return { plot: plotOf(it, pace, putsOf(courses.turnings[best])), drift, speed: pace.speeds[PULSES.length - 1] as number };
}

/** The courses there are: those that look best by their ends, and where those lead that look best when they are carried on. */
export interface Chosen {
  courses: Courses;
  starts: Beam;
  last: Beam;
}

/** The course that looks best. */
function bestOf({ last }: Chosen): number {
  return (last.few[0] as Beam['few'][number]).course;
}

/** The courses of a squadron; none where nothing leads anywhere. */
export function chooseCourse(field: Field, plotter: Plotter): Chosen | undefined {
  const { force, helm, enemies, friends, work, detail, gone = 0 } = plotter;
  const { v } = field;
  const { squadron } = force;
  const way: Underway = { it: plotting(v, squadron), helm, offsets: squadron.formation, gone };
  const near = enemies.flatMap((enemy, n) =>
    mayReach(force, enemy, squadron.speed + helm.accel) ? [metBy(field, plotter, n)] : [],
  );
  const target = targetOf(force, enemies, friends);
  const courses = coursesOf(way, near.length === 0 && detail === 'near' ? 'far' : detail);
  if (courses.paces.length === 0 || !target) return undefined;
  const quarry = quarryAt(expectedPlace(squadron, target), foeOf(field, force, target));
  const it: Outlook = { helm, quarry, left: v.book.turns - v.clock.turn, soonest: soonest(force, quarry, friends), work };
  const starts = startsOf(it, courses, near);
  return { courses, starts, last: furthest(it, starts) };
}

/** An enemy in reach, with what friends draw of its fire and add to one's own. */
interface Met extends Foe {
  drawn: number;
  joined: number;
}

/** The enemy of that place in the list, as the plotter meets it. */
function metBy(field: Field, { force, enemies, friends }: Plotter, n: number): Met {
  let drawn = 0;
  let joined = 0;
  for (const friend of friends) {
    if (friend.force === force) continue;
    drawn += friend.drawn[n] ?? 0;
    joined += friend.joined[n] ?? 0;
  }
  return { ...foeOf(field, force, enemies[n] as Drifting), drawn, joined };
}

/** The enemy to make for: near to this squadron, and to its friends as well. */
function targetOf({ squadron }: Force, enemies: readonly Drifting[], friends: readonly Friend[]): Drifting | undefined {
  let best: Drifting | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const to = expectedPlace(squadron, enemy);
    let far = hexes.range(squadron, to);
    for (const { end } of friends) far += (COMMON * hexes.range(end, to)) / friends.length;
    if (far < least) [best, least] = [enemy, far];
  }
  return best;
}

/** At the end of this turn where its course leads; in the turns to come, if it is near, between holding on and standing still. */
function expectedPlace(from: Hex, enemy: Drifting): Hex {
  const [a, b] = [placeAfter(PULSES.length, enemy), placeAfter(2 * PULSES.length, enemy)];
  if (hexes.range(from, a) > FAR) return a;
  return { q: (a.q + b.q + 1) >> 1, r: (a.r + b.r + 1) >> 1 };
}

/** The best of the courses of this turn, by what is fired in it and by where they end. */
function startsOf(it: Outlook, { ends, paces }: Courses, foes: readonly Met[]): Beam {
  const beam = beamOf(it);
  for (let course = 0; course < paces.length; course += 1) {
    const at = NINE * course;
    const speed = paces[course]?.speeds[PULSES.length - 1] as number;
    const end: Sailing = { q: ends[at + 6] as number, r: ends[at + 7] as number, heading: ends[at + 8] as number, speed };
    enter(it, beam, { at: end, soFar: turnWorth(foes, ends, at), course });
  }
  return beam;
}

/** Fire given less fire taken in this turn. FA-6.4.1 A squadron fires into one other at a time: friends under the same guns share what they fire. */
function turnWorth(foes: readonly Met[], ends: ArrayLike<number>, at: number): number {
  let most = 0;
  let all = 0;
  for (const foe of foes) {
    exchange(foe, ends, at);
    const gives = worthOf(foe.give);
    const takes = worthOf(foe.take);
    most = Math.max(most, gives + TOGETHER * Math.min(gives, foe.joined));
    if (takes > 0) all += (takes * takes) / (takes + SHARED * foe.drawn);
  }
  return most - TAKEN * all;
}
