// What an ordinary player does with his flights.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { dutyMove, huntFor, missionMoveFaults } from '../rules/fighters/escorts.ts';
import type { Wing } from '../rules/fighters/flights.ts';
import { isFlying, isStricken, leadOf, missionIn, nearestFoes, shipsOf, wings } from '../rules/fighters/flights.ts';
import { aboardOf, around, homeOf } from '../rules/fighters/launch.ts';
import { isLeaving, mayChange, missionFaults } from '../rules/fighters/missions.ts';
import { reachOf, wayFaults, wayNearest, wayTo } from '../rules/fighters/movement.ts';
import { dueOf, goesAlong } from '../rules/fighters/rounds-question.ts';
import type { FlightMove, Mission, Sortie } from '../rules/orders.ts';
import { shipCalled } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';

/** Hexes to the nearest enemy ship from which on flights are launched: two turns of flying. */
export const NEAR = 34;
/** Hexes from its charge at which an escort follows it. */
const SLACK = 2;

/** All that are aboard, once an enemy is near. */
export function launchesOf(v: FaView): Sortie[] {
  return aboardOf(v).flatMap((wing, n) => {
    const ship = shipCalled(v, wing.flight.carrier);
    const foe = nearestFoes(v, ship);
    const hex = around(v, ship)[0];
    if (!foe || !hex || foe.range > NEAR) return [];
    const entry = { flight: wing.flight.id, hex };
    if (isStricken(v, wing.of)) return [{ ...entry, ...homeOf(v, wing) }];
    return [{ ...entry, ...taskFor(v, wing, { n, foe }) }];
  });
}

type Task = Pick<Sortie, 'kind' | 'zone' | 'squadron'>;

/** All strike but every other interceptor, which stays with its own ships and takes on what has come to strike these. */
function taskFor(v: FaView, wing: Wing, { n, foe }: { n: number; foe: { id: string } }): Task {
  const strikes = wing.of.card.interceptor === 0 || n % 2 > 0;
  return strikes && !isLeaving(v, wing) ? { kind: 'strike', squadron: foe.id } : homeOf(v, wing);
}

/** FA-4.8.2 In odd turns flights that were out to strike, and whose target is gone, are given the next; what patrols is called to the ships it left behind. */
export function missionsFor(v: FaView): { missions?: Mission[] } {
  const own = wings(v).filter(({ flight, of }) => of.side === v.side && isFlying(flight) && !isStricken(v, of));
  const missions = own.flatMap((wing, n): Mission[] => {
    const now = missionIn(v.own, wing.flight.id);
    const foe = nearestFoes(v, wing.flight);
    if (!mayChange(v, wing) || !now || !foe || now.kind === 'cover' || now.kind === 'strike') return [];
    const task = taskFor(v, wing, { n, foe });
    const mission = { flight: wing.flight.id, ...task };
    const isNew = task.kind !== now.kind || task.squadron !== now.squadron;
    return isNew && missionFaults(v, mission).length === 0 ? [mission] : [];
  });
  return missions.length > 0 ? { missions } : {};
}

/** Patrols go for enemy flights in reach, strikes for their targets, escorts stay near to what they guard. */
export function flightMovesOf(v: FaView, round: number): FlightMove[] {
  return dueOf(v, round).flatMap(wing => {
    if (goesAlong(v, wing)) return [];
    const mission = missionIn(v.own, wing.flight.id);
    const hunt = huntFor(v, wing) ?? burnFor(v, wing);
    if (hunt) return [hunt];
    const lead = mission?.kind === 'escort' ? leadOf(v, mission.squadron ?? '') : undefined;
    if (!lead) return dutyMove(v, wing) ?? [];
    if (hexes.range(lead, wing.flight) <= SLACK) return [];
    const way = wayNearest(v, wing, { hexes: [lead] });
    return way.path.length > 0 ? [{ flight: wing.flight.id, ...way }] : [];
  });
}

/** FA-10.4 The way of a flight that burns to come, in this pulse, to a ship of its target or to an enemy flight that it goes for; nothing where it gets there without. */
function burnFor(v: FaView, wing: Wing): FlightMove | undefined {
  const { flight, of } = wing;
  if (!v.book.afterburners || flight.burned === v.clock.turn) return undefined;
  const mission = missionIn(v.own, flight.id);
  const strikes = mission?.kind === 'strike';
  const marks: Hex[] = strikes
    ? shipsOf(v, mission.squadron ?? '').map(({ ship }) => ship)
    : wings(v).flatMap(one => (one.of.side !== v.side && isFlying(one.flight) ? [one.flight] : []));
  const isMark = (hex: Hex) => marks.some(one => hexes.same(one, hex));
  if (reachOf(v, wing).some(({ place }) => isMark(place))) return undefined;
  for (const to of reachOf(v, wing, of.card.burn)) {
    if (!isMark(to.place)) continue;
    const move: FlightMove = { flight: flight.id, ...wayTo(to), burn: true, ...(strikes ? {} : { engage: true as const }) };
    return wayFaults(v, wing, move).length + missionMoveFaults(v, { wing, move }).length === 0 ? move : undefined;
  }
  return undefined;
}
