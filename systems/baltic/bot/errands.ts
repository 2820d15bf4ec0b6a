// What a vessel is sent for besides fighting: to hold a place, to leave by an edge, to tow the prize home or to board her.

import type { Outline, Point } from '@flagplot/plane';
import { ahead, middleOf, root, squaredDistance, squaredFrom } from '@flagplot/plane';
import { towGoalOf } from '../rules/goals/tow.ts';
import type { EdgeName } from '../rules/movement/edge.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { areEnemies, cardOf, footprint, isCrippled, isLive, isSotl, unitCalled } from '../rules/roster.ts';
import type { ConvoyGoal, HoldGoal, TowGoal } from '../rules/scenario-file.ts';

/** Where a vessel is wanted. */
export interface Errand {
  readonly outline: Outline;
  /** Mil from there at which it has come. */
  readonly within: number;
  /** Points for being there, and for every mil that it is off. */
  readonly there: number;
  readonly mil: number;
  /** The edge by which it is to leave. */
  readonly edge: EdgeName | null;
  /** Whether it is to arrive there so slowly that it can lie beside. */
  readonly slow: boolean;
}

/** The errand of a vessel; most have none. */
export function errandOf(seen: Seen, vessel: Vessel): Errand | undefined {
  const { goals } = seen.book;
  const convoy = goals.find((goal): goal is ConvoyGoal => goal.kind === 'convoy' && goal.units.includes(vessel.unit));
  if (convoy) return leaving(seen, convoy.edge, convoy.points);
  const tow = towGoalOf(seen.book);
  if (tow) return fetching(seen, vessel, tow);
  const hold = goals.find((goal): goal is HoldGoal => goal.kind === 'hold');
  return hold && holding(seen, vessel, hold);
}

/** How many points a mil toward an edge is worth: of all that are scored beyond it so many times its share of the table. */
const HASTE = 4;

function leaving({ book }: Seen, edge: EdgeName, points: number): Errand {
  const [width, depth] = book.table;
  const ends: Readonly<Record<EdgeName, Outline>> = {
    north: [0, depth, width, depth],
    south: [0, 0, width, 0],
    east: [width, 0, width, depth],
    west: [0, 0, 0, depth],
  };
  return { outline: ends[edge], within: 0, there: points, mil: (HASTE * points) / width, edge, slow: false };
}

/** BB-7.1.2 One sound ship within reach is enough; a second one there is worth little. */
const SECOND = 0.25;
/** Mil from which a place is worth a turn of what it scores. */
const PULL = 24_000;

function holding(seen: Seen, vessel: Vessel, { feature, within, points }: HoldGoal): Errand | undefined {
  const { book, open } = seen;
  const outline = book.features.find(({ id }) => id === feature)?.outline;
  const isBroken = open.structures.some(({ id, by }) => id === feature && by !== null);
  if (!outline || isBroken || !isSound(seen, vessel)) return undefined;
  const near = (one: Vessel): boolean => squaredDistance(footprint(book, one), outline) <= within * within;
  const others = open.vessels.some(one => one !== vessel && one.side === vessel.side && isSound(seen, one) && near(one));
  const there = others ? points * SECOND : points;
  return { outline, within, there, mil: there / PULL, edge: null, slow: false };
}

function isSound({ book }: Seen, vessel: Vessel): boolean {
  const card = cardOf(book, vessel);
  return isLive(vessel) && isSotl(card) && !isCrippled(card, vessel);
}

/** What the prize is worth to whoever is near enough to take her. */
const PRIZE = 150;
/** BB-7.2.4, BB-3.4.6 Mil from her at which a rope is passed, with some to spare. */
const ROPE = 800;
/** Points a mil nearer to her. */
const FETCH = 0.01;
/** BB-7.2.8 Ships that are sent to board her: it takes the marines of many. */
const BOARDERS = 4;

function fetching(seen: Seen, vessel: Vessel, { unit, edges }: TowGoal): Errand | undefined {
  const { book, open } = seen;
  const prize = open.vessels.find(one => one.unit === unit);
  if (!prize || !isLive(prize) || vessel === prize) return undefined;
  const home = edges[vessel.side];
  if (open.tow?.tug === vessel.id) return home && leaving(seen, home, PRIZE);
  const isFoe = areEnemies(book, vessel.side, prize.side);
  if (open.tow && !isFoe) return undefined;
  const sent = fittest(seen, vessel, prize).slice(0, isFoe ? BOARDERS : 1);
  if (!sent.includes(vessel)) return undefined;
  const within = isFoe ? book.charts.boarding - ROPE : ROPE;
  return {
    outline: footprint(book, guessPlace(seen, vessel, prize)),
    within,
    there: PRIZE,
    mil: FETCH,
    edge: null,
    slow: !isFoe,
  };
}

/** Those of a side that could tow her, or board her, the nearest first. */
function fittest(seen: Seen, { side }: Vessel, prize: Vessel): Vessel[] {
  const isFoe = areEnemies(seen.book, side, prize.side);
  const off = (one: Vessel): number => (one.x - prize.x) * (one.x - prize.x) + (one.y - prize.y) * (one.y - prize.y);
  return seen.open.vessels
    .filter(one => one.side === side && one !== prize && isSound(seen, one) && (!isFoe || one.ram > 0))
    .sort((a, b) => off(a) - off(b));
}

/** Mil that a ship comes nearer in a turn, about. */
const TURN = 6000;

/** BB-7.2.3 Where she will have drifted when a ship comes up with her. */
function guessPlace({ book, open }: Seen, { x, y }: Point, prize: Vessel): Vessel {
  const { adrift } = unitCalled(book, prize.unit);
  if (!adrift || open.tow) return prize;
  const turns = Math.floor(root((x - prize.x) * (x - prize.x) + (y - prize.y) * (y - prize.y)) / TURN);
  return { ...prize, ...ahead(prize, { heading: adrift.heading, d: adrift.d * turns }) };
}

/** Mil that a place lies off it. */
export function offFrom({ outline, within }: Errand, place: Point): number {
  return Math.max(0, root(squaredFrom(place, outline)) - within);
}

/** Where it leads to. */
export function goalOf({ outline, edge }: Errand, from: Point): Point {
  const middle = middleOf(outline);
  if (edge === 'east' || edge === 'west') return { x: middle.x, y: from.y };
  return edge ? { x: from.x, y: middle.y } : middle;
}
