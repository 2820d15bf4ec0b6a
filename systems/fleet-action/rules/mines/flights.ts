// FA-9.2.11 What energy mines do to flights: each that lies in the area is one unit, of either side.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Reading } from '@flagplot/kernel';
import type { FlightOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { strike } from '../combat/downed.ts';
import { armourAgainst, damageDie } from '../combat/severity.ts';
import type { Flight, Pattern } from '../open.ts';
import { shipOf } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import { launcherSquadron, minesOf } from './pattern.ts';

/** A flight that lies in a pattern, and how far from its centre. */
export interface FlightInArea {
  flight: Flight;
  of: FlightOfBook;
  ring: number;
}

/** FA-9.2.7, FA-9.2.12 The flights of either side that fly in an area. */
export function flightsInArea({ book, open }: Pick<FaState, 'book' | 'open'>, centre: Hex, radius: number): FlightInArea[] {
  return (open.flights ?? []).flatMap((flight, i) => {
    const of = book.flights?.[i];
    const ring = hexes.range(flight, centre);
    return of && flight.fighters > 0 && !flight.aboard && ring <= radius ? [{ flight, of, ring }] : [];
  });
}

/** FA-9.2.11 The fighters lost by a damage die: half of what it is over the armour and one, rounded up; none below the armour. */
export function minedFighters(fell: number, armour: number): number {
  return fell < armour ? 0 : Math.ceil((fell - armour + 1) / 2);
}

const DAMAGE = (weapon: WeaponCard): Reading<number> => ({ sides: damageDie(weapon, 0), start: 0, add: (_, face) => face });

/** FA-9.2.9, FA-9.2.11 The damage of one hit on a flight. Who is gone by then takes no more. */
export function strikeFlight(
  s: FaState,
  { pattern, one: { flight, of } }: { pattern: Pick<Pattern, 'squadron' | 'ships'>; one: FlightInArea },
  t: FaTable,
): void {
  if (flight.fighters === 0) return;
  const weapon = minesOf(shipOf(s.book, { id: pattern.ships[0]?.ship ?? '' }));
  const armour = armourAgainst(weapon, of.card.armour);
  const fell = t.throw(1, DAMAGE(weapon), () => ({
    rule: 'FA-9.2.11',
    what: `mines strike ${of.name}`,
    by: launcherSquadron(s.book, pattern).side,
    test: { of: 'each', is: 'atLeast', n: armour },
    mods: [{ by: armour, for: `${of.name}'s armour` }],
  }));
  strike(t, { flight, card: of.card, hits: minedFighters(fell, armour), by: 'mines' });
}
