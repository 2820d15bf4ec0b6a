// Chapter 10.3: where the flights of a round are ordered to go.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { ID, list, oneOf, shape } from '@flagplot/kernel/schemas';
import { leftTo } from '../doctrine.ts';
import type { FlightMove } from '../orders.ts';
import { HEADINGS } from '../orders.ts';
import type { FaQuestion, FaView } from '../state.ts';
import { dutyMove, huntFor, missionMoveFaults } from './escorts.ts';
import type { Wing } from './flights.ts';
import { aboardOn, flightsAt, isFree, missionIn, wingCalled, wings } from './flights.ts';
import { landingFault } from './launch.ts';
import { endOf, placesOf, reachOf, wayFaults, wayTo } from './movement.ts';
import { isDue, now } from './rounds.ts';

const ORDER = shape(
  {
    flight: ID,
    heading: { ...oneOf(...HEADINGS), title: 'Direction it sets out in' },
    path: { ...list(oneOf('ahead', 'port', 'starboard', 'slip-port', 'slip-starboard'), 99), title: 'Path' },
    burn: { ...oneOf(true), title: 'It burns' },
    land: { ...ID, title: 'Carrier it lands on' },
    engage: { ...oneOf(true), title: 'It wants a dogfight' },
    patrol: { ...oneOf(true), title: 'It becomes a superiority flight' },
  },
  ['heading', 'burn', 'land', 'engage', 'patrol'],
);

/** FA-10.3.7 Where the flights of a round go, and whom they fight. */
export const flightsQuestion: FaQuestion<'flights'> = {
  rule: 'FA-10.3.7',
  schema: { ...shape({ flights: { ...list(ORDER, 200), title: 'Flights' } }), title: 'Move your flights' },
  parts: [{ list: 'flights', by: 'flight' }],
  judge: (v, { round }, { flights }) => [
    ...flights.flatMap((_, i) =>
      moveFaults(v, { moves: flights, round }, i).map(one => ({ ...one, at: `/flights/${i}${one.at ?? ''}` })),
    ),
    ...roomFaults(v, flights),
    ...idlers(v, { moves: flights, round }),
  ],
  idle: (v, { round }) => ({ flights: dueOf(v, round).flatMap(wing => (goesAlong(v, wing) ? [] : (dutyMove(v, wing) ?? []))) }),
  standing: (v, { round }) => leftTo(v, 'flights', () => ({ flights: movesByDoctrine(v, round) })),
  *candidates(v, about) {
    yield flightsQuestion.idle(v, about);
  },
  random(v, { round }, face) {
    const moves = dueOf(v, round).flatMap(wing => randomMove(v, wing, face));
    return { flights: withRoom(v, moves) };
  },
};

/** Ruling R60 Patrols, and escorts on station, go for enemy flights in reach, all others where their missions lead them. */
function movesByDoctrine(v: FaView, round: number): FlightMove[] {
  return dueOf(v, round).flatMap(wing => (goesAlong(v, wing) ? [] : (huntFor(v, wing) ?? dutyMove(v, wing) ?? [])));
}

/** The flights of a side that are to move in a round. */
export function dueOf(v: FaView, round: number): Wing[] {
  return wings(v).filter(wing => isDue(v, wing, { side: v.side, round }));
}

/** FA-A70 Whether a flight is escort of one in its hex that is to move: then it goes with it. */
export function goesAlong(v: FaView, { flight }: Wing): boolean {
  const mission = missionIn(v.own, flight.id);
  const charge = mission?.kind === 'cover' ? wingCalled(v, mission.charge ?? '')?.flight : undefined;
  return charge !== undefined && isFree(charge) && hexes.same(charge, flight) && charge.moved !== now(v);
}

interface Moves {
  moves: readonly FlightMove[];
  round: number;
}

function moveFaults(v: FaView, { moves, round }: Moves, i: number): Refusal[] {
  const move = moves[i] as FlightMove;
  const wing = wingCalled(v, move.flight);
  if (!wing || wing.of.side !== v.side) return [{ rule: 'FA-10.3.7', at: '/flight', say: `You have no flight ${move.flight}.` }];
  const { name } = wing.of;
  // FA-10.10.2 It cannot be ignored.
  if (wing.flight.fights > 0)
    return [{ rule: 'FA-10.10.3', at: '/flight', say: `${name} is in a dogfight and cannot leave it.` }];
  if (!isDue(v, wing, { side: v.side, round }))
    return [{ rule: 'FA-10.3.7', at: '/flight', say: `${name} does not move in this round.` }];
  if (moves.findIndex(({ flight }) => flight === move.flight) < i)
    return [{ rule: 'FA-10.3.7', at: '/flight', say: `${name} moves once a pulse.` }];
  if (goesAlong(v, wing) && !move.patrol && move.path.length > 0)
    return [{ rule: 'FA-10.1.9', at: '/path', say: `${name} moves with its charge.` }];
  const way = wayFaults(v, wing, move);
  if (way.length > 0) return way;
  const to = endOf(wing.flight, move);
  const landing = move.land === undefined ? undefined : landingFault(v, wing, { carrier: move.land, at: to });
  return [...(landing ? [{ ...landing, at: '/land' }] : []), ...missionMoveFaults(v, { wing, move })];
}

/** FA-10.2.7 Of those that land together each takes room of its own. */
function roomFaults(v: FaView, moves: readonly FlightMove[]): Refusal[] {
  return moves.flatMap((move, i) => {
    if (hasRoom(v, moves, i)) return [];
    const of = v.book.ships[v.book.shipAt[move.land ?? ''] as number];
    return [{ rule: 'FA-10.2.7', at: `/flights/${i}/land`, say: `${of?.name} has no room for as many.` }];
  });
}

/** FA-10.2.7 Whether those that land before it leave a flight room. */
function hasRoom(v: FaView, moves: readonly FlightMove[], i: number): boolean {
  const land = moves[i]?.land;
  if (land === undefined || !Object.hasOwn(v.book.shipAt, land)) return true;
  const of = v.book.ships[v.book.shipAt[land] as number];
  const before = moves.slice(0, i).filter(one => one.land === land).length;
  return before === 0 || aboardOn(v, land).length + before < (of?.card.flights ?? 0);
}

/** FA-10.2.7 The same moves, of which as many land as there is room for: any other flight does what its mission asks of it. */
function withRoom(v: FaView, moves: readonly FlightMove[]): FlightMove[] {
  return moves.flatMap((move, i) => {
    if (hasRoom(v, moves, i)) return [move];
    const wing = wingCalled(v, move.flight);
    return (wing && dutyMove(v, wing)) ?? [];
  });
}

/** FA-10.1.6 A strike that could close with its target does not stay where it is, nor does who is away from where its mission has it. */
function idlers(v: FaView, { moves, round }: Moves): Refusal[] {
  const staying = dueOf(v, round).filter(wing => !goesAlong(v, wing) && !moves.some(one => one.flight === wing.flight.id));
  return staying.flatMap(wing => {
    const still = { wing, move: { flight: wing.flight.id, path: [] } };
    return missionMoveFaults(v, still).map(({ rule, say }) => ({ rule, at: '/flights', say, lacking: true as const }));
  });
}

/** Tries in which a way is drawn before the flight does what it does idly. */
const TRIES = 6;

/** Any way that its mission lets it take, and whatever else it may do there. */
function randomMove(v: FaView, wing: Wing, face: (sides: number) => number): FlightMove[] {
  const idle = dutyMove(v, wing);
  if (goesAlong(v, wing)) return [];
  const burn = v.book.afterburners && wing.flight.burned !== v.clock.turn && face(3) === 1 ? wing.of.card.burn : 0;
  const all = reachOf(v, wing, burn);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const to = all[face(all.length) - 1] as (typeof all)[number];
    const move = withExtras(v, wing, {
      move: { flight: wing.flight.id, ...wayTo(to), ...(burn > 0 ? { burn: true as const } : {}) },
      face,
    });
    if (moveFaults(v, { moves: [move], round: wing.flight.round }, 0).length === 0) return [move];
  }
  return idle ? [idle] : [];
}

function withExtras(v: FaView, wing: Wing, { move, face }: { move: FlightMove; face: (sides: number) => number }): FlightMove {
  const to = endOf(wing.flight, move);
  const meets = placesOf(wing.flight, move).some(place => flightsAt(v, place, { side: v.side, own: false }).length > 0);
  const home = v.book.ships.find(
    (of, i) =>
      of.side === v.side &&
      hexes.same(v.open.ships[i] ?? to, to) &&
      landingFault(v, wing, { carrier: of.id, at: to }) === undefined,
  );
  const mission = missionIn(v.own, wing.flight.id)?.kind;
  return {
    ...move,
    ...(meets && mission !== 'cover' && face(2) === 1 ? { engage: true as const } : {}),
    ...(home && face(3) === 1 ? { land: home.id } : {}),
    ...((mission === 'escort' || mission === 'cover') && face(8) === 1 ? { patrol: true as const } : {}),
  };
}
