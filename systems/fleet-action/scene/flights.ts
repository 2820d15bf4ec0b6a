/** Flights on the board: how many fighters they have left, what they are out for as far as it is seen, and the zones of one's own patrols. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { AreaItem, Item, UnitItem } from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { FlightOfBook, ShipOfBook } from '../rules/book.ts';
import { commandLost } from '../rules/combat/numbers.ts';
import { antiFighterFactor } from '../rules/combat/systems.ts';
import { hexWritten, on } from '../rules/map.ts';
import { hexesIn, PULSES } from '../rules/movement/path.ts';
import type { Flight, Ship } from '../rules/open.ts';
import { FIGHTERS } from '../rules/open.ts';
import { isActive, ownSquadron, shipOf } from '../rules/roster.ts';
import { flightName, flightTag, taskWords } from '../words/flights.ts';
import { quantity, squadronName } from '../words/names.ts';
import type { FaSeen } from './seen.ts';
import { squadronOf } from './seen.ts';

/** A flight: three small darts. */
const HULL: Hull = { outline: 'M0-8 L2.6-2 H-2.6 Z M-5 1 L-2.4 7 H-7.6 Z M5 1 L7.6 7 H2.4 Z' };
const ROUNDS: readonly string[] = ['', 'on patrol', 'on a strike', 'escorts'];
/** FA-10.1.4, FA-10.1.8 How far a patrol zone and the station of an escort reach. */
const FAR = { superiority: 6, escort: 4 } as const;

interface Flown {
  flight: Flight;
  of: FlightOfBook;
}

/** Every flight on the map; in layers of their own, whither they can go in a pulse, where one's own are bound to be, and who fires at flights. */
export function flights(seen: FaSeen): Item[] {
  const flying = (seen.open.flights ?? []).flatMap((flight, i): Flown[] => {
    const of = seen.book.flights?.[i];
    return of && flight.fighters > 0 && !flight.aboard ? [{ flight, of }] : [];
  });
  return [
    ...flying.map(one => flightItem(seen, one)),
    ...flying.flatMap(one => [...zone(seen, one), reach(seen, one)]),
    ...(seen.book.flights ? guards(seen) : []),
  ];
}

function flightItem(seen: FaSeen, { flight, of }: Flown): UnitItem {
  const mission = seen.own?.missions?.find(one => one.flight === flight.id);
  const what = [of.card.name, flight.fights > 0 ? 'in a dogfight' : (ROUNDS[flight.round] ?? '')].filter(word => word !== '');
  return {
    kind: 'unit',
    id: flight.id,
    side: of.side,
    role: of.side === seen.side ? 'mine' : 'told',
    at: { q: flight.q, r: flight.r },
    facing: flight.heading,
    hull: HULL,
    name: of.name,
    tag: flightTag(of),
    squadron: ownSquadron(seen.open, shipOf(seen.book, { id: of.carrier })),
    facts: {
      what: what.join(', '),
      speed: String(of.card.move),
      condition: { left: flight.fighters, of: FIGHTERS, word: 'fighters' },
      ...(mission ? { order: taskWords(seen.book, mission) } : {}),
    },
  };
}

/** Where the mission of one's own flight keeps it. */
function zone(seen: FaSeen, { flight, of }: Flown): AreaItem[] {
  const mission = seen.own?.missions?.find(one => one.flight === flight.id);
  if (mission?.kind !== 'superiority' && mission?.kind !== 'escort') return [];
  const middle = mission.zone === undefined ? squadronOf(seen, mission.squadron ?? '') : hexWritten(mission.zone);
  if (!middle) return [];
  const label = `${flightName(seen.book, of.id)} ${taskWords(seen.book, mission)}`;
  return [
    {
      ...area(seen, { id: `zone/${flight.id}`, middle, far: FAR[mission.kind] }),
      side: of.side,
      role: 'mine',
      look: 'dashes',
      label,
    },
  ];
}

/** FA-10.3.3 As many hexes as a flight goes straight on in the next pulse; each hexside that it turns is one less. */
function reach(seen: FaSeen, { flight, of }: Flown): AreaItem {
  const far = hexesIn(seen.book.charts, of.card.move, Math.max(PULSES[0] as number, seen.open.pulse));
  const role = of.side === seen.side ? 'mine' : 'told';
  const label = `${of.name} reaches ${quantity(far, 'hex', 'hexes')}`;
  return { ...area(seen, { id: `flies/${flight.id}`, middle: flight, far }), side: of.side, role, look: 'outline', label };
}

function area(
  seen: FaSeen,
  { id, middle: { q, r }, far }: { id: string; middle: Hex; far: number },
): Pick<AreaItem, 'kind' | 'id' | 'places' | 'of'> {
  return { kind: 'area', id, places: hexes.within({ q, r }, far).filter(hex => on(seen, hex)), of: 'flights' };
}

/** FA-10.7.9 The dice of each enemy ship at a flight that attacks it, alone or with one other; halved for three or four. */
function guards(seen: FaSeen): AreaItem[] {
  return seen.open.ships.flatMap((ship, i) => {
    const of = seen.book.ships[i];
    const dice = of && of.side !== seen.side && isActive(ship) ? guardDice(seen, ship, of) : 0;
    if (!of || dice === 0) return [];
    const says = `${of.name} of ${squadronName(seen.book, ownSquadron(seen.open, of))} throws ${quantity(dice, 'die', 'dice')} at each of two flights that attack her`;
    const place = { id: `guard/${ship.id}`, middle: ship, far: 0 };
    return [
      { ...area(seen, place), of: 'guards', side: of.side, role: 'told', look: 'shade', label: `${dice} at fighters`, says },
    ];
  });
}

function guardDice(seen: FaSeen, ship: Ship, of: ShipOfBook): number {
  const lost = commandLost(seen.open, of, seen.clock.turn);
  const rated = of.card.mounts.map((mount, n) => (mount.af > 0 ? antiFighterFactor(mount, ship.weapons[n] ?? 0, lost) : 0));
  return rated.reduce((sum, x) => sum + x, 0);
}
