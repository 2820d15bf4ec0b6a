// Chapter 10.2: flights leave their carriers as squadrons have moved, each with its mission, and come back to them by their own movement.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Refusal, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { list, shape } from '@flagplot/kernel/schemas';
import { wakesNow } from '../arrival/coming.ts';
import { leftTo } from '../doctrine.ts';
import { isNetworkJammed } from '../elint/in-force.ts';
import type { Sealed } from '../folder.ts';
import { hexWritten, LAYOUT, on } from '../map.ts';
import type { Ship } from '../open.ts';
import type { Sortie } from '../orders.ts';
import { isActive, ownSquadron, shipCalled, shipOf } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import type { Sky, Wing } from './flights.ts';
import { aboardOn, isStricken, nearestFoes, wingCalled, wings } from './flights.ts';
import { assign, missionFaults, randomTask, tellRounds } from './missions.ts';
import { LAUNCH } from './schemas.ts';

/** FA-10.2.1, ruling R61 When all squadrons have moved, each owner says what his ships launch; FA-A74 whether they moved or not. */
export function launch(pulse: number): Phase<FleetAction, 'launch'> {
  return {
    name: `Pulse ${pulse}: launch`,
    rule: 'FA-10.2.1',
    asks: ({ book, open, clock }) =>
      clock.round > 0
        ? []
        : book.sides
            .filter(({ id }) => wings({ book, open }).some(wing => wing.of.side === id && mayLaunch({ book, open }, wing)))
            .map(({ id }) => ({ side: id, kind: 'launch' as const, about: { pulse } })),
    carry(s, _t, answers) {
      for (const { side, order } of answers) {
        const folder = s.sealed[side] as Sealed;
        const { launches } = copy(order);
        if (launches.length === 0) continue;
        folder.launches = launches.map(({ flight, hex }) => ({ flight, hex }));
        for (const { hex: _, ...mission } of launches) assign(folder, mission);
      }
    },
  };
}

/** FA-10.2.1 Aboard a ship that fights. */
function mayLaunch(sky: Sky, { flight }: Wing): boolean {
  return flight.aboard && flight.fighters > 0 && isActive(shipCalled(sky, flight.carrier));
}

/** FA-10.2.2, FA-10.2.5 What was launched stands next to its ship, and sets out in any direction. */
export function putOut(s: FaState, t: FaTable, side: Side): void {
  const folder = s.sealed[side] as Sealed;
  t.reveal(side);
  for (const { flight: id, hex } of folder.launches ?? []) {
    const { flight } = wingCalled(s, id) as Wing;
    const { q, r } = hexWritten(hex);
    Object.assign(flight, { q, r, heading: shipCalled(s, flight.carrier).heading, aboard: false, free: true });
    t.tell(() => ({ kind: 'sortie', flight: id, from: flight.carrier, at: { q, r } }));
  }
  delete folder.launches;
}

/** What is launched is put out, and all are told in which rounds flights move. */
export function takeOff(s: FaState, t: FaTable): void {
  if (!wings(s).some(({ flight }) => flight.fighters > 0)) return;
  for (const { id } of s.book.sides) putOut(s, t, id);
  tellRounds(s, t);
}

/** FA-10.2.6, FA-10.2.7, FA-10.2.8, FA-10.2.9 Why a flight that ends its move in a hex cannot land on a ship there. */
export function landingFault(
  v: FaView,
  { flight, of }: Wing,
  { carrier, at }: { carrier: string; at: Hex },
): Refusal | undefined {
  const i = Object.hasOwn(v.book.shipAt, carrier) ? (v.book.shipAt[carrier] as number) : -1;
  const [ship, card] = [v.open.ships[i], v.book.ships[i]];
  if (!ship || !card || card.side !== of.side || !isActive(ship) || !hexes.same(ship, at))
    return { rule: 'FA-10.2.6', say: `${of.name} ends its move in no hex of ${carrier}.` };
  if (card.card.race !== of.card.race) return { rule: 'FA-10.2.7', say: `${card.name} carries no ${of.card.name}.` };
  if (aboardOn(v, carrier).filter(one => one.flight !== flight).length >= card.card.flights)
    return { rule: 'FA-10.2.7', say: `${card.name} has no room for ${of.name}.` };
  return ship.out === 'no' && !isNetworkJammed(v.open, card)
    ? undefined
    : { rule: 'FA-10.2.8', say: `${card.name} is out of command.` };
}

/** FA-10.2.1 The flights that are launched in a pulse, into which hexes, FA-10.2.3 and on what missions. */
export const launchQuestion: FaQuestion<'launch'> = {
  rule: 'FA-10.2.1',
  sealed: true,
  schema: { ...shape({ launches: { ...list(LAUNCH, 200), title: 'Launches' } }), title: 'Sortie flights' },
  parts: [{ list: 'launches', by: 'flight' }],
  judge: (v, _about, { launches }) =>
    launches.flatMap((_, i) => launchFaults(v, launches, i).map(one => ({ ...one, at: `/launches/${i}${one.at ?? ''}` }))),
  idle: () => ({ launches: [] }),
  standing: v => leftTo(v, 'launch', () => ({ launches: launchesByDoctrine(v, v.own.doctrine?.launch ?? 0) })),
  *candidates(v) {
    for (const wing of aboardOf(v)) yield { launches: [{ ...patrolOf(v, wing), ...ahead(v, wing) }] };
    yield { launches: [] };
  },
  random(v, _about, face) {
    const launches = aboardOf(v).flatMap(wing => {
      if (face(3) === 1) return [];
      const hexes = launchHexes(v, shipCalled(v, wing.flight.carrier));
      const hex = hexes[face(Math.max(1, hexes.length)) - 1];
      return hex
        ? [{ flight: wing.flight.id, hex, ...(isStricken(v, wing.of) ? homeOf(v, wing) : randomTask(v, wing, face)) }]
        : [];
    });
    return { launches };
  },
};

/** Ruling R60 All aboard a ship that has an enemy so near: who is made for it strikes at the nearest squadron, all others stay with their own. */
function launchesByDoctrine(v: FaView, within: number): Sortie[] {
  return aboardOf(v).flatMap(wing => {
    const ship = shipCalled(v, wing.flight.carrier);
    const foe = nearestFoes(v, ship);
    const hex = around(v, ship)[0];
    if (!foe || hex === undefined || foe.range > within) return [];
    const strike: Sortie = { flight: wing.flight.id, hex, kind: 'strike', squadron: foe.id };
    const strikes = wing.of.card.antiShip > 0 && !isStricken(v, wing.of) && missionFaults(v, strike).length === 0;
    return [strikes ? strike : { flight: wing.flight.id, hex, ...homeOf(v, wing) }];
  });
}

/** The flights of a side that it may launch. */
export function aboardOf(v: FaView): Wing[] {
  return wings(v).filter(wing => wing.of.side === v.side && mayLaunch(v, wing));
}

/** FA-10.2.2 The hexes next to a ship, as they are written, that ahead of it first. */
export function around(v: FaView, ship: Ship): string[] {
  const all = [0, 1, 5, 2, 4, 3].map(turn => hexes.neighbour(ship, (ship.heading + turn) % 6));
  return all.filter(hex => on(v, hex)).map(hex => hexes.nameOf(hex, LAYOUT));
}

/** FA-10.2.2 The hexes a ship may launch into, FA-1.5.9 or by which its flights come through with its squadron. */
function launchHexes(v: FaView, ship: Ship): string[] {
  const wakes = wakesNow(v, ownSquadron(v.open, shipOf(v.book, ship)));
  return [...around(v, ship), ...wakes.map(hex => hexes.nameOf(hex, LAYOUT))];
}

/** FA-10.2.10 The mission that a flight may have in any turn: escort of its own squadron. */
export function homeOf(v: FaView, { flight }: Wing): { kind: 'escort'; squadron: string } {
  return { kind: 'escort', squadron: ownSquadron(v.open, shipOf(v.book, { id: flight.carrier })) };
}

function patrolOf(v: FaView, wing: Wing): Omit<Sortie, 'hex'> {
  return { flight: wing.flight.id, ...homeOf(v, wing) };
}

function ahead(v: FaView, { flight }: Wing): { hex: string } {
  return { hex: around(v, shipCalled(v, flight.carrier))[0] as string };
}

function launchFaults(v: FaView, launches: readonly Sortie[], i: number): Refusal[] {
  const one = launches[i] as Sortie;
  const wing = wingCalled(v, one.flight);
  if (!wing || wing.of.side !== v.side || !mayLaunch(v, wing))
    return [{ rule: 'FA-10.2.1', at: '/flight', say: `No ship of yours has ${one.flight} aboard.` }];
  if (launches.findIndex(({ flight }) => flight === one.flight) < i)
    return [{ rule: 'FA-10.2.1', at: '/flight', say: `${wing.of.name} is launched once.` }];
  const found: Refusal[] = [];
  const ship = shipCalled(v, wing.flight.carrier);
  if (!launchHexes(v, ship).includes(one.hex))
    found.push({ rule: 'FA-10.2.2', at: '/hex', say: `${wing.of.name} is put in a hex next to its ship.` });
  const home = homeOf(v, wing);
  if (isStricken(v, wing.of) && (one.kind !== 'escort' || one.squadron !== home.squadron))
    found.push({
      rule: 'FA-10.2.10',
      at: '/kind',
      say: 'The flagship is lost: a flight is launched to escort its own squadron alone.',
    });
  return [...found, ...missionFaults(v, one, launches)];
}
