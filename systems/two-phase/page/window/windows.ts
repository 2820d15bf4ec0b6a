/** What units do in a window, as it is chosen: nothing here draws. */

import type { Target, Unit } from '../../rules/open.ts';
import type { Act, Shot, Window } from '../../rules/orders.ts';
import { cardOf, isHere, unitNamed } from '../../rules/roster.ts';
import { seekerNamed } from '../../rules/seekers/truth.ts';
import type { Firer } from '../../rules/weapons/aim.ts';
import { isGun } from '../../rules/weapons/guns.ts';
import type { InWindow } from '../../rules/window/act.ts';
import { type Prospect, payable, prospects, targetsIn } from '../../rules/window/choices.ts';
import { inWindow, type Occasion } from '../../rules/window/window.ts';

/** A chance, in a hundred, from which a weapon is fired without a second thought. */
const WORTH = 33;

/** A target, with what of a unit could be fired at it. */
export interface Offer {
  target: Target;
  range: number;
  prospects: readonly Prospect[];
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
    const found = prospects(firer, target).filter(({ chance }) => chance > 0);
    return found.length > 0 ? [{ target, range: found[0]?.range ?? 0, prospects: found }] : [];
  });
  return all.toSorted((a, b) => a.range - b.range);
}

/** The fire at a target without a second thought: what has one chance in three, or else all that bears, as far as it is paid for. */
export function likelyFire(on: Occasion, unit: Unit, offer: Offer): Shot[] {
  const worth = offer.prospects.filter(({ chance }) => chance >= WORTH);
  const wanted = (worth.length > 0 ? worth : offer.prospects).toSorted((a, b) => b.damage - a.damage);
  return paidFor(
    on,
    unit,
    wanted.map(({ shot }) => shot),
  );
}

/** As many of these shots as capacitor and batteries pay for. */
export function paidFor(on: Occasion, unit: Unit, shots: readonly Shot[]): Shot[] {
  const firer = firerOf(on, unit);
  return firer ? payable(firer, shots) : [];
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

/** A unit in the window as it is chosen so far. */
export function chosenIn(on: Occasion, unit: Unit, windows: readonly Window[]): InWindow | undefined {
  return inWindow(on, unit, windowOf(windows, unit.id));
}

export function withAct(window: Window, act: Act): Window {
  return { ...window, acts: [...window.acts, act] };
}

export function withoutAct(window: Window, nth: number): Window {
  return { ...window, acts: window.acts.filter((_, i) => i !== nth) };
}
