// Chapters 5.4 and 13.3: who may lay mines in the path of plasma, by what lies open. How they are laid and burst: rare/panel-mines.ts.

import type { Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, isHere } from '../roster.ts';
import { groupsOf, inOrder } from '../speed/order.ts';

/** Plasma of a ship's enemies. */
export function plasmaAgainst({ book, open }: Seen, { side }: Unit): Seeker[] {
  return open.seekers.filter(seeker => seeker.shown === 'plasma' && areEnemies(book, side, seeker.side));
}

/** Ruling R68 Whether a ship may lay such mines, by what lies open: it has some, a box to send them, and plasma is against it. */
export function laysAgainstPlasma(seen: Seen, unit: Unit): boolean {
  if (!unit.paMines || !isHere(unit) || unit.used.transporter >= unit.boxes.transporter) return false;
  return plasmaAgainst(seen, unit).length > 0;
}

/** TP-13.3.6, TP-1.3.11 Before the first hex step those are asked that may lay such mines. */
export function layers(seen: Seen): Id[][] {
  return seen.open.seekers.length === 0 ? [] : groupsOf(inOrder(seen.open).filter(unit => laysAgainstPlasma(seen, unit)));
}
