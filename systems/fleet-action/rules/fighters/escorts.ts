// Chapters 10.1, 10.4 and 10.5: where its mission lets a flight go, and when it may burn.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { SealedMission } from '../folder.ts';
import { hexWritten, LAYOUT } from '../map.ts';
import type { FlightMove } from '../orders.ts';
import type { FaView } from '../state.ts';
import type { Wing } from './flights.ts';
import { enemyShipsAt, flightsAt, isFlying, isStricken, leadOf, missionIn, shipsOf, wingCalled, wings } from './flights.ts';
import { isOnStation, STATION, ZONE } from './missions.ts';
import { endOf, placesOf, reachOf, wayNearest, wayTo } from './movement.ts';

/** A flight on the way it was ordered to take. */
interface Ordered {
  wing: Wing;
  mission: SealedMission;
  move: FlightMove;
}

/** Why its mission does not let a flight go this way. */
export function missionMoveFaults(v: FaView, { wing, move }: Omit<Ordered, 'mission'>): Refusal[] {
  const written = missionIn(v.own, wing.flight.id);
  if (!written) return [];
  const turned = patrolFault(v, { wing, mission: written, move });
  if (turned.length > 0) return turned;
  const ordered = { wing, mission: move.patrol ? patrolAt(wing) : written, move };
  return [...wayFault(v, ordered), ...burnFaults(v, ordered), ...engageFault(ordered)];
}

/** FA-10.5.6 The mission of an escort that becomes a superiority flight: its patrol zone lies about the hex where it stands. */
export function patrolAt({ flight }: Wing): SealedMission {
  return { flight: flight.id, kind: 'superiority', zone: hexes.nameOf(flight, LAYOUT) };
}

function wayFault(v: FaView, ordered: Ordered): Refusal[] {
  const { wing, mission, move } = ordered;
  const to = endOf(wing.flight, move);
  const fault = (rule: string, say: string): Refusal[] => [{ rule, at: '/path', say: `${wing.of.name} ${say}` }];
  // FA-10.2.6 Who lands has done what he was out for.
  if (move.land !== undefined || isGoingForFlights(v, ordered, to)) return [];
  const post = postOf(v, mission);
  if (!post || holds(v, ordered, { to, post })) return [];
  return mission.back ? fault('FA-10.5.3', 'goes back to its charge by the shortest way.') : fault(post.rule, post.say);
}

/** Where a mission has a flight be: within so many hexes of any of these. */
interface Post {
  at: readonly Hex[];
  far: number;
  rule: string;
  say: string;
}

/** FA-10.1.5 In its zone; FA-10.1.6 at a ship of its target; FA-10.1.8 on station; FA-10.1.9, FA-A70 with its charge. */
const POSTS: Readonly<Record<SealedMission['kind'], Omit<Post, 'at'>>> = {
  superiority: {
    far: ZONE,
    rule: 'FA-10.1.5',
    say: 'stays in its patrol zone or comes back to it, or goes for an enemy flight.',
  },
  strike: { far: 0, rule: 'FA-10.1.6', say: 'closes with its target.' },
  escort: { far: STATION, rule: 'FA-10.1.8', say: 'stays on station, or goes back to it.' },
  cover: { far: 0, rule: 'FA-10.1.9', say: 'moves with its charge, or towards it.' },
};

function postOf(v: FaView, mission: SealedMission): Post | undefined {
  const at = guardedBy(v, mission);
  return at.length > 0 ? { at, ...POSTS[mission.kind] } : undefined;
}

function guardedBy(v: FaView, { kind, zone = '', squadron = '', charge = '' }: SealedMission): Hex[] {
  if (kind === 'superiority') return [hexWritten(zone)];
  if (kind === 'strike') return shipsOf(v, squadron).map(({ ship }) => ship);
  const guarded = kind === 'escort' ? leadOf(v, squadron) : wingCalled(v, charge)?.flight;
  return guarded && (!('fighters' in guarded) || isFlying(guarded)) ? [guarded] : [];
}

function awayFrom({ at }: Post, hex: Hex): number {
  return Math.min(...at.map(one => hexes.range(hex, one)));
}

/** FA-10.5.7 From its station at a ship in reach; else at its post, or nearer to it than before, if it can be: FA-10.5.3 of who was held in a dogfight as near as can be. */
function holds(v: FaView, { wing, mission }: Ordered, { to, post }: { to: Hex; post: Post }): boolean {
  if (mission.kind === 'escort' && mission.station && enemyShipsAt(v, to, v.side).length > 0) return true;
  const range = awayFrom(post, to);
  if (range <= post.far) return true;
  const nearest = Math.min(...reachOf(v, wing).map(({ place }) => awayFrom(post, place)));
  const before = awayFrom(post, wing.flight);
  if (mission.back) return range <= nearest;
  return range < before || nearest >= before;
}

/** Where a mission leads a flight of which nothing is said: a strike to its target, any other back to where it should be. Nothing for who is there. */
export function dutyMove(v: FaView, wing: Wing): FlightMove | undefined {
  const mission = missionIn(v.own, wing.flight.id);
  const post = mission && postOf(v, mission);
  if (!post || awayFrom(post, wing.flight) <= post.far) return undefined;
  const way = wayNearest(v, wing, { hexes: post.at });
  return way.path.length > 0 ? { flight: wing.flight.id, ...way } : undefined;
}

/** FA-10.1.5, FA-10.5.13 The way of a patrol, or of an escort on station, to the nearest enemy flight in reach, to fight it; nothing for any other. */
export function huntFor(v: FaView, wing: Wing): FlightMove | undefined {
  const mission = missionIn(v.own, wing.flight.id);
  const hunts = mission?.kind === 'superiority' || (mission?.kind === 'escort' && mission.station);
  if (!hunts || !wings(v).some(({ flight, of }) => isFlying(flight) && of.side !== v.side)) return undefined;
  const to = reachOf(v, wing).find(({ place }) => flightsAt(v, place, { side: v.side, own: false }).length > 0);
  return to && { flight: wing.flight.id, ...wayTo(to), engage: true };
}

/** FA-10.1.5, FA-10.5.13 It goes for an enemy flight: into its hex, to fight. */
function isGoingForFlights(v: FaView, { mission, move }: Ordered, to: Hex): boolean {
  if (!move.engage || flightsAt(v, to, { side: v.side, own: false }).length === 0) return false;
  return mission.kind === 'superiority' || (mission.kind === 'escort' && mission.station === true);
}

/** FA-10.5.4, FA-10.5.5 An escort that was off station as the pulse began goes for nobody; FA-10.5.1 and the escort of a flight fights when it must. */
function engageFault({ mission, move, wing }: Ordered): Refusal[] {
  if (!move.engage) return [];
  if (mission.kind === 'cover')
    return [
      { rule: 'FA-10.5.1', at: '/engage', say: `${wing.of.name} covers a flight, and fights when the enemy forces it to.` },
    ];
  if (mission.kind !== 'escort' || mission.station) return [];
  return [{ rule: 'FA-10.5.4', at: '/engage', say: `${wing.of.name} was off station as the pulse began, and goes for nobody.` }];
}

/** FA-10.5.6 An escort becomes a superiority flight at once; FA-A72 not in the turn after the flagship is lost. */
function patrolFault(v: FaView, { mission, move, wing }: Ordered): Refusal[] {
  if (!move.patrol) return [];
  if (mission.kind !== 'escort' && mission.kind !== 'cover')
    return [{ rule: 'FA-10.5.6', at: '/patrol', say: `${wing.of.name} is no escort.` }];
  return isStricken(v, wing.of)
    ? [{ rule: 'FA-4.8.1', at: '/patrol', say: 'The flagship is lost: no flight gets a new mission.' }]
    : [];
}

/** FA-10.4 Whether a flight may burn on its way. */
function burnFaults(v: FaView, ordered: Ordered): Refusal[] {
  const { wing, move } = ordered;
  if (!move.burn) return [];
  const { mission } = ordered;
  const fault = (rule: string, say: string): Refusal[] => [{ rule, at: '/burn', say: `${wing.of.name} ${say}` }];
  if (!v.book.afterburners) return fault('FA-10.4.1', 'has no afterburner in this battle.');
  if (wing.flight.burned === v.clock.turn) return fault('FA-10.4.1', 'has burned in this turn.');
  // FA-10.5.3 By ordinary movement.
  if (mission.back) return [{ rule: 'FA-10.5.3', at: '/burn', say: `${wing.of.name} goes back to its charge without burning.` }];
  const why = BURNS[mission.kind];
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
    may: (v, ordered) => meetsFlight(v, ordered, STRIKES) || regains(v, ordered),
  },
  cover: { rule: 'FA-10.4.7', say: 'burns with its charge alone.', may: () => false },
};

/** FA-10.3.7 The round in which strikes move. */
export const STRIKES = 2;

/** FA-10.4.4 Whether it comes into the hex of an enemy flight; FA-10.4.6 of one that is seen to move with the strikes (ruling R33). */
function meetsFlight(v: FaView, { wing, move }: Ordered, round?: number): boolean {
  return placesOf(wing.flight, move).some(place =>
    flightsAt(v, place, { side: v.side, own: false }).some(({ flight }) => round === undefined || flight.round === round),
  );
}

function reachesTarget(v: FaView, { wing, mission, move }: Ordered): boolean {
  const to = endOf(wing.flight, move);
  return shipsOf(v, mission.squadron ?? '').some(({ ship }) => hexes.same(ship, to));
}

function regains(v: FaView, { wing, mission, move }: Ordered): boolean {
  return !mission.station && isOnStation(v, endOf(wing.flight, move), mission);
}
