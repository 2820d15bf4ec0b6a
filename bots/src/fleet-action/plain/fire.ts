// The fire of an ordinary player: which squadron, which ship, and which weapons wait for a better pulse.

import type { Aim, FaView, Ship, ShipOfBook, Shot, Sight, Squadron } from '@flagplot/fleet-action/table';
import {
  aims,
  bestLocation,
  hitLocation,
  isActive,
  PULSES,
  shipOf,
  sightOf,
  squadronCalled,
  squadronsOf,
  unitMembers,
} from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import type { Foresight } from './foresight.ts';
import { bestLater, foreseen } from './foresight.ts';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

/** How much better a later pulse must look for a weapon that fires once a turn to wait. */
const WAIT = 1.15;
/** The share of a loss that counts at once; the rest counts as it is scored, at half of the structure and at all of it. */
const PLAIN = 0.6;
/** How much more the last structure point before a score counts than the first. */
const CURVE = 2;
/** What a wound counts that a ship has no structure left for. */
const WASTED = 0.1;

/** What a ship can do to a target, in structure points on average, weapon by weapon. */
interface Option {
  target: Ship;
  of: ShipOfBook;
  aims: readonly Aim[];
  wounds: readonly number[];
}

interface Firer {
  ship: Ship;
  options: Option[];
}

/** Structure points a ship is expected to lose by what is declared already. */
type Declared = Map<string, number>;

interface Volley {
  shots: Shot[];
  worth: number;
  declared: Declared;
}

/** The shots of a side: squadron by squadron, each minding what those before it have declared. */
export function shotsOf(v: FaView): Shot[] {
  const enemies = v.open.ships.filter((ship, i) => isActive(ship) && v.book.ships[i]?.side !== v.side);
  const own = v.book.squadrons.filter(({ side }) => side === v.side);
  let declared: Declared = new Map();
  return own.flatMap(({ id }) => {
    const volley = squadronFire(v, squadronCalled(v, id), enemies, declared);
    if (volley) declared = volley.declared;
    return volley?.shots ?? [];
  });
}

/** FA-4.6.2, FA-4.6.4 The shots of ships out of command, each for itself at whatever it hurts most. */
export function strayShotsOf(v: FaView): Shot[] {
  const enemies = v.open.ships.filter((ship, i) => isActive(ship) && v.book.ships[i]?.side !== v.side);
  const own = squadronsOf(v.book, v.open, v.side).filter(({ id }) => v.open.strays.some(one => one.id === id));
  return own.flatMap(one => squadronFire(v, one, enemies, new Map())?.shots ?? []);
}

/** FA-6.4.1 All of a squadron into one squadron: the one where it does most. */
function squadronFire(v: FaView, squadron: Squadron, enemies: readonly Ship[], declared: Declared): Volley | undefined {
  const sight = sightOf(v);
  const firers = unitMembers(v.book, v.open.ships, squadron.id).map(({ ship }) => ({
    ship,
    options: optionsOf(sight, ship, enemies),
  }));
  if (firers.every(({ options }) => options.length === 0)) return undefined;
  const aboutToFire = v.open.pulse < PULSES.length ? held(foreseen(v, squadron, enemies), firers) : firers;
  let best: Volley | undefined;
  for (const into of new Set(enemies.map(ship => shipOf(v.book, ship).squadron))) {
    const volley = volleyInto(into, aboutToFire, declared);
    if (volley.worth > (best?.worth ?? 0)) best = volley;
  }
  return best;
}

function optionsOf(sight: Sight, firer: Ship, enemies: readonly Ship[]): Option[] {
  const reach = shipOf(sight.book, firer).weapons.reduce((most, weapon) => Math.max(most, gunOf(weapon).reach), 0);
  const found: Option[] = [];
  for (const target of enemies) {
    if (hexes.range(firer, target) > reach) continue;
    const can = aims(sight, firer, target);
    if (can.length > 0)
      found.push({ target, of: shipOf(sight.book, target), aims: can, wounds: can.map(one => woundOf(sight, one)) });
  }
  return found;
}

function woundOf({ book }: Sight, { weapon, sides, needs, band, dice, firer, target }: Aim): number {
  const { card } = shipOf(book, target);
  const { armour } = weapon.delivery === 'ballistic' ? bestLocation(card) : hitLocation(card, target, firer);
  return dice * hitsExpected(weapon, sides, needs) * woundAt(gunOf(weapon), band, armour);
}

/** Without the weapons that fire once a turn and will bear better in a later pulse. */
function held(it: Foresight, firers: readonly Firer[]): Firer[] {
  return firers.map(({ ship, options }) => {
    const waiting = waits(it, ship, options);
    return waiting.size === 0 ? { ship, options } : { ship, options: options.map(option => without(option, waiting)) };
  });
}

function waits(it: Foresight, ship: Ship, options: readonly Option[]): Set<number> {
  const now = new Map<number, number>();
  for (const option of options) {
    option.aims.forEach(({ mount, weapon }, i) => {
      if (weapon.shots < PULSES.length) now.set(mount, Math.max(now.get(mount) ?? 0, option.wounds[i] as number));
    });
  }
  return new Set([...now].filter(([mount, wound]) => bestLater(it, ship, mount) > wound * WAIT).map(([mount]) => mount));
}

function without(option: Option, mounts: ReadonlySet<number>): Option {
  const kept = option.aims.map(({ mount }) => !mounts.has(mount));
  return { ...option, aims: option.aims.filter((_, i) => kept[i]), wounds: option.wounds.filter((_, i) => kept[i]) };
}

/** Each ship in turn at the target where it adds most to what is declared. */
function volleyInto(squadron: string, firers: readonly Firer[], before: Declared): Volley {
  const volley: Volley = { shots: [], worth: 0, declared: new Map(before) };
  for (const { ship, options } of firers) {
    let best: { option: Option; worth: number; loss: number } | undefined;
    for (const option of options) {
      if (option.of.squadron !== squadron || option.aims.length === 0) continue;
      const loss = volley.declared.get(option.target.id) ?? 0;
      const wound = option.wounds.reduce((sum, one) => sum + one, 0);
      const worth = worthOfWound(option, loss, wound);
      if (!best || worth > best.worth) best = { option, worth, loss: loss + wound };
    }
    if (best) declare(volley, ship, best);
  }
  return volley;
}

function declare(volley: Volley, ship: Ship, { option, worth, loss }: { option: Option; worth: number; loss: number }): void {
  volley.declared.set(option.target.id, loss);
  volley.worth += worth;
  volley.shots.push({ ship: ship.id, target: option.target.id, weapons: option.aims.map(({ weapon }) => weapon.id) });
}

/** Points that a further wound is worth to a ship that expects some loss already. */
function worthOfWound({ target, of }: Option, before: number, wound: number): number {
  const { structure, points } = of.card;
  const lost = structure - target.structure + before;
  return points * (worthOfLoss((lost + wound) / structure) - worthOfLoss(lost / structure));
}

/** FA-15.1.2, FA-15.1.4 What a share of lost structure is worth, between what it weakens and what it scores. */
function worthOfLoss(share: number): number {
  const lost = Math.min(share, 1);
  const scored = lost < 0.5 ? 0 : 0.5;
  return PLAIN * lost + (1 - PLAIN) * (scored + 0.5 * (2 * (lost - scored)) ** CURVE) + WASTED * (share - lost);
}
