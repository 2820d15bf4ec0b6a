// Chapters 10.7 and 10.8: ships fire at the flights that attack them, before those do.

import { hexes } from '@flagplot/hexes';
import type { Ask, Phase, Refusal } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import { styleOf } from '../abilities/in-force.ts';
import type { Mount, WeaponCard } from '../cards.ts';
import { commandLost } from '../combat/numbers.ts';
import { pulseOf } from '../combat/refire.ts';
import { antiFighterFactor, mountNamed } from '../combat/systems.ts';
import { leftTo } from '../doctrine.ts';
import type { Sealed } from '../folder.ts';
import { inOrder } from '../movement/groups.ts';
import type { Member } from '../roster.ts';
import { isActive } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import type { Sky, Wing } from './flights.ts';
import { coversOf, flightsAt, wingCalled } from './flights.ts';
import { shootAt } from './losses.ts';

const NEVER = -9;
const PULSES = 3;

/** FA-10.7.3 Anti-fighter fire, with its losses, comes before the attacks it is fired at. */
export function antiFighter(pulse: number): Phase<FleetAction, 'aim'> {
  return {
    name: `Pulse ${pulse}: anti-fighter fire`,
    rule: 'FA-10.7.3',
    begin(s, t) {
      if (aimAsks(s, pulse).length === 0) fireAll(s, t, []);
    },
    asks: shown => (shown.clock.round > 0 ? [] : aimAsks(shown, pulse)),
    carry: (s, t, answers) =>
      fireAll(
        s,
        t,
        answers.flatMap(({ order }) => order.aims),
      ),
  };
}

/** FA-10.7.15 The owner chooses where a quotient is under one, and more flights attack than are fired at. */
function aimAsks(shown: Sky & Pick<FaState, 'clock'>, pulse: number): Ask<FleetAction, 'aim'>[] {
  const due = shown.book.sides.filter(({ id }) =>
    guardsOf(shown, id).some(guard => weaponsOf(shown, guard).some(one => hasChoice(guard, one))),
  );
  return due.map(({ id }) => ({ side: id, kind: 'aim' as const, about: { pulse } }));
}

/** A ship that is attacked, and the flights about it. */
export interface Guard extends Member {
  attackers: Wing[];
  /** FA-10.7.10, FA-10.7.11 All enemy flights in the hex. */
  about: number;
}

/** FA-10.7.1, FA-10.7.2 The ships of a side that flights attack, FA-10.5.12 escorts of squadrons like any other. */
function guardsOf(sky: Sky, side: string): Guard[] {
  const targets = new Set(sky.open.flights?.map(({ target }) => target));
  return sky.book.ships.flatMap((of, i) => {
    const ship = sky.open.ships[i];
    if (!ship || of.side !== side || !targets.has(ship.id) || !isActive(ship)) return [];
    // FA-10.7.7 The mode reaches the ship's own hex alone.
    const here = flightsAt(sky, ship, { side, own: false });
    const attackers = here.filter(({ flight }) => flight.target === ship.id && flight.fights === 0);
    // FA-10.7.10 All enemies there count, FA-10.7.11 and no friends.
    return attackers.length > 0 ? [{ ship, of, attackers, about: here.length }] : [];
  });
}

/** A weapon that may fire in anti-fighter mode, and its factor. */
export interface GuardWeapon {
  mount: number;
  weapon: WeaponCard;
  x: number;
}

/** FA-10.7.16 The weapons of a ship that may fire in this mode, each by itself. */
function weaponsOf({ open, clock }: Sky & Pick<FaState, 'clock'>, { ship, of }: Member): GuardWeapon[] {
  return of.card.mounts.flatMap((card: Mount, mount) => {
    const weapon = of.weapons[mount] as WeaponCard;
    if (!mayGuard({ ship, of }, mount, pulseOf(clock.turn, open.pulse))) return [];
    // FA-10.7.18, FA-4.6.8 Command factors apply as to any other.
    return [{ mount, weapon, x: antiFighterFactor(card, ship.weapons[mount] as number, commandLost(open, of, clock.turn)) }];
  });
}

/**
 * FA-10.7.4 Whether a weapon has a rating and a box left, and FA-10.7.5, FA-A19 was not fired in standard mode in this turn, or a whole pulse before;
 * FA-10.7.8 however often it has fired in this one.
 */
export function mayGuard({ ship, of }: Member, mount: number, now: number): boolean {
  const weapon = of.weapons[mount];
  if (!weapon || (of.card.mounts[mount]?.af ?? 0) === 0 || (ship.weapons[mount] ?? 0) === 0 || (weapon.control[2] ?? 0) === 0)
    return false;
  const last = ship.fired[mount] as number;
  return last === NEVER || Math.ceil(last / PULSES) !== Math.ceil(now / PULSES) || now - last >= 2;
}

/** FA-10.7.9, FA-A18 By what a factor is divided: half the number of flights, rounded up. */
export function divisor(flights: number): number {
  return Math.ceil(flights / 2);
}

/** FA-10.7.12, FA-10.7.13 Dice at each flight; FA-10.7.14 none where the quotient is under one: then half of the attackers, rounded up, take one each. */
export function guardDice(x: number, flights: number): number {
  return x >= divisor(flights) ? Math.ceil(x / divisor(flights)) : 0;
}

function hasChoice({ attackers, about }: Guard, { x }: GuardWeapon): boolean {
  return guardDice(x, about) === 0 && attackers.length > 1;
}

type Aims = readonly { ship: string; weapon: string; flights: string[] }[];

/** FA-A61 Ship by ship, the side that moves first before the other. */
function fireAll(s: FaState, t: FaTable, aims: Aims): void {
  for (const side of inOrder(s.book, s.clock.turn)) {
    const guards = guardsOf(s, side);
    if (guards.length > 0) for (const { id } of s.book.sides) t.reveal(id);
    for (const guard of guards) fireShip(s, t, { guard, aims });
  }
}

/** FA-10.8.5 Shots at escorts first, then those at attackers. */
function fireShip(s: FaState, t: FaTable, { guard, aims }: { guard: Guard; aims: Aims }): void {
  const { ship, of } = guard;
  const covers = guard.attackers.flatMap(one => coversOf(s, one)).filter(({ flight }) => hexes.same(flight, ship));
  const weapons = weaponsOf(s, guard).filter(({ weapon }) =>
    isInMode(s.sealed[of.side] as Sealed, { ship: ship.id, weapon: weapon.id }),
  );
  const fired = new Set<number>();
  const fireAt = (weapon: GuardWeapon, wing: Wing, dice: number) => {
    if (fireOne(s, t, { guard, weapon, wing, dice })) fired.add(weapon.mount);
  };
  for (const one of covers) for (const weapon of weapons) fireAt(weapon, one, guardDice(weapon.x, guard.about));
  for (const weapon of weapons) {
    const each = guardDice(weapon.x, guard.about);
    for (const wing of each > 0 ? guard.attackers : picksOf(guard, weapon, aims)) fireAt(weapon, wing, Math.max(1, each));
  }
  // FA-10.7.6 What found nobody left to fire at has not been fired.
  s.open.guards = [...(s.open.guards ?? []), ...[...fired].map(mount => ({ ship: ship.id, mount }))];
}

/** FA-10.7.19 Whether a weapon is set to this mode: all are of a ship of which nothing is said. */
function isInMode({ guard = [] }: Sealed, { ship, weapon }: { ship: string; weapon: string }): boolean {
  const set = guard.find(one => one.ship === ship);
  return set ? set.weapons.includes(weapon) : true;
}

/** FA-10.7.14 Half of the attackers, as their enemy chooses, or the first. */
function picksOf({ ship, of, attackers }: Guard, { mount }: GuardWeapon, aims: Aims): Wing[] {
  const weapon = of.card.mounts[mount]?.weapon;
  const named = aims.find(one => one.ship === ship.id && one.weapon === weapon);
  const picked = attackers.filter(({ flight }) => named?.flights.includes(flight.id));
  return [...picked, ...attackers.filter(one => !picked.includes(one))].slice(0, divisor(attackers.length));
}

interface Shot {
  guard: Guard;
  weapon: GuardWeapon;
  wing: Wing;
  dice: number;
}

/** FA-10.7.17 The third fire-control die and the sensor against the flight's Def. @returns whether it was fired: nothing fires at who is gone. */
function fireOne(s: FaState, t: FaTable, { guard: { ship, of }, weapon: { weapon }, wing, dice }: Shot): boolean {
  if (dice === 0 || wing.flight.fighters === 0) return false;
  // FA-10.8.2 The Def of who is really aimed at, whoever takes the hits.
  const needs = wing.of.card.def - sensorOf(s, { ship, of });
  shootAt(s, t, { from: { ship, of }, weapon, wing, dice, needs, band: 0, how: 'guard' });
  return true;
}

/** FA-6.1.2 The sensor of a ship that fires at fighters, FA-4.5.2, FA-4.5.3 with the style of its squadron; FA-13.2.3 ELINT adds nothing. */
export function sensorOf(seen: Sky, { ship, of }: Member): number {
  return ship.sensor + styleOf(seen, of);
}

const AIM = shape({ ship: ID, weapon: ID, flights: list(ID, 100) });

/** FA-10.7.15 The flights that take a die each, weapon by weapon. */
export const aimQuestion: FaQuestion<'aim'> = {
  rule: 'FA-10.7.15',
  schema: { ...shape({ aims: { ...list(AIM, 500), title: 'Flights fired at' } }), title: 'Choose the flights fired at' },
  judge: (v, _about, { aims }) => aims.flatMap((_, i) => aimFaults(v, aims, i)),
  idle: () => ({ aims: [] }),
  standing: v => leftTo(v, 'aims', () => ({ aims: [] })),
  candidates: () => [{ aims: [] }],
  random: (v, _about, face) => ({
    aims: choicesOf(v).map(({ guard, weapon }) => {
      const left = [...guard.attackers];
      const flights: string[] = [];
      while (flights.length < divisor(guard.attackers.length))
        flights.push((left.splice(face(left.length) - 1, 1)[0] as Wing).flight.id);
      return { ship: guard.ship.id, weapon: guard.of.card.mounts[weapon.mount]?.weapon as string, flights };
    }),
  }),
};

/** The weapons of a side that cannot fire at all attackers. */
export function choicesOf(v: FaView): { guard: Guard; weapon: GuardWeapon }[] {
  return guardsOf(v, v.side).flatMap(guard =>
    weaponsOf(v, guard).flatMap(weapon => (hasChoice(guard, weapon) ? [{ guard, weapon }] : [])),
  );
}

function aimFaults(v: FaView, aims: Aims, i: number): Refusal[] {
  const { ship, weapon, flights } = aims[i] as Aims[number];
  const at = `/aims/${i}`;
  const found = choicesOf(v).find(one => one.guard.ship.id === ship && mountNamed(one.guard.of, weapon) === one.weapon.mount);
  if (!found) return [{ rule: 'FA-10.7.15', at: `${at}/weapon`, say: `${ship} has no ${weapon} to choose flights for.` }];
  if (aims.findIndex(one => one.ship === ship && one.weapon === weapon) < i)
    return [{ rule: 'FA-10.7.15', at: `${at}/weapon`, say: `${weapon} of ${ship} has its flights already.` }];
  const strange = flights.findIndex((id, n) => flights.indexOf(id) < n || wingCalled(v, id)?.flight.target !== ship);
  if (strange >= 0)
    return [
      { rule: 'FA-10.7.15', at: `${at}/flights/${strange}`, say: `${flights[strange]} is no other flight that attacks ${ship}.` },
    ];
  const most = divisor(found.guard.attackers.length);
  return flights.length <= most
    ? []
    : [{ rule: 'FA-10.7.14', at: `${at}/flights`, say: `${most} of the flights take a die each.` }];
}
