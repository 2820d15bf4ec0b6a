// Whose sheet it is: a card, and what stands of the ship that has it.

import type { CardOfBook } from '../rules/book.ts';
import type { WeaponCard } from '../rules/cards.ts';
import type { Boxes, Unit } from '../rules/open.ts';
import { LOST } from '../rules/open.ts';
import { boxesOf } from '../rules/setup.ts';

export interface Subject {
  readonly card: CardOfBook;
  /** Nothing of a card that nobody commands. */
  readonly unit?: Unit;
}

/** TP-10.2.2 What is left of boxes that are counted. */
export function leftOf({ card, unit }: Subject): Boxes {
  return unit?.boxes ?? boxesOf(card);
}

/** Whether the weapon of a mount is gone. */
export function isLost({ unit }: Subject, mount: number): boolean {
  return unit?.weapons[mount] === LOST;
}

/** TP-15.1.5 A weapon as it is mounted. */
export function mountedAt({ card }: Subject, mount: number): WeaponCard {
  return card.weapons[mount] as WeaponCard;
}
