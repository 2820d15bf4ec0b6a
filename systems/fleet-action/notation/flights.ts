// Flights in a position, and what a folder has of them: a line each.

import { hexes } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import {
  type Clauses,
  idText,
  isFirst,
  type Names,
  namesOf,
  type Place,
  type Reader,
  readClauses,
} from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import { mountNamed } from '../rules/combat/systems.ts';
import { gunsOf } from '../rules/fighters/guns.ts';
import type { Sealed, SealedMission } from '../rules/folder.ts';
import { LAYOUT } from '../rules/map.ts';
import type { Drift, Flight, Kills, Open } from '../rules/open.ts';
import { FIGHTERS } from '../rules/open.ts';
import { flightSetUp } from '../rules/setup.ts';
import { hexText, PLACE, placeText, readHex } from './place.ts';
import { pulseText, readPulse } from './pulse.ts';
import { weaponsOf } from './ship.ts';

const MOST = { turn: 1000, pulse: 4000, kills: 8000, far: 4 };
const KINDS = ['superiority', 'strike', 'escort', 'cover'] as const;

/** What a text says of flights, and whom it may call. */
export interface FlightsSaid {
  readonly book: Book;
  readonly ships: Names;
  readonly sides: Names;
  readonly flights: Map<string, Flight>;
  readonly guards: { ship: string; mount: number }[];
  readonly kills: Kills[];
  readonly drifts: Drift[];
  readonly missions: Map<Side, Partial<Sealed>>;
}

/** Nothing said of flights yet. */
export function noFlights(): Pick<FlightsSaid, 'flights' | 'guards' | 'kills' | 'drifts' | 'missions'> {
  return { flights: new Map(), guards: [], kills: [], drifts: [], missions: new Map() };
}

/** All flights, by their ids. */
export function flightIds(book: Book): Names {
  return namesOf((book.flights ?? []).map(({ id }) => ({ id, name: id })));
}

interface Said {
  readonly ships: Names;
  readonly guns: Names;
  readonly flight: Flight;
}

const turn =
  (field: 'fights' | 'burned' | 'struck') =>
  (reader: Reader, { flight }: Said): void => {
    flight[field] = reader.whole('turn', 0, MOST.turn) ?? 0;
  };

const ship = (reader: Reader, { ships }: Said, set: (id: string) => void): void => {
  const id = reader.name('ship', ships);
  if (id !== undefined) set(id);
};

const readMoved: Clauses<Said>['words'][string] = (reader, { flight }) => {
  flight.moved = readPulse(reader, 'the pulse it moved in', MOST.pulse) ?? 0;
};

const FLIGHT: Clauses<Said> = {
  words: {
    fighters: (reader, { flight }) => {
      flight.fighters = reader.whole('fighters', 0, FIGHTERS) ?? 0;
    },
    of: (reader, said) => ship(reader, said, id => (said.flight.carrier = id)),
    round: (reader, { flight }) => {
      flight.round = reader.whole('round', 0, 3) ?? 0;
    },
    moved: readMoved,
    free: (_, { flight }) => {
      flight.free = true;
    },
    away: (_, { flight }) => {
      flight.aboard = false;
    },
    fights: turn('fights'),
    burned: turn('burned'),
    struck: turn('struck'),
    target: (reader, said) => ship(reader, said, id => (said.flight.target = id)),
    gun: (reader, { flight, guns }) => {
      const gun = reader.name('a weapon', guns);
      if (gun !== undefined) flight.gun = gun;
    },
    hurt: (reader, { flight }) => {
      const hurt = reader.whole('hits', 1, 11);
      if (hurt !== undefined) flight.hurt = hurt;
    },
    from: (reader, { flight }) => {
      const hex = readHex(reader);
      if (hex) flight.entry = { ...hex, ships: [] };
    },
    beside: (reader, { ships, flight }) => {
      while (reader.calls(ships)) flight.entry?.ships.push(reader.findName(ships) as string);
    },
  },
  plain: {
    is: (reader, said) => PLACE.is(reader, said.flight),
    read: (reader, { flight }) => {
      PLACE.read(reader, flight);
      flight.aboard = false;
    },
  },
};

/** `flight flight-tal-kesh-1: 2010 N, fighters 4, round 2`; what is left out is as it was aboard. */
function readFlight(reader: Reader, { book, ships, flights }: FlightsSaid): string | undefined {
  const id = reader.name('flight', flightIds(book));
  if (id === undefined) return undefined;
  const of = book.flights?.find(one => one.id === id);
  const flight = flightSetUp(of ?? { id, carrier: '' });
  flights.set(id, flight);
  readClauses(reader, FLIGHT, { ships, flight, guns: namesOf(of ? gunsOf(of.card) : []) });
  return id;
}

/** The flights of a position: those of which nothing is said are aboard. */
export function flightsOf({
  book,
  flights,
  guards,
  kills,
  drifts,
}: FlightsSaid): Pick<Open, 'flights' | 'guards' | 'kills' | 'drifts'> {
  if (!book.flights) return {};
  return {
    flights: book.flights.map(of => flights.get(of.id) ?? flightSetUp(of)),
    guards,
    ...(kills.length > 0 && { kills }),
    ...(drifts.length > 0 && { drifts }),
  };
}

/** FA-10.10.9 `kills 2030 narn frazi-heavy-fighter 3`: suffered in a dogfight, and still to be shared out. */
function readKills(reader: Reader, { book, sides, kills }: FlightsSaid): void {
  const hex = readHex(reader);
  const side = hex && reader.name('side', sides);
  const types = namesOf((book.flights ?? []).map(({ card }) => ({ id: card.id, name: card.id })));
  const type = side === undefined ? undefined : reader.name('type', types);
  const n = type === undefined ? undefined : reader.whole('kills', 1, MOST.kills);
  if (hex && side !== undefined && type !== undefined && n !== undefined)
    kills.push({ q: hex.q, r: hex.r, side, type, kills: n });
}

/** FA-10.10.15 `drifts 2030 NE 3`: a dogfight, where to and how far. */
function readDrift(reader: Reader, { drifts }: FlightsSaid): void {
  const place: Partial<Flight> = {};
  PLACE.read(reader, place);
  const far = reader.whole('hexes', 1, MOST.far);
  const { q, r, heading } = place;
  if (q !== undefined && r !== undefined && heading !== undefined && far !== undefined)
    drifts.push({ q, r, direction: heading, far });
}

/** The lines of a dogfight that is not over. */
export function dogfightLines({ kills = [], drifts = [] }: Pick<Open, 'kills' | 'drifts'>): string[] {
  return [
    ...kills.map(one => `kills ${hexText(one)} ${idText(one.side, [])} ${idText(one.type, [])} ${one.kills}`),
    ...drifts.map(({ q, r, direction, far }) => `drifts ${placeText({ q, r, heading: direction })} ${far}`),
  ];
}

/** The line of a flight that is not as it was aboard. */
export function flightLine(flight: Flight, book: Book): string[] {
  const of = book.flights?.find(({ id }) => id === flight.id);
  const { carrier, fighters, round, moved, free, fights, burned, struck, target, gun, hurt, entry, aboard } = flight;
  const gone = !aboard && fighters === 0;
  const clauses = [
    !aboard && !gone && placeText(flight),
    gone && 'away',
    fighters < FIGHTERS && `fighters ${fighters}`,
    carrier !== of?.carrier && `of ${idText(carrier, [])}`,
    round > 0 && `round ${round}`,
    moved > 0 && `moved ${pulseText(moved)}`,
    free && 'free',
    fights > 0 && `fights ${fights}`,
    burned > 0 && `burned ${burned}`,
    struck > 0 && `struck ${struck}`,
    target !== undefined && `target ${idText(target, [])}`,
    gun !== undefined && `gun ${idText(gun, [])}`,
    hurt !== undefined && `hurt ${hurt}`,
    entry && `from ${hexText(entry)}`,
    entry && entry.ships.length > 0 && ['beside', ...entry.ships.map(id => idText(id, []))].join(' '),
  ].filter(clause => typeof clause === 'string');
  return clauses.length > 0 ? [`flight ${idText(flight.id, [])}: ${clauses.join(', ')}`] : [];
}

/** FA-10.7.6 `guarded meridian interceptor`: a weapon that was fired at fighters in this pulse. */
function readGuarded(reader: Reader, { book, ships, guards }: FlightsSaid): void {
  const id = reader.name('ship', ships);
  const of = book.ships[book.shipAt[id ?? ''] ?? -1];
  const weapon = of && reader.name('weapon', weaponsOf(of));
  if (of && weapon !== undefined) guards.push({ ship: of.id, mount: mountNamed(of, weapon) });
}

export function guardedLine({ ship, mount }: { ship: string; mount: number }, { ships, shipAt }: Book): string {
  return `guarded ${idText(ship, [])} ${idText(ships[shipAt[ship] as number]?.card.mounts[mount]?.weapon ?? '', [])}`;
}

function folderOf({ missions }: FlightsSaid, side: Side): Partial<Sealed> {
  const folder = missions.get(side) ?? {};
  missions.set(side, folder);
  return folder;
}

const sideOf = (book: Book, flight: string): Side => book.flights?.find(({ id }) => id === flight)?.side ?? '';

/** FA-10.1 `mission flight-tal-kesh-1 strike earth-a station`. */
function readMission(reader: Reader, said: FlightsSaid): void {
  const { book } = said;
  const flight = reader.name('flight', flightIds(book));
  const kind = KINDS.find(one => reader.accept(one));
  if (flight === undefined) return;
  if (!kind) return void reader.fault(`here must stand ${KINDS.join(' or ')}`);
  const mission: SealedMission = { flight, kind };
  if (kind === 'superiority') {
    const hex = readHex(reader);
    if (hex) mission.zone = hexes.nameOf(hex, LAYOUT);
  } else if (kind === 'cover') {
    const charge = reader.name('flight', flightIds(book));
    if (charge !== undefined) mission.charge = charge;
  } else {
    const squadron = reader.name('squadron', namesOf(book.squadrons.map(({ id }) => ({ id, name: id }))));
    if (squadron !== undefined) mission.squadron = squadron;
  }
  if (reader.accept('station')) mission.station = true;
  if (reader.accept('back')) mission.back = true;
  const folder = folderOf(said, sideOf(book, flight));
  folder.missions = [...(folder.missions ?? []), mission];
}

/** FA-10.2.1 `takes-off flight-tal-kesh-1 2010`: it is launched in this pulse. */
function readTakesOff(reader: Reader, said: FlightsSaid): void {
  const flight = reader.name('flight', flightIds(said.book));
  const hex = flight === undefined ? undefined : readHex(reader);
  if (flight === undefined || !hex) return;
  const folder = folderOf(said, sideOf(said.book, flight));
  folder.launches = [...(folder.launches ?? []), { flight, hex: hexes.nameOf(hex, LAYOUT) }];
}

/** FA-10.7.19 `guard meridian interceptor`: the weapons of a ship in anti-fighter mode. */
function readGuard(reader: Reader, said: FlightsSaid): void {
  const id = reader.name('ship', said.ships);
  const of = said.book.ships[said.book.shipAt[id ?? ''] ?? -1];
  if (!of) return;
  const weapons: string[] = [];
  while (reader.calls(weaponsOf(of))) weapons.push(reader.findName(weaponsOf(of)) as string);
  const folder = folderOf(said, of.side);
  folder.guard = [...(folder.guard ?? []), { ship: of.id, weapons }];
}

/** FA-10.10.1 `force narn flight-tal-kesh-1`: the flights that force dogfights. */
function readForce(reader: Reader, said: FlightsSaid): void {
  const side = reader.name('side', said.sides);
  if (side === undefined) return;
  const ids = flightIds(said.book);
  const force: string[] = [];
  while (reader.calls(ids)) force.push(reader.findName(ids) as string);
  folderOf(said, side).force = force;
}

/** FA-10.8.1 `bare narn`: its escorts do not shield. */
function readBare(reader: Reader, said: FlightsSaid): void {
  const side = reader.name('side', said.sides);
  if (side !== undefined) folderOf(said, side).bare = true;
}

/** What the lines about flights are read by; each flight has one. */
export const FLIGHT_LINES: Readonly<
  Record<
    'flight' | 'guarded' | 'kills' | 'drifts' | 'mission' | 'takes-off' | 'guard' | 'force' | 'bare',
    (reader: Reader, said: FlightsSaid & { readonly lines: Map<string, Place> }) => void
  >
> = {
  flight: (reader, said) => {
    const id = readFlight(reader, said);
    if (id !== undefined) isFirst(reader, said.lines, `flight ${id}`);
  },
  guarded: readGuarded,
  kills: readKills,
  drifts: readDrift,
  mission: readMission,
  'takes-off': readTakesOff,
  guard: readGuard,
  force: readForce,
  bare: readBare,
};

/** The lines of a folder about flights. */
export function flightFolderLines(side: Side, { missions = [], launches = [], guard = [], force, bare }: Sealed): string[] {
  return [
    ...missions.map(({ flight, kind, zone, squadron, charge, station, back }) =>
      ['mission', flight, kind, zone ?? squadron ?? charge, station && 'station', back && 'back'].filter(Boolean).join(' '),
    ),
    ...launches.map(({ flight, hex }) => `takes-off ${flight} ${hex}`),
    ...guard.map(({ ship, weapons }) => ['guard', ship, ...weapons].join(' ')),
    ...(force ? [['force', idText(side, []), ...force].join(' ')] : []),
    ...(bare ? [`bare ${idText(side, [])}`] : []),
  ];
}
