// Which weapons an ordinary player gives up.

import type { FaView, FleetAction, Ship, ShipOfBook } from '@flagplot/fleet-action/table';
import { arcsTo, candidates, controlDie, fights, STRUCTURE, shipOf } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

type About = FleetAction['asks']['allot']['about'];

/** A weapon for each hit: what will be missed least in the fire to come. */
export function allotted(v: FaView, { hits }: About): string[] {
  const sheets = new Map<string, Ship>();
  return hits.map(hit => {
    const ship = sheets.get(hit.ship) ?? sheetOf(v, hit.ship);
    sheets.set(hit.ship, ship);
    const of = shipOf(v.book, ship);
    const open = candidates(of, ship, hit);
    if (open.length === 0) return STRUCTURE;
    const mount = leastMissed(v, of, ship, open);
    ship.weapons[mount] = (ship.weapons[mount] as number) - 1;
    return of.card.mounts[mount]?.weapon as string;
  });
}

function sheetOf(v: FaView, id: string): Ship {
  const ship = v.open.ships[v.book.shipAt[id] as number] as Ship;
  return { ...ship, weapons: [...ship.weapons] };
}

function leastMissed(v: FaView, of: ShipOfBook, ship: Ship, open: readonly number[]): number {
  let least = open[0] as number;
  let worth = Number.POSITIVE_INFINITY;
  for (const mount of open) {
    const loss = lossOf(v, of, ship, mount);
    if (loss < worth) {
      worth = loss;
      least = mount;
    }
  }
  return least;
}

/** How close the enemy is supposed to come, in hexes from where it is now. */
const CLOSING = 4;
const TYPICAL_ARMOUR = 4;
const AHEAD = 2;

/** What one box less of a weapon costs: dice lost by arc, the enemy's arc first, times what a die does there. */
function lossOf(v: FaView, of: ShipOfBook, ship: Ship, mount: number): number {
  const boxes = ship.weapons[mount] as number;
  const arcs = of.card.mounts[mount]?.arcs ?? [];
  const enemy = nearest(v, of, ship);
  const seen = enemy ? arcsTo(ship, enemy) : [];
  let dice = 0;
  for (let arc = 0; arc < Math.min(arcs.length, 6); arc += 1)
    if ((arcs[arc] as number) >= boxes) dice += seen.includes(arc) ? 6 : arc === 0 ? AHEAD : 1;
  return dice * worthOfGun(v, of, ship, mount, enemy) + boxes / 1000;
}

function worthOfGun(v: FaView, of: ShipOfBook, ship: Ship, mount: number, enemy: Ship | undefined): number {
  const gun = gunOf(of.weapons[mount] as (typeof of.weapons)[number]);
  if (gun.reach < 0 || !enemy) return 0;
  const { card } = shipOf(v.book, enemy);
  const range = Math.min(gun.reach, Math.max(1, hexes.range(ship, enemy) - CLOSING));
  const band = gun.band[range] as number;
  const needs = card.def + (v.book.charts.rangeModifiers[band] as number) - ship.sensor;
  return (
    gun.weapon.shots * hitsExpected(gun.weapon, controlDie(gun.weapon, card.category), needs) * woundAt(gun, band, TYPICAL_ARMOUR)
  );
}

function nearest(v: FaView, of: ShipOfBook, ship: Ship): Ship | undefined {
  const enemies = v.open.ships.filter((one, i) => fights(one) && v.book.ships[i]?.side !== of.side);
  return enemies.reduce<Ship | undefined>(
    (best, one) => (best && hexes.range(ship, best) <= hexes.range(ship, one) ? best : one),
    undefined,
  );
}
