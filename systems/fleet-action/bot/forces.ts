// A squadron as an opponent reckons with it: what it throws through each arc, and what fire does to it.

import type { ShipCard } from '../rules/cards.ts';
import { commandLost, factorUnderCommand } from '../rules/combat/numbers.ts';
import { pulseOf, ready } from '../rules/combat/refire.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Member } from '../rules/roster.ts';
import { squadronsOf, unitMembers } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import type { Gun } from './guns.ts';
import { gunOf } from './guns.ts';

/** All weapons of one kind in a squadron that shoot alike. */
export interface Battery {
  gun: Gun;
  sensor: number;
  /** The first pulse of this turn in which it may fire. */
  from: number;
  /** It has one shot a turn, and waits for the best pulse. */
  once: boolean;
  /** The share of the pulses in which it fires otherwise. */
  share: number;
  /** Dice to hit by arc. */
  dice: number[];
}

/** Ships of one class in a squadron, with the points a structure point of theirs is worth, as a share of the whole squadron. */
export interface Targets {
  card: ShipCard;
  worth: number;
}

export interface Force {
  squadron: Squadron;
  members: readonly Member[];
  batteries: readonly Battery[];
  targets: readonly Targets[];
  /** The furthest that any battery reaches. */
  reach: number;
  /** Ranges in which every battery stays in its band, numbered outwards, by range; and how many there are. */
  rung: Uint8Array;
  rungs: number;
}

/** The squadrons of one side that still fight. */
export function forcesOf(v: FaView, side: string): Force[] {
  return squadronsOf(v, side).map(squadron => {
    const ships = unitMembers(v, squadron.id);
    const batteries = batteriesOf(v, ships);
    const reach = batteries.reduce((most, { gun }) => Math.max(most, gun.reach), 0);
    return { squadron, members: ships, batteries, targets: targetsOf(ships), reach, ...rungsOf(batteries, reach) };
  });
}

function rungsOf(batteries: readonly Battery[], reach: number): Pick<Force, 'rung' | 'rungs'> {
  const rung = new Uint8Array(reach + 2);
  for (const { gun } of batteries) for (const last of gun.weapon.bands) if (last <= reach) rung[last + 1] = 1;
  for (let range = 1; range < rung.length; range += 1) rung[range] = (rung[range] as number) + (rung[range - 1] as number);
  return { rung, rungs: (rung[reach] as number) + 1 };
}

/** The batteries of a squadron in the making. */
interface Gathering {
  v: FaView;
  found: Battery[];
}

function batteriesOf(v: FaView, ships: readonly Member[]): Battery[] {
  const all: Gathering = { v, found: [] };
  for (const member of ships) {
    const lost = commandLost(v.open, member.of, v.clock.turn);
    for (let mount = 0; mount < member.of.weapons.length; mount += 1) {
      const dice = batteryFor(all, member, mount)?.dice;
      const boxes = member.ship.weapons[mount] as number;
      const arcs = member.of.card.mounts[mount]?.arcs ?? [];
      for (let arc = 0; dice && arc < dice.length; arc += 1)
        dice[arc] = (dice[arc] as number) + factorUnderCommand(Math.min(arcs[arc] ?? 0, boxes), lost);
    }
  }
  return all.found;
}

/** The battery a mount belongs to; none where it cannot be fired at ships this turn. */
function batteryFor({ v, found }: Gathering, { ship, of }: Member, mount: number): Battery | undefined {
  const gun = gunOf(of.weapons[mount] as Gun['weapon']);
  if (gun.reach < 0 || ship.weapons[mount] === 0) return undefined;
  const from = firstPulse(v, gun, ship.fired[mount] as number);
  if (from === undefined) return undefined;
  const known = found.find(one => one.gun === gun && one.sensor === ship.sensor && one.from === from);
  if (known) return known;
  const made = {
    gun,
    sensor: ship.sensor,
    from,
    once: gun.weapon.shots === 1,
    share: shareOf(gun, from),
    dice: [0, 0, 0, 0, 0, 0],
  };
  found.push(made);
  return made;
}

/** FA-2.3.2 Two shots a turn have a pulse between them: the first and the last, or the second alone. */
function shareOf({ weapon: { shots } }: Gun, from: number): number {
  return shots === 2 ? (from === 1 ? 2 : 1) / PULSES.length : 1;
}

function firstPulse(v: FaView, { weapon }: Gun, last: number): number | undefined {
  return PULSES.find(pulse => ready(weapon, last, pulseOf(v.clock.turn, pulse)));
}

function targetsOf(ships: readonly Member[]): Targets[] {
  const found: Targets[] = [];
  for (const { ship, of } of ships) {
    const { card } = of;
    const worth = worthOfStructure(card, ship.structure) / ships.length;
    const same = found.find(one => one.card === card);
    if (same) same.worth += worth;
    else found.push({ card, worth });
  }
  return found;
}

/** Points a structure point of a ship is worth: more the nearer the ship is to its end. */
function worthOfStructure(card: ShipCard, left: number): number {
  return (card.points / card.structure) * (2 - left / card.structure);
}
