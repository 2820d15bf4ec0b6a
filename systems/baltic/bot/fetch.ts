// Who is sent for the ship that both sides want: to lie beside her and tow her home, or to board her.

import type { Point } from '@flagplot/plane';
import { ahead, root, squaredBetween } from '@flagplot/plane';
import { NEAR } from '../rules/acts/tow.ts';
import type { Setting } from '../rules/charts.ts';
import { ladder, lengthsAt } from '../rules/movement/settings.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { areEnemies, cardOf, footprint, isLive, unitCalled } from '../rules/roster.ts';
import type { TowGoal } from '../rules/scenario-file.ts';
import type { Errand } from './errands.ts';
import { isSound, leaving } from './errands.ts';

/** What she is worth to whoever is near enough to take her. */
const PRIZE = 150;
/** BB-7.2.4, BB-3.4.6 Mil that are spared of the reach of a rope, and of marines. */
const SPARED = { rope: 250, marines: 800 } as const;
/** Points a mil nearer to her. */
const FETCH = 0.01;
/** Ships that are sent to tow her: the second where the first comes to grief. */
const TUGS = 2;

/** The errand of a ship where there is one to be fetched. */
export function fetching(seen: Seen, vessel: Vessel, { unit, edges }: TowGoal): Errand | undefined {
  const { book, open } = seen;
  const prize = open.vessels.find(one => one.unit === unit);
  if (!prize || !isLive(prize) || vessel === prize) return undefined;
  const home = edges[vessel.side];
  if (open.tow?.tug === vessel.id) return home && leaving(seen, home, PRIZE);
  const isFoe = areEnemies(book, vessel.side, prize.side);
  if (open.tow && !isFoe) return undefined;
  if (!open.tow && tugsFor(seen, vessel.side, prize).includes(vessel)) return beside(seen, vessel, prize);
  // BB-7.2.8 It takes the marines of many to capture her.
  return isFoe && vessel.ram > 0 && isSound(seen, vessel) ? boarding(seen, vessel, prize) : undefined;
}

function beside(seen: Seen, vessel: Vessel, prize: Vessel): Errand {
  const outline = footprint(seen.book, guessPlace(seen, prize, turnsToLie(seen, vessel, prize)));
  const hull = seen.book.bodies[vessel.card] as Errand['hull'];
  return { outline, within: NEAR - SPARED.rope, there: PRIZE, mil: FETCH, edge: null, hull };
}

function boarding(seen: Seen, vessel: Vessel, prize: Vessel): Errand {
  const outline = footprint(seen.book, guessPlace(seen, prize, turnsTo(vessel, prize)));
  const within = seen.book.charts.boarding - SPARED.marines;
  return { outline, within, there: PRIZE, mil: FETCH, edge: null, hull: null };
}

/** Those of a side that are the first to lie beside her. */
function tugsFor(seen: Seen, side: string, prize: Vessel): Vessel[] {
  const turns = (one: Vessel): number => root(squaredBetween(one, prize)) / fullWay(seen, one);
  return seen.open.vessels
    .filter(one => one.side === side && one !== prize && isSound(seen, one))
    .sort((a, b) => turns(a) - turns(b))
    .slice(0, TUGS);
}

function fullWay({ book }: Seen, vessel: Vessel): number {
  return lengthsAt(book, cardOf(book, vessel), 'Full')?.[1] ?? 1;
}

/** Mil that a ship comes nearer in a turn, about. */
const TURN = 8000;

function turnsTo(from: Point, to: Point): number {
  return Math.floor(root(squaredBetween(from, to)) / TURN);
}

/** BB-2.1.2 A rung a turn down to Crawl. */
function turnsToLie({ book }: Seen, vessel: Vessel, prize: Vessel): number {
  const rungs: readonly Setting[] = ladder(book, cardOf(book, vessel));
  return Math.max(turnsTo(vessel, prize), rungs.indexOf(vessel.setting) - rungs.indexOf('Crawl'));
}

/** BB-7.2.3 Where she will have drifted, or been towed, in so many turns. */
function guessPlace({ book, open }: Seen, prize: Vessel, turns: number): Vessel {
  const { adrift } = unitCalled(book, prize.unit);
  return adrift && !open.tow ? { ...prize, ...ahead(prize, { heading: adrift.heading, d: adrift.d * turns }) } : prize;
}
