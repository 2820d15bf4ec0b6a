// The fire of an ordinary player: which squadron, which ship, and which weapons wait for a better pulse.

import type { Aim, FaView, Ship, ShipOfBook, Shot, Sight, Squadron } from '@flagplot/fleet-action/table';
import {
  aims,
  fights,
  members,
  PULSES,
  shipOf,
  sightOf,
  squadronCalled,
  squadronsOf,
  struck,
  struckBest,
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
/** How often each squadron looks at what all others declare. */
const ROUNDS = 2;
/** What a ship counts beyond its price, as a part of it, when it sinks as the commander of a squadron, and as the flagship. */
const COMMANDER = 0.25;
const FLAGSHIP = 0.1;
/** The expected loss, as a share of a ship's structure, from which on it may sink, and from which on it will. */
const MAY_SINK = 0.6;
const SINKS = 1.1;
/** What a wound counts that a ship has no structure left for. */
const WASTED = 0.1;

/** What a ship can do to a target, in structure points on average, weapon by weapon. */
interface Option {
  target: Ship;
  of: ShipOfBook;
  /** What sinking it brings beside its price, in points. */
  bonus: number;
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
  /** What it adds to what is declared. */
  own: Declared;
}

/** The shots of a side: squadron by squadron, each minding what those before it have declared, and then once more, minding all. */
export function shotsOf(v: FaView): Shot[] {
  const enemies = v.open.ships.filter((ship, i) => fights(ship) && v.book.ships[i]?.side !== v.side);
  const companies = v.book.squadrons.filter(({ side }) => side === v.side);
  const firing = companies.map(({ id }) => firersOf(v, squadronCalled(v, id), enemies));
  const volleys: (Volley | undefined)[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    firing.forEach((firers, n) => {
      const others = volleys.filter((_, i) => i !== n);
      volleys[n] = bestVolley(firers, declaredBy(others));
    });
  }
  return volleys.flatMap(volley => volley?.shots ?? []);
}

function declaredBy(volleys: readonly (Volley | undefined)[]): Declared {
  const sum: Declared = new Map();
  for (const volley of volleys) for (const [id, loss] of volley?.own ?? []) sum.set(id, (sum.get(id) ?? 0) + loss);
  return sum;
}

/** FA-4.6.2, FA-4.6.4 The shots of ships out of command, each for itself at whatever it hurts most. */
export function strayShotsOf(v: FaView): Shot[] {
  const enemies = v.open.ships.filter((ship, i) => fights(ship) && v.book.ships[i]?.side !== v.side);
  const own = squadronsOf(v.book, v.open, v.side).filter(({ id }) => v.open.strays.some(one => one.id === id));
  return own.flatMap(one => bestVolley(firersOf(v, one, enemies), new Map())?.shots ?? []);
}

/** The ships of a squadron with what each may fire at now, less the weapons that wait. */
function firersOf(v: FaView, squadron: Squadron, enemies: readonly Ship[]): Firer[] {
  const sight = sightOf(v);
  const firers = members(v.book, v.open.ships, squadron.id).map(({ ship }) => ({
    ship,
    options: optionsOf(sight, ship, enemies),
  }));
  if (v.open.pulse === PULSES.length || firers.every(({ options }) => options.length === 0)) return firers;
  return held(foreseen(v, squadron, enemies), firers);
}

/** FA-6.4.1 All of a squadron into one squadron: the one where it does most. */
function bestVolley(firers: readonly Firer[], declared: Declared): Volley | undefined {
  let best: Volley | undefined;
  const squadrons = new Set(firers.flatMap(({ options }) => options.map(({ of }) => of.squadron)));
  for (const into of squadrons) {
    const volley = volleyInto(into, firers, declared);
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
      found.push({
        target,
        of: shipOf(sight.book, target),
        bonus: bonusOf(sight, target),
        aims: can,
        wounds: can.map(one => woundOf(sight, one)),
      });
  }
  return found;
}

/** FA-4.7, FA-4.8 What sinking a ship is worth because of what it leads: that fires worse for a turn, unless the battle is over. */
function bonusOf({ book, open, turn }: Sight, { id }: Ship): number {
  const { card } = shipOf(book, { id });
  const leads = open.squadrons.some(one => one.commander === id && one.leaderless === 0);
  const flag = open.fleets.some(fleet => fleet.flagship === id && !fleet.vacant);
  return turn < book.turns ? card.points * ((leads ? COMMANDER : 0) + (flag ? FLAGSHIP : 0)) : 0;
}

function woundOf({ book }: Sight, { weapon, sides, needs, band, dice, firer, target }: Aim): number {
  const { card } = shipOf(book, target);
  const { armour } = weapon.delivery === 'ballistic' ? struckBest(card) : struck(card, target, firer);
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
      if (weapon.shots < 2) now.set(mount, Math.max(now.get(mount) ?? 0, option.wounds[i] as number));
    });
  }
  return new Set([...now].filter(([mount, wound]) => bestLater(it, ship, mount) > wound * WAIT).map(([mount]) => mount));
}

function without(option: Option, mounts: ReadonlySet<number>): Option {
  const kept = option.aims.map(({ mount }) => !mounts.has(mount));
  return { ...option, aims: option.aims.filter((_, i) => kept[i]), wounds: option.wounds.filter((_, i) => kept[i]) };
}

/** What one ship might do. */
interface Choice {
  option: Option;
  worth: number;
  wound: number;
}

/** Each ship in turn at the target where it adds most to what is declared. */
function volleyInto(squadron: string, firers: readonly Firer[], before: Declared): Volley {
  const volley: Volley = { shots: [], worth: 0, own: new Map() };
  for (const { ship, options } of firers) {
    let best: Choice | undefined;
    for (const option of options) {
      if (option.of.squadron !== squadron || option.aims.length === 0) continue;
      const { id } = option.target;
      const loss = (before.get(id) ?? 0) + (volley.own.get(id) ?? 0);
      const wound = option.wounds.reduce((sum, one) => sum + one, 0);
      const worth = worthOfWound(option, loss, wound);
      if (!best || worth > best.worth) best = { option, worth, wound };
    }
    if (best) declare(volley, ship, best);
  }
  return volley;
}

function declare(volley: Volley, ship: Ship, { option, worth, wound }: Choice): void {
  const { id } = option.target;
  volley.own.set(id, (volley.own.get(id) ?? 0) + wound);
  volley.worth += worth;
  volley.shots.push({ ship: ship.id, target: option.target.id, weapons: option.aims.map(({ weapon }) => weapon.id) });
}

/** Points that a further wound is worth to a ship that expects some loss already. */
function worthOfWound({ target, of, bonus }: Option, before: number, wound: number): number {
  const { structure } = of.card;
  const lost = structure - target.structure + before;
  const [a, b] = [lost / structure, (lost + wound) / structure];
  return of.card.points * (worthOfLoss(b) - worthOfLoss(a)) + bonus * (sinks(b) - sinks(a));
}

/** How likely a ship is sunk that is expected to lose a share of its structure. */
function sinks(share: number): number {
  return Math.max(0, Math.min(1, (share - MAY_SINK) / (SINKS - MAY_SINK)));
}

/** FA-15.1.2, FA-15.1.4 What a share of lost structure is worth, between what it weakens and what it scores. */
function worthOfLoss(share: number): number {
  const lost = Math.min(share, 1);
  const scored = lost < 0.5 ? 0 : 0.5;
  return PLAIN * lost + (1 - PLAIN) * (scored + 0.5 * (2 * (lost - scored)) ** CURVE) + WASTED * (share - lost);
}
