/** Flights being launched. Nothing here draws. */

import { hexes } from '@flagplot/hexes';
import type { AreaItem, Layer } from '@flagplot/scene';
import type { Wing } from '../../rules/fighters/flights.ts';
import { aboardOf, around } from '../../rules/fighters/launch.ts';
import { STATION, ZONE } from '../../rules/fighters/missions.ts';
import { hexWritten, on } from '../../rules/map.ts';
import type { Sortie } from '../../rules/orders.ts';
import { shipCalled } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import type { Task } from '../../words/flights.ts';
import { tasksFor, zoneFor } from './tasks.ts';

export type LaunchOrder = FleetAction['asks']['launch']['order'];

export function sortieOf({ launches }: LaunchOrder, flight: string): Sortie | undefined {
  return launches.find(one => one.flight === flight);
}

/** The order with another launch of a flight; none: it stays aboard. */
export function withSortie({ launches }: LaunchOrder, flight: string, sortie: Sortie | undefined): LaunchOrder {
  return { launches: [...launches.filter(one => one.flight !== flight), ...(sortie ? [sortie] : [])] };
}

/** A flight launched ahead of its ship on a mission, or as it was with another. */
export function launchedOn(v: FaView, wing: Wing, { before, task }: { before: Sortie | undefined; task: Task }): Sortie {
  const hex = before?.hex ?? (around(v, shipCalled(v, wing.flight.carrier))[0] as string);
  return { flight: wing.flight.id, hex, ...task };
}

/** All that are aboard, each as the flight in hand is launched, into the hex ahead of its own ship. */
export function allLike(v: FaView, order: LaunchOrder, like: Sortie): LaunchOrder {
  return aboardOf(v).reduce((made, wing) => {
    const { flight: _, hex: __, ...task } = like;
    const choices = tasksFor(v, wing, { zone: zoneFor(v, wing), others: [] }).map(one => one.task);
    const may = choices.some(one => one.kind === task.kind && one.squadron === task.squadron);
    return may ? withSortie(made, wing.flight.id, launchedOn(v, wing, { before: undefined, task })) : made;
  }, order);
}

/** The ships with flights aboard, each with its flights. */
export function carriersOf(v: FaView): { carrier: string; wings: Wing[] }[] {
  return [...Map.groupBy(aboardOf(v), ({ flight }) => flight.carrier)].map(([carrier, wings]) => ({ carrier, wings }));
}

/** Where a mission keeps a flight: the zone of a patrol, the station of an escort. */
export function zoneArea(v: FaView, { id, task, held }: { id: string; task: Task; held: boolean }): AreaItem[] {
  const lead = task.kind === 'escort' ? v.open.squadrons[v.book.squadronAt[task.squadron ?? ''] ?? -1] : undefined;
  const middle = task.zone === undefined ? lead : hexWritten(task.zone);
  if (!middle || !held) return [];
  const far = task.zone === undefined ? STATION : ZONE;
  return [
    {
      kind: 'area',
      id: `task/${id}`,
      role: 'intent',
      side: v.side,
      places: hexes.within({ q: middle.q, r: middle.r }, far).filter(hex => on(v, hex)),
      look: 'dashes',
      label: task.zone === undefined ? 'its station' : 'its zone',
    },
  ];
}

/** Each launch as a fix next to its ship, the mission of the one in hand as its zone. */
export function launchLayer(v: FaView, order: LaunchOrder, inHand: string | undefined): Layer {
  return order.launches.flatMap(({ flight, hex, ...task }) => [
    { kind: 'ring', id: `launch/${flight}`, at: hexWritten(hex), look: 'target' } as const,
    ...zoneArea(v, { id: flight, task, held: flight === inHand }),
  ]);
}
