/** Attacks of flights and fire at them in the making. Nothing here draws. */

import type { Layer } from '@flagplot/scene';
import type { Guard, GuardWeapon } from '../../rules/fighters/anti-fighter.ts';
import { choicesOf, divisor } from '../../rules/fighters/anti-fighter.ts';
import { attackBonus, mayAttack } from '../../rules/fighters/attack.ts';
import type { Wing } from '../../rules/fighters/flights.ts';
import { isFlying, missionIn, wings } from '../../rules/fighters/flights.ts';
import { gunsOf } from '../../rules/fighters/guns.ts';
import type { Strafing } from '../../rules/orders.ts';
import type { Member } from '../../rules/roster.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { chanceOfDie } from '../fire/chance-of-die.ts';

export type AttackOrder = FleetAction['asks']['attack']['order'];
export type AimOrder = FleetAction['asks']['aim']['order'];

/** A flight that may attack, and the ships it may. */
export interface Attacker {
  wing: Wing;
  may: Member[];
}

export function attackersOf(v: FaView): Attacker[] {
  const own = wings(v).filter(({ flight, of }) => of.side === v.side && isFlying(flight));
  return own.map(wing => ({ wing, may: mayAttack(v, wing) })).filter(({ may }) => may.length > 0);
}

export function attackOf({ attacks }: AttackOrder, flight: string): Strafing | undefined {
  return attacks.find(one => one.flight === flight);
}

/** The order with another target of a flight; none: it attacks nobody. */
export function withAttack({ attacks }: AttackOrder, flight: string, at: Omit<Strafing, 'flight'> | undefined): AttackOrder {
  const others = attacks.filter(one => one.flight !== flight);
  return { attacks: at === undefined ? others : [...others, { flight, ...at }] };
}

/** FA-10.6.4 What the die of a flight must show on a ship, and how likely that is. */
export function oddsOf(
  v: FaView,
  { flight, of }: Wing,
  target: Member & { gun?: string | undefined },
): { needs: number; sides: number; chance: number } {
  const bonus = attackBonus(flight.fighters, of.card, missionIn(v.own, flight.id)?.kind === 'escort');
  const needs = target.of.card.def - bonus;
  const sides = gunsOf(of.card).find(({ id }) => id === target.gun)?.off ?? of.card.off;
  return { needs, sides, chance: chanceOfDie(needs, sides) };
}

/** Brackets about every ship that is attacked. */
export function attackLayer(v: FaView, { attacks }: AttackOrder): Layer {
  return attacks.flatMap(({ flight, ship }) => {
    const side = v.side;
    return [{ kind: 'ray', id: `attack/${flight}`, role: 'intent', side, from: { unit: flight }, to: { unit: ship } } as const];
  });
}

/** A weapon that cannot fire at all attackers of its ship. */
export interface Choice {
  guard: Guard;
  weapon: GuardWeapon;
  /** So many of the attackers take a die each. */
  most: number;
}

export function aimChoices(v: FaView): Choice[] {
  return choicesOf(v).map(({ guard, weapon }) => ({ guard, weapon, most: divisor(guard.attackers.length) }));
}

/** The flights a weapon fires at as the order stands; FA-10.7.14 unsaid, the first. */
export function aimedOf({ aims }: AimOrder, { guard, weapon, most }: Choice): string[] {
  const said = aims.find(one => one.ship === guard.ship.id && one.weapon === weapon.weapon.id);
  return said?.flights ?? guard.attackers.slice(0, most).map(({ flight }) => flight.id);
}

/** The order with a flight fired at by a weapon, or no longer; the one named first makes room. */
export function withAim(order: AimOrder, choice: Choice, flight: string): AimOrder {
  const { guard, weapon, most } = choice;
  const before = aimedOf(order, choice);
  const flights = before.includes(flight) ? before.filter(id => id !== flight) : [...before, flight].slice(-most);
  const others = order.aims.filter(one => one.ship !== guard.ship.id || one.weapon !== weapon.weapon.id);
  return { aims: [...others, { ship: guard.ship.id, weapon: weapon.weapon.id, flights }] };
}

/** FA-10.7.17 What the die of a weapon must show on a flight, and how likely that is. */
export function guardOdds({ guard, weapon }: Choice, { of }: Wing): { needs: number; chance: number } {
  const needs = of.card.def - guard.ship.sensor;
  return { needs, chance: chanceOfDie(needs, weapon.weapon.control[2] ?? 0) };
}
