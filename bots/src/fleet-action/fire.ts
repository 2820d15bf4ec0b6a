// The fire of an ordinary player: which squadron, which ship, and which weapons wait for a better pulse.

import type { Aim, FaView, Place, Ship, ShipOfBook, Shot, Sight, Squadron } from '@flagplot/fleet-action/table';
import {
  aims,
  arcsTo,
  bypassed,
  commanded,
  commandLost,
  controlDie,
  factor,
  fights,
  hexesIn,
  inFormation,
  PULSES,
  shipOf,
  sightOf,
  struck,
  walked,
} from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import { gunOf, hitsExpected, woundAt } from './guns.ts';

export const F = {
  /** How much better a later pulse must be for a weapon that fires once a turn to wait. */
  WAIT: 1.15,
  /** How much fire is drawn to one ship: 1 would be not at all. */
  FOCUS: 1.5,
  PLAIN: 0.6,
  POWER: 2,
  REST: 0.1,
};

/** One weapon at one ship, with the structure points it takes on average. */
interface Chance {
  aim: Aim;
  wound: number;
}

interface Option {
  target: Ship;
  of: ShipOfBook;
  chances: readonly Chance[];
}

/** Expected loss in structure points, ship by ship, of what is declared already. */
type Planned = Map<string, number>;

export function shotsOf(v: FaView): Shot[] {
  const sight = sightOf(v);
  const enemies = v.open.ships.filter((ship, i) => fights(ship) && v.book.ships[i]?.side !== v.side);
  const planned: Planned = new Map();
  return v.book.squadrons.flatMap(({ id, side }) => (side === v.side ? squadronFire(v, sight, id, enemies, planned) : []));
}

interface Volley {
  shots: Shot[];
  worth: number;
  planned: Planned;
}

/** FA-6.4.1 All of a squadron into one squadron: the one where it does most. */
function squadronFire(v: FaView, sight: Sight, id: string, enemies: readonly Ship[], planned: Planned): Shot[] {
  const options = optionsOf(v, sight, id, enemies);
  let best: Volley | undefined;
  for (const squadron of new Set(enemies.map(ship => shipOf(v.book, ship).squadron))) {
    const volley = volleyAt(options, squadron, planned);
    if (volley.worth > (best?.worth ?? 0)) best = volley;
  }
  for (const [ship, loss] of best?.planned ?? []) planned.set(ship, loss);
  return best?.shots ?? [];
}

/** What each ship of a squadron can do to each enemy, waiting weapons left out. */
function optionsOf(v: FaView, sight: Sight, id: string, enemies: readonly Ship[]): { firer: Ship; options: Option[] }[] {
  const squadron = v.book.squadrons[v.book.squadronAt[id] as number];
  return (squadron?.ships ?? []).flatMap(i => {
    const firer = v.open.ships[i] as Ship;
    if (!fights(firer)) return [];
    const options = enemies.flatMap(target => {
      const found = aims(sight, firer, target);
      if (found.length === 0) return [];
      return [{ target, of: shipOf(v.book, target), chances: found.map(aim => ({ aim, wound: woundOf(sight, aim) })) }];
    });
    const waiting = waits(v, sight, firer, enemies, options);
    return [
      { firer, options: options.map(one => ({ ...one, chances: one.chances.filter(({ aim }) => !waiting.has(aim.mount)) })) },
    ];
  });
}

function woundOf(sight: Sight, { weapon, sides, needs, band, dice, firer, target }: Aim): number {
  const { armour } = struck(shipOf(sight.book, target).card, target, firer);
  return dice * hitsExpected(weapon, sides, needs) * woundAt(gunOf(weapon), band, armour);
}

/** Each ship in turn at the target where it adds most to what the others do. */
function volleyAt(options: readonly { firer: Ship; options: readonly Option[] }[], squadron: string, before: Planned): Volley {
  const planned: Planned = new Map(before);
  const shots: Shot[] = [];
  let worth = 0;
  for (const { firer, options: all } of options) {
    let best: { option: Option; worth: number; wound: number } | undefined;
    for (const option of all) {
      if (option.of.squadron !== squadron || option.chances.length === 0) continue;
      const wound = option.chances.reduce((sum, chance) => sum + chance.wound, 0);
      const gain = gainOf(option, planned.get(option.target.id) ?? 0, wound);
      if (!best || gain > best.worth) best = { option, worth: gain, wound };
    }
    if (!best) continue;
    const { target, chances } = best.option;
    planned.set(target.id, (planned.get(target.id) ?? 0) + best.wound);
    worth += best.worth;
    shots.push({ ship: firer.id, target: target.id, weapons: chances.map(({ aim }) => aim.weapon.id) });
  }
  return { shots, worth, planned };
}

/** Points won by a further wound on a ship that expects some already: each more than the one before, until the ship is gone. */
function gainOf({ target, of }: Option, before: number, wound: number): number {
  const all = of.card.structure;
  const lost = all - target.structure + before;
  return of.card.points * (lossOf((lost + wound) / all) - lossOf(lost / all));
}

/** FA-15.1.2, FA-15.1.4 What a share of lost structure is worth: half the points at half, all at the end, as far as dice can be trusted. */
function lossOf(share: number): number {
  const whole = Math.min(share, 1);
  const half = whole < 0.5 ? 0 : 0.5;
  const scored = half + 0.5 * (2 * (whole - half)) ** F.POWER;
  return F.PLAIN * whole + (1 - F.PLAIN) * scored + F.REST * Math.max(0, share - 1);
}

/** The mounts of a ship that fire once a turn and will bear better in a later pulse, as far as one can foresee. */
function waits(v: FaView, sight: Sight, firer: Ship, enemies: readonly Ship[], options: readonly Option[]): Set<number> {
  const waiting = new Set<number>();
  const of = shipOf(v.book, firer);
  if (sight.open.pulse >= PULSES.length) return waiting;
  for (const [mount, weapon] of of.weapons.entries()) {
    if (weapon.shots >= PULSES.length) continue;
    const now = bestNow(options, mount);
    if (now > 0 && laterBest(v, sight, firer, mount, enemies) > now * F.WAIT) waiting.add(mount);
  }
  return waiting;
}

function bestNow(options: readonly Option[], mount: number): number {
  let best = 0;
  for (const { chances } of options) for (const { aim, wound } of chances) if (aim.mount === mount && wound > best) best = wound;
  return best;
}

function laterBest(v: FaView, sight: Sight, firer: Ship, mount: number, enemies: readonly Ship[]): number {
  let best = 0;
  for (let pulse = sight.open.pulse + 1; pulse <= PULSES.length; pulse += 1) {
    const at = plottedPlace(v, firer, pulse);
    for (const target of enemies)
      best = Math.max(best, laterWound(v, sight, { firer, mount, at, target, to: driftedPlace(v, target, pulse) }));
  }
  return best;
}

interface Later {
  firer: Ship;
  mount: number;
  at: Place;
  target: Ship;
  to: Place;
}

function laterWound(v: FaView, _sight: Sight, { firer, mount, at, target, to }: Later): number {
  const of = shipOf(v.book, firer);
  const { card } = shipOf(v.book, target);
  const gun = gunOf(of.weapons[mount] as (typeof of.weapons)[number]);
  const range = hexes.range(at, to);
  if (range > gun.reach) return 0;
  const band = gun.band[range] as number;
  const x = factor(of.card.mounts[mount] as (typeof of.card.mounts)[number], arcsTo(at, to), firer.weapons[mount] as number);
  if (x === 0) return 0;
  const dice = commanded(x, commandLost(v.open, of, v.clock.turn));
  const sides = controlDie(gun.weapon, card.category);
  const needs =
    card.def + (v.book.charts.rangeModifiers[band] as number) + bypassed(v.book, v.open.ships, firer, target) - firer.sensor;
  const { armour } = struck(card, to, at);
  return dice * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, armour);
}

/** Where a ship of one's own will be, by its own plot. */
function plottedPlace(v: FaView, ship: Ship, pulse: number): Place {
  const squadron = squadronFor(v, ship);
  const plot = v.own.plots.find(one => one.squadron === squadron.id);
  const steps = (plot?.path ?? []).slice(v.open.pulse, pulse).flat();
  return inFormation(walked(squadron, steps), offsetIn(v, squadron, ship));
}

/** Where an enemy ship will be if it holds its course. */
function driftedPlace(v: FaView, ship: Ship, pulse: number): Place {
  const { speed } = squadronFor(v, ship);
  let far = 0;
  for (let p = v.open.pulse + 1; p <= pulse; p += 1) far += hexesIn(v.book.charts, speed, p);
  return { ...hexes.step(ship, ship.heading, far), heading: ship.heading };
}

function squadronFor(v: FaView, ship: Ship): Squadron {
  return v.open.squadrons[v.book.squadronAt[shipOf(v.book, ship).squadron] as number] as Squadron;
}

function offsetIn(v: FaView, squadron: Squadron, ship: Ship): { q: number; r: number } {
  const of = v.book.squadrons[v.book.squadronAt[squadron.id] as number];
  return squadron.formation[of?.ships.indexOf(v.book.shipAt[ship.id] as number) ?? 0] as { q: number; r: number };
}
