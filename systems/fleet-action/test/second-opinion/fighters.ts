// Second opinion: anti-fighter fire and who takes it, attacks on ships, dogfights (FA-10.6 to 10.8, 10.10).

import type { Mount, Ship, Weapon } from './cards.ts';
import { cap, left } from './cards.ts';
import type { Die, Struck } from './damage.ts';
import { armourAgainst, damage, facingTo } from './damage.ts';
import { hitsOf } from './fire.ts';
import type { Hex } from './hexes.ts';

export interface FighterCard {
  readonly id: string;
  readonly def: number;
  readonly armour: number;
  /** Sides of the dice to hit, of damage and in a dogfight. */
  readonly off: number;
  readonly damage: number;
  readonly dogfight: number;
  readonly antiShip: number;
  readonly interceptor: number;
  readonly stealth: boolean;
}

export interface Flight {
  readonly id: string;
  readonly side: string;
  readonly card: FighterCard;
  /** The place of the ship it came with. */
  readonly carrier: number;
  readonly aboard: boolean;
  hex: Hex;
  fighters: number;
  /** The place of the ship it attacks. */
  readonly target?: number;
  /** The flight it escorts. */
  readonly guards?: string;
  /** It escorts a squadron. */
  readonly isEscort: boolean;
  /** It is on a superiority mission. */
  readonly isPatrol: boolean;
  fights: boolean;
  /** Where it came from into the hex of its target. */
  readonly from?: Hex;
}

export interface Gun {
  readonly mount: number;
  /** The x against fighters as the card has it. */
  readonly rating: number;
  /** What command leaves of it: 1, three quarters, a half or three eighths. */
  readonly share: number;
  readonly mayFire: boolean;
  /** FA-10.7.19 It is in anti-fighter mode. */
  readonly isSet: boolean;
}

export interface Sky {
  readonly ships: readonly Ship[];
  readonly sideOf: (ship: number) => string;
  readonly flights: readonly Flight[];
  /** Sides whose escorts take no fire. */
  readonly bare: readonly string[];
  readonly order: readonly string[];
}

const at = (a: Hex, b: Hex): boolean => a.x === b.x && a.y === b.y;

/** FA-10.1.9, FA-10.8.1 Escorts that are with a flight and free. */
export function escortsOf({ flights }: Sky, one: Flight): Flight[] {
  return flights.filter(
    other => other.guards === one.id && other.side === one.side && other.fighters > 0 && !other.fights && at(other.hex, one.hex),
  );
}

/** A ship under attack, as it stands when all flights have moved. */
interface Guard {
  readonly i: number;
  readonly attackers: readonly Flight[];
  /** FA-10.7.9, FA-10.7.10, FA-A18 By what its factors are divided: half of all enemy flights in the hex, rounded up. */
  readonly by: number;
}

/** What ships fire with in anti-fighter mode, and FA-10.7.15 at which flights, where they cannot fire at all. */
export interface Guarding {
  readonly gunsOf: (ship: number) => readonly Gun[];
  readonly picks: (ship: number, mount: number) => readonly string[];
}

/**
 * FA-10.7, FA-10.8 All anti-fighter fire of a pulse. FA-A18 Flights are counted once for all ships, be they shot down by one of them or not.
 * Gives the weapons that were fired, ship by ship.
 */
export function antiFighter(sky: Sky, guarding: Guarding, die: Die): { ship: number; mount: number }[] {
  const guards = [...sky.ships.keys()].flatMap(i => guardOf(sky, i));
  return sky.order.flatMap(side =>
    guards.flatMap(guard => {
      if (sky.sideOf(guard.i) !== side) return [];
      return [...defend(sky, { guard, guarding }, die)].map(mount => ({ ship: guard.i, mount }));
    }),
  );
}

function guardOf(sky: Sky, i: number): Guard[] {
  const ship = sky.ships[i]!;
  if (left(ship, 'structure') <= 0) return [];
  const about = sky.flights.filter(one => one.fighters > 0 && one.side !== sky.sideOf(i) && at(one.hex, ship.hex));
  const attackers = about.filter(one => one.target === i && !one.fights);
  return attackers.length > 0 ? [{ i, attackers, by: Math.ceil(about.length / 2) }] : [];
}

/** FA-10.7.12, FA-10.7.14 Where a quotient is under one half of the attackers take a die each: those picked, then the first. Gives the weapons fired. */
function defend(
  sky: Sky,
  { guard: { i, attackers, by }, guarding }: { guard: Guard; guarding: Guarding },
  die: Die,
): Set<number> {
  const ship = sky.ships[i]!;
  const used = new Set<number>();
  const firing = guarding
    .gunsOf(i)
    .map(gun => ({ ...gun, x: Math.ceil(Math.min(gun.rating, cap(ship, gun.mount)) * gun.share) }))
    .filter(({ x, mayFire, isSet }) => mayFire && isSet && x > 0);
  const shoot = (target: Flight, { mount }: Gun, dice: number) => {
    if (target.fighters === 0) return;
    used.add(mount);
    volley(sky, { ship, mount: ship.card.mounts[mount]!, target, dice }, die);
  };
  const escorts = attackers.filter(({ fighters }) => fighters > 0).flatMap(one => escortsOf(sky, one));
  for (const escort of escorts) for (const gun of firing) if (gun.x >= by) shoot(escort, gun, Math.ceil(gun.x / by));
  for (const gun of firing) {
    const picked = guarding.picks(i, gun.mount);
    const few = attackers.toSorted((a, b) => Number(picked.includes(b.id)) - Number(picked.includes(a.id)));
    const targets = gun.x >= by ? attackers : few.slice(0, Math.ceil(attackers.length / 2));
    for (const one of targets) shoot(one, gun, gun.x >= by ? Math.ceil(gun.x / by) : 1);
  }
  return used;
}

interface Volley {
  ship: Ship;
  mount: Mount;
  target: Flight;
  dice: number;
}

/** FA-10.7.17, FA-10.8.2 The dice to hit by the Def of the target, then those of damage. */
function volley(sky: Sky, { ship, mount: { weapon }, target, dice }: Volley, die: Die): void {
  const need = target.card.def - left(ship, 'sensor');
  let hits = 0;
  for (let n = 0; n < dice; n += 1) hits += hitsOf(need, die(weapon.control[2]!), weapon.pulses);
  if (hits > 0) lose([...(sky.bare.includes(target.side) ? [] : escortsOf(sky, target)), target], { weapon, band: 0, hits }, die);
}

/** FA-10.6.10, FA-10.8.3, FA-10.8.4 All dice of damage, each by the armour of the first that has a fighter left; FA-A74 matter kills without any. */
export function lose(
  takers: readonly Flight[],
  { weapon, band, hits }: { weapon: Weapon; band: number; hits: number },
  die: Die,
): void {
  const faces = Array.from({ length: hits }, () =>
    weapon.class === 'matter' ? Number.POSITIVE_INFINITY : die(weapon.dice[band]!),
  );
  for (const face of faces) {
    const taker = takers.find(one => one.fighters > 0);
    if (taker && face >= armourAgainst(weapon, taker.card.armour)) taker.fighters -= 1;
  }
}

/** FA-10.6.3 to 10.6.9 Every flight that attacks: all dice to hit, then damage. */
export function attack(sky: Sky, struck: readonly Struck[], die: Die): void {
  const all = sky.order.flatMap(side =>
    sky.flights.filter(
      one =>
        one.side === side &&
        one.fighters > 0 &&
        !one.fights &&
        one.target !== undefined &&
        left(sky.ships[one.target]!, 'structure') > 0,
    ),
  );
  const bonus = ({ fighters, card, isEscort }: Flight) => Math.floor(fighters / 2) + (isEscort ? 0 : card.antiShip);
  const hit = all.map(one => die(one.card.off) >= sky.ships[one.target!]!.card.def - bonus(one));
  for (const [n, one] of all.entries()) {
    if (!hit[n]) continue;
    const ship = sky.ships[one.target!]!;
    const facing = facingTo(ship, one.from ?? ship.hex);
    const weapon = {
      class: 'particle',
      delivery: 'direct',
      shots: 3,
      control: [],
      bands: [0],
      dice: [one.card.damage],
      points: 0,
      pulses: 1,
    };
    damage(struck[one.target!]!, { weapon, band: 0, facing: { ...facing, armour: facing.armour - bonus(one) }, hits: 1 }, die);
  }
}

/** FA-7.2.3, FA-A57 Who is aboard of a ship is lost with it. */
export function sink({ ships, flights }: Sky): void {
  for (const flight of flights) if (flight.aboard && left(ships[flight.carrier]!, 'structure') <= 0) flight.fighters = 0;
}

/** FA-10.10.7 */
function kills(over: number): number {
  if (over < 0) return 0;
  return over <= 2 ? 1 : Math.min(6, 1 + Math.ceil((over - 2) / 2));
}

/** Kills that a side suffers of one type of its fighters. */
export interface Suffered {
  readonly fight: readonly Flight[];
  readonly side: string;
  readonly type: string;
  readonly kills: number;
}

/** FA-10.10.5 to 10.10.9, FA-10.10.11 One dogfight: each flight at the type it was told to attack, else evenly divided among the types against it (R29). */
export function dogfight(
  sky: Sky,
  { fight, told }: { fight: readonly Flight[]; told: ReadonlyMap<string, string> },
  die: Die,
): Suffered[] {
  const suffered: { fight: readonly Flight[]; side: string; type: string; kills: number }[] = [];
  for (const side of sky.order) {
    const foes = fight.filter(one => one.side !== side);
    const types = [...new Set(foes.map(({ card }) => card.id))];
    for (const [n, one] of fight.filter(other => other.side === side).entries()) {
      if (types.length === 0) continue;
      const type = told.get(one.id) ?? types[n % types.length];
      const foe = foes.find(({ card }) => card.id === type)!;
      const total = die(one.card.dogfight) + one.fighters + one.card.interceptor - Math.min(1, one.card.antiShip);
      const before = suffered.find(other => other.side === foe.side && other.type === foe.card.id);
      const made = kills(total - foe.card.dogfight);
      if (before) before.kills += made;
      else if (made > 0) suffered.push({ fight, side: foe.side, type: foe.card.id, kills: made });
    }
  }
  return suffered;
}

/** FA-10.10.10 What kills cost: the smallest flight of the type first, FA-10.10.13 and its escorts in the dogfight before it. */
export function share(sky: Sky, { fight, side, type, kills: count }: Suffered): void {
  let rest = count;
  const hit = fight.filter(one => one.side === side && one.card.id === type).toSorted((a, b) => a.fighters - b.fighters);
  for (const one of hit) {
    const escorts = sky.bare.includes(side) ? [] : fight.filter(other => other.guards === one.id && other.fighters > 0);
    for (const taker of [...escorts, one]) {
      const lost = Math.min(rest, taker.fighters);
      taker.fighters -= lost;
      rest -= lost;
    }
  }
}

/** FA-10.10.1 The dogfights as they are when fire is over. */
export function fightsOf({ flights }: Sky): Flight[][] {
  const fights = new Map<string, Flight[]>();
  for (const flight of flights.filter(each => each.fights && each.fighters > 0)) {
    const key = `${flight.hex.x} ${flight.hex.y}`;
    fights.set(key, [...(fights.get(key) ?? []), flight]);
  }
  return [...fights.values()];
}
