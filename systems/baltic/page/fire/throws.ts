/** Fire in the making: who can throw what at whom, and the order with one choice changed. */

import { shotOf } from '../../rules/acts/fire.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { type Aim, aimOf, canHit, isFired, works } from '../../rules/gunnery/aim.ts';
import { type Mark, marksFor } from '../../rules/gunnery/mark.ts';
import { type Line, lineBetween } from '../../rules/gunnery/sight.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Act, Fire } from '../../rules/orders.ts';
import { cardOf } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';

/** A target as it lies from a vessel, with the weapons that bear on it. */
export interface Offer {
  readonly mark: Mark;
  readonly line: Line;
  readonly weapons: readonly WeaponCard[];
}

/** Weapons that are fired at a target. */
export function gunsOf(view: BbView, vessel: Vessel): WeaponCard[] {
  return cardOf(view.book, vessel).weapons.filter(isFired);
}

/** Every target of a vessel, whether or not anything bears on it, the nearest first. */
export function offersOf(view: BbView, vessel: Vessel): Offer[] {
  const guns = gunsOf(view, vessel);
  return marksFor(view, vessel)
    .map(mark => {
      const line = lineBetween(view, vessel, mark);
      return { mark, line, weapons: guns.filter(weapon => works(vessel, weapon) && canHit(view, weapon, line)) };
    })
    .toSorted((a, b) => a.line.squared - b.line.squared);
}

const isFire = (act: Act): act is Fire => act.act === 'fire';

/** Every throw of an order. */
export function firesOf(acts: readonly Act[]): Fire[] {
  return acts.filter(isFire);
}

/** At whom a weapon of a vessel fires. */
export function targetOf(acts: readonly Act[], vessel: string, weapon: string): string | undefined {
  return firesOf(acts).find(act => act.weapon === weapon && act.by.includes(vessel))?.target;
}

/** BB-3.2.29 The order with a weapon of a vessel at another target, joining a throw that is there; at none it holds its fire. */
export function withFire(acts: readonly Act[], shot: { vessel: string; weapon: string; target: string | undefined }): Act[] {
  const { vessel, weapon, target } = shot;
  const left = acts.flatMap((act): Act[] => {
    if (!isFire(act) || act.weapon !== weapon) return [act];
    const by = act.by.filter(id => id !== vessel);
    return by.length > 0 ? [{ ...act, by }] : [];
  });
  if (target === undefined) return left;
  const joined = left.some(act => isFire(act) && act.weapon === weapon && act.target === target);
  if (!joined) return [...left, { act: 'fire', weapon, by: [vessel], target }];
  return left.map(act =>
    isFire(act) && act.weapon === weapon && act.target === target ? { ...act, by: [...act.by, vessel] } : act,
  );
}

/** What a throw comes to before its dice: all that join it. */
export function aimFor(
  view: BbView,
  acts: readonly Act[],
  shot: { vessel: string; weapon: string; target: string },
): Aim | undefined {
  const { vessel, weapon, target } = shot;
  const throwing = firesOf(withFire(acts, shot)).find(act => act.weapon === weapon && act.target === target);
  const found = shotOf(view, { weapon, by: throwing?.by ?? [vessel], target });
  return found && aimOf(view, found);
}

/** The dice of a whole order. */
export function diceOf(view: BbView, acts: readonly Act[]): number {
  return firesOf(acts).reduce((sum, act) => {
    const shot = shotOf(view, act);
    return sum + ((shot && aimOf(view, shot)?.dice) ?? 0);
  }, 0);
}
