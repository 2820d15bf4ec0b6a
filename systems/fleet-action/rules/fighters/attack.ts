// Chapters 10.6 and 10.11: flights attack the ships in their hex.

import { hexes } from '@flagplot/hexes';
import type { Phase, Reading, Refusal, RollDie } from '@flagplot/kernel';
import { ID, list, shape } from '@flagplot/kernel/schemas';
import { styleOf } from '../abilities/in-force.ts';
import type { FighterGun, WeaponCard } from '../cards.ts';
import type { HitLocation } from '../combat/arcs.ts';
import { locationAt } from '../combat/arcs.ts';
import { damage, damageRoll } from '../combat/damage.ts';
import { leftTo } from '../doctrine.ts';
import { inOrder } from '../movement/groups.ts';
import type { Ship } from '../open.ts';
import type { Strafing } from '../orders.ts';
import { placeOf } from '../orders.ts';
import type { Member } from '../roster.ts';
import { isActive, ownSquadron, shipOf } from '../roster.ts';
import type { FaQuestion, FaState, FaTable, FaView, FleetAction } from '../state.ts';
import type { Sky, Wing } from './flights.ts';
import { enemyShipsAt, isFree, missionIn, missionOf, wingCalled, wings } from './flights.ts';
import { bestGun, gunFault, gunsFired, gunsOf } from './guns.ts';

/** FA-10.6.12 When all flights have moved each owner says which of his flights attack which ships. */
export function attacks(pulse: number): Phase<FleetAction, 'attack'> {
  return {
    name: `Pulse ${pulse}: attacks`,
    rule: 'FA-10.6.12',
    asks(shown) {
      if (shown.clock.round > 0) return [];
      const sides = shown.book.sides.filter(({ id }) => wings(shown).some(wing => wing.of.side === id && isAtShip(shown, wing)));
      return sides.map(({ id }) => ({ side: id, kind: 'attack' as const, about: { pulse } }));
    },
    carry(s, t, answers) {
      for (const { id } of s.book.sides) t.reveal(id);
      for (const { order } of answers) for (const one of order.attacks) set(s, t, one);
    },
  };
}

/** FA-10.6.1 Fighters reach their own hex alone; FA-10.10.3 and none that is in a dogfight attacks ships; FA-10.4.8 who has burned does as any other. */
function isAtShip(sky: Sky, { flight, of }: Wing): boolean {
  return isFree(flight) && enemyShipsAt(sky, flight, of.side).length > 0;
}

function set(s: FaState, t: FaTable, { flight: id, ship, gun }: Strafing): void {
  const wing = wingCalled(s, id) as Wing;
  wing.flight.target = ship;
  if (gun !== undefined && gun !== wing.of.card.id) wing.flight.gun = gun;
  // FA-10.5.11 An escort has attacked its one ship of the turn.
  if (missionOf(s, wing)?.kind === 'escort') wing.flight.struck = s.clock.turn;
  t.tell(() => ({ kind: 'attacks', flight: id, ship }));
}

/** FA-10.6.12 Which flights attack which ships of those in their hexes. */
export const attackQuestion: FaQuestion<'attack'> = {
  rule: 'FA-10.6.12',
  schema: {
    ...shape({ attacks: { ...list(shape({ flight: ID, ship: ID, gun: ID }, ['gun']), 200), title: 'Attacks' } }),
    title: 'Attack ships',
  },
  parts: [{ list: 'attacks', by: 'flight' }],
  judge: (v, _about, { attacks: all }) => [
    ...all.flatMap((_, i) => attackFaults(v, all, i).map(one => ({ ...one, at: `/attacks/${i}${one.at ?? ''}` }))),
    ...idlers(v, all),
  ],
  idle: v => ({ attacks: strikes(v) }),
  standing: v => leftTo(v, 'attacks', () => ({ attacks: strikes(v) })),
  *candidates(v) {
    yield { attacks: strikes(v) };
  },
  random: (v, _about, face) => ({
    attacks: mineAtShips(v).flatMap(wing => {
      const may = mayAttack(v, wing);
      const must = missionIn(v.own, wing.flight.id)?.kind === 'strike';
      const target = may[face(Math.max(1, may.length)) - 1];
      if (!target || !(must || face(2) === 1)) return [];
      return [{ flight: wing.flight.id, ship: target.ship.id, ...anyGun(wing, face) }];
    }),
  }),
};

/** FA-10.6.2 Any of its weapons, where it has several and fires one. */
function anyGun({ of: { card } }: Wing, face: RollDie): { gun?: string } {
  if (!card.guns || card.salvo) return {};
  const gun = gunsOf(card)[face(card.guns.length + 1) - 1];
  return gun && gun.id !== card.id ? { gun: gun.id } : {};
}

function mineAtShips(v: FaView): Wing[] {
  return wings(v).filter(wing => wing.of.side === v.side && isAtShip(v, wing));
}

/** FA-A71 The ships a flight may attack: a strike those of its target, FA-10.5.7 an escort on station any that it has come to. */
export function mayAttack(v: FaView, wing: Wing): Member[] {
  const here = enemyShipsAt(v, wing.flight, v.side);
  return here.filter(({ ship }) => attackFault(v, wing, ship.id) === undefined);
}

/** FA-10.1.6 What strikes do: each attacks the ship of its target squadron that is hurt most. */
function strikes(v: FaView): Strafing[] {
  return mineAtShips(v).flatMap(wing => {
    if (missionIn(v.own, wing.flight.id)?.kind !== 'strike') return [];
    const [first] = mayAttack(v, wing).toSorted((a, b) => a.ship.structure - b.ship.structure);
    if (!first) return [];
    const def = first.of.card.def - attackBonus(wing.flight.fighters, wing.of.card, false);
    return [{ flight: wing.flight.id, ship: first.ship.id, ...bestGun(wing.of.card, def) }];
  });
}

function attackFaults(v: FaView, all: readonly Strafing[], i: number): Refusal[] {
  const { flight: id, ship, gun } = all[i] as Strafing;
  const wing = wingCalled(v, id);
  if (!wing || wing.of.side !== v.side) return [{ rule: 'FA-10.6.12', at: '/flight', say: `You have no flight ${id}.` }];
  if (all.findIndex(({ flight }) => flight === id) < i)
    return [{ rule: 'FA-10.6.3', at: '/flight', say: `${wing.of.name} attacks once a pulse.` }];
  const armed = gunFault(wing.of.card, gun);
  const found = [attackFault(v, wing, ship), armed && { ...armed, at: '/gun' }].filter(one => one !== undefined);
  return found.map(fault => ({ ...fault, say: `${wing.of.name} ${fault.say}` }));
}

function attackFault(v: FaView, { flight, of }: Wing, ship: string): Refusal | undefined {
  const target = enemyShipsAt(v, flight, of.side).find(one => one.ship.id === ship);
  if (flight.fights > 0) return { rule: 'FA-10.10.3', at: '/flight', say: 'is in a dogfight and attacks no ship.' };
  if (!isFree(flight) || !target) return { rule: 'FA-10.6.1', at: '/ship', say: `is not in the hex of an enemy ship ${ship}.` };
  const mission = missionIn(v.own, flight.id);
  switch (mission?.kind) {
    case 'strike':
      return ownSquadron(v.open, target.of) === mission.squadron
        ? undefined
        : { rule: 'FA-10.1.6', at: '/ship', say: 'attacks ships of its target squadron.' };
    case 'escort':
      if (!mission.station) return { rule: 'FA-10.5.5', at: '/flight', say: 'was not on station as the pulse began.' };
      return flight.struck === v.clock.turn
        ? { rule: 'FA-10.5.11', at: '/ship', say: 'has attacked a ship in this turn.' }
        : undefined;
    case 'cover':
      return { rule: 'FA-10.5.8', at: '/flight', say: 'covers a flight, and attacks no ship.' };
    default:
      return { rule: 'FA-10.1.5', at: '/flight', say: 'is out against fighters, and attacks no ship.' };
  }
}

/** FA-10.1.6 A strike at a ship of its target attacks. */
function idlers(v: FaView, all: readonly { flight: string }[]): Refusal[] {
  const must = mineAtShips(v).filter(
    wing => missionIn(v.own, wing.flight.id)?.kind === 'strike' && mayAttack(v, wing).length > 0,
  );
  const silent = must.filter(({ flight }) => !all.some(one => one.flight === flight.id));
  return silent.map(({ of }) => ({
    rule: 'FA-10.1.6',
    at: '/attacks',
    say: `${of.name} has come to its target, and attacks.`,
    lacking: true as const,
  }));
}

/** FA-10.6.4 What a flight adds to a die: one for every two fighters, rounded down, and FA-10.11.1 its Anti-Ship levels, FA-10.5.10 unless it is an escort. */
export function attackBonus(fighters: number, { antiShip }: { antiShip: number }, isEscort: boolean): number {
  return Math.floor(fighters / 2) + (isEscort ? 0 : antiShip);
}

/** Whether a die to hit shows enough. */
function reading(sides: number, needs: number): Reading<number> {
  return { sides, start: 0, add: (soFar, face) => (face >= needs ? soFar + 1 : soFar) };
}

/** A flight at the ship it attacks, with what it adds to its dice. */
interface Attack {
  wing: Wing;
  target: Ship;
  bonus: number;
  /** FA-10.6.2 With what. */
  gun: FighterGun;
}

/** FA-2.1.2, FA-10.6.3 After the fire of ships each flight attacks once: every die to hit, then damage flight by flight. */
export function strafe(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: fighter attacks`,
    rule: 'FA-10.6.3',
    begin(s, t) {
      const out = attacking(s);
      if (out.length > 0) for (const { id } of s.book.sides) t.reveal(id);
      const hits = out.map(one => toHit(s, t, one));
      for (const [i, one] of out.entries()) if (hits[i] === 1) harm(s, t, one);
      for (const { flight } of wings(s)) {
        if (flight.target === undefined) continue;
        const { id, target } = flight;
        delete flight.target;
        delete flight.gun;
        if (!out.some(({ wing }) => wing.flight === flight)) t.tell(() => ({ kind: 'called-off', flight: id, ship: target }));
      }
    },
  };
}

/** FA-A61 The side that moves first before the other. */
function attacking(s: FaState): Attack[] {
  const all = wings(s).filter(({ flight }) => isFree(flight) && flight.target !== undefined);
  return inOrder(s.book, s.clock.turn).flatMap(side =>
    all.flatMap(wing => {
      const target = s.open.ships[s.book.shipAt[wing.flight.target ?? ''] ?? -1];
      if (wing.of.side !== side || !target || !isActive(target)) return [];
      const bonus = attackBonus(wing.flight.fighters, wing.of.card, missionOf(s, wing)?.kind === 'escort');
      return gunsFired(wing.of.card, wing.flight.gun).map(gun => ({ wing, target, bonus, gun }));
    }),
  );
}

/** FA-10.6.4 The offensive die and what is added against the target's Def, FA-4.5.2, FA-4.5.3 with the style of its squadron; no sensor, FA-13.3.3 and no ELINT. */
function toHit(s: FaState, t: FaTable, { wing: { flight, of }, target, bonus, gun }: Attack): number {
  const to = shipOf(s.book, target);
  const def = to.card.def - styleOf(s, to);
  const needs = def - bonus;
  const hits = t.throw(1, reading(gun.off, needs), () => ({
    rule: 'FA-10.6.4',
    what: `${of.name} attacks ${to.name}${of.card.guns ? ` with ${gun.name}` : ''}`,
    by: of.side,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [
      { by: def, for: `${to.name}'s defence` },
      { by: 0 - bonus, for: 'fighters of the flight' },
    ],
  }));
  t.tell(() => ({
    kind: 'strafed',
    flight: flight.id,
    ship: to.id,
    ...(of.card.guns && { gun: gun.id }),
    hit: hits === 1,
    from: placeOf(flight),
    to: placeOf(target),
  }));
  return hits;
}

/** FA-10.6.5, FA-10.6.6 The damage die with the same bonus, FA-10.6.7 of which the face as thrown is even or odd. */
function harm(s: FaState, t: FaTable, { wing, target, bonus, gun }: Attack): void {
  const to = shipOf(s.book, target);
  const ship = s.open.ships[to.at] as Ship;
  if (ship.structure === 0) return;
  const struck = strikesAt(wing, { ship, of: to });
  const squadron = ownSquadron(s.open, to);
  const roll = damageRoll({ by: wing.of.side, of: to, weapon: weaponOf(wing, gun), struck, bonus, squadron }, 0);
  s.open.ships[to.at] = damage(ship, { roll, hits: 1 }, t);
}

/** FA-10.6.8 The side through which the flight came; FA-10.6.9, FA-M25 that of range 0 where the ship came to it. */
export function strikesAt({ flight }: Wing, { ship, of }: Member): HitLocation {
  const came = flight.entry?.ships.includes(ship.id) && !hexes.same(flight.entry, ship);
  return locationAt(of.struck, ship, came ? { ...(flight.entry as { q: number; r: number }), heading: 0 } : ship);
}

/** The guns of a flight, as a weapon that does damage as most do. */
function weaponOf({ of: { card } }: Wing, { id, name, off, damage: die }: FighterGun): WeaponCard {
  return {
    id,
    name,
    class: 'particle',
    delivery: 'direct',
    shots: 3,
    control: [off, off, off],
    bands: [0],
    dice: [die],
    points: 0,
    pulses: 1,
    provenance: card.provenance,
  };
}
