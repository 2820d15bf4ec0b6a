// Whether a weapon that fires once a turn does better to wait: where one's own ships will be is plotted, where the enemy's is guessed.

import type { FaView, Place, Ship, ShipOfBook, Squadron } from '@flagplot/fleet-action/table';
import {
  arcsTo,
  commandLost,
  controlDie,
  destination,
  factor,
  factorUnderCommand,
  hexesIn,
  hitLocation,
  inFormation,
  PULSES,
  shipOf,
  shipsPassedOver,
} from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Gun } from './guns.ts';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

/** A pulse to come: where a squadron's command ship will be, and the enemy's ships if they hold their course. */
interface Pulse {
  lead: Place;
  there: readonly Place[];
}

/** What one squadron foresees of the rest of the turn. */
export interface Foresight {
  v: FaView;
  squadron: Squadron;
  enemies: readonly Ship[];
  pulses: readonly Pulse[];
}

export function foreseen(v: FaView, squadron: Squadron, enemies: readonly Ship[]): Foresight {
  const path = v.own.plots.find(one => one.squadron === squadron.id)?.path ?? [];
  const pulses = PULSES.filter(pulse => pulse > v.open.pulse).map(pulse => ({
    lead: destination(squadron, path.slice(v.open.pulse, pulse).flat()),
    there: enemies.map(ship => drifted(v, ship, pulse)),
  }));
  return { v, squadron, enemies, pulses };
}

function drifted(v: FaView, ship: Ship, pulse: number): Place {
  const { speed } = v.open.squadrons[v.book.squadronAt[shipOf(v.book, ship).squadron] as number] as Squadron;
  let far = 0;
  for (let p = v.open.pulse + 1; p <= pulse; p += 1) far += hexesIn(v.book.charts, speed, p);
  const { q, r } = hexes.step(ship, ship.heading, far);
  return { q, r, heading: ship.heading };
}

/** The most structure points a mount can hope for in the pulses to come. */
export function bestLater(it: Foresight, firer: Ship, mount: number): number {
  const { v, squadron } = it;
  const all = v.book.squadrons[v.book.squadronAt[squadron.id] ?? -1];
  const offset = squadron.formation[all?.ships.indexOf(v.book.shipAt[firer.id] as number) ?? 0] as Hex;
  let best = 0;
  for (const { lead, there } of it.pulses) {
    const at = inFormation(lead, offset);
    there.forEach((to, i) => {
      best = Math.max(best, woundThen(v, { firer, mount, at }, { target: it.enemies[i] as Ship, to }));
    });
  }
  return best;
}

/** FA-6.5, FA-6.6 The wound one weapon does on average from one place to another, all else as it is now. */
function woundThen(
  v: FaView,
  { firer, mount, at }: { firer: Ship; mount: number; at: Place },
  { target, to }: { target: Ship; to: Place },
): number {
  const of: ShipOfBook = shipOf(v.book, firer);
  const gun = gunOf(of.weapons[mount] as Gun['weapon']);
  const range = hexes.range(at, to);
  if (range > gun.reach) return 0;
  const x = factor(of.card.mounts[mount] as (typeof of.card.mounts)[number], arcsTo(at, to), firer.weapons[mount] as number);
  if (x === 0) return 0;
  const { card } = shipOf(v.book, target);
  const band = gun.band[range] as number;
  const passed = shipsPassedOver(v.book, v.open.ships, firer, target);
  const needs = card.def + (v.book.charts.rangeModifiers[band] as number) + passed - firer.sensor;
  const hits =
    factorUnderCommand(x, commandLost(v.open, of, v.clock.turn)) *
    hitsExpected(gun.weapon, controlDie(gun.weapon, card.category), needs);
  return hits * woundAt(gun, band, hitLocation(card, to, at).armour);
}
