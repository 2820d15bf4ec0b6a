/** Flights on the board: how many fighters they have left, what they are out for as far as it is seen, and the zones of one's own patrols. */

import type { Item, UnitItem } from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { FlightOfBook } from '../rules/book.ts';
import type { SealedMission } from '../rules/folder.ts';
import type { Flight } from '../rules/open.ts';
import { FIGHTERS } from '../rules/open.ts';
import type { FaSeen } from './seen.ts';

/** A flight: three small darts. */
const HULL: Hull = { outline: 'M0-8 L2.6-2 H-2.6 Z M-5 1 L-2.4 7 H-7.6 Z M5 1 L7.6 7 H2.4 Z' };
const ROUNDS: readonly string[] = ['', 'on patrol', 'on a strike', 'escorts'];
const MISSIONS = { superiority: 'patrols', strike: 'strikes', escort: 'escorts', cover: 'covers' } as const;

/** Every flight on the map. */
export function flights(seen: FaSeen): Item[] {
  return (seen.open.flights ?? []).flatMap((flight, i) => {
    const of = seen.book.flights?.[i];
    return of && flight.fighters > 0 && !flight.aboard ? [flightItem(seen, flight, of)] : [];
  });
}

function flightItem(seen: FaSeen, flight: Flight, of: FlightOfBook): UnitItem {
  const mission = seen.own?.missions?.find(one => one.flight === flight.id);
  const what = [of.card.name, flight.fights > 0 ? 'in a dogfight' : (ROUNDS[flight.round] ?? '')].filter(word => word !== '');
  return {
    kind: 'unit',
    id: flight.id,
    side: of.side,
    role: of.side === seen.side ? 'mine' : 'told',
    at: { q: flight.q, r: flight.r },
    facing: flight.heading,
    hull: HULL,
    name: of.name,
    tag: `F${of.id.split('-').at(-1)}`,
    squadron: seen.book.ships[seen.book.shipAt[of.carrier] ?? -1]?.squadron ?? '',
    facts: {
      what: what.join(', '),
      speed: String(of.card.move),
      condition: { left: flight.fighters, of: FIGHTERS, word: 'fighters' },
      ...(mission ? { order: missionWords(mission) } : {}),
    },
  };
}

/** `patrols about 2010`, `strikes earth-a`. */
function missionWords({ kind, zone, squadron, charge }: SealedMission): string {
  return zone === undefined ? `${MISSIONS[kind]} ${squadron ?? charge ?? ''}` : `${MISSIONS[kind]} about ${zone}`;
}
