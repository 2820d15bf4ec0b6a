/** Ways of flights in the making. Nothing here draws. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { AreaItem, HandleItem, Layer, PathItem } from '@flagplot/scene';
import type { Wing } from '../../rules/fighters/flights.ts';
import { flightsAt, isFlying, leadOf, missionIn, shipsOf, wings } from '../../rules/fighters/flights.ts';
import { landingFault } from '../../rules/fighters/launch.ts';
import { endOf, placesOf, pointsOf, reachOf, wayNearest } from '../../rules/fighters/movement.ts';
import { dueOf, flightsQuestion, goesAlong } from '../../rules/fighters/rounds-question.ts';
import type { FlightMove } from '../../rules/orders.ts';
import { isActive, shipOf } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';
import { hexName, quantity, shipName, squadronName } from '../../words/names.ts';

export type MoveOrder = FleetAction['asks']['flights']['order'];
type About = FleetAction['asks']['flights']['about'];

export function moveOf({ flights }: MoveOrder, flight: string): FlightMove | undefined {
  return flights.find(one => one.flight === flight);
}

/** The order with another move of a flight; none: it stays. */
export function withMove({ flights }: MoveOrder, flight: string, move: FlightMove | undefined): MoveOrder {
  return { flights: [...flights.filter(one => one.flight !== flight), ...(move ? [move] : [])] };
}

/** The flights that are to move, but for those that go along with another. */
export function moversOf(v: FaView, { round }: About): Wing[] {
  return dueOf(v, round).filter(wing => !goesAlong(v, wing));
}

/** How many more hexes a flight may burn in this pulse. */
export function burnOf(v: FaView, { flight, of }: Wing): number {
  return v.book.afterburners && flight.burned !== v.clock.turn ? of.card.burn : 0;
}

/** The shortest way to a hex, or as near to it as can be; into a hex of enemy flights, if it is out for them, to fight. */
export function movedTo(v: FaView, wing: Wing, { to, burn }: { to: readonly Hex[]; burn: boolean }): FlightMove {
  const way = wayNearest(v, wing, { hexes: to, burn: burn ? burnOf(v, wing) : 0 });
  const kind = missionIn(v.own, wing.flight.id)?.kind;
  const foes = flightsAt(v, endOf(wing.flight, way), { side: v.side, own: false });
  const fights = foes.length > 0 && (kind === 'superiority' || kind === 'escort');
  return {
    flight: wing.flight.id,
    ...way,
    ...(burn && way.path.length > 0 ? { burn: true as const } : {}),
    ...(fights ? { engage: true as const } : {}),
  };
}

/** What may be said of a move beside its way; unsaid where it is not so. */
export type Saying = 'engage' | 'patrol';

/** The move with something said of it or taken back; of a flight that stays, on the spot. */
export function withSaying(
  flight: string,
  move: FlightMove | undefined,
  { what, said }: { what: Saying; said: boolean },
): FlightMove {
  const { [what]: _, ...rest } = move ?? { flight, path: [] };
  return said ? { ...rest, [what]: true } : rest;
}

/** The move with a carrier to land on, or none. */
export function withLanding(flight: string, move: FlightMove | undefined, land: string): FlightMove {
  const { land: _, ...rest } = move ?? { flight, path: [] };
  return land === '' ? rest : { ...rest, land };
}

/** The ships on which a flight can land where its move ends. */
export function carriersFor(v: FaView, wing: Wing, move: FlightMove | undefined): string[] {
  const at = endOf(wing.flight, move ?? { path: [] });
  const own = v.book.ships.filter(({ side }) => side === v.side);
  return own.flatMap(({ id }) => (landingFault(v, wing, { carrier: id, at }) ? [] : [id]));
}

/** Whether the flight meets enemy flights on its way, or stands among them. */
export function meetsFoes(v: FaView, { flight }: Wing, move: FlightMove | undefined): boolean {
  const through = move && move.path.length > 0 ? placesOf(flight, move) : [flight];
  return through.some(hex => flightsAt(v, hex, { side: v.side, own: false }).length > 0);
}

/** A way as a choice. */
export interface Destination {
  value: string;
  say: string;
  move: FlightMove;
}

/** What a flight may make for in reach: enemy flights, ships of its target, carriers with room, and whatever its mission is about. */
export function destinationsOf(v: FaView, wing: Wing, about: About): Destination[] {
  const all = [...foesOf(v, wing), ...targetsOf(v, wing), ...homesOf(v, wing), ...towards(v, wing)];
  return all.filter(({ move }) => {
    const faults = flightsQuestion.judge(v, about, { flights: [move] });
    return move.path.length > 0 && !faults.some(({ at }) => at?.startsWith('/flights/0'));
  });
}

const reaches = (wing: Wing, move: FlightMove, hex: Hex): boolean => hexes.same(endOf(wing.flight, move), hex);

function foesOf(v: FaView, wing: Wing): Destination[] {
  return wings(v).flatMap(({ flight, of }) => {
    if (of.side === v.side || !isFlying(flight)) return [];
    const move = { ...movedTo(v, wing, { to: [flight], burn: false }), engage: true as const };
    const say = `fights ${flightName(v.book, of.id)} at ${hexName(flight)}`;
    return reaches(wing, move, flight) ? [{ value: of.id, say, move }] : [];
  });
}

function targetsOf(v: FaView, wing: Wing): Destination[] {
  return v.open.ships.flatMap(ship => {
    if (!isActive(ship) || shipOf(v.book, ship).side === v.side) return [];
    const move = movedTo(v, wing, { to: [ship], burn: false });
    const say = `goes in on ${shipName(v.book, ship.id)} at ${hexName(ship)}`;
    return reaches(wing, move, ship) ? [{ value: ship.id, say, move }] : [];
  });
}

function homesOf(v: FaView, wing: Wing): Destination[] {
  return v.open.ships.flatMap(ship => {
    if (!isActive(ship) || shipOf(v.book, ship).side !== v.side) return [];
    if (landingFault(v, wing, { carrier: ship.id, at: ship })) return [];
    const move = { ...movedTo(v, wing, { to: [ship], burn: false }), land: ship.id };
    const say = `lands on ${shipName(v.book, ship.id)} at ${hexName(ship)}`;
    return reaches(wing, move, ship) ? [{ value: `land ${ship.id}`, say, move }] : [];
  });
}

/** Nearer to what its mission is about, where that is out of reach. */
function towards(v: FaView, wing: Wing): Destination[] {
  const { kind, squadron = '' } = missionIn(v.own, wing.flight.id) ?? {};
  const lead = kind === 'escort' ? leadOf(v, squadron) : undefined;
  const to = kind === 'strike' ? shipsOf(v, squadron).map(({ ship }) => ship) : lead ? [lead] : [];
  if (to.length === 0) return [];
  return [
    { value: 'towards', say: `closes with ${squadronName(v.book, squadron)}`, move: movedTo(v, wing, { to, burn: false }) },
  ];
}

/** `to 2010, 5 of 6 points, to fight`. */
export function moveWords(v: FaView, wing: Wing, move: FlightMove | undefined): string {
  const said = [
    ...(move?.burn ? ['burning'] : []),
    ...(move?.engage ? ['to fight'] : []),
    ...(move?.patrol ? ['then patrols there'] : []),
    ...(move?.land === undefined ? [] : [`lands on ${shipName(v.book, move.land)}`]),
  ];
  const way = move?.path.length
    ? `to ${hexName(endOf(wing.flight, move))}, ${move.path.length} of ${pointsOf(v, wing)} points`
    : 'stays';
  return [way, ...said].join(', ');
}

/** The reach of the flight in hand, the ways of all, and in the list a handle at each enemy. */
export function moveLayer(v: FaView, order: MoveOrder, inHand: Wing | undefined): Layer {
  const ways = order.flights.flatMap((move): PathItem[] => {
    const wing = wings(v).find(({ flight }) => flight.id === move.flight);
    return wing && move.path.length > 0 ? [wayOf(v, wing, move)] : [];
  });
  return [...(inHand ? [reachArea(v, inHand, moveOf(order, inHand.flight.id)?.burn === true)] : []), ...ways];
}

function wayOf(v: FaView, { flight }: Wing, move: FlightMove): PathItem {
  const through = [flight, ...placesOf(flight, move)].map(({ q, r }) => ({ q, r }));
  return { kind: 'path', id: `way/${flight.id}`, role: 'intent', line: 'plot', side: v.side, unit: flight.id, through };
}

function reachArea(v: FaView, wing: Wing, burns: boolean): AreaItem {
  const all = reachOf(v, wing, burns ? burnOf(v, wing) : 0).map(({ place: { q, r } }) => ({ q, r }));
  const places = [...new Map(all.map(hex => [`${hex.q},${hex.r}`, hex])).values()];
  const label = `${wing.of.name} reaches ${quantity(pointsOf(v, wing), 'hex', 'hexes')}`;
  return { kind: 'area', id: `reach/${wing.flight.id}`, role: 'intent', side: v.side, places, look: 'tint', label };
}

const AIM = 'flight/';

/** In the list: each way that may be chosen for the flight in hand. */
export function moveHandles(wing: Wing, choices: readonly Destination[]): HandleItem[] {
  return choices.map(({ value, say, move }) => {
    const { q, r } = endOf(wing.flight, move);
    return { kind: 'handle', id: `${AIM}${value}`, at: { q, r }, icon: 'check', name: `${wing.of.name} ${say}` };
  });
}

/** The choice that a handle stands for. */
export function choiceOfHandle(id: string): string | undefined {
  return id.startsWith(AIM) ? id.slice(AIM.length) : undefined;
}
