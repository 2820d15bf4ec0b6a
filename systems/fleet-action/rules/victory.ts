// Chapter 15: who has won.

import type { Score, Side } from '@flagplot/kernel';
import { isToCome } from './arrival/coming.ts';
import type { Book, ShipOfBook } from './book.ts';
import type { Open, Ship, Verdict } from './open.ts';
import { hasActive } from './roster.ts';
import type { FaState } from './state.ts';

/** FA-15.1.5 Fighters of a flight, and what each is worth of its price: a tenth. */
const FLIGHT = 6;
const TENTH = 10;
/** FA-15.1.6 Points against the enemy's, in percent, for a victory and for a decisive one. */
const VICTORY = 150;
const DECISIVE = 250;

/** FA-15.1.1 The battle ends after its last turn, or when a side has no squadron left that is not withdrawing. */
export function verdict(s: Pick<FaState, 'book' | 'open' | 'clock'>): Verdict | undefined {
  if (s.clock.turn < s.book.turns && s.book.sides.every(({ id }) => holdsOn(s, id))) return undefined;
  return judgeNow(s);
}

/** How it would end if it ended now. */
export function judgeNow({ book, open }: Pick<FaState, 'book' | 'open'>): Verdict {
  const points = Object.fromEntries(book.sides.map(({ id }) => [id, scoreOf(book, open, id)]));
  return { ...judgePoints(book, points), points };
}

/** Whether a side has a squadron that has a ship left and does not withdraw, FA-1.6.5 or is still to jump in. */
function holdsOn({ book, open }: Pick<FaState, 'book' | 'open'>, side: string): boolean {
  return book.squadrons.some(
    (of, i) => of.side === side && open.squadrons[i]?.withdraws === 0 && (hasActive(open.ships, of) || isToCome(open, of)),
  );
}

/** What a side has scored: the losses of all others. FA-15.1.5 Rounded down once, at the end. */
export function scoreOf(book: Book, open: Open, side: string): number {
  const tenths = open.ships.reduce(
    (sum, ship, i) => {
      const of = book.ships[i] as ShipOfBook;
      return of.side === side ? sum : sum + lossOf(book, of, ship);
    },
    flightsDown(book, open, side),
  );
  return Math.floor(tenths / TENTH);
}

/** FA-15.1.5 What the fighters score that others have lost: a tenth of a flight's price each, FA-7.2.3 those aboard of a ship that is lost with them. */
function flightsDown(book: Book, open: Open, side: string): number {
  const { flights = [] } = book;
  return flights.reduce((sum, of, i) => {
    const now = open.flights?.[i];
    if (of.side === side || !now) return sum;
    const sunk = now.aboard && open.ships[book.shipAt[now.carrier] as number]?.structure === 0;
    return sum + of.card.points * (FLIGHT - (sunk ? 0 : now.fighters));
  }, 0);
}

/** FA-15.1.1 What each side has scored so far, of what it would score for all the others had. */
export function scores({ book, open }: Pick<FaState, 'book' | 'open'>): Record<Side, Score> {
  return Object.fromEntries(book.sides.map(({ id }) => [id, { points: scoreOf(book, open, id), of: worthOfOthers(book, id) }]));
}

/** What all ships of the other sides would score, lost with all that is aboard. */
function worthOfOthers({ ships }: Book, side: Side): number {
  const tenths = ships.reduce((sum, of) => (of.side === side ? sum : sum + of.card.points * TENTH + flightsLost(of)), 0);
  return Math.floor(tenths / TENTH);
}

/** What a ship's state scores for the enemy, in tenths of a point. */
function lossOf(book: Book, of: ShipOfBook, ship: Ship): number {
  if (ship.structure === 0) return of.card.points * TENTH + (book.flights ? 0 : flightsLost(of)); // FA-15.1.2, FA-7.2.3
  if (ship.left || isHalfLost(of, ship)) return (of.card.points * TENTH) / 2; // FA-15.1.3, FA-15.1.4: half once, not twice
  return 0;
}

/** FA-15.1.4 At least half of its structure is gone. */
function isHalfLost(of: ShipOfBook, ship: Ship): boolean {
  return (of.card.structure - ship.structure) * 2 >= of.card.structure;
}

/** FA-7.2.3, FA-15.1.5 Flights aboard are lost with their ship: a tenth of a flight's price for each fighter. */
function flightsLost(of: ShipOfBook): number {
  return of.flights.reduce((sum, flight) => sum + flight.points * FLIGHT, 0);
}

/** FA-15.1.6 One and a half times the enemy's score is a victory, two and a half times a decisive one, less a draw. */
function judgePoints(book: Book, points: Readonly<Record<string, number>>): Omit<Verdict, 'points'> {
  const [best, second] = [...book.sides].sort((a, b) => (points[b.id] as number) - (points[a.id] as number));
  if (!best || !second) return { winners: [], why: 'Nobody was there.' };
  const [most, next] = [points[best.id] as number, points[second.id] as number];
  const score = `${most} to ${next}`;
  if (most === 0 || most * 100 < next * VICTORY) return { winners: [], why: `A draw, ${score}.` };
  const decisive = most * 100 >= next * DECISIVE;
  return { winners: [best.id], why: `${best.name} wins${decisive ? ' decisively' : ''}, ${score}.` };
}
