// Chapters 6.4 and 10.9: ships fire at flights in the step of fire, beside their fire at ships, and at long range.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../cards.ts';
import type { FirePart } from '../chapter.ts';
import { factorAt } from '../combat/arcs.ts';
import { bandAt, commandLost, factorUnderCommand } from '../combat/numbers.ts';
import { countsIn, isSecondary, pulseOf } from '../combat/refire.ts';
import type { FireContext } from '../combat/shot.ts';
import { mayFire } from '../combat/shot.ts';
import { mountNamed } from '../combat/systems.ts';
import { firesIn } from '../combat/targets.ts';
import { isTargetingJammed } from '../elint/in-force.ts';
import { hexWritten } from '../map.ts';
import { inOrder } from '../movement/groups.ts';
import type { Member } from '../roster.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { sightOf } from '../turn/3-fire.ts';
import { divisor, guardDice, mayGuard, sensorOf } from './anti-fighter.ts';
import type { Wing } from './flights.ts';
import { flightsAt, isFlying, wingCalled, wings } from './flights.ts';
import type { FlightShot } from './losses.ts';
import { hitFlight, lose } from './losses.ts';

/** Why a weapon is not fired at a flight, or into a hex. */
export interface CannotFly {
  rule: string;
  say: string;
}

/** A weapon of a ship at a flight. FA-6.4.10 `aside`: beside the main target, at half. */
export interface FlightAim {
  from: Member;
  mount: number;
  wing: Wing;
  how: 'fire' | 'aside';
}

/** FA-6.4.8 The shot of a weapon at a flight, or why there is none: FA-6.2.2 the third die, FA-6.6.2 the range, FA-6.1.2 the sensor; FA-6.4.7 nothing is passed over. */
export function aimAtFlight(sight: FireContext, { from, mount, wing, how }: FlightAim): FlightShot | CannotFly {
  const { ship, of } = from;
  const weapon = of.weapons[mount] as WeaponCard;
  const say = (rule: string, text: string): CannotFly => ({ rule, say: `${of.name}: ${weapon.name} ${text}` });
  if (wing.of.card.stealth) return say('FA-10.11.4', `sees nothing of ${wing.of.name}.`);
  if (weapon.delivery !== 'direct' || !mayFire(sight, { firer: ship, of }, mount))
    return say('FA-2.3.1', 'cannot fire in this pulse.');
  if (how === 'aside' && !isSecondary(weapon)) return say('FA-6.4.9', 'is no secondary weapon.');
  const range = hexes.range(ship, wing.flight);
  const within = bandAt(weapon, range);
  if (within === undefined) return say('FA-6.2.1', `does not reach ${range} hexes.`);
  // FA-13.6.1 Jammed targeting counts here as in any standard fire, FA-A75 offensive support does not.
  const band = within + (isTargetingJammed(sight, ship) ? 1 : 0);
  if (band === weapon.bands.length) return say('FA-13.6.2', `is jammed, and the range is ${range}.`);
  const die = weapon.control[2] as number;
  const needs = wing.of.card.def + (sight.book.charts.rangeModifiers[band] as number) - sensorOf(sight, from);
  if (die === 0 || needs > die) return say('FA-6.2.4', 'cannot hit fighters.');
  const x = Math.min(factorTo(from, mount, wing.flight), ship.weapons[mount] as number);
  if (x === 0) return say('FA-6.5.1', 'does not bear.');
  // FA-6.4.10 Beside the main target half of it.
  const dice = factorUnderCommand(x, { ...commandLost(sight.open, of, sight.turn), half: how === 'aside' });
  return { from, weapon, wing, dice, needs, band, how };
}

/** FA-6.5.1 The factor printed for where a hex lies. */
function factorTo({ ship, of }: Member, mount: number, hex: Hex): number {
  return factorAt(of.factors[mount] as readonly number[], hexes.bearingOf(hex.q - ship.q, hex.r - ship.r, ship.heading));
}

/** A weapon at long range into a hex. */
export interface FarAim {
  from: Member;
  mount: number;
  hex: Hex;
}

/** FA-10.9 The shots of a weapon at long range, at the flights in one hex, or why there are none. */
export function aimFar(sight: FireContext, { from, mount, hex }: FarAim): FlightShot[] | CannotFly {
  const { ship, of } = from;
  const weapon = of.weapons[mount] as WeaponCard;
  const say = (rule: string, text: string): CannotFly => ({ rule, say: `${of.name}: ${weapon.name} ${text}` });
  const { guards = [] } = sight.open;
  // FA-10.9.2 Not in a pulse in which the ship has used ordinary anti-fighter fire.
  if (guards.some(one => one.ship === ship.id)) return say('FA-10.9.2', 'is of a ship that has fired at fighters in its hex.');
  if (!mayGuard(from, mount, pulseOf(sight.turn, sight.open.pulse)))
    return say('FA-10.7.5', 'cannot be fired at fighters in this pulse.');
  if (hexes.range(ship, hex) !== 1) return say('FA-10.9.3', 'reaches the six hexes next to its ship.');
  const x = baseFar(from, mount, hex);
  if (x === 0) return say('FA-10.9.4', 'does not bear on that hex.');
  const here = flightsAt(sight, hex, { side: of.side, own: false });
  // FA-10.11.5 Stealth keeps a flight from being fired at; it counts among those in the hex.
  const seen = here.filter(one => !one.of.card.stealth);
  if (seen.length === 0) return say('FA-10.9.3', 'has no flight to fire at there.');
  // FA-10.9.7 Divided by the flights in that hex as in ordinary fire.
  const dice = guardDice(factorUnderCommand(x, { ...commandLost(sight.open, of, sight.turn), half: true }), here.length);
  const at = dice > 0 ? seen : seen.slice(0, divisor(seen.length));
  return at.map(wing => ({
    from,
    weapon,
    wing,
    dice: Math.max(1, dice),
    needs: wing.of.card.def - sensorOf(sight, from),
    band: 0,
    how: 'far',
  }));
}

/** FA-10.9.5 What is halved: the x of the arc, FA-10.9.6 of systems for anti-fighter fire alone their rating; no more than the boxes left. */
function baseFar(from: Member, mount: number, hex: Hex): number {
  const card = from.of.card.mounts[mount];
  if (!card || card.af === 0) return 0;
  const x = card.arcs.length === 0 ? card.af : factorTo(from, mount, hex);
  return Math.min(x, from.ship.weapons[mount] as number);
}

/** A ship by its id, if it is of this side and fires in a step. */
export function memberOf({ book, open }: Pick<FireContext, 'book' | 'open'>, id: string): Member | undefined {
  const at = Object.hasOwn(book.shipAt, id) ? (book.shipAt[id] as number) : -1;
  const [ship, of] = [open.ships[at], book.ships[at]];
  return ship && of ? { ship, of } : undefined;
}

type Fire = FleetAction['asks']['fire']['order'];

/** All shots of an order at flights, those that can be fired. */
function shotsOf(sight: FireContext, { shots, aside = [], longRange = [] }: Fire): FlightShot[] {
  const one = (ship: string, weapon: string, at: { flight: string; how: FlightAim['how'] }): FlightShot[] => {
    const [from, wing] = [memberOf(sight, ship), wingCalled(sight, at.flight)];
    const made = from && wing ? aimAtFlight(sight, { from, mount: mountNamed(from.of, weapon), wing, how: at.how }) : undefined;
    return made && 'dice' in made ? [made] : [];
  };
  return [
    ...shots.flatMap(({ ship, target, weapons }) =>
      weapons.flatMap(weapon => one(ship, weapon, { flight: target, how: 'fire' })),
    ),
    ...aside.flatMap(({ ship, weapon, flight }) => one(ship, weapon, { flight, how: 'aside' })),
    ...longRange.flatMap(({ ship, weapon, hex }) => {
      const from = memberOf(sight, ship);
      const made = from && aimFar(sight, { from, mount: mountNamed(from.of, weapon), hex: hexWritten(hex) });
      return Array.isArray(made) ? made : [];
    }),
  ];
}

/** What fire at flights adds to a step of fire. */
export const firePart: FirePart = {
  bears: (sight, side, step) =>
    (sight.open.flights ?? []).some((flight, i) => isFlying(flight) && sight.book.flights?.[i]?.side !== side) &&
    sight.book.ships.some((of, i) => {
      const ship = sight.open.ships[i];
      return ship && of.side === side && firesIn(sight.open, ship, step) && anyFlight(sight, { ship, of });
    }),
  declare(s, answers) {
    const sight = sightOf(s);
    const sides = inOrder(s.book, s.clock.turn);
    const shots = sides.flatMap(side => answers.flatMap(one => (one.side === side ? shotsOf(sight, one.order) : [])));
    const standing = shots.filter(({ wing }) => wing.flight.fighters > 0);
    return t => fireThem(s, t, standing);
  },
};

/** FA-6.6.4 Every die to hit, then the losses shot by shot; they follow those of the fire at ships (ruling R32). */
function fireThem(s: FaState, t: FaTable, shots: readonly FlightShot[]): void {
  if (shots.length > 0) for (const { id } of s.book.sides) t.reveal(id);
  const hits = shots.map(shot => hitFlight(t, shot));
  for (const { from, weapon, how } of shots) {
    const mount = mountNamed(from.of, weapon.id);
    // FA-6.4.13 It has fired; FA-10.9.2 at long range in anti-fighter mode.
    if (how === 'far') s.open.guards = [...(s.open.guards ?? []), { ship: from.of.id, mount }];
    else (s.open.ships[from.of.at] as Member['ship']).fired[mount] = countsIn(weapon, s.clock.turn, s.open.pulse);
  }
  for (const [i, shot] of shots.entries())
    if ((hits[i] as number) > 0 && shot.wing.flight.fighters > 0) lose(s, t, { shot, hits: hits[i] as number });
}

/** Whether a ship has anything to fire at a flight. */
function anyFlight(sight: FireContext, from: Member): boolean {
  return flightsFor(sight, from).length > 0 || farFor(sight, from).length > 0;
}

/** The weapons of a ship that can be fired at flights now, and at which. */
export function flightsFor(sight: FireContext, from: Member, how: FlightAim['how'] = 'fire'): { mount: number; wing: Wing }[] {
  const enemies = wings(sight).filter(({ flight, of }) => isFlying(flight) && of.side !== from.of.side);
  return from.of.weapons.flatMap((_, mount) =>
    enemies.flatMap(wing => ('dice' in aimAtFlight(sight, { from, mount, wing, how }) ? [{ mount, wing }] : [])),
  );
}

/** The weapons of a ship that can be fired at long range, and into which hexes. */
export function farFor(sight: FireContext, from: Member): { mount: number; hex: Hex }[] {
  const around = [0, 1, 2, 3, 4, 5].map(direction => hexes.neighbour(from.ship, direction));
  return from.of.weapons.flatMap((_, mount) =>
    around.flatMap(hex => (Array.isArray(aimFar(sight, { from, mount, hex })) ? [{ mount, hex }] : [])),
  );
}
