// The fire of an ordinary player: which squadron, which ship, and which weapons wait for a better pulse.

import { hexes } from '@flagplot/hexes';
import { type FireStep, firesIn } from '../rules/combat/targets.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { Shot } from '../rules/orders.ts';
import { isActive, ownSquadron, shipOf, squadronCalled, unitMembers } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import type { Foresight } from './foresight.ts';
import { foresightOf, hopesFor, linesLater } from './foresight.ts';
import type { Arm, Gunner, Line, Mark } from './gunnery.ts';
import { gunnerOf, lineOf, woundBy } from './gunnery.ts';

/** How much better a later pulse must look for a weapon that fires once a turn to wait. */
const WAIT = 1.15;
/** Hexes that a ship out of range may come closer in a turn. */
const CLOSER = 8;
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

/** An enemy ship. */
interface Enemy extends Mark {
  squadron: string;
  /** What sinking it brings beside its price, in points. */
  bonus: number;
}

/** What a ship can do to a target, in structure points on average, weapon by weapon. */
export interface Option {
  target: Enemy;
  arms: Arm[];
  wounds: number[];
}

/** A ship that fires, less its weapons that wait. */
export interface Firer {
  gunner: Gunner;
  options: Option[];
  /** To every enemy that may be in range before the turn is over. */
  lines: Line[];
}

/** Structure points a ship is expected to lose by what is declared already. */
type Declared = Map<string, number>;

interface Volley {
  choices: Choice[];
  worth: number;
  /** What it adds to what is declared. */
  own: Declared;
}

/** The shots of a side: squadron by squadron, each minding what those before it have declared, and then once more, minding all. */
export function shotsOf(v: FaView): Shot[] {
  const firing = firingIn(v, 'fire');
  const volleys: (Volley | undefined)[] = [];
  // A squadron that fires alone has nobody to mind.
  for (let round = 0; round < (firing.length > 1 ? ROUNDS : 1); round += 1) {
    firing.forEach((firers, n) => {
      const others = volleys.filter((_, i) => i !== n);
      volleys[n] = bestVolley(firers, declaredBy(others));
    });
  }
  return volleys.flatMap(volley => shotsBy(volley));
}

/** The same in a hurry: no squadron looks twice, and no weapon waits. */
export function quickShotsOf(v: FaView): Shot[] {
  const enemies = enemiesOf(v);
  const volleys: (Volley | undefined)[] = [];
  for (const { id, side } of v.book.squadrons) {
    if (side !== v.side) continue;
    const firers = firing(v, id).map(ship => firerOf(v, ship, { enemies, around: 0 }));
    if (canFire(firers)) volleys.push(bestVolley(firers, declaredBy(volleys)));
  }
  return volleys.flatMap(volley => shotsBy(volley));
}

/** The shots of one squadron all into the enemy squadron that one of its ships has nearest, each ship at the nearest there; no weapon waits. */
export function nearestShotsOf(v: FaView, squadron: string): Shot[] {
  const enemies = enemiesOf(v);
  const firers = firing(v, squadron).map(ship => firerOf(v, ship, { enemies, around: 0 }));
  const inReach = firers.flatMap(({ gunner, options }) =>
    options.map(({ target }) => ({ into: target.squadron, range: hexes.range(gunner.ship, target.ship) })),
  );
  const nearest = inReach.sort((a, b) => a.range - b.range)[0];
  if (!nearest) return [];
  const near = firers.map(firer => ({ ...firer, options: nearestOption(firer, nearest.into) }));
  return shotsBy(volleyInto(nearest.into, near, new Map()));
}

function nearestOption({ gunner, options }: Firer, into: string): Option[] {
  const there = options.filter(({ target }) => target.squadron === into);
  return there.sort((a, b) => hexes.range(gunner.ship, a.target.ship) - hexes.range(gunner.ship, b.target.ship)).slice(0, 1);
}

function canFire(firers: readonly Firer[]): boolean {
  return firers.some(({ options }) => options.length > 0);
}

function enemiesOf(v: FaView): Enemy[] {
  const found: Enemy[] = [];
  v.open.ships.forEach((ship, i) => {
    const of = v.book.ships[i] as Enemy['of'];
    if (isActive(ship) && of.side !== v.side)
      found.push({ ship, of, squadron: ownSquadron(v.open, of), bonus: bonusOf(v, { ship, of }) });
  });
  return found;
}

/** FA-4.7, FA-4.8 What sinking a ship is worth because of what it leads: that fires worse for a turn, unless the battle is over. */
function bonusOf({ book, open, clock }: FaView, { ship: { id }, of }: Mark): number {
  if (clock.turn >= book.turns) return 0;
  const leads = open.squadrons.some(one => one.commander === id && one.leaderless === 0);
  const flag = open.fleets.some(fleet => fleet.flagship === id && !fleet.vacant);
  return of.card.points * ((leads ? COMMANDER : 0) + (flag ? FLAGSHIP : 0));
}

function declaredBy(volleys: readonly (Volley | undefined)[]): Declared {
  const sum: Declared = new Map();
  for (const volley of volleys) for (const [id, loss] of volley?.own ?? []) sum.set(id, (sum.get(id) ?? 0) + loss);
  return sum;
}

/** FA-4.6.2, FA-4.6.4 The shots of ships out of command, each for itself at whatever it hurts most. */
export function strayShotsOf(v: FaView): Shot[] {
  return firingIn(v, 'stray').flatMap(firers => shotsBy(bestVolley(firers, new Map())));
}

/** The squadrons of a side that fire in a step, less the weapons that wait: in that of strays each ship out of command for itself. */
export function firingIn(v: FaView, step: FireStep): Firer[][] {
  const enemies = enemiesOf(v);
  const own =
    step === 'stray'
      ? straying(v)
      : v.book.squadrons.flatMap(({ id, side }) =>
          side === v.side ? [{ squadron: squadronCalled(v, id), ships: firing(v, id) }] : [],
        );
  return own.map(one => firersOf(v, one, enemies)).filter(canFire);
}

/** The ships of a squadron that fire with it. */
function firing(v: FaView, squadron: string): Ship[] {
  return unitMembers(v, squadron).flatMap(({ ship }) => (firesIn(v.open, ship, 'fire') ? [ship] : []));
}

/** Ships that fire together, and the squadron they sail with. */
interface Together {
  squadron: Squadron;
  ships: readonly Ship[];
}

/** Ships out of command, each for itself: FA-4.6.5 squadrons by themselves, FA-13.4.1 and those whose links are jammed. */
function straying(v: FaView): Together[] {
  const own = v.open.ships.filter((ship, i) => v.book.ships[i]?.side === v.side && firesIn(v.open, ship, 'stray'));
  return own.map(ship => ({
    squadron: squadronCalled(v, ship.out === 'no' ? ownSquadron(v.open, shipOf(v.book, ship)) : ship.id),
    ships: [ship],
  }));
}

/** The ships of a squadron with what each may fire at now, less the weapons that wait. */
function firersOf(v: FaView, { squadron, ships }: Together, enemies: readonly Enemy[]): Firer[] {
  const firers = ships.map(ship => firerOf(v, ship, { enemies, around: CLOSER }));
  if (v.open.pulse < PULSES.length && canFire(firers)) hold(v, squadron, firers);
  return firers;
}

/** A ship that fires, with its lines to all enemies within its reach and so many hexes around. */
function firerOf(v: FaView, ship: Ship, { enemies, around }: { enemies: readonly Enemy[]; around: number }): Firer {
  const gunner = gunnerOf(v, ship);
  const options: Option[] = [];
  const lines: Line[] = [];
  for (const target of enemies) {
    if (hexes.range(ship, target.ship) > gunner.reach + around) continue;
    const line = lineOf(v, gunner, target);
    lines.push(line);
    const option = optionOf(v, target, line);
    if (option.arms.length > 0) options.push(option);
  }
  return { gunner, options, lines };
}

function optionOf(v: FaView, target: Enemy, line: Line): Option {
  const option: Option = { target, arms: [], wounds: [] };
  for (const arm of line.gunner.arms) {
    const wound = woundBy(arm, line, v.book.charts.rangeModifiers);
    if (wound === 0) continue;
    option.arms.push(arm);
    option.wounds.push(wound);
  }
  return option;
}

/** Takes away the weapons that fire once a turn and will bear better in a later pulse. */
function hold(v: FaView, squadron: Squadron, firers: readonly Firer[]): void {
  let foresight: Foresight | undefined;
  for (const { options, lines } of firers) {
    const now = atBest(options);
    if (now.size === 0) continue;
    foresight ??= foresightOf(v, squadron);
    const later = linesLater(foresight, lines);
    for (const [arm, wound] of now)
      if (hopesFor(foresight, { arm, wound: wound * WAIT }, later)) for (const option of options) without(option, arm);
  }
}

/** What each weapon that fires once a turn does now at its best. */
function atBest(options: readonly Option[]): Map<Arm, number> {
  const now = new Map<Arm, number>();
  for (const { arms, wounds } of options)
    arms.forEach((arm, i) => {
      if (arm.gun.weapon.shots < 2) now.set(arm, Math.max(now.get(arm) ?? 0, wounds[i] as number));
    });
  return now;
}

function without({ arms, wounds }: Option, arm: Arm): void {
  const i = arms.indexOf(arm);
  if (i < 0) return;
  arms.splice(i, 1);
  wounds.splice(i, 1);
}

/** FA-6.4.1 All of a squadron into one squadron: the one where it does most. */
function bestVolley(firers: readonly Firer[], declared: Declared): Volley | undefined {
  let best: Volley | undefined;
  const squadrons = new Set(firers.flatMap(({ options }) => options.map(({ target }) => target.squadron)));
  for (const into of squadrons) {
    const volley = volleyInto(into, firers, declared);
    if (volley.worth > (best?.worth ?? 0)) best = volley;
  }
  return best;
}

/** What one ship might do. */
interface Choice {
  firer: Firer;
  option: Option;
  worth: number;
  wound: number;
}

/** Each ship in turn at the target where it adds most to what is declared. */
function volleyInto(squadron: string, firers: readonly Firer[], before: Declared): Volley {
  const volley: Volley = { choices: [], worth: 0, own: new Map() };
  for (const firer of firers) {
    let best: Choice | undefined;
    for (const option of firer.options) {
      if (option.target.squadron !== squadron || option.arms.length === 0) continue;
      const { id } = option.target.ship;
      const loss = (before.get(id) ?? 0) + (volley.own.get(id) ?? 0);
      let wound = 0;
      for (const one of option.wounds) wound += one;
      const worth = worthOfWound(option, loss, wound);
      if (!best || worth > best.worth) best = { firer, option, worth, wound };
    }
    if (best) declare(volley, best);
  }
  return volley;
}

function declare(volley: Volley, choice: Choice): void {
  const { id } = choice.option.target.ship;
  volley.own.set(id, (volley.own.get(id) ?? 0) + choice.wound);
  volley.worth += choice.worth;
  volley.choices.push(choice);
}

function shotsBy(volley: Volley | undefined): Shot[] {
  return (volley?.choices ?? []).map(({ firer, option }) => shotOf(firer, option));
}

/** All that does not wait, at one target. */
export function shotOf({ gunner }: Firer, { target, arms }: Option): Shot {
  return { ship: gunner.ship.id, target: target.ship.id, weapons: arms.map(({ gun }) => gun.weapon.id) };
}

/** Points that a further wound is worth to a ship that expects some loss already. */
function worthOfWound({ target: { ship, of, bonus } }: Option, before: number, wound: number): number {
  const { structure } = of.card;
  const lost = structure - ship.structure + before;
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
