// A guess at the missions of the other side, for opponents to think in.

import { hexes } from '@flagplot/hexes';
import type { RollDie, Side } from '@flagplot/kernel';
import type { Sealed, SealedMission } from '../folder.ts';
import { LAYOUT } from '../map.ts';
import type { FaView } from '../state.ts';
import type { Wing } from './flights.ts';
import { isFlying, shipsOf, wings } from './flights.ts';
import { isOnStation } from './missions.ts';

/** FA-10.1.1 Missions that fit the rounds in which flights are seen to move. */
export function imagineFlights(v: FaView, side: Side, face: RollDie): Partial<Sealed> {
  if (!v.book.flights) return {};
  const own = wings(v).filter(({ flight, of }) => of.side === side && isFlying(flight));
  return { missions: own.map(wing => guess(v, wing, face)) };
}

function guess(v: FaView, { flight, of }: Wing, face: RollDie): SealedMission {
  const pick = (own: boolean) => {
    const all = v.book.squadrons.filter(one => (one.side === of.side) === own && shipsOf(v, one.id).length > 0);
    return all[face(Math.max(1, all.length)) - 1]?.id;
  };
  const squadron = flight.round > 1 ? pick(flight.round === 3) : undefined;
  if (squadron === undefined) return { flight: flight.id, kind: 'superiority', zone: hexes.nameOf(flight, LAYOUT) };
  const mission: SealedMission = { flight: flight.id, kind: flight.round === 2 ? 'strike' : 'escort', squadron };
  return mission.kind === 'escort' && isOnStation(v, flight, mission) ? { ...mission, station: true } : mission;
}
