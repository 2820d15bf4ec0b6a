/** Fire in the making: who fires what at whom, and what each choice costs. Nothing here draws. */

import { hexes } from '@flagplot/hexes';
import { chanceOf } from '@flagplot/kernel';
import type { Aim, Cannot, FireContext } from '../../rules/combat/shot.ts';
import { aim, aims, cannotFire, lineOf, shipsPassedOver } from '../../rules/combat/shot.ts';
import { mountNamed } from '../../rules/combat/systems.ts';
import type { FireStep } from '../../rules/combat/targets.ts';
import { firesIn, targets } from '../../rules/combat/targets.ts';
import type { Ship } from '../../rules/open.ts';
import type { Shot } from '../../rules/orders.ts';
import { isActive, ownSquadron, shipOf } from '../../rules/roster.ts';
import type { FleetAction } from '../../rules/state.ts';
import { allAt, firers } from '../../rules/turn/3-fire.ts';

export type FireOrder = FleetAction['asks']['fire']['order'];

export function shotOf(order: FireOrder, ship: string): Shot | undefined {
  return order.shots.find(shot => shot.ship === ship);
}

/** An order without what it fires at flights. */
export function atShips({ shots }: FireOrder, { book }: Pick<FireContext, 'book'>): FireOrder {
  return { shots: shots.filter(({ target }) => Object.hasOwn(book.shipAt, target)) };
}

/** Fire at ships made anew, beside what was fired at flights before: a weapon that turns to a ship is fired at no flight. */
export function besideFlights(before: FireOrder, { shots }: FireOrder, { book }: Pick<FireContext, 'book'>): FireOrder {
  const isFree = (one: { ship: string; weapon: string }) => !shotOf({ shots }, one.ship)?.weapons.includes(one.weapon);
  const main = before.shots.filter(one => !Object.hasOwn(book.shipAt, one.target) && !shotOf({ shots }, one.ship));
  const aside = (before.aside ?? []).filter(isFree);
  const longRange = (before.longRange ?? []).filter(isFree);
  return {
    shots: [...shots, ...main],
    ...(aside.length > 0 ? { aside } : {}),
    ...(longRange.length > 0 ? { longRange } : {}),
  };
}

/** What a ship is to do: fire so, or hold its fire. */
interface Choosing {
  ship: string;
  shot: Shot | undefined;
}

/** The order with another shot of that ship in it, or without one. Shots keep the order in which ships stand in the book. */
export function withShot(sight: FireContext, order: FireOrder, { ship, shot }: Choosing): FireOrder {
  const others = order.shots.filter(one => one.ship !== ship);
  const all = shot ? [...others, shot] : others;
  return { shots: all.sort((a, b) => (sight.book.shipAt[a.ship] ?? 0) - (sight.book.shipAt[b.ship] ?? 0)) };
}

/** Everything the ship has that bears, at one target. */
export function firedAt(sight: FireContext, order: FireOrder, { ship, target }: { ship: Ship; target: Ship }): FireOrder {
  const shot = allAt(sight, ship, target);
  return withShot(sight, order, { ship: ship.id, shot: shot.weapons.length > 0 ? shot : undefined });
}

/** FA-4.6.4 Every ship out of command that can, at one target; the others do as they did. */
export function allStraysAt(sight: FireContext, order: FireOrder, { side, target }: { side: string; target: Ship }): FireOrder {
  const able = firers(sight, side, 'stray').filter(ship => aims(sight, ship, target).length > 0);
  return able.reduce((next, ship) => firedAt(sight, next, { ship, target }), order);
}

/** Every ship of a squadron that can, at one target; those that cannot reach it hold their fire, unless they aim at its squadron already. */
export function allFiredAt(
  sight: FireContext,
  order: FireOrder,
  { squadron, target }: { squadron: string; target: Ship },
): FireOrder {
  const into = ownSquadron(sight.open, shipOf(sight.book, target));
  let next = order;
  for (const ship of mates(sight, squadron)) {
    const old = shotOf(order, ship.id);
    const stays = old && ownSquadron(sight.open, shipOf(sight.book, { id: old.target })) === into;
    if (aims(sight, ship, target).length > 0) next = firedAt(sight, next, { ship, target });
    else if (!stays) next = withShot(sight, next, { ship: ship.id, shot: undefined });
  }
  return next;
}

/** The squadron that a ship's mates fire into already: it must fire into the same (FA-6.4.1). FA-4.6.4 Out of command nothing binds it. */
export function boundTo(sight: FireContext, order: FireOrder, ship: Ship): string | undefined {
  if (!firesIn(sight.open, ship, 'fire')) return undefined;
  const squadron = ownSquadron(sight.open, shipOf(sight.book, ship));
  const mate = order.shots.find(
    shot => shot.ship !== ship.id && ownSquadron(sight.open, shipOf(sight.book, { id: shot.ship })) === squadron,
  );
  return mate && ownSquadron(sight.open, shipOf(sight.book, { id: mate.target }));
}

/** Those who can fire in a step, as they are told apart: squadron by squadron, or all that are out of command together. */
export interface Group {
  /** The id of the squadron; none for ships out of command. */
  squadron: string | undefined;
  ships: Ship[];
}

export function groupsOf(sight: FireContext, side: string, step: FireStep): Group[] {
  const able = firers(sight, side, step);
  if (step === 'stray') return able.length > 0 ? [{ squadron: undefined, ships: able }] : [];
  const bySquadron = Map.groupBy(able, ship => ownSquadron(sight.open, shipOf(sight.book, ship)));
  return [...bySquadron].map(([squadron, ships]) => ({ squadron, ships }));
}

/** The ships of a squadron that can fire at something now. */
function mates(sight: FireContext, squadron: string): Ship[] {
  const of = sight.book.squadrons[sight.book.squadronAt[squadron] ?? -1];
  return of ? firers(sight, of.side).filter(ship => ownSquadron(sight.open, shipOf(sight.book, ship)) === squadron) : [];
}

/** With a weapon used or held. The last weapon held holds the ship's fire. */
export function toggleWeapon(sight: FireContext, order: FireOrder, { shot, weapon }: { shot: Shot; weapon: string }): FireOrder {
  const of = shipOf(sight.book, { id: shot.ship });
  const used = shot.weapons.includes(weapon) ? shot.weapons.filter(one => one !== weapon) : [...shot.weapons, weapon];
  const weapons = used.sort((a, b) => mountNamed(of, a) - mountNamed(of, b));
  return withShot(sight, order, { ship: shot.ship, shot: weapons.length > 0 ? { ...shot, weapons } : undefined });
}

/** A weapon of the ship in hand, at the target it has. */
export interface Gun {
  mount: number;
  weapon: string;
  name: string;
  used: boolean;
  aim?: Aim;
  cannot?: Cannot;
}

/** Whom a ship is to fire at, and with what as the order stands. */
interface Aimed {
  target: Ship | undefined;
  shot?: Shot | undefined;
}

/** All weapons of a ship as they stand to a target; without one, whether they may fire at all. */
export function gunsOf(sight: FireContext, ship: Ship, { target, shot }: Aimed): Gun[] {
  const of = shipOf(sight.book, ship);
  const line = target && lineOf(sight, ship, target);
  return of.weapons.map((card, mount) => {
    const gun = { mount, weapon: card.id, name: card.name, used: shot?.weapons.includes(card.id) ?? false };
    const one = line ? aim(sight, line, mount) : cannotFire(sight, ship, mount);
    if (!one) return gun;
    return 'dice' in one ? { ...gun, aim: one } : { ...gun, cannot: one };
  });
}

/** An enemy that a ship can fire at. */
export interface Choice {
  target: Ship;
  range: number;
  /** Ships of its squadron that are passed over, each one harder. */
  passed: number;
  /** The best single chance to hit. */
  best: number;
  dice: number;
}

/** The targets of a ship, the nearest first: keys 1 to 9 in this order. */
export function choicesOf(sight: FireContext, ship: Ship): Choice[] {
  const found = targets(sight, ship).map(target => choiceOf(sight, ship, target));
  return found.sort((a, b) => a.range - b.range || b.best - a.best);
}

function choiceOf(sight: FireContext, ship: Ship, target: Ship): Choice {
  const all = aims(sight, ship, target);
  return {
    target,
    range: hexes.range(ship, target),
    passed: shipsPassedOver(sight, ship, target),
    best: Math.max(0, ...all.map(one => hitChance(one))),
    dice: all.reduce((sum, one) => sum + one.dice, 0),
  };
}

/** FA-6.6.1 The chance that one die hits. */
export function hitChance(aim: Aim): number {
  return chanceOf({ of: 'each', is: 'atLeast', n: aim.needs }, aim);
}

/** An enemy that a ship cannot fire at, and the reason of the weapon that comes nearest to it. */
export interface Barred {
  target: Ship;
  range: number;
  cannot: Cannot;
}

/** Rules a weapon fails by, the nearest to a shot first: it could not hit, it does not bear, it does not reach, it may not fire. */
const NEARNESS = ['FA-6.6.1', 'FA-6.5.1', 'FA-6.2.1'];

export function barredOf(sight: FireContext, ship: Ship): Barred[] {
  const { side } = shipOf(sight.book, ship);
  const enemies = sight.open.ships.filter(one => isActive(one) && shipOf(sight.book, one).side !== side);
  return enemies.flatMap(target => {
    const all = gunsOf(sight, ship, { target });
    if (all.some(gun => gun.aim)) return [];
    const nearness = (rule: string) => (NEARNESS.indexOf(rule) + NEARNESS.length + 1) % (NEARNESS.length + 1);
    const reasons = all.flatMap(gun => (gun.cannot ? [gun.cannot] : [])).sort((a, b) => nearness(a.rule) - nearness(b.rule));
    return reasons[0] ? [{ target, range: hexes.range(ship, target), cannot: reasons[0] }] : [];
  });
}

/** The aims of a shot: its weapons at its target. */
export function aimsOf(sight: FireContext, shot: Shot): Aim[] {
  const ship = sight.open.ships[sight.book.shipAt[shot.ship] ?? -1];
  const target = sight.open.ships[sight.book.shipAt[shot.target] ?? -1];
  if (!ship || !target) return [];
  return aims(sight, ship, target).filter(one => shot.weapons.includes(one.weapon.id));
}

export function diceOf(sight: FireContext, shots: readonly Shot[]): number {
  return shots.reduce((sum, shot) => sum + aimsOf(sight, shot).reduce((dice, one) => dice + one.dice, 0), 0);
}

/** Hits to be expected of these aims: pulses bring more than one a die. */
export function hitsExpected(all: readonly Aim[]): number {
  return all.reduce((sum, { dice, sides, needs, weapon }) => {
    let ways = 0;
    for (let face = Math.max(1, needs); face <= sides; face += 1) ways += Math.min(weapon.pulses, face - needs + 1);
    return sum + (dice * ways) / sides;
  }, 0);
}
