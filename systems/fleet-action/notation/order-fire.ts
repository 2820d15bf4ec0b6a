// Chapter 6: fire as it is typed: `tal'kesh fires lasers at meridian`, `a at halcyon`, `all at halcyon`, `hold`.

import { hexes } from '@flagplot/hexes';
import type { OrderReader, Phrase } from '@flagplot/manifest/orders';
import { type Nameable, subjects, withEntry } from '@flagplot/manifest/orders';
import type { ShipOfBook } from '../rules/book.ts';
import type { FireContext } from '../rules/combat/shot.ts';
import { mountsFiring } from '../rules/combat/targets.ts';
import { flightsFor } from '../rules/fighters/fire.ts';
import { isFlying, wings } from '../rules/fighters/flights.ts';
import { LAYOUT } from '../rules/map.ts';
import type { AsideShot, HexShot, Shot } from '../rules/orders.ts';
import { ownSquadron, shipCalled } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { allAt, firers, sightOf } from '../rules/turn/3-fire.ts';
import { flightNames, gunText, readGun } from './order-flights.ts';
import { type Asked, readHex, shipsThatFight, shipText } from './order-units.ts';
import { readWeapons, weaponsNamed, weaponText } from './order-weapons.ts';

type Fire = FleetAction['asks']['fire']['order'];

interface Making {
  shots: Shot[];
  aside: AsideShot[];
  longRange: HexShot[];
}

interface Reading {
  v: FaView;
  sight: FireContext;
  /** The ships that could fire at something now. */
  able: readonly ShipOfBook[];
  making: Making;
  best: Fire | undefined;
}

/** Reads the fire of a side in one step: whoever is not named keeps what was laid for it. */
export function fireReader(step: 'fire' | 'stray'): (v: FaView, ask: Asked<'fire'> | Asked<'stray'>) => OrderReader {
  return (v, { laid, best }) => {
    const sight = sightOf(v);
    const able = firers(sight, v.side, step).map(({ id }) => v.book.ships[v.book.shipAt[id] as number] as ShipOfBook);
    const making: Making = { shots: laid?.shots ?? [], aside: laid?.aside ?? [], longRange: laid?.longRange ?? [] };
    return { phrase: it => readPhrase(it, { v, sight, able, making, best }), order: () => ({ order: orderOf(making) }) };
  };
}

/** What is fired beside the main targets stands only where there is any. */
function orderOf({ shots, aside, longRange }: Making): Fire {
  return { shots, ...(aside.length > 0 ? { aside } : {}), ...(longRange.length > 0 ? { longRange } : {}) };
}

function readPhrase(it: Phrase, reading: Reading): void {
  const { making, v } = reading;
  if (v.book.flights && readBeside(it, v, making)) return;
  const named = readShips(it, reading);
  it.mark(':');
  if (named) it.offer('at');
  if (it.mayBest(reading.best)) takeBest(reading, named);
  else if (it.may('hold', 'holds')) {
    it.skip('its', 'their');
    it.may('fire');
    making.shots = making.shots.filter(({ ship }) => named && !named.some(({ id }) => id === ship));
    if (!named) Object.assign(making, { aside: [], longRange: [] });
  } else if (!named) it.unread();
  else for (const shot of readShots(it, reading, named)) lay(making, shot.ship, shot);
}

/** An order of which parts are changed. */
function copyOf({ shots, aside = [], longRange = [] }: Fire): Making {
  return { shots: [...shots], aside: [...aside], longRange: [...longRange] };
}

function lay(making: Making, ship: string, shot: Shot | undefined): void {
  making.shots = withEntry(making.shots, one => one.ship === ship, shot);
}

/** Ships by their names, squadrons as those of their ships that can fire, `all`: all that can. */
function readShips(it: Phrase, { v, able }: Reading): ShipOfBook[] | undefined {
  if (it.says('all', 'everybody', 'everyone')) return [...able];
  const own = shipsThatFight(v, 'own');
  const squadrons = v.book.squadrons.filter(({ side }) => side === v.side);
  const named = subjects<Nameable>(it, [...able, ...squadrons, ...own.filter(of => !able.includes(of))]);
  if (able.length > 1) it.offer(...(named.length === 0 ? ['all'] : []));
  if (named.length === 0) return undefined;
  return named.flatMap(({ id }) => {
    const ship = own.find(of => of.id === id);
    return ship ? [ship] : able.filter(of => ownSquadron(v.open, of) === id);
  });
}

/** What the best order has for these ships; nobody named: all of it. */
function takeBest({ making, best }: Reading, named: readonly ShipOfBook[] | undefined): void {
  if (best && !named) Object.assign(making, copyOf(best));
  for (const { id } of (best && named) || []) {
    lay(
      making,
      id,
      best?.shots.find(({ ship }) => ship === id),
    );
  }
}

/** Weapons and a target for each of these ships; without weapons, all that bear. Of several ships those that bear. */
function readShots(it: Phrase, reading: Reading, ships: readonly ShipOfBook[]): Shot[] {
  const fires = it.says('fire', 'fires', 'shoot', 'shoots');
  const isDone = it.isDone;
  const words = readWeapons(it, ships);
  if (!fires && isDone) it.offer('fires');
  const aimed = it.next;
  const flight = reading.v.book.flights ? readFlight(it, reading.v) : undefined;
  if (flight !== undefined) return ships.flatMap(of => shotAtFlight(reading, { of, flight, words }));
  const target = readTarget(it, reading, ships);
  if (!target) return [];
  const shots = ships.flatMap(of => shotOf(reading, { of, target, words }));
  const who = ships.length === 1 ? (ships[0] as ShipOfBook).name : 'them';
  if (shots.length === 0) it.fault(`nothing of ${who} bears on ${target.name} now`, aimed);
  return shots;
}

interface Aimed {
  of: ShipOfBook;
  target: ShipOfBook;
  words: readonly string[];
}

/** FA-6.4.2 The weapons that are named, of these all that can be fired at the target if any can; none named: all that can. */
function shotOf({ v, sight }: Reading, { of, target, words }: Aimed): Shot[] {
  const [firer, at] = [shipCalled(v, of.id), shipCalled(v, target.id)];
  if (words.length === 0) {
    const all = allAt(sight, firer, at);
    return all.weapons.length > 0 ? [all] : [];
  }
  const can = mountsFiring(sight, firer, at).map(mount => of.card.mounts[mount]?.weapon);
  const weapons = words.flatMap(word => {
    const named = weaponsNamed(of, word).map(({ id }) => id);
    return named.some(id => can.includes(id)) ? named.filter(id => can.includes(id)) : named;
  });
  return weapons.length > 0 ? [{ ship: of.id, target: target.id, weapons: [...new Set(weapons)] }] : [];
}

/** FA-6.4.8 A flight as the target: none of it is a ship. */
function readFlight(it: Phrase, v: FaView): string | undefined {
  it.may('at', 'on');
  const flying = wings(v).filter(({ flight, of }) => of.side !== v.side && isFlying(flight));
  it.offer(...flying.map(({ of }) => of.id));
  return it.saysName(flightNames(v))?.id;
}

/** FA-6.4.8 The weapons named, or all that can be fired at the flight. */
function shotAtFlight(
  { sight, v }: Reading,
  { of, flight, words }: { of: ShipOfBook; flight: string; words: readonly string[] },
): Shot[] {
  const can = flightsFor(sight, { ship: shipCalled(v, of.id), of }).flatMap(({ mount, wing }) =>
    wing.flight.id === flight ? [of.card.mounts[mount]?.weapon as string] : [],
  );
  const weapons = words.length > 0 ? words.flatMap(word => weaponsNamed(of, word).map(({ id }) => id)) : can;
  return weapons.length > 0 ? [{ ship: of.id, target: flight, weapons: [...new Set(weapons)] }] : [];
}

/** FA-6.4.9 `aside meridian: twin array at flight-tal-kesh-1`, FA-10.9 `far meridian: interceptor at 2010`. @returns whether there was any of these. */
function readBeside(it: Phrase, v: FaView, making: Making): boolean {
  const aside = it.may('aside');
  if (!aside && !it.may('far')) return false;
  const gun = readGun(it, v);
  it.may('at');
  const same = (one: { ship: string; weapon: string }) => one.ship === gun?.ship && one.weapon === gun.weapon;
  if (aside) {
    const flight = it.name(flightNames(v));
    if (gun && flight) making.aside = withEntry(making.aside, same, { ...gun, flight: flight.id });
  } else {
    const hex = readHex(it);
    if (gun && hex) making.longRange = withEntry(making.longRange, same, { ...gun, hex: hexes.nameOf(hex, LAYOUT) });
  }
  return true;
}

/** The enemies they bear on come first; a friend is understood, and refused by the rules. */
function readTarget(it: Phrase, { v, sight }: Reading, ships: readonly ShipOfBook[]): ShipOfBook | undefined {
  const bears = (at: ShipOfBook) => ships.some(of => mountsFiring(sight, shipCalled(v, of.id), shipCalled(v, at.id)).length > 0);
  const enemies = shipsThatFight(v, 'enemy');
  it.may('at', 'on');
  // Who bears on whom is worked out only where it is to be proposed.
  const near = it.isDone ? enemies.filter(bears) : enemies;
  const targets = [...near, ...enemies.filter(of => !near.includes(of))];
  const named = it.mayName(targets) ?? it.saysName(v.book.ships);
  if (!named) it.name(targets);
  return named;
}

/** Fire as it is typed, ship by ship. */
export function fireText({ shots, aside = [], longRange = [] }: Fire, v: FaView): string {
  if (shots.length + aside.length + longRange.length === 0) return 'hold fire';
  const beside = [
    ...aside.map(({ flight, ...gun }) => `aside ${gunText(v, gun)} at ${flight}`),
    ...longRange.map(({ hex, ...gun }) => `far ${gunText(v, gun)} at ${hex}`),
  ];
  const main = shots.map(({ ship, target, weapons }) => {
    const of = v.book.ships[v.book.shipAt[ship] ?? -1];
    const names = weapons.map(weapon => (of ? weaponText(of, weapon) : weapon));
    return `${shipText(v, ship)} fires ${names.join(', ')} at ${shipText(v, target)}`;
  });
  return [...main, ...beside].join('; ');
}
