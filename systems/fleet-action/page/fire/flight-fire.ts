/** Fire at flights in the making, weapon by weapon, beside fire at ships. Nothing here draws. */

import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { FireContext } from '../../rules/combat/shot.ts';
import { mountNamed } from '../../rules/combat/systems.ts';
import { type FireStep, firesIn } from '../../rules/combat/targets.ts';
import type { FlightAim } from '../../rules/fighters/fire.ts';
import { aimAtFlight, aimFar, farFor, flightsFor, memberOf } from '../../rules/fighters/fire.ts';
import { wingCalled } from '../../rules/fighters/flights.ts';
import type { FlightShot } from '../../rules/fighters/losses.ts';
import { hexWritten } from '../../rules/map.ts';
import type { Member } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';
import { hexName, quantity } from '../../words/names.ts';
import { chanceOfDie } from './chance-of-die.ts';

export type FlightFireOrder = FleetAction['asks']['fire']['order'];

/** A weapon that bears on flights, and at what it may be fired. */
export interface FlightGun {
  ship: string;
  weapon: string;
  name: string;
  choices: { value: string; say: string }[];
}

/** FA-6.4.8 to FA-6.4.10 A ship's one main target is a ship or a flight; whatever fires at a flight beside it fires at half. */
const howOf = ({ shots }: FlightFireOrder, { ship, weapon }: Pick<FlightGun, 'ship' | 'weapon'>): FlightAim['how'] => {
  const main = shots.find(one => one.ship === ship);
  return main && !(main.weapons.length === 1 && main.weapons[0] === weapon) ? 'aside' : 'fire';
};

/** All weapons of a side that bear on flights in a step, ship by ship, with what each die needs. */
export function flightGuns(
  sight: FireContext,
  order: FlightFireOrder,
  { side, step }: { side: string; step: FireStep },
): FlightGun[] {
  return sight.book.ships.flatMap((of, i) => {
    const ship = sight.open.ships[i];
    if (!ship || of.side !== side || !firesIn(sight.open, ship, step)) return [];
    return of.weapons.flatMap((card, mount): FlightGun[] => {
      const gun = { ship: of.id, weapon: card.id, name: card.name };
      const choices = choicesOf(sight, { ship, of }, { mount, how: howOf(order, gun) });
      return choices.length > 0 ? [{ ...gun, choices }] : [];
    });
  });
}

function choicesOf(
  sight: FireContext,
  from: Member,
  { mount, how }: { mount: number; how: FlightAim['how'] },
): FlightGun['choices'] {
  const near = flightsFor(sight, from, how).flatMap(one => {
    const made = one.mount === mount ? aimAtFlight(sight, { from, mount, wing: one.wing, how }) : undefined;
    const name = flightName(sight.book, one.wing.flight.id);
    return made && 'dice' in made
      ? [{ value: one.wing.flight.id, say: `${name}${how === 'aside' ? ' beside' : ''}: ${needWords(made)}` }]
      : [];
  });
  const far = farFor(sight, from).flatMap(({ mount: of, hex }) => {
    const made = of === mount ? aimFar(sight, { from, mount, hex }) : undefined;
    const [first] = Array.isArray(made) ? made : [];
    return first ? [{ value: hexName(hex), say: `all in ${hexName(hex)}: ${needWords(first)}` }] : [];
  });
  return [...near, ...far];
}

/** `3 dice, 8+, 30 %`. */
function needWords({ dice, needs, weapon }: FlightShot): string {
  return `${quantity(dice, 'die', 'dice')}, ${needs}+, ${percent(chanceOfDie(needs, weapon.control[2] ?? 0))}`;
}

/** What a weapon is fired at among flights: a flight, a hex, or nothing. */
export function flightTarget(
  { shots, aside = [], longRange = [] }: FlightFireOrder,
  { ship, weapon, choices }: FlightGun,
): string {
  const is = (one: { ship: string; weapon: string }) => one.ship === ship && one.weapon === weapon;
  const main = shots.find(one => one.ship === ship && one.weapons.includes(weapon))?.target;
  const found = aside.find(is)?.flight ?? longRange.find(is)?.hex ?? main ?? '';
  return choices.some(({ value }) => value === found) ? found : '';
}

/** The order with a weapon fired at a flight or into a hex, and at nothing else; `''`: at nothing. */
export function withFlightTarget(order: FlightFireOrder, gun: FlightGun, value: string): FlightFireOrder {
  const rest = withoutWeapon(order, gun);
  const { ship, weapon } = gun;
  if (value === '') return orderOf(rest);
  if (/^\d+$/.test(value)) return orderOf({ ...rest, longRange: [...(rest.longRange ?? []), { ship, weapon, hex: value }] });
  const main = rest.shots.find(one => one.ship === ship);
  if (!main) return orderOf({ ...rest, shots: [...rest.shots, { ship, target: value, weapons: [weapon] }] });
  return orderOf({ ...rest, aside: [...(rest.aside ?? []), { ship, weapon, flight: value }] });
}

function withoutWeapon({ shots, aside = [], longRange = [] }: FlightFireOrder, { ship, weapon }: FlightGun): FlightFireOrder {
  const other = (one: { ship: string; weapon: string }) => one.ship !== ship || one.weapon !== weapon;
  const left = shots.map(one => (one.ship === ship ? { ...one, weapons: one.weapons.filter(id => id !== weapon) } : one));
  return {
    shots: left.filter(({ weapons }) => weapons.length > 0),
    aside: aside.filter(other),
    longRange: longRange.filter(other),
  };
}

function orderOf({ shots, aside = [], longRange = [] }: FlightFireOrder): FlightFireOrder {
  return { shots, ...(aside.length > 0 ? { aside } : {}), ...(longRange.length > 0 ? { longRange } : {}) };
}

/** All dice that an order throws at flights. */
export function flightDice(sight: FireContext, { shots, aside = [], longRange = [] }: FlightFireOrder): number {
  const at = (ship: string, weapon: string, { flight, how }: { flight: string; how: FlightAim['how'] }): number => {
    const [from, wing] = [memberOf(sight, ship), wingCalled(sight, flight)];
    const made = from && wing && aimAtFlight(sight, { from, mount: mountNamed(from.of, weapon), wing, how });
    return made && 'dice' in made ? made.dice : 0;
  };
  const main = shots.flatMap(({ ship, target, weapons }) =>
    weapons.map(weapon => at(ship, weapon, { flight: target, how: 'fire' })),
  );
  const beside = aside.map(({ ship, weapon, flight }) => at(ship, weapon, { flight, how: 'aside' }));
  const far = longRange.flatMap(({ ship, weapon, hex }) => {
    const from = memberOf(sight, ship);
    const made = from && aimFar(sight, { from, mount: mountNamed(from.of, weapon), hex: hexWritten(hex) });
    return Array.isArray(made) ? made.map(({ dice }) => dice) : [];
  });
  return [...main, ...beside, ...far].reduce((sum, dice) => sum + dice, 0);
}
