// Second opinion: fire at flights in the step of fire, standard (FA-6.4.8 to 6.4.14) and at long range (FA-10.9).

import type { Mount, Ship } from './cards.ts';
import { cap, isSecondary, left } from './cards.ts';
import type { Die } from './damage.ts';
import type { Flight, Sky } from './fighters.ts';
import { escortsOf, lose } from './fighters.ts';
import { hitsOf, isReady } from './fire.ts';
import type { Hex } from './hexes.ts';
import { arcsOf, range } from './hexes.ts';

const RANGE_MODIFIERS = [0, 1, 2, 4];

/** One weapon of a ship in a pulse. */
export interface Armed {
  readonly ship: Ship;
  readonly mount: number;
  readonly now: number;
  /** When it fired in standard mode. */
  readonly fired: readonly number[];
  /** FA-10.7.6 It has fired in anti-fighter mode in this pulse. */
  readonly guarded: boolean;
  /** FA-10.9.2 Some weapon of the ship has. */
  readonly shipGuarded: boolean;
  /** The x against fighters as the card has it. */
  readonly rating: number;
  /** FA-10.7.5 It may fire in anti-fighter mode. */
  readonly mayGuard: boolean;
  /** What command leaves of an x. */
  readonly share: number;
}

export interface Volley {
  readonly ship: Ship;
  readonly mount: number;
  readonly target: Flight;
  readonly dice: number;
  readonly need: number;
  readonly band: number;
  /** FA-10.9 At long range, as anti-fighter fire. */
  readonly far: boolean;
}

const mountOf = ({ ship, mount }: Pick<Armed, 'ship' | 'mount'>): Mount => ship.card.mounts[mount]!;

/** FA-6.4.8, FA-6.4.10 One weapon at a flight as the main target of its ship, or beside that; or why not. */
export function atFlight(gun: Armed, target: Flight, beside: boolean): Volley | string {
  const { ship, mount, now, fired, guarded, share } = gun;
  const { weapon, arcs } = mountOf(gun);
  if (target.fighters === 0 || target.aboard) return 'not there';
  if (target.card.stealth) return 'stealth';
  if (weapon.delivery !== 'direct' || guarded || !isReady(weapon.shots, fired, now)) return 'not ready';
  if (beside && !isSecondary(weapon)) return 'primary';
  const band = weapon.bands.findIndex(last => range(ship.hex, target.hex) <= last);
  if (band < 0) return 'out of range';
  const x = Math.min(bearing(arcs, ship, target.hex), cap(ship, mount));
  if (x <= 0) return 'does not bear';
  const need = target.card.def + RANGE_MODIFIERS[band]! - left(ship, 'sensor');
  const sides = weapon.control[2]!;
  if (sides === 0 || need > sides) return 'cannot hit';
  return { ship, mount, target, dice: Math.ceil(x * share * (beside ? 0.5 : 1)), need, band, far: false };
}

/** FA-6.5.1 */
function bearing(arcs: readonly number[], ship: Ship, hex: Hex): number {
  return Math.max(0, ...arcsOf(ship.hex, ship.heading, hex).map(arc => arcs[arc] ?? 0));
}

/** FA-10.9.3 to 10.9.7 One weapon at long range into a hex, with all enemy flights that fly there; or why not. */
export function intoHex(gun: Armed, hex: Hex, there: readonly Flight[]): Volley[] | string {
  const { ship, mount, rating, mayGuard, shipGuarded, share } = gun;
  const { weapon, arcs } = mountOf(gun);
  if (rating === 0 || weapon.control[2] === 0 || cap(ship, mount) <= 0 || !mayGuard || shipGuarded) return 'not ready';
  if (range(ship.hex, hex) !== 1) return 'not next to it';
  const x = Math.min(arcs.length === 0 ? rating : bearing(arcs, ship, hex), cap(ship, mount));
  if (x <= 0) return 'does not bear';
  const seen = there.filter(({ card }) => !card.stealth);
  if (seen.length === 0) return 'nobody to be seen';
  // FA-A14 rounded up once before it is divided
  const base = Math.ceil((x / 2) * share);
  const by = Math.ceil(there.length / 2);
  const targets = base >= by ? seen : seen.slice(0, Math.ceil(seen.length / 2));
  const dice = base >= by ? Math.ceil(base / by) : 1;
  return targets.map(target => ({ ship, mount, target, dice, need: target.card.def - left(ship, 'sensor'), band: 0, far: true }));
}

/** What one ship fires at in a step of fire. */
export interface Plan {
  /** Weapons at the one main target: the place of a flight, or of a ship. */
  readonly main?: { readonly flight?: number; readonly ship?: number; readonly mounts: readonly number[] };
  readonly beside: readonly { readonly mount: number; readonly flight: number }[];
  readonly far: readonly { readonly mount: number; readonly hex: Hex }[];
}

/** FA-6.4.8 to 6.4.13, FA-10.7.6, FA-10.9.1, FA-10.9.8 Whether shots that are lawful one by one may be fired together; `isRated`: a weapon against fighters. */
export function goTogether({ main, beside, far }: Plan, isRated: (mount: number) => boolean): boolean {
  const standard = [...(main?.mounts ?? []), ...beside.map(({ mount }) => mount)];
  const all = [...standard, ...far.map(({ mount }) => mount)];
  const flights = [...(main?.flight === undefined ? [] : [main.flight]), ...beside.map(({ flight }) => flight)];
  if (new Set(all).size < all.length || new Set(flights).size < flights.length) return false;
  if (beside.length > 0 && !main) return false;
  return far.length === 0 || !standard.some(isRated);
}

/** FA-6.6.4, R32 Every die to hit, then what it costs, shot by shot; whoever is gone by then is struck by nothing. */
export function fireAtFlights(sky: Sky, volleys: readonly Volley[], die: Die): void {
  const hits = volleys.map(one => hitsWith(one, die));
  for (const [n, one] of volleys.entries()) {
    const { target, band, far } = one;
    const { weapon } = mountOf(one);
    if (hits[n]! === 0 || target.fighters === 0) continue;
    // FA-10.8 Escorts take anti-fighter fire, and no other.
    const shields = far && !sky.bare.includes(target.side) ? escortsOf(sky, target) : [];
    lose([...shields, target], { weapon, band, hits: hits[n]! }, die);
  }
}

function hitsWith(one: Volley, die: Die): number {
  const { weapon } = mountOf(one);
  let hits = 0;
  for (let n = 0; n < one.dice; n += 1) hits += hitsOf(one.need, die(weapon.control[2]!), weapon.pulses);
  return hits;
}
