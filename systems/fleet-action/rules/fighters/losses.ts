// Chapters 10.6 and 10.8: fire at flights, and the fighters it costs.

import type { Reading } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { down, hitsLeft, strike } from '../combat/downed.ts';
import { armourAgainst, damageDie, hitsOf } from '../combat/severity.ts';
import type { Event } from '../events.ts';
import type { Member } from '../roster.ts';
import { shipCalled } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import type { Wing } from './flights.ts';
import { coversOf, wings } from './flights.ts';

/** Dice that a weapon throws at a flight. */
export interface FlightShot {
  from: Member;
  weapon: WeaponCard;
  wing: Wing;
  dice: number;
  needs: number;
  band: number;
  how: Extract<Event, { kind: 'guarded' }>['how'];
}

/** Fire at a flight, to hit and at once its damage: a flight that is gone is fired at no more. */
export function shootAt(s: FaState, t: FaTable, shot: FlightShot): void {
  if (shot.wing.flight.fighters === 0) return;
  const hits = hitFlight(t, shot);
  if (hits > 0) lose(s, t, { shot, hits });
}

/** FA-8.3.4 The hits of a shot: pulses count against fighters as well. */
export function hitFlight(t: FaTable, { from: { ship, of }, weapon, wing, dice, needs, how }: FlightShot): number {
  const reading: Reading<number> = {
    sides: weapon.control[2] as number,
    start: 0,
    add: (soFar, face) => soFar + hitsOf(weapon, face, needs),
  };
  const hits = t.throw(dice, reading, () => ({
    rule: how === 'guard' || how === 'far' ? 'FA-10.7.17' : 'FA-6.6.1',
    what: `${of.name} fires ${weapon.name} at ${wing.of.name}`,
    by: of.side,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [
      { by: wing.of.card.def, for: `${wing.of.name}'s defence` },
      ...(needs + ship.sensor === wing.of.card.def
        ? []
        : [{ by: needs + ship.sensor - wing.of.card.def, for: 'range or style' }]),
      { by: 0 - ship.sensor, for: `${of.name}'s sensor` },
    ],
  }));
  t.tell(() => ({ kind: 'guarded', ship: of.id, weapon: weapon.id, flight: wing.flight.id, dice, hits, how }));
  return hits;
}

/** What takes the hits: the escorts first, while they have fighters, then the flight itself. */
interface Taken {
  fell: number;
  /** Hits that reach their armour, flight by flight. */
  lost: number[];
}

/** FA-10.6.10, FA-10.6.11 What hits that reach the armour cost; FA-10.8.3, FA-10.8.4 that of an escort, by its armour, as long as it has one. */
export function lose(s: FaState, t: FaTable, { shot, hits }: { shot: FlightShot; hits: number }): void {
  const { wing, weapon, from, band, how } = shot;
  const takers = [...(how === 'guard' || how === 'far' ? shieldsOf(s, wing) : []), wing];
  const start: Taken = { fell: 0, lost: takers.map(() => 0) };
  const taking = (lost: readonly number[]) =>
    takers.findIndex((one, i) => hitsLeft(one.flight, one.of.card) > (lost[i] as number));
  const hit = (soFar: Taken, face: number): Taken => {
    const at = taking(soFar.lost);
    const taker = takers[at];
    if (!taker || face < armourAgainst(weapon, taker.of.card.armour)) return soFar;
    return { fell: soFar.fell + 1, lost: soFar.lost.map((n, i) => (i === at ? n + 1 : n)) };
  };
  // FA-A74 A matter hit kills one fighter, and throws no die of place.
  const taken =
    weapon.points > 0
      ? Array.from({ length: hits }).reduce<Taken>(soFar => hit(soFar, Number.POSITIVE_INFINITY), start)
      : t.inTurn(hits, damageDie(weapon, band), start, hit, () => ({
          rule: 'FA-10.6.10',
          what: `${weapon.name} strikes ${wing.of.name}`,
          by: from.of.side,
          test: { of: 'each', is: 'atLeast', n: armourAgainst(weapon, (takers[0] as Wing).of.card.armour) },
          mods: [
            { by: armourAgainst(weapon, (takers[0] as Wing).of.card.armour), for: `${(takers[0] as Wing).of.name}'s armour` },
          ],
        }));
  for (const [i, { flight, of }] of takers.entries())
    strike(t, { flight, card: of.card, hits: taken.lost[i] as number, by: 'fire' });
}

/** FA-10.8.1 The escorts of a flight that take the anti-fighter fire aimed at it, as their owner says. */
export function shieldsOf(s: FaState, wing: Wing): Wing[] {
  return s.sealed[wing.of.side]?.bare ? [] : coversOf(s, wing);
}

/** FA-7.2.3, FA-A57 Flights aboard are lost with their ship. */
export function sinkFlights(s: FaState, t: FaTable): void {
  for (const { flight } of wings(s)) {
    if (flight.aboard && flight.fighters > 0 && shipCalled(s, flight.carrier).structure === 0)
      down(t, { flight, n: flight.fighters, by: 'carrier' });
  }
}
