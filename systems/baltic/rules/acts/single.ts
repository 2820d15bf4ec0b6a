// Acts of one vessel with one weapon or none: what all of them ask.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard, WeaponKind } from '../cards.ts';
import { weaponOf, works } from '../gunnery/aim.ts';
import { nameOf, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Act, Id } from '../orders.ts';
import { cardOf, isLive, vesselNamed } from '../roster.ts';
import type { Firing } from './act.ts';

/** BB-3.2.2 The vessel of this name, if it has a fire step now. */
export function actorOf({ open, vessels }: Firing, id: Id): Vessel | undefined {
  const vessel = vessels.includes(id) ? vesselNamed(open, id) : undefined;
  return vessel && isLive(vessel) ? vessel : undefined;
}

export function noActor({ book }: Pick<Firing, 'book'>, id: Id): Refusal {
  return { rule: 'BB-3.2.2', at: '/by', say: `${nameOf(book, id)} does not fire now.` };
}

/** BB-3.2.9 The weapon of this name, if it is one of these and works. */
export function readyWeapon(
  firing: Firing,
  vessel: Vessel,
  { weapon, kind }: { weapon: Id; kind: WeaponKind },
): WeaponCard | undefined {
  const card = weaponOf(firing, vessel, weapon);
  return card && card.kind === kind && works(vessel, card) ? card : undefined;
}

/** Every weapon of a kind that works, with its vessel. */
export function readyWeapons(firing: Firing, kind: WeaponKind): { vessel: Vessel; weapon: WeaponCard }[] {
  return firing.vessels.flatMap(id => {
    const vessel = actorOf(firing, id);
    if (!vessel) return [];
    const weapons = cardOf(firing.book, vessel).weapons.filter(weapon => weapon.kind === kind && works(vessel, weapon));
    return weapons.map(weapon => ({ vessel, weapon }));
  });
}

/** BB-3.2.1 A weapon is used once in an activation, BB-3.3.5 a battery of tubes too. */
export function onceFaults({ book }: Firing, { weapon, by }: { weapon: Id; by: Id }, before: readonly Act[]): Refusal[] {
  const twice = before.some(act => 'weapon' in act && act.act !== 'fire' && act.weapon === weapon && act.by === by);
  return twice
    ? [{ rule: 'BB-3.2.1', at: '/weapon', say: `${nameOf(book, by)} fires ${weaponName(book, by, weapon)} once.` }]
    : [];
}
