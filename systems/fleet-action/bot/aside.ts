// The fire of an ordinary player at flights: by ships that have no other target, beside the fire at ships, and at long range.

import { hexes } from '@flagplot/hexes';
import type { WeaponCard } from '../rules/cards.ts';
import { armourAgainst, damageDie } from '../rules/combat/severity.ts';
import type { FireStep } from '../rules/combat/targets.ts';
import { firesIn } from '../rules/combat/targets.ts';
import { aimAtFlight, aimFar, farFor, flightsFor } from '../rules/fighters/fire.ts';
import { isFree, wings } from '../rules/fighters/flights.ts';
import type { FlightShot } from '../rules/fighters/losses.ts';
import { LAYOUT } from '../rules/map.ts';
import { PULSES } from '../rules/movement/path.ts';
import { FIGHTERS } from '../rules/open.ts';
import type { AsideShot, HexShot, Shot } from '../rules/orders.ts';
import type { Member } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';
import { hitsExpected } from './guns.ts';

type Fire = FleetAction['asks']['fire']['order'];

/** Hexes within which a flight may come to a ship in the next pulse: what is kept ready for it is not fired now. */
const COMES = 8;

/** What one weapon of a ship may do to a flight. */
interface Chance {
  weapon: string;
  flight: string;
  worth: number;
}

/** The same fire at ships, and what is left of each ship's weapons at flights. */
export function withFlights(v: FaView, step: FireStep, shots: readonly Shot[]): Fire {
  const [all, aside, longRange]: [Shot[], AsideShot[], HexShot[]] = [[...shots], [], []];
  if (!v.open.flights?.some(flight => isFree(flight))) return { shots: all };
  for (const [i, of] of v.book.ships.entries()) {
    const ship = v.open.ships[i] as Member['ship'];
    if (of.side !== v.side || !firesIn(v.open, ship, step)) continue;
    const from = { ship, of };
    const main = all.find(one => one.ship === ship.id);
    const far = farShots(v, from, main);
    if (far.length > 0) longRange.push(...far);
    else if (main) aside.push(...asideShots(v, from, main));
    else all.push(...mainShots(v, from));
  }
  return { shots: all, ...(aside.length > 0 && { aside }), ...(longRange.length > 0 && { longRange }) };
}

/** FA-6.4.8, FA-6.4.12 A ship that has nothing else to fire at: all that can at the flight where it does most. */
function mainShots(v: FaView, from: Member): Shot[] {
  const chances = chancesOf(v, from, 'fire');
  const sums = new Map<string, number>();
  for (const { flight, worth } of chances) sums.set(flight, (sums.get(flight) ?? 0) + worth);
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  if (!best) return [];
  const weapons = chances.flatMap(({ flight, weapon }) => (flight === best[0] ? [weapon] : []));
  return [{ ship: from.of.id, target: best[0], weapons }];
}

/** FA-6.4.9, FA-6.4.11 Weapons that are not fired at the main target, each at a flight of its own. */
function asideShots(v: FaView, from: Member, main: Shot): AsideShot[] {
  const chances = chancesOf(v, from, 'aside').filter(({ weapon }) => !main.weapons.includes(weapon));
  const found: AsideShot[] = [];
  for (const { weapon, flight } of chances.toSorted((a, b) => b.worth - a.worth))
    if (!found.some(one => one.weapon === weapon || one.flight === flight)) found.push({ ship: from.of.id, weapon, flight });
  return found;
}

/** FA-10.9 Anti-fighter weapons, none of which is fired at the main target, each into the hex where it does most. */
function farShots(v: FaView, from: Member, main: Shot | undefined): HexShot[] {
  const { of } = from;
  if (main && of.card.mounts.some(({ weapon, af }) => af > 0 && main.weapons.includes(weapon))) return [];
  const best = new Map<number, { hex: string; worth: number }>();
  for (const { mount, hex } of farFor(sightOf(v), from)) {
    const shots = aimFar(sightOf(v), { from, mount, hex });
    const worth = Array.isArray(shots) ? shots.reduce((sum, shot) => sum + worthOf(shot), 0) : 0;
    if (worth > (best.get(mount)?.worth ?? 0)) best.set(mount, { hex: hexes.nameOf(hex, LAYOUT), worth });
  }
  return [...best].map(([mount, { hex }]) => ({ ship: of.id, weapon: of.card.mounts[mount]?.weapon as string, hex }));
}

/** What weapons of a ship may do to flights, less those that are kept ready for who may come to it. */
function chancesOf(v: FaView, from: Member, how: 'fire' | 'aside'): Chance[] {
  const isKept = v.open.pulse < PULSES.length && isThreatened(v, from);
  return flightsFor(sightOf(v), from, how).flatMap(({ mount, wing }) => {
    const card = from.of.card.mounts[mount];
    const shot = aimAtFlight(sightOf(v), { from, mount, wing, how });
    if (!card || !('dice' in shot) || (isKept && card.af > 0)) return [];
    return [{ weapon: card.weapon, flight: wing.flight.id, worth: worthOf(shot) }];
  });
}

/** Whether a flight that is free may come to a ship in the next pulse. */
function isThreatened(v: FaView, { ship, of }: Member): boolean {
  return wings(v).some(wing => wing.of.side !== of.side && isFree(wing.flight) && hexes.range(ship, wing.flight) <= COMES);
}

/** FA-6.6.1 Points of fighters that a shot costs on average. */
function worthOf({ weapon, wing, dice, needs, band }: FlightShot): number {
  const hits = dice * hitsExpected(weapon, weapon.control[2] as number, needs);
  const { points, armour } = wing.of.card;
  return (Math.min(wing.flight.fighters, hits * killsOf(weapon, band, armour)) * points) / FIGHTERS;
}

/** FA-10.6.10 How often a hit costs a fighter. */
function killsOf(weapon: WeaponCard, band: number, armour: number): number {
  if (weapon.points > 0) return 1;
  const die = damageDie(weapon, band);
  return Math.max(0, Math.min(die, die + 1 - armourAgainst(weapon, armour))) / die;
}
