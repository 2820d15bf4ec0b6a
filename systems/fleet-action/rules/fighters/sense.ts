// The flights of a state: those of the scenario, where flights can be.

import type { Refusal } from '@flagplot/kernel';
import { on } from '../map.ts';
import type { Flight } from '../open.ts';
import { FIGHTERS } from '../open.ts';
import type { FaState } from '../state.ts';
import { gunFault } from './guns.ts';

/** FA-10.1.3 What is wrong with the flights of a state from outside, and with their missions. */
export function flightSense(s: FaState): Refusal[] {
  const expected = (s.book.flights ?? []).map(({ id }) => id);
  const given = (s.open.flights ?? []).map(({ id }) => id);
  if (given.length !== expected.length || given.some((id, i) => id !== expected[i]))
    return [{ rule: 'FA-10.1.3', at: '/open/flights', say: `The flights are ${expected.join(', ')}.` }];
  return [
    ...(s.open.flights ?? []).flatMap((flight, i) => flightFaults(s, flight, `/open/flights/${i}`)),
    ...folderFaults(s),
    ...guardFaults(s),
  ];
}

function flightFaults(s: FaState, flight: Flight, at: string): Refusal[] {
  const { book, clock } = s;
  const of = book.flights?.find(({ id }) => id === flight.id);
  const fault = (rule: string, field: string, say: string): Refusal => ({ rule, at: `${at}/${field}`, say });
  const found: Refusal[] = [];
  const carrier = Object.hasOwn(book.shipAt, flight.carrier) ? book.ships[book.shipAt[flight.carrier] as number] : undefined;
  if (flight.fighters > FIGHTERS) found.push(fault('FA-10.1.3', 'fighters', `A flight has ${FIGHTERS} fighters.`));
  if (carrier?.side !== of?.side) found.push(fault('FA-10.2.7', 'carrier', `${flight.carrier} carries no ${of?.name}.`));
  const flies = flight.fighters > 0 && !flight.aboard;
  if (flies && !on(s, flight)) found.push(fault('FA-5.6.3', 'q', `${of?.name} is off the map.`));
  if (!flies && (flight.fights > 0 || flight.round > 0 || flight.free))
    found.push(fault('FA-10.2.6', 'aboard', `${of?.name} is not on the map.`));
  for (const field of ['fights', 'burned', 'struck'] as const)
    if (flight[field] > clock.turn) found.push(fault('FA-10.4.1', field, `This is turn ${clock.turn}.`));
  if (flight.target !== undefined && !Object.hasOwn(book.shipAt, flight.target))
    found.push(fault('FA-10.6.12', 'target', `There is no ship ${flight.target}.`));
  if (flight.gun !== undefined && of && gunFault(of.card, flight.gun))
    found.push(fault('FA-10.6.2', 'gun', `${of.name} has no ${flight.gun}.`));
  if (flight.hurt !== undefined && flight.hurt >= (of?.card.hits ?? 1))
    found.push(fault('FA-10.6.11', 'hurt', `A fighter of ${of?.name} that took so many hits is lost.`));
  for (const id of flight.entry?.ships ?? [])
    if (!Object.hasOwn(book.shipAt, id)) found.push(fault('FA-10.6.8', 'entry', `There is no ship ${id}.`));
  return found;
}

/** FA-10.1.1 A folder has missions of the side's own flights that fly, each once. */
function folderFaults({ book, sealed }: FaState): Refusal[] {
  return Object.entries(sealed).flatMap(([side, { missions = [], launches = [], guard = [], force = [] }]) => [
    ...[...missions, ...launches].flatMap(({ flight }) => strange(side, flight, 'missions')),
    ...force.flatMap(flight => strange(side, flight, 'force')),
    ...guard.flatMap(({ ship }) =>
      Object.hasOwn(book.shipAt, ship) && book.ships[book.shipAt[ship] as number]?.side === side
        ? []
        : [{ rule: 'FA-10.7.19', at: `/sealed/${side}/guard`, say: `${ship} is no ship of ${side}.` }],
    ),
  ]);
  function strange(side: string, flight: string, list: string): Refusal[] {
    const own = book.flights?.find(({ id }) => id === flight)?.side === side;
    return own ? [] : [{ rule: 'FA-10.1.1', at: `/sealed/${side}/${list}`, say: `${flight} is no flight of ${side}.` }];
  }
}

/** FA-10.7.6 Weapons that were fired at fighters are weapons of ships of the battle. */
function guardFaults({ book, open }: FaState): Refusal[] {
  return (open.guards ?? []).flatMap(({ ship, mount }, i) => {
    const of = Object.hasOwn(book.shipAt, ship) ? book.ships[book.shipAt[ship] as number] : undefined;
    return of?.card.mounts[mount] ? [] : [{ rule: 'FA-10.7.6', at: `/open/guards/${i}`, say: `${ship} has no such weapon.` }];
  });
}
