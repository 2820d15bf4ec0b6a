// Chapters 10.1, 10.4 and 10.5: where its mission lets a flight go, and when it may burn.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { SealedMission } from '../folder.ts';
import { hexWritten } from '../map.ts';
import type { FlightMove } from '../orders.ts';
import type { FaView } from '../state.ts';
import type { Wing } from './flights.ts';
import { enemyShipsAt, flightsAt, isStricken, leadOf, missionIn, shipsOf, wingCalled } from './flights.ts';
import { isOnStation, STATION, ZONE } from './missions.ts';
import { endOf, placesOf, reachOf } from './movement.ts';

/** A flight on the way it was ordered to take. */
interface Ordered {
  wing: Wing;
  mission: SealedMission;
  move: FlightMove;
}

/** Why its mission does not let a flight go this way. */
export function missionMoveFaults(v: FaView, { wing, move }: Omit<Ordered, 'mission'>): Refusal[] {
  const mission = missionIn(v.own, wing.flight.id);
  if (!mission) return [];
  const ordered = { wing, mission, move };
  return [...wayFault(v, ordered), ...burnFaults(v, ordered), ...patrolFault(v, ordered), ...engageFault(v, ordered)];
}

function wayFault(v: FaView, ordered: Ordered): Refusal[] {
  const { wing, mission, move } = ordered;
  const to = endOf(wing.flight, move);
  const fault = (rule: string, say: string): Refusal[] => [{ rule, at: '/path', say: `${wing.of.name} ${say}` }];
  // FA-10.2.6 Who lands has done what he was out for.
  if (move.land !== undefined || isGoingForFlights(v, ordered, to)) return [];
  switch (mission.kind) {
    case 'superiority':
      return isHolding(wing.flight, to, { hex: hexWritten(mission.zone ?? ''), far: ZONE })
        ? []
        : fault('FA-10.1.5', 'stays in its patrol zone, or goes for an enemy flight.');
    case 'strike':
      return closes(v, ordered, to) ? [] : fault('FA-10.1.6', 'closes with its target.');
    case 'escort':
      return mayGuard(v, ordered, to) ? [] : fault('FA-10.1.8', 'stays on station, or goes back to it.');
    case 'cover':
      return mayCover(v, ordered, to) ? [] : fault('FA-10.1.9', 'moves with its charge, or towards it.');
  }
}

/** FA-10.1.5, FA-10.5.13 It goes for an enemy flight: into its hex, to fight. */
function isGoingForFlights(v: FaView, { mission, move }: Ordered, to: Hex): boolean {
  if (!move.engage || flightsAt(v, to, { side: v.side, own: false }).length === 0) return false;
  return mission.kind === 'superiority' || (mission.kind === 'escort' && mission.station === true);
}

/** FA-10.1.5 Within so many hexes of the middle, or no farther from it than before. */
function isHolding(from: Hex, to: Hex, { hex, far }: { hex: Hex; far: number }): boolean {
  const range = hexes.range(to, hex);
  return range <= far || range <= hexes.range(from, hex);
}

/** FA-10.1.6 It comes to a ship of its target squadron, or nearer to one, if it can. */
function closes(v: FaView, { wing, mission }: Ordered, to: Hex): boolean {
  const targets = shipsOf(v, mission.squadron ?? '').map(({ ship }) => ship);
  if (targets.length === 0) return true;
  const far = (hex: Hex) => Math.min(...targets.map(ship => hexes.range(hex, ship)));
  const before = far(wing.flight);
  if (far(to) === 0 || far(to) < before) return true;
  return !reachOf(v, wing).some(({ place }) => far(place) < before);
}

/** FA-10.1.8 On station; FA-10.5.7 from there at a ship in reach; FA-10.5.3 or on the way back. */
function mayGuard(v: FaView, { wing, mission }: Ordered, to: Hex): boolean {
  const lead = leadOf(v, mission.squadron ?? '');
  if (!lead) return true;
  if (mission.station && enemyShipsAt(v, to, v.side).length > 0) return true;
  return isHolding(wing.flight, to, { hex: lead, far: STATION });
}

/** FA-10.5.3 Towards its charge, FA-A70 with which it moves where they are together. */
function mayCover(v: FaView, { wing, mission }: Ordered, to: Hex): boolean {
  const charge = wingCalled(v, mission.charge ?? '')?.flight;
  return !charge || isHolding(wing.flight, to, { hex: charge, far: 0 });
}

/** FA-10.5.4 Off station an escort goes for nobody; FA-10.5.1 and the escort of a flight fights when it must. */
function engageFault(v: FaView, { mission, move, wing }: Ordered): Refusal[] {
  if (!move.engage) return [];
  if (mission.kind === 'cover')
    return [
      { rule: 'FA-10.5.1', at: '/engage', say: `${wing.of.name} covers a flight, and fights when the enemy forces it to.` },
    ];
  if (mission.kind !== 'escort' || mission.station) return [];
  return isOnStation(v, endOf(wing.flight, move), mission)
    ? []
    : [{ rule: 'FA-10.5.4', at: '/engage', say: `${wing.of.name} is off station, and goes for nobody on its way back.` }];
}

/** FA-10.5.6 An escort becomes a superiority flight at once; FA-A72 not in the turn after the flagship is lost. */
function patrolFault(v: FaView, { mission, move, wing }: Ordered): Refusal[] {
  if (!move.patrol) return [];
  if (mission.kind !== 'escort' && mission.kind !== 'cover')
    return [{ rule: 'FA-10.5.6', at: '/patrol', say: `${wing.of.name} is no escort.` }];
  return isStricken(v, v.side)
    ? [{ rule: 'FA-4.8.1', at: '/patrol', say: 'The flagship is lost: no flight gets a new mission.' }]
    : [];
}

/** FA-10.4 Whether a flight may burn on its way. */
function burnFaults(v: FaView, ordered: Ordered): Refusal[] {
  const { wing, move } = ordered;
  if (!move.burn) return [];
  const fault = (rule: string, say: string): Refusal[] => [{ rule, at: '/burn', say: `${wing.of.name} ${say}` }];
  if (!v.book.afterburners) return fault('FA-10.4.1', 'has no afterburner in this battle.');
  if (wing.flight.burned === v.clock.turn) return fault('FA-10.4.1', 'has burned in this turn.');
  const why = BURNS[ordered.mission.kind];
  return why.may(v, ordered) ? [] : fault(why.rule, why.say);
}

/** FA-10.4.4 to FA-10.4.7 What each kind of mission burns for. */
const BURNS: Readonly<
  Record<SealedMission['kind'], { rule: string; say: string; may: (v: FaView, ordered: Ordered) => boolean }>
> = {
  superiority: { rule: 'FA-10.4.4', say: 'burns to meet an enemy flight alone.', may: (v, ordered) => meetsFlight(v, ordered) },
  strike: {
    rule: 'FA-10.4.5',
    say: 'burns to reach a ship of its target alone.',
    may: (v, ordered) => reachesTarget(v, ordered),
  },
  escort: {
    rule: 'FA-10.4.6',
    say: 'burns to meet a strike or to regain station alone.',
    may: (v, ordered) => meetsFlight(v, ordered) || regains(v, ordered),
  },
  cover: { rule: 'FA-10.4.7', say: 'burns with its charge alone.', may: () => false },
};

function meetsFlight(v: FaView, { wing, move }: Ordered): boolean {
  return placesOf(wing.flight, move).some(place => flightsAt(v, place, { side: v.side, own: false }).length > 0);
}

function reachesTarget(v: FaView, { wing, mission, move }: Ordered): boolean {
  const to = endOf(wing.flight, move);
  return shipsOf(v, mission.squadron ?? '').some(({ ship }) => hexes.same(ship, to));
}

function regains(v: FaView, { wing, mission, move }: Ordered): boolean {
  return !mission.station && isOnStation(v, endOf(wing.flight, move), mission);
}
