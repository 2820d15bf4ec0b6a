// Chapter 15: who has won.

import type { Score, Side } from '@flagplot/kernel';
import { isToCome } from './arrival/due.ts';
import type { Book, ShipOfBook, SquadronOfBook } from './book.ts';
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
  return { ...(judgeLost({ book, open }) ?? judgePoints(book, points)), points };
}

/** FA-2.5.5 Whoever has lost his whole fleet before his reinforcements are there has lost, whatever he has scored. */
function judgeLost({ book, open }: Pick<FaState, 'book' | 'open'>): Omit<Verdict, 'points'> | undefined {
  const afloat = (side: string) => book.squadrons.some(of => of.side === side && isThere(open, of));
  const lost = (open.relief ?? []).filter(({ side, now }) => now !== 'here' && !afloat(side)).map(({ side }) => side);
  const [loser] = book.sides.filter(({ id }) => lost.includes(id));
  if (!loser || lost.length === book.sides.length) return undefined;
  const winners = book.sides.filter(({ id }) => !lost.includes(id));
  const why = `${loser.name} has lost its whole fleet before its reinforcements came.`;
  return { winners: winners.map(({ id }) => id), why };
}

/** Whether a side has a squadron that has a ship left and does not withdraw, FA-1.6.5 or is still to jump in; FA-2.5.6 or has reinforcements that come in the next turn. */
function holdsOn({ book, open }: Pick<FaState, 'book' | 'open'>, side: string): boolean {
  if (open.relief?.some(one => one.side === side && one.now === 'coming')) return true;
  return book.squadrons.some((of, i) => of.side === side && open.squadrons[i]?.withdraws === 0 && isThere(open, of));
}

/** Whether a squadron has a ship left; FA-1.6.5 one that is still to jump in is no less there. */
function isThere(open: Open, of: SquadronOfBook): boolean {
  return hasActive(open, of) || (!of.relief && isToCome(open, of));
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
  return Object.fromEntries(
    book.sides.map(({ id }) => [id, { points: scoreOf(book, open, id), of: worthOfOthers({ book, open }, id) }]),
  );
}

/** What all ships of the other sides would score, lost with all that is aboard; FA-2.5.4 but for those that have not come. */
function worthOfOthers({ book, open }: Pick<FaState, 'book' | 'open'>, side: Side): number {
  const isWorth = (of: ShipOfBook) => of.side !== side && !(of.relief && open.ships[of.at]?.away);
  const tenths = book.ships.reduce((sum, of) => (isWorth(of) ? sum + of.card.points * TENTH + flightsLost(of) : sum), 0);
  return Math.floor(tenths / TENTH);
}

/** What a ship's state scores for the enemy, in tenths of a point. */
function lossOf(book: Book, of: ShipOfBook, ship: Ship): number {
  if (ship.structure === 0) return of.card.points * TENTH + (book.flights ? 0 : flightsLost(of)); // FA-15.1.2, FA-7.2.3, FA-1.6.4
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
