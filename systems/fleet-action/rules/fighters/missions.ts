// Chapter 10.1: what each flight is out for, written in secret with the orders of a turn.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, RollDie, Side } from '@flagplot/kernel';
import { FLAG, ID, list, shape } from '@flagplot/kernel/schemas';
import { hasFlightOps } from '../abilities/uses.ts';
import type { OrdersPart, TurnOrder } from '../chapter.ts';
import { LEAVABLE } from '../doctrine.ts';
import type { Sealed, SealedMission } from '../folder.ts';
import { hexWritten, LAYOUT, on } from '../map.ts';
import type { Doctrine, Mission, MissionKind } from '../orders.ts';
import { ownSquadron, shipOf, squadronNow } from '../roster.ts';
import type { FaState, FaTable, FaView, FleetAction } from '../state.ts';
import type { Sky, Wing } from './flights.ts';
import { isFlying, isStricken, leadOf, missionIn, missionOf, nearestFriends, shipsOf, wingCalled, wings } from './flights.ts';
import { MISSION } from './schemas.ts';

/** FA-10.1.4 Hexes from the middle of a patrol zone to its rim. */
export const ZONE = 6;
/** FA-10.1.8 Hexes from the command ship within which an escort is on station. */
export const STATION = 4;

const FIELDS = ['zone', 'squadron', 'charge'] as const;

/** A mission by itself, without whose it is. */
export type Task = Omit<Mission, 'flight'>;

/** What stands beside each kind of mission, and the row that asks for it. */
const NEEDS: Readonly<Record<MissionKind, { field: (typeof FIELDS)[number]; rule: string }>> = {
  superiority: { field: 'zone', rule: 'FA-10.1.4' },
  strike: { field: 'squadron', rule: 'FA-10.1.6' },
  escort: { field: 'squadron', rule: 'FA-10.1.8' },
  cover: { field: 'charge', rule: 'FA-10.1.9' },
};

/** Why a flight cannot have this mission. `others`: missions that are given in the same order. */
export function missionFaults(v: FaView, mission: Mission, others: readonly Mission[] = []): Refusal[] {
  const wing = wingCalled(v, mission.flight);
  if (!wing || wing.of.side !== v.side || wing.flight.fighters === 0)
    return [{ rule: 'FA-10.1.1', at: '/flight', say: `You have no flight ${mission.flight}.` }];
  const { field, rule } = NEEDS[mission.kind];
  const spare = FIELDS.filter(one => one !== field && mission[one] !== undefined);
  if (spare.length > 0) return [{ rule, at: `/${spare[0]}`, say: `This mission has no ${spare[0]}.` }];
  if (mission[field] === undefined) return [{ rule, say: `This mission needs its ${field}.`, lacking: true }];
  const say = purposeFault(v, wing, { mission, others });
  return say === undefined ? [] : [{ rule: say.rule ?? rule, at: `/${field}`, say: say.say }];
}

function purposeFault(
  v: FaView,
  wing: Wing,
  { mission, others }: { mission: Mission; others: readonly Mission[] },
): { say: string; rule?: string } | undefined {
  const { kind, zone = '', squadron = '', charge = '' } = mission;
  if (kind === 'superiority') return on(v, hexWritten(zone)) ? undefined : { say: `${zone} is no hex of the map.` };
  if (kind === 'cover')
    return mayCover(v, wing, { charge, others }) ? undefined : { say: `${charge} is no flight that it can cover.` };
  const [first] = shipsOf(v, squadron);
  if (kind === 'escort') return first?.of.side === v.side ? undefined : { say: `${squadron} is no squadron of yours.` };
  if (!first || first.of.side === v.side) return { say: `${squadron} is no enemy squadron.` };
  return isLeaving(v, wing) ? { say: 'Its squadron withdraws and sends no strikes.', rule: 'FA-11.4.3' } : undefined;
}

/** FA-11.4.3 Whether the squadron of its carrier withdraws: it is not sent on strikes. */
export function isLeaving({ book, open }: Sky, { flight }: Wing): boolean {
  return squadronNow(open, shipOf(book, { id: flight.carrier })).withdraws > 0;
}

/** FA-10.1.9 A flight of one's own that flies, or is launched with it, and is no such escort itself, by the same order least of all. */
function mayCover(v: FaView, { flight }: Wing, { charge, others }: { charge: string; others: readonly Mission[] }): boolean {
  const other = wingCalled(v, charge);
  if (!other || other.of.side !== v.side || other.flight.id === flight.id) return false;
  const beside = others.find(one => one.flight === charge);
  if (beside) return beside.kind !== 'cover';
  return isFlying(other.flight) && missionIn(v.own, charge)?.kind !== 'cover';
}

/** FA-10.1.1 Missions, FA-10.7.19 weapons in anti-fighter mode, FA-10.10.1 who forces dogfights, FA-10.8.1 whether escorts shield. */
export const ordersPart: OrdersPart = {
  fields: {
    missions: { ...list(MISSION, 200), title: 'Missions of flights' },
    guard: { ...list(shape({ ship: ID, weapons: list(ID, 20) }), 240), title: 'Weapons in anti-fighter mode' },
    force: { ...list(ID, 200), title: 'Flights that force a dogfight on who enters their hex' },
    shields: { ...FLAG, title: 'Escorts take the fire aimed at their charges' },
  },
  parts: [
    { list: 'missions', by: 'flight' },
    { list: 'guard', by: 'ship' },
  ],
  judge: (v, { missions = [], guard = [], force = [] }) => [
    ...missions.flatMap((_, i) => orderedFaults(v, missions, i)),
    ...guard.flatMap((one, i) => guardFaults(v, one).map(fault => ({ ...fault, at: `/guard/${i}${fault.at}` }))),
    ...force.flatMap((id, i) => {
      const own = wingCalled(v, id)?.of.side === v.side;
      return own ? [] : [{ rule: 'FA-10.10.1', at: `/force/${i}`, say: `You have no flight ${id}.` }];
    }),
  ],
  seal,
  random: (v, face) => (v.book.flights ? randomOrders(v, face) : {}),
};

/** FA-10.1.2 Missions are changed in odd turns; FA-4.3.17 those of a squadron whose commander was in fighter operations in every turn. */
export function mayChange(v: FaView, wing: Wing | undefined): boolean {
  if (v.clock.turn % 2 === 1) return true;
  return wing !== undefined && hasFlightOps(v, ownSquadron(v.open, shipOf(v.book, { id: wing.of.carrier })));
}

/** FA-10.1.2 Missions are changed in odd turns, FA-4.8.1 and not in the one after the flagship is lost. */
function orderedFaults(v: FaView, missions: readonly Mission[], i: number): Refusal[] {
  const mission = missions[i] as Mission;
  const at = `/missions/${i}`;
  const wing = wingCalled(v, mission.flight);
  if (!mayChange(v, wing)) return [{ rule: 'FA-10.1.2', at, say: 'Missions are given in odd turns.' }];
  if (isStricken(v, wing?.of ?? v)) return [{ rule: 'FA-4.8.1', at, say: 'The flagship is lost: no flight gets a new mission.' }];
  if (wing?.flight.aboard)
    return [{ rule: 'FA-10.2.3', at: `${at}/flight`, say: `${mission.flight} gets its mission as it is launched.` }];
  if (missions.findIndex(one => one.flight === mission.flight) < i)
    return [{ rule: 'FA-10.1.1', at: `${at}/flight`, say: `${mission.flight} has a mission already.` }];
  return missionFaults(v, mission, missions).map(fault => ({ ...fault, at: `${at}${fault.at ?? ''}` }));
}

/** FA-10.7.4 Weapons that have a rating against fighters, of ships of one's own. */
function guardFaults(
  v: FaView,
  { ship, weapons }: { ship: string; weapons: string[] },
): { rule: string; at: string; say: string }[] {
  const of = Object.hasOwn(v.book.shipAt, ship) ? v.book.ships[v.book.shipAt[ship] as number] : undefined;
  if (of?.side !== v.side) return [{ rule: 'FA-10.7.19', at: '/ship', say: `You have no ship ${ship}.` }];
  return weapons.flatMap((weapon, n) => {
    const rated = of.card.mounts.some(mount => mount.weapon === weapon && mount.af > 0);
    return rated ? [] : [{ rule: 'FA-10.7.4', at: `/weapons/${n}`, say: `${of.name} has no ${weapon} rated against fighters.` }];
  });
}

/** FA-10.1.1 Into the folder; what is not named stays as it was. */
function seal(s: FaState, side: Side, { missions = [], guard, force, shields }: TurnOrder): void {
  const folder = s.sealed[side] as Sealed;
  for (const mission of missions) assign(folder, mission);
  if (guard && guard.length > 0) {
    const others = (folder.guard ?? []).filter(one => !guard.some(({ ship }) => ship === one.ship));
    folder.guard = [...others, ...guard];
  }
  if (force) folder.force = force;
  if (shields === false) folder.bare = true;
  if (shields === true) delete folder.bare;
}

/** FA-10.1.1 A mission takes the place of the one before. */
export function assign(folder: Sealed, mission: SealedMission): void {
  folder.missions = [...(folder.missions ?? []).filter(({ flight }) => flight !== mission.flight), mission];
}

/** The missions of a folder; none: left out. */
export function keepMissions(folder: Sealed, missions: SealedMission[]): void {
  if (missions.length > 0) folder.missions = missions;
  else delete folder.missions;
}

/** FA-10.3.7 The round in which a flight on this mission moves; FA-A70 escorts of flights with their charges. */
export function roundOf(folder: Sealed, { kind, charge }: Task): number {
  if (kind === 'superiority') return 1;
  if (kind === 'escort') return 3;
  const guarded = kind === 'cover' ? missionIn(folder, charge ?? '') : undefined;
  return guarded && guarded.kind !== 'cover' ? roundOf(folder, guarded) : 2;
}

/** FA-10.1.8, FA-10.1.9 Whether an escort is within range of what it guards. */
export function isOnStation(sky: Sky, hex: Hex, { kind, squadron = '', charge = '' }: Task): boolean {
  const [guarded, far] = kind === 'escort' ? [leadOf(sky, squadron), STATION] : [wingCalled(sky, charge)?.flight, 0];
  return guarded !== undefined && hexes.range(hex, guarded) <= far;
}

/** FA-10.5.5 Missions as they are when orders are written. */
export const settled: Phase<FleetAction> = {
  name: 'Missions',
  rule: 'FA-10.1.1',
  begin: s => settleMissions(s),
};

/** FA-10.5.5 Before a pulse begins it is put down which escorts are on station, and missions that have lost their purpose become others. */
export function settleMissions(s: FaState): void {
  for (const { id } of s.book.sides) {
    const folder = s.sealed[id] as Sealed;
    if (!folder.missions) continue;
    const flying = folder.missions.filter(({ flight }) => isFlying((wingCalled(s, flight) as Wing).flight));
    keepMissions(
      folder,
      flying.map(mission => settledMission(s, mission)),
    );
  }
}

/** FA-10.5.5 The same mission, with whether the flight is on station now. */
function settledMission(s: FaState, before: SealedMission): SealedMission {
  const wing = wingCalled(s, before.flight) as Wing;
  const { station: _, ...mission }: SealedMission = purposeLost(s, wing, before) ?? before;
  const guards = mission.kind === 'escort' || mission.kind === 'cover';
  if (!guards || !isOnStation(s, wing.flight, mission)) return mission;
  // FA-10.2.4 On station as soon as it has come there; FA-10.5.3 then it is back.
  const { back: __, ...there } = mission;
  return { ...there, station: true };
}

/** FA-4.8.2 A strike whose target has no ship left escorts the nearest friends; an escort that has lost its charge patrols where it is (ruling R30). */
function purposeLost(s: FaState, { flight, of }: Wing, { kind, squadron = '', charge = '' }: SealedMission): Mission | undefined {
  const gone =
    kind === 'cover'
      ? !isFlying(wingCalled(s, charge)?.flight ?? flight)
      : kind !== 'superiority' && shipsOf(s, squadron).length === 0;
  if (!gone) return undefined;
  const friends = kind === 'strike' ? nearestFriends(s, flight, of.side) : undefined;
  const id = flight.id;
  const patrol: Mission = { flight: id, kind: 'superiority', zone: hexes.nameOf(flight, LAYOUT) };
  return friends ? { flight: id, kind: 'escort', squadron: friends.id } : patrol;
}

/** FA-10.3.7 The rounds in which flights move are told as the first of a pulse begins: who is asked in it is seen by all (ruling R31). */
export function tellRounds(s: FaState, t: FaTable): void {
  const flights = wings(s).flatMap(wing => {
    const mission = isFlying(wing.flight) ? missionOf(s, wing) : undefined;
    const round = mission ? roundOf(s.sealed[wing.of.side] as Sealed, mission) : 0;
    if (round === wing.flight.round) return [];
    wing.flight.round = round;
    return [{ flight: wing.flight.id, round }];
  });
  if (flights.length > 0) t.tell(() => ({ kind: 'rounds', flights }));
}

/** Any mission that a flight may have. */
export function randomTask(v: FaView, { flight, of }: Wing, face: RollDie): Task {
  const pick = <A>(all: readonly A[]): A | undefined => all[face(Math.max(1, all.length)) - 1];
  const alive = v.book.squadrons.filter(({ id }) => shipsOf(v, id).length > 0);
  const foe = pick(alive.filter(({ side }) => side !== v.side));
  const friend = pick(alive.filter(({ side }) => side === v.side));
  const charge = pick(wings(v).filter(one => mayCover(v, { flight, of }, { charge: one.flight.id, others: [] })));
  const hex = pick(hexes.within(flight.aboard ? shipAt(v, flight.carrier) : flight, 2 * ZONE).filter(one => on(v, one)));
  const zone = hexes.nameOf(hex ?? flight, LAYOUT);
  const all: Task[] = [
    { kind: 'superiority', zone },
    ...(foe ? [{ kind: 'strike' as const, squadron: foe.id }] : []),
    ...(friend ? [{ kind: 'escort' as const, squadron: friend.id }] : []),
    ...(charge ? [{ kind: 'cover' as const, charge: charge.flight.id }] : []),
  ];
  const task = pick(all) as Task;
  return missionFaults(v, { flight: flight.id, ...task }).length > 0 ? { kind: 'superiority', zone } : task;
}

function shipAt({ book, open }: Sky, id: string): Hex {
  return open.ships[book.shipAt[id] as number] as Hex;
}

/** Now and then another mission, and any choice of what stands from turn to turn. */
function randomOrders(v: FaView, face: RollDie): Partial<TurnOrder> {
  const own = wings(v).filter(({ flight, of }) => of.side === v.side && isFlying(flight));
  const changed = own.filter(wing => mayChange(v, wing) && !isStricken(v, wing.of) && face(4) === 1);
  // One that is covered stays what it is: a mission that another leans on is not drawn away.
  const missions = changed.slice(0, 1).map(wing => ({ flight: wing.flight.id, ...randomTask(v, wing, face) }));
  return {
    ...(missions.length > 0 ? { missions } : {}),
    ...(face(8) === 1 ? { force: own.filter(() => face(2) === 1).map(({ flight }) => flight.id) } : {}),
    ...(face(8) === 1 ? { shields: face(2) === 1 } : {}),
    ...(face(8) === 1 ? { doctrine: anyDoctrine(face) } : {}),
  };
}

/** Any standing orders, or none. */
function anyDoctrine(face: RollDie): Doctrine {
  const left = LEAVABLE.filter(() => face(2) === 1);
  return Object.fromEntries(left.map(what => [what, what === 'launch' ? 10 * (face(5) - 1) : true]));
}
