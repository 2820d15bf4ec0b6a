// FA-10.1.1 What the orders of a turn say of flights, as it is typed: `mission flight-tal-kesh-1 strike earth-a`.

import type { Phrase } from '@flagplot/manifest/orders';
import { withEntry } from '@flagplot/manifest/orders';
import type { FaView, FleetAction } from '../rules/state.ts';
import { flightNames, gunText, readFlights, readTask, readWeapon, taskText } from './order-flights.ts';
import { shipText } from './order-units.ts';

/** The part of the orders that is about flights. */
export type FlightOrders = Pick<FleetAction['asks']['orders']['order'], 'missions' | 'guard' | 'force' | 'shields'>;

/** That part of an order. */
export function flightOrders(order: FlightOrders | undefined): FlightOrders {
  const { missions, guard, force, shields } = order ?? {};
  return {
    ...(missions ? { missions } : {}),
    ...(guard ? { guard } : {}),
    ...(force ? { force } : {}),
    ...(shields === undefined ? {} : { shields }),
  };
}

/** @returns whether the phrase was of flights. */
export function readFlightOrders(it: Phrase, v: FaView, making: FlightOrders): boolean {
  if (it.says('mission')) readMission(it, v, making);
  else if (it.says('guard')) readGuard(it, v, making);
  else if (it.says('force')) making.force = readFlights(it, v);
  else if (it.says('shields')) {
    if (it.may('off')) making.shields = false;
    else if (it.may('on')) making.shields = true;
    else it.unread();
  } else {
    it.offer('mission', 'guard', 'force', 'shields');
    return false;
  }
  return true;
}

function readMission(it: Phrase, v: FaView, making: FlightOrders): void {
  const flight = it.name(flightNames(v, v.side));
  it.mark(':');
  const task = flight && readTask(it, v);
  if (flight && task)
    making.missions = withEntry(making.missions ?? [], one => one.flight === flight.id, { flight: flight.id, ...task });
}

/** FA-10.7.19 The weapons of a ship in anti-fighter mode, or nobody: none of them. */
function readGuard(it: Phrase, v: FaView, making: FlightOrders): void {
  const of = it.name(v.book.ships.filter(({ side }) => side === v.side));
  it.mark(':');
  if (!of) return;
  const weapons: string[] = [];
  if (!it.may('nobody'))
    do {
      const weapon = readWeapon(it, of);
      if (weapon !== undefined) weapons.push(weapon);
    } while (it.also());
  making.guard = withEntry(making.guard ?? [], one => one.ship === of.id, { ship: of.id, weapons });
}

/** The same as phrases. */
export function flightOrderTexts({ missions = [], guard = [], force, shields }: FlightOrders, v: FaView): string[] {
  return [
    ...missions.map(({ flight, ...task }) => `mission ${flight} ${taskText(task)}`),
    ...guard.map(({ ship, weapons }) => {
      const [first, ...others] = weapons.map(weapon => gunText(v, { ship, weapon }).split(': ')[1] as string);
      return `guard ${shipText(v, ship)}: ${first === undefined ? 'nobody' : [first, ...others].join(', ')}`;
    }),
    ...(force ? [`force ${force.length > 0 ? force.join(', ') : 'nobody'}`] : []),
    ...(shields === undefined ? [] : [`shields ${shields ? 'on' : 'off'}`]),
  ];
}
