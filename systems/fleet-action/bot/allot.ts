// Which weapons an ordinary player gives up.

import { leastOf } from '@flagplot/bots';
import { hexes } from '@flagplot/hexes';
import type { ShipOfBook } from '../rules/book.ts';
import { ARCS, arcsTo } from '../rules/combat/arcs.ts';
import { controlDie } from '../rules/combat/numbers.ts';
import type { Ship } from '../rules/open.ts';
import { isActive, shipOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { throughHits } from '../rules/turn/4-allot.ts';
import type { Gun } from './guns.ts';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

type About = FleetAction['asks']['allot']['about'];

/** How far the enemy is supposed to come closer, in hexes, and what armour it will show. */
const CLOSER = 4;
const ARMOUR = 4;
/** What dice lost through an arc count: the enemy's arc now, the bow, any other. */
const FACED = 6;
const BOW = 2;
const OTHER = 1;
/** What its fire at short range counts, since the enemy may come there yet. */
const LATER = 0.1;
/** Between weapons that are equally idle, the one with fewer boxes goes. */
const TRIFLE = 0.001;

/** A weapon for each hit: what will be missed least in the fire to come. */
export function weaponsForHits(v: FaView, about: About): string[] {
  return throughHits(v, about, ({ ship }, open) => (open.length > 0 ? leastMissed(v, ship, open) : undefined));
}

function leastMissed(v: FaView, ship: Ship, open: readonly number[]): number {
  const enemy = nearest(v, shipOf(v.book, ship), ship);
  const losses = open.map(mount => TRIFLE * (ship.weapons[mount] as number) + (enemy ? lossOf(v, { ship, enemy }, mount) : 0));
  return open[losses.indexOf(Math.min(...losses))] as number;
}

/** A damaged ship, and the enemy it has most to do with. */
interface Pair {
  ship: Ship;
  enemy: Ship;
}

/** FA-7.3.5 What a weapon's next box costs: the dice that go with it, each arc by its weight. */
function lossOf(v: FaView, pair: Pair, mount: number): number {
  const { ship, enemy } = pair;
  const arcs = shipOf(v.book, ship).card.mounts[mount]?.arcs ?? [];
  const faced = arcsTo(ship, enemy);
  const boxes = ship.weapons[mount] as number;
  let dice = 0;
  for (let arc = 0; arc < ARCS.length; arc += 1)
    if ((arcs[arc] ?? 0) >= boxes) dice += faced.includes(arc) ? FACED : arc === 0 ? BOW : OTHER;
  return dice * worthOfDie(v, pair, mount);
}

/** What a die of a weapon does in a turn at the range the enemy will come to, and a little of what it would do at its best. */
function worthOfDie(v: FaView, { ship, enemy }: Pair, mount: number): number {
  const gun = gunOf(shipOf(v.book, ship).weapons[mount] as Gun['weapon']);
  if (gun.reach < 0) return 0;
  const { card } = shipOf(v.book, enemy);
  const sides = controlDie(gun.weapon, card.category);
  const at = (band: number) => {
    const needs = card.def + (v.book.charts.rangeModifiers[band] as number) - ship.sensor;
    return gun.weapon.shots * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, ARMOUR);
  };
  return at(gun.band[Math.min(gun.reach, Math.max(1, hexes.range(ship, enemy) - CLOSER))] as number) + LATER * at(0);
}

function nearest(v: FaView, of: ShipOfBook, ship: Ship): Ship | undefined {
  const foes = v.open.ships.filter((one, i) => isActive(one) && v.book.ships[i]?.side !== of.side);
  return leastOf(foes, one => hexes.range(ship, one));
}
