// What it is worth to be somewhere: fire given and taken this round, the next round's chances, the edge of the map, the goal.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book, SquadronOfBook } from '../rules/book.ts';
import type { Place } from '../rules/map.ts';
import { LAYOUT } from '../rules/map.ts';
import type { SqView } from '../rules/state.ts';
import type { Match, Reach } from './exchange.ts';
import { matchOf, volleyWorth, worthAt } from './exchange.ts';
import type { Force, Stand } from './forces.ts';
import { flees } from './forces.ts';
import type { Course, Helm } from './helm.ts';
import { mustLeave } from './helm.ts';

/** What a point lost counts against a point won this round. */
const CARE = 0.75;
/** What the next round's fire given and taken counts. */
const HOPE = 0.75;
const FEAR = 0.45;
/** Share of its fire that falls on one squadron where it has others to choose from, or other enemies. */
const CHOICE = 0.65;
/** What fire at an enemy is worth that has still to move, and so may be gone. */
const UNSETTLED = 0.6;
/** Chance that an enemy that has still to move brings us into its arc: ahead of it, abeam, behind. */
const COMES = [0.9, 0.6, 0.35];
/** How well placed a craft is against another, by bearings (of 24) off its bow. */
const ASPECT = [1, 1, 1, 1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.36, 0.3];
/** Hexes within which no nearer is better, and over which what is hoped for falls to half. */
const CLOSE = 5;
const FADE = 20;
/** Range at which what a squadron can do is judged for the rounds to come. */
export const TYPICAL = 8;
/** Points for each craft out of reach of the lead, for a hex towards a goal edge, for a craft over it. */
const APART = 5;
const RUN = 40;
const THROUGH = 120;
/** Share of its value that a craft counts as lost that is off the map, or soon will be. */
const LOST = 0.7;

/** An enemy squadron as one of one's own meets it, at a glance. */
export interface Glimpse {
  of: SquadronOfBook;
  /** Whether it will fire no more this round. */
  mute: boolean;
  give: Reach;
  take: Reach;
  /** Where one of its craft is. */
  body: Place;
  /** It moves no more this round. */
  settled: boolean;
  share: number;
  /** What each can do to the other in the rounds to come. */
  gain: number;
  risk: number;
}

/** The same craft by craft. */
interface Foe extends Glimpse {
  force: Force;
  give: Match;
  take: Match;
}

/** What a squadron has before it, at a glance. */
export interface Prospects {
  view: SqView;
  of: SquadronOfBook;
  foes: readonly Glimpse[];
  /** It makes for its goal edge. */
  runs: boolean;
  /** Rounds after this one. */
  left: number;
  value: number;
}

/** The same craft by craft. */
export interface Outlook extends Prospects {
  force: Force;
  foes: readonly Foe[];
}

/** `own`: how many squadrons of the side its enemies can choose from. */
export function outlookOf(v: SqView, force: Force, { enemies, own }: { enemies: readonly Force[]; own: number }): Outlook {
  const { book, clock } = v;
  const share = shareOf(book, own);
  return {
    view: v,
    of: force.of,
    force,
    foes: enemies.map(enemy => foeOf(v, [force, enemy], share)),
    runs: mustRun(book, force.of),
    left: book.rounds - clock.turn,
    value: force.places.reduce((sum, place) => sum + (force.of.values[place] as number), 0),
  };
}

/** The share of an enemy's fire that falls on one of so many squadrons. */
export function shareOf({ sides }: Pick<Book, 'sides'>, own: number): number {
  return own > 1 || sides.length > 2 ? CHOICE : 1;
}

function foeOf(v: SqView, [force, enemy]: readonly [Force, Force], share: number): Foe {
  const give = matchOf(v.book, force, enemy);
  const take = matchOf(v.book, enemy, force);
  const { q, r, heading } = enemy.craft[enemy.middle] as Place;
  const settled = enemy.squadron.moved || enemy.of.immobile || flees(v, enemy);
  const risk = flees(v, enemy) ? 0 : worthAt(take, TYPICAL);
  const { of, mute } = enemy;
  return { force: enemy, of, mute, give, take, body: { q, r, heading }, settled, share, gain: worthAt(give, TYPICAL), risk };
}

/** SQ-8.4.4 Whether a squadron makes for its goal edge. */
export function mustRun({ goal }: Pick<Book, 'goal'>, { id, goalEdge }: Pick<SquadronOfBook, 'id' | 'goalEdge'>): boolean {
  return goal !== null && goal.squadron === id && goalEdge !== null;
}

/** Quickly, with the whole squadron where its lead is. */
export function glance(it: Prospects, helm: Helm, end: Place): number {
  let most = 0;
  let taken = 0;
  for (const foe of it.foes) {
    const range = hexes.range(end, foe.body);
    const ahead = hexes.offBow(end, end.heading, foe.body) <= 4;
    if (helm.speed === 'attack' && ahead) most = Math.max(most, (foe.settled ? 1 : UNSETTLED) * worthAt(foe.give, range));
    if (!foe.mute) taken += foe.share * (foe.settled ? frontalFire(foe, end, range) : possibleFire(foe, end));
  }
  return most - CARE * taken + prospect(it, end) + goalward(it, end) - edgeRisk(it, helm, end);
}

function frontalFire({ body, take }: Glimpse, end: Place, range: number): number {
  return hexes.offBow(body, body.heading, end) <= 4 ? worthAt(take, range) : 0;
}

/** Fire of an enemy that may still turn to us, and come nearer by half its rate. */
function possibleFire({ of, body, take }: Glimpse, end: Place): number {
  const range = nearer(of, hexes.range(end, body));
  return (COMES[Math.min(2, (hexes.offBow(body, body.heading, end) - 1) >> 2)] ?? 1) * worthAt(take, range);
}

function nearer({ rates }: SquadronOfBook, range: number): number {
  return Math.max(1, range - (rates.attack >> 1));
}

/** The whole course, craft by craft. */
export function courseWorth(it: Outlook, course: Course, end: Place): number {
  const { helm, stand } = course;
  let most = 0;
  let taken = 0;
  for (const foe of it.foes) {
    if (helm.speed === 'attack') most = Math.max(most, fireWorth(foe, stand, end));
    if (!foe.mute) taken += foe.share * (foe.settled ? volleyWorth(foe.take, foe.force.stand, stand) : possibleFire(foe, end));
  }
  const here = prospect(it, end) + goalward(it, end) - edgeRisk(it, helm, end);
  return most - CARE * taken + here - strayCost(helm, stand, end) - departureCost(it, course);
}

function fireWorth({ settled, give, of, force, body }: Foe, stand: Stand, end: Place): number {
  const now = volleyWorth(give, stand, force.stand);
  if (settled) return now;
  const met = hexes.offBow(end, end.heading, body) <= 4 ? worthAt(give, nearer(of, hexes.range(end, body))) : 0;
  return UNSETTLED * Math.max(now, UNSETTLED * met);
}

/** The chances of the rounds to come: the best enemy ahead, all enemies behind. */
function prospect({ foes, left, runs }: Prospects, end: Place): number {
  if (left === 0) return 0;
  let hope = 0;
  let fear = 0;
  for (const { body, gain, risk, share } of foes) {
    const near = FADE / (FADE + Math.max(0, hexes.range(end, body) - CLOSE));
    hope = Math.max(hope, gain * near * (ASPECT[hexes.offBow(end, end.heading, body)] as number));
    fear += share * risk * near * (ASPECT[hexes.offBow(body, body.heading, end)] as number);
  }
  return (runs ? 0 : HOPE * hope) - FEAR * fear;
}

/** SQ-8.4.4 Hexes won towards the goal edge by who makes for it. */
function goalward(it: Prospects, end: Place): number {
  return it.runs ? -RUN * Math.max(0, wayTo(it, end)) : 0;
}

/** Hexes to the goal edge; 0 or less beyond it. */
function wayTo({ of, view }: Prospects, at: Hex): number {
  const { map } = view.book;
  const column = hexes.columnOf(at, LAYOUT);
  const row = hexes.rowOf(at, LAYOUT);
  const ways = { west: column, east: map.columns + 1 - column, north: row, south: map.rows + 1 - row };
  return ways[of.goalEdge ?? 'west'];
}

function edgeRisk(it: Prospects, { limits }: Helm, end: Place): number {
  if (it.left === 0 || !mustLeave(it.view.book, end, limits)) return 0;
  return it.runs && wayTo(it, end) <= limits.most ? 0 : LOST * it.value;
}

function strayCost({ book }: Helm, { q, r }: Stand, lead: Place): number {
  let n = 0;
  for (let i = 0; i < q.length; i += 1)
    if (hexes.range({ q: q[i] as number, r: r[i] as number }, lead) > book.charts.link) n += 1;
  return n * APART;
}

/** SQ-8.3.2 Craft that leave the map: half lost, or through. */
function departureCost(it: Outlook, { gone, stand: { q, r } }: Course): number {
  const { force, runs } = it;
  let sum = 0;
  for (const i of gone) {
    const through = runs && wayTo(it, { q: q[i] as number, r: r[i] as number }) <= 0;
    sum += through ? -THROUGH : LOST * (force.of.values[force.places[i] as number] as number);
  }
  return sum;
}
