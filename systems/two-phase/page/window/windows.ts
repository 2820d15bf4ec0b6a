/** What units do in a window, as it is chosen: nothing here draws. */

import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import { isPhaser } from '../../rules/energy/power.ts';
import { isSeeker, type Target, type Unit } from '../../rules/open.ts';
import type { Act, Shot, Window } from '../../rules/orders.ts';
import { cardOf, isHere, unitNamed } from '../../rules/roster.ts';
import { seekerNamed } from '../../rules/seekers/truth.ts';
import { type Firer, fireFaults } from '../../rules/weapons/aim.ts';
import { isGun } from '../../rules/weapons/guns.ts';
import { type Prospect, waysAt } from '../../rules/weapons/ways.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { targetsIn } from '../../rules/window/choices.ts';
import { inWindow, type Occasion } from '../../rules/window/window.ts';
import { isWorth, likelyWays } from './ways.ts';

/** A target, with what of a unit could be fired at it. */
export interface Offer {
  target: Target;
  range: number;
  /** Weapon by weapon. */
  ways: readonly (readonly Prospect[])[];
}

/** What a unit does in the window as it stands; nothing yet, where it has none. */
export function windowOf(windows: readonly Window[], unit: string): Window {
  return windows.find(one => one.unit === unit) ?? { unit, acts: [], fire: [] };
}

/** The windows with that of one unit as it is now; one in which nothing is done is left out. */
export function withWindow(windows: readonly Window[], window: Window): Window[] {
  const rest = windows.filter(one => one.unit !== window.unit);
  return window.acts.length + window.fire.length > 0 ? [...rest, window] : rest;
}

export function firerOf(on: Occasion, unit: Unit): Firer | undefined {
  const hold = inWindow(on, unit, { acts: [] })?.hold;
  return hold && { seen: on.v, unit, hold };
}

/** Targets at which a unit has something to fire, the nearest first. */
export function offersOf(on: Occasion, unit: Unit): Offer[] {
  const firer = firerOf(on, unit);
  if (!firer) return [];
  const all = targetsIn(on, unit).flatMap((target): Offer[] => {
    const ways = waysAt(firer, target);
    return ways.length > 0 ? [{ target, range: ways[0]?.[0]?.range ?? 0, ways }] : [];
  });
  return all.toSorted((a, b) => a.range - b.range);
}

/** The ways in which a weapon could be fired at a target. */
export function waysFor({ ways }: Pick<Offer, 'ways'>, weapon: string): readonly Prospect[] {
  return ways.find(([first]) => first?.shot.weapon === weapon) ?? [];
}

/** The fire at a target without a second thought: what has one chance in three, or else all that bears, as far as it is paid for; at a drone no more than it takes. */
export function likelyFire(on: Occasion, unit: Unit, offer: Offer): Shot[] {
  const all = likelyAt(on, unit, offer);
  const worth = all.filter(([first]) => first && isWorth(first));
  return paidWays(on, unit, { fired: [], wanted: enough(on, offer.target, worth.length > 0 ? worth : all) });
}

/** What there is to fire at a target without a second thought, weapon by weapon, what does most first. */
export function likelyAt({ v }: Occasion, unit: Unit, { target, ways }: Offer): Prospect[][] {
  const { weapons } = cardOf(v.book, unit);
  const isMeant = (id: string): boolean => {
    const weapon = weapons.find(one => one.id === id);
    return !isSeeker(target) || (weapon !== undefined && (isPhaser(weapon) || weapon.type === 'add'));
  };
  const likely = ways.map(likelyWays).filter(([first]) => first && isMeant(first.shot.weapon));
  return likely.toSorted(([a], [b]) => (b?.damage ?? 0) - (a?.damage ?? 0));
}

/** TP-6.3.4 As many weapons as bring down any drone on average; at all else all of them. */
function enough({ v }: Occasion, target: Target, wanted: readonly Prospect[][]): readonly Prospect[][] {
  if (!isSeeker(target) || target.shown !== 'drone') return wanted;
  let left = 100 * (Math.max(...Object.values(v.book.charts.drones).map(({ kills }) => kills)) - target.damage);
  const toll = ([first]: Prospect[]): number => (first?.damage === 0 ? 4 * first.chance : (first?.damage ?? 0));
  return wanted.filter(ways => {
    if (left <= 0) return false;
    left -= toll(ways);
    return true;
  });
}

/** As many of these weapons as capacitor and batteries pay for beside what is fired, each in the first of its ways that they pay for. */
export function paidWays(
  on: Occasion,
  unit: Unit,
  { fired, wanted }: { fired: readonly Shot[]; wanted: readonly (readonly Prospect[])[] },
): Shot[] {
  const firer = firerOf(on, unit);
  const taken = [...fired];
  for (const ways of wanted) {
    const paid = firer && ways.find(({ shot }) => isPaid(firer, taken, shot));
    if (paid) taken.push(paid.shot);
  }
  return taken;
}

/** Whether nothing more stands against the fire of a unit with one shot more. */
function isPaid(firer: Firer, fired: readonly Shot[], shot: Shot): boolean {
  return fireFaults(firer, [...fired, shot], 0).length <= fireFaults(firer, fired, 0).length;
}

/** The shot that a press on a weapon stands for: its best that is paid for beside all others, else its best. */
export function shotFor(
  on: Occasion,
  unit: Unit,
  { fire, ways }: { fire: readonly Shot[]; ways: readonly Prospect[] },
): Shot | undefined {
  const [first] = ways;
  const others = fire.filter(one => one.weapon !== first?.shot.weapon);
  const inOrder = [...new Set([...likelyWays(ways), ...ways])];
  return paidWays(on, unit, { fired: others, wanted: [inOrder] })[others.length] ?? inOrder[0]?.shot;
}

/** The window with a weapon fired at a target, or no longer. */
export function withShot(window: Window, shot: Shot, isFired: boolean): Window {
  const rest = window.fire.filter(one => one.weapon !== shot.weapon);
  return { ...window, fire: isFired ? [...rest, shot] : rest };
}

/** The unit or seeker of an id, as far as it is still there. */
export function targetOf({ v }: Occasion, id: string): Target | undefined {
  const unit = unitNamed(v.open, id);
  return unit && isHere(unit) ? unit : seekerNamed(v.open, id);
}

/** Weapons of a unit that fire at all. */
export function gunsOf({ v }: Occasion, unit: Unit): string[] {
  return cardOf(v.book, unit).weapons.flatMap(weapon => (isGun(weapon) ? [weapon.id] : []));
}

/** A unit in a window, with all that it is to do and to fire there. */
export interface Chosen extends InWindow {
  window: Window;
}

/** A unit in the window as it is chosen so far. */
export function chosenIn(on: Occasion, unit: Unit, windows: readonly Window[]): Chosen | undefined {
  const window = windowOf(windows, unit.id);
  const c = inWindow(on, unit, window);
  return c && { ...c, window };
}

export function withAct(window: Window, act: Act): Window {
  return { ...window, acts: [...window.acts, act] };
}

export function withoutAct(window: Window, nth: number): Window {
  return { ...window, acts: window.acts.filter((_, i) => i !== nth) };
}

/** What a refusal is about: a unit, and an act or a shot of its window by its place there. */
export interface PlaceIn {
  unit: string;
  act?: number;
  shot?: number;
}

/** What a refusal points at within a window: `/fire/2/weapon`, `/acts/0`; where it names no place the first there is. */
export function placeIn({ unit, acts, fire }: Window, at: string): PlaceIn {
  if (at.startsWith('/acts') && acts.length > 0) return { unit, act: pointer('/acts/:n', at)?.n ?? 0 };
  if (at.startsWith('/fire') && fire.length > 0) return { unit, shot: pointer('/fire/:n', at)?.n ?? 0 };
  return { unit };
}
