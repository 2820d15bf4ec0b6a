// What a side has scored, reason by reason, in the book's words.

import type { Shown, Side } from '@flagplot/kernel';
import type { ShipOfBook } from '../rules/book.ts';
import type { Ship } from '../rules/open.ts';
import type { FleetAction } from '../rules/state.ts';

/** FA-15.1.5 Fighters of a flight, each worth a tenth of its price. */
const FIGHTERS = 6;
const TENTH = 10;

/** What a point is called. */
export const unit = 'points';

/** FA-15.1.2, FA-15.1.3, FA-15.1.4, FA-15.1.5 Points of a side by what they were scored for. FA-15.1.5 Their sum is rounded down. */
export function tally(
  { book, open }: Pick<Shown<FleetAction>, 'book' | 'open'>,
  side: Side,
): { reason: string; points: number }[] {
  const enemies = book.ships.flatMap((of, i) => (of.side === side ? [] : [{ of, ship: open.ships[i] as Ship }]));
  const destroyed = enemies.filter(({ ship }) => ship.structure === 0);
  const left = enemies.filter(({ ship }) => ship.structure > 0 && ship.left);
  const half = enemies.filter(({ of, ship }) => ship.structure > 0 && !ship.left && isHalfLost(of, ship));
  const halfPrice = ({ of }: { of: ShipOfBook }) => of.card.points / 2;
  return [
    { reason: 'ships destroyed', points: total(destroyed.map(({ of }) => of.card.points)) },
    {
      reason: 'fighters lost aboard',
      points: total(destroyed.flatMap(({ of }) => of.flights.map(flight => (flight.points * FIGHTERS) / TENTH))),
    },
    { reason: 'ships half lost', points: total(half.map(halfPrice)) },
    { reason: 'ships that left the battle', points: total(left.map(halfPrice)) },
  ];
}

function isHalfLost(of: ShipOfBook, ship: Ship): boolean {
  return (of.card.structure - ship.structure) * 2 >= of.card.structure;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
