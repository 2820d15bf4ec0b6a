/** The missions a flight may have, as they are offered. Nothing here draws. */

import { hexes } from '@flagplot/hexes';
import type { Wing } from '../../rules/fighters/flights.ts';
import { isStricken, shipsOf, wings } from '../../rules/fighters/flights.ts';
import { homeOf } from '../../rules/fighters/launch.ts';
import { missionFaults } from '../../rules/fighters/missions.ts';
import { on } from '../../rules/map.ts';
import type { Mission, Place } from '../../rules/orders.ts';
import { shipCalled } from '../../rules/roster.ts';
import type { FaView } from '../../rules/state.ts';
import type { Task } from '../../words/flights.ts';
import { taskWords } from '../../words/flights.ts';
import { hexName } from '../../words/names.ts';

/** A mission as a choice: `value` tells it from the others. */
export interface TaskChoice {
  value: string;
  say: string;
  task: Task;
}

/** What tells a mission from others; every patrol is one, whatever its zone. */
export function taskKey({ kind, squadron, charge }: Task): string {
  return `${kind} ${squadron ?? charge ?? ''}`;
}

/** Hexes ahead of the carrier that a patrol has its middle, until another is chosen. */
const AHEAD = 8;

/** Where a flight stands, or its carrier while it is aboard. */
export function placeOfFlight(v: FaView, { flight }: Wing): Place {
  const { q, r, heading } = flight.aboard ? shipCalled(v, flight.carrier) : flight;
  return { q, r, heading };
}

/** The middle of a patrol zone as it is proposed: ahead of the carrier, or where the flight is. */
export function zoneFor(v: FaView, wing: Wing): string {
  const at = placeOfFlight(v, wing);
  const ahead = wing.flight.aboard ? Array.from({ length: AHEAD }).reduce<Place>(step, at) : at;
  return hexName(on(v, ahead) ? ahead : at);
}

const step = (place: Place): Place => ({ ...hexes.neighbour(place, place.heading), heading: place.heading });

/** Every mission the flight may have now. `others`: missions that are given in the same order. */
export function tasksFor(v: FaView, wing: Wing, { zone, others }: { zone: string; others: readonly Mission[] }): TaskChoice[] {
  const lost = wing.flight.aboard && isStricken(v, wing.of);
  const alive = v.book.squadrons.filter(({ id }) => shipsOf(v, id).length > 0);
  const all: Task[] = [
    { kind: 'superiority', zone },
    ...alive.flatMap((of): Task[] => (of.side === v.side ? [] : [{ kind: 'strike', squadron: of.id }])),
    ...alive.flatMap((of): Task[] => (of.side === v.side ? [{ kind: 'escort', squadron: of.id }] : [])),
    ...wings(v).flatMap(({ flight, of }): Task[] => (of.side === v.side ? [{ kind: 'cover', charge: flight.id }] : [])),
  ];
  // FA-10.2.10 With the flagship lost a flight is launched to escort its own squadron alone.
  const may = lost ? [homeOf(v, wing)] : all;
  return may
    .filter(task => missionFaults(v, { flight: wing.flight.id, ...task }, others).length === 0)
    .map(task => ({ value: taskKey(task), say: taskWords(v.book, task), task }));
}
