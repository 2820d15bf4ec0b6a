// Chapter 10: flights as they are ordered in words. A flight is typed by its id: `flight-tal-kesh-1`.

import { hexes } from '@flagplot/hexes';
import type { Nameable, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { typedName, withEntry } from '@flagplot/manifest/orders';
import type { ShipOfBook } from '../rules/book.ts';
import { gunsOf } from '../rules/fighters/guns.ts';
import { LAYOUT } from '../rules/map.ts';
import type { FlightMove, Mission, Sortie, Step, Strafing } from '../rules/orders.ts';
import { HEADINGS } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { type Asked, isTaken, mayHeading, readHex, shipText } from './order-units.ts';
import { weaponsNamed, weaponText } from './order-weapons.ts';
import { isPathNext, pathText, readPath } from './path.ts';

type Orders = FleetAction['asks'];
type Task = Omit<Mission, 'flight'>;

/** All flights, each under its id. */
export function flightNames({ book }: Pick<FaView, 'book'>, side?: string): Nameable[] {
  return (book.flights ?? []).filter(of => side === undefined || of.side === side).map(({ id }) => ({ id, name: id }));
}

function squadronNames({ book }: Pick<FaView, 'book'>): Nameable[] {
  return book.squadrons.map(({ id }) => ({ id, name: id }));
}

const WORDS = { superiority: 'patrol', strike: 'strike', escort: 'escort', cover: 'cover' } as const;

/** FA-10.1 `patrol 2010`, `strike earth-a`, `escort narn-a`, `cover flight-tal-kesh-1`. */
export function readTask(it: Phrase, v: FaView): Task | undefined {
  if (it.may(WORDS.superiority)) {
    const hex = readHex(it);
    return hex && { kind: 'superiority', zone: hexes.nameOf(hex, LAYOUT) };
  }
  for (const kind of ['strike', 'escort'] as const)
    if (it.may(WORDS[kind])) {
      const squadron = it.name(squadronNames(v));
      return squadron && { kind, squadron: squadron.id };
    }
  if (it.may(WORDS.cover)) {
    const charge = it.name(flightNames(v, v.side));
    return charge && { kind: 'cover', charge: charge.id };
  }
  it.unread();
  return undefined;
}

export function taskText({ kind, zone, squadron, charge }: Task): string {
  return `${WORDS[kind]} ${zone ?? squadron ?? charge ?? ''}`.trim();
}

/** FA-10.2.1 `flight-tal-kesh-1 2010 strike earth-a`. */
export function launchReader(v: FaView, { laid, best }: Asked<'launch'>): OrderReader {
  let launches: Sortie[] = laid?.launches ?? [];
  const phrase = (it: Phrase): void => {
    if (it.mayBest(best)) launches = best?.launches ?? [];
    else if (it.may('hold', 'holds')) launches = [];
    else {
      const flight = it.name(flightNames(v, v.side));
      it.mark(':');
      if (flight && it.may('hold', 'holds')) launches = launches.filter(one => one.flight !== flight.id);
      else if (flight) {
        const hex = readHex(it);
        const task = hex && readTask(it, v);
        if (hex && task)
          launches = withEntry(launches, one => one.flight === flight.id, {
            flight: flight.id,
            hex: hexes.nameOf(hex, LAYOUT),
            ...task,
          });
      }
    }
  };
  return { phrase, order: () => ({ order: { launches } }) };
}

export function launchText({ launches }: Orders['launch']['order']): string {
  return launches.map(({ flight, hex, ...task }) => `${flight} ${hex} ${taskText(task)}`).join('; ') || 'hold';
}

/** FA-10.3 `flight-tal-kesh-1: NE f f l f engage`. */
export function flightsReader(v: FaView, { laid, best }: Asked<'flights'>): OrderReader {
  let flights: FlightMove[] = laid?.flights ?? [];
  const phrase = (it: Phrase): void => {
    if (it.mayBest(best)) flights = best?.flights ?? [];
    else if (it.may('hold', 'holds')) flights = [];
    else {
      const flight = it.name(flightNames(v, v.side));
      it.mark(':');
      if (!flight) return;
      const isHeld = it.may('hold', 'holds');
      flights = withEntry(flights, one => one.flight === flight.id, isHeld ? undefined : readMove(it, v, flight.id));
    }
  };
  return { phrase, order: () => ({ order: { flights } }) };
}

function readMove(it: Phrase, v: FaView, flight: string): FlightMove {
  const heading = mayHeading(it);
  it.offer('f', 'l', 'r');
  const path: Step[] = isPathNext(it) ? readPath(it).pulses.flat() : [];
  const move: FlightMove = {
    flight,
    ...(heading === undefined ? {} : { heading: HEADINGS[heading] as (typeof HEADINGS)[number] }),
    path,
  };
  for (;;) {
    if (it.may('burn', 'burns')) move.burn = true;
    else if (it.may('engage', 'engages')) move.engage = true;
    else if (it.may('patrol', 'patrols')) move.patrol = true;
    else if (it.may('land', 'lands')) {
      it.skip('on');
      const ship = it.name(v.book.ships.filter(({ side }) => side === v.side));
      if (ship) move.land = ship.id;
    } else if (!it.also()) return move;
  }
}

export function flightsText({ flights }: Orders['flights']['order'], v: FaView): string {
  const moves = flights.map(({ flight, heading, path, burn, engage, patrol, land }) =>
    [
      `${flight}:`,
      heading,
      pathText([path]),
      burn && 'burn',
      engage && 'engage',
      patrol && 'patrol',
      land === undefined ? undefined : `land ${shipText(v, land)}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return moves.join('; ') || 'hold';
}

/** FA-10.6.12 `flight-tal-kesh-1 at meridian`, FA-10.6.2 `... with "plasma"` of a flight with several weapons. */
export function attackReader(v: FaView, { laid, best }: Asked<'attack'>): OrderReader {
  let attacks: Strafing[] = laid?.attacks ?? [];
  const phrase = (it: Phrase): void => {
    if (it.mayBest(best)) attacks = best?.attacks ?? [];
    else if (it.may('hold', 'holds')) attacks = [];
    else {
      const flight = it.name(flightNames(v, v.side));
      it.may('at', 'attacks');
      const ship = flight && it.name(v.book.ships);
      const gun = flight && ship ? readFighterGun(it, v, flight.id) : undefined;
      if (flight && ship)
        attacks = withEntry(attacks, one => one.flight === flight.id, {
          flight: flight.id,
          ship: ship.id,
          ...(gun && { gun: gun.id }),
        });
    }
  };
  return { phrase, order: () => ({ order: { attacks } }) };
}

/** FA-10.6.2 One of several weapons. */
function readFighterGun(it: Phrase, v: FaView, flight: string): Nameable | undefined {
  const guns = fighterGuns(v, flight);
  if (guns.length < 2 || !it.may('with')) return undefined;
  return it.name(guns);
}

function fighterGuns({ book }: FaView, flight: string): readonly Nameable[] {
  const card = book.flights?.find(({ id }) => id === flight)?.card;
  return card ? gunsOf(card) : [];
}

export function attackText({ attacks }: Orders['attack']['order'], v: FaView): string {
  const withGun = ({ flight, gun }: Strafing) => {
    const guns = fighterGuns(v, flight);
    const of = guns.find(({ id }) => id === gun);
    return of ? ` with ${typedName(of, guns, isTaken)}` : '';
  };
  return attacks.map(one => `${one.flight} at ${shipText(v, one.ship)}${withGun(one)}`).join('; ') || 'hold';
}

/** FA-10.7.15 `meridian: interceptor at flight-tal-kesh-1, flight-tal-kesh-2`. */
export function aimReader(v: FaView, { laid, best }: Asked<'aim'>): OrderReader {
  let aims: Orders['aim']['order']['aims'] = laid?.aims ?? [];
  const phrase = (it: Phrase): void => {
    if (it.mayBest(best)) aims = best?.aims ?? [];
    else if (it.may('hold', 'holds')) aims = [];
    else {
      const said = readGun(it, v);
      it.may('at');
      const flights = readFlights(it, v);
      if (said) aims = withEntry(aims, one => one.ship === said.ship && one.weapon === said.weapon, { ...said, flights });
    }
  };
  return { phrase, order: () => ({ order: { aims } }) };
}

export function aimText({ aims }: Orders['aim']['order'], v: FaView): string {
  return (
    aims.map(({ flights, ...gun }) => `${gunText(v, gun)} at ${flights.length > 0 ? flights.join(', ') : 'nobody'}`).join('; ') ||
    'hold'
  );
}

/** Flights one after another, or nobody. */
export function readFlights(it: Phrase, v: FaView): string[] {
  const found: string[] = [];
  if (it.may('nobody')) return found;
  do {
    const flight = it.name(flightNames(v));
    if (flight) found.push(flight.id);
  } while (it.also());
  return found;
}

/** `meridian: interceptor`: a weapon of a ship of one's own. */
export function readGun(it: Phrase, v: FaView): { ship: string; weapon: string } | undefined {
  const of = it.name(v.book.ships.filter(({ side }) => side === v.side));
  it.mark(':');
  const weapon = of && readWeapon(it, of);
  return of && weapon !== undefined ? { ship: of.id, weapon } : undefined;
}

/** A weapon by its words. */
export function readWeapon(it: Phrase, of: ShipOfBook): string | undefined {
  const first = it.next;
  const words: string[] = [];
  it.offer(...of.weapons.map(({ name }) => name));
  while (it.next && it.next.kind !== 'mark' && !['at', 'and'].includes(it.next.text.toLowerCase()))
    words.push(it.take()?.text ?? '');
  const [weapon, ...others] = weaponsNamed(of, words.join(' '));
  if (!weapon || others.length > 0) it.fault(`is no one weapon of ${of.name}`, first);
  return weapon?.id;
}

export function gunText(v: FaView, { ship, weapon }: { ship: string; weapon: string }): string {
  const of = v.book.ships[v.book.shipAt[ship] ?? -1];
  return `${shipText(v, ship)}: ${of ? weaponText(of, weapon) : weapon}`;
}
