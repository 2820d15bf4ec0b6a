// Chapter 7.3: which weapon a hit takes.

import type { ShipOfBook } from '../book.ts';
import type { Mount, WeaponCard } from '../cards.ts';
import type { BoxMark } from '../events.ts';
import type { Ship, WeaponHit } from '../open.ts';
import type { Member } from '../roster.ts';
import type { Lost } from './numbers.ts';
import { factorUnderCommand } from './numbers.ts';
import { isSecondary } from './refire.ts';

/** The word that stands for a hit no weapon is left to take. */
export const STRUCTURE = 'structure';

/**
 * FA-7.3.8, FA-A23 The mounts that a hit may be placed on: of its kind, with a box left and a factor in an arc it came through. None at all:
 * the hit goes to structure. `last`: the mount that the hit before it took.
 */
export function candidates(on: Member, hit: Hit, last?: number): number[] {
  // FA-8.1.4 A further point of a matter hit takes the weapon that the one before took, as long as that has a box.
  if (hit.again && last !== undefined && (on.ship.weapons[last] as number) > 0) return [last];
  const first = bearing(on, hit.arcs, hit.on);
  // FA-7.3.3, FA-7.3.6 Where there are none of its kind, those of the other.
  return first.length > 0 ? first : bearing(on, hit.arcs, hit.on === 'primary' ? 'secondary' : 'primary');
}

/** A hit on a weapon as it falls. */
export type Hit = Omit<WeaponHit, 'arcs'> & { arcs: readonly number[] };

/** The mounts of one kind with a box left that bear in an arc a hit came through. */
function bearing({ of, ship }: Member, arcs: readonly number[], kind: Hit['on']): number[] {
  const { mounts } = of.card;
  const found: number[] = [];
  for (let i = 0; i < mounts.length; i += 1) {
    if (isSecondary(of.weapons[i] as WeaponCard) !== (kind === 'secondary')) continue;
    if ((ship.weapons[i] as number) > 0 && bearsOn(mounts[i] as Mount, arcs)) found.push(i);
  }
  return found;
}

/** FA-7.3.10 Systems for anti-fighter fire alone bear all round; others where the card prints a factor. */
function bearsOn(mount: Mount, arcs: readonly number[]): boolean {
  if (mount.arcs.length === 0) return true;
  for (const arc of arcs) if ((mount.arcs[arc] ?? 0) > 0) return true;
  return false;
}

/** FA-7.3.1, FA-7.3.5 Marks a box of a weapon: the largest factor it can use falls by one, in anti-fighter fire as well (FA-7.3.2). Changes the ship. */
export function markWeapon(of: ShipOfBook, ship: Ship, mount: number): BoxMark {
  const left = (ship.weapons[mount] as number) - 1;
  ship.weapons[mount] = left;
  return { weapon: (of.card.mounts[mount] as Mount).weapon, left };
}

/**
 * FA-7.3.2 The factor in anti-fighter fire: as printed, and no more than the boxes left. FA-4.6.8 Out of command it is halved as all fire is, but
 * keeps its ordinary place in the pulse.
 */
export function antiFighterFactor(mount: Mount, boxes: number, lost: Lost = WHOLE): number {
  return factorUnderCommand(Math.min(mount.af, boxes), lost);
}

const WHOLE: Lost = { commander: false, flagship: false };

/** The mount an owner gives up who says nothing: the lowest factor left, a secondary weapon before a primary one, the last on the card first. */
export function leastUseful(of: ShipOfBook, ship: Ship, open: readonly number[]): number {
  const worth = (i: number) => (ship.weapons[i] as number) * 2 + (isSecondary(of.weapons[i] as WeaponCard) ? 0 : 1);
  return open.reduce((least, i) => (worth(i) <= worth(least) ? i : least));
}

/** Places the hits that wait one by one as `choose` says. Changes the ship. Tells `placed` what each hit took. */
export function place(
  on: Member,
  choose: (open: readonly number[], nth: number) => number,
  placed?: (mark: BoxMark | { structure: number }) => void,
): void {
  const { of, ship } = on;
  let last: number | undefined;
  for (const [nth, hit] of ship.pending.splice(0).entries()) {
    const open = candidates(on, hit, last);
    last = open.length > 0 ? choose(open, nth) : undefined;
    if (last === undefined) ship.structure = Math.max(0, ship.structure - 1); // FA-7.3.4, FA-7.3.7
    // Marked before anybody is told: what stands in the brackets of a call that is not made is not done.
    const mark = last === undefined ? { structure: ship.structure } : markWeapon(of, ship, last);
    placed?.(mark);
  }
}

/** FA-7.3.9 The name of a mount in an order. */
export function mountNamed(of: ShipOfBook, weapon: string): number {
  const { mounts } = of.card;
  for (let i = 0; i < mounts.length; i += 1) if ((mounts[i] as Mount).weapon === weapon) return i;
  return -1;
}
