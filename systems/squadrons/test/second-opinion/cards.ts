// The cards of `data/craft.json` as a second opinion reads them.

import craftFile from '../../data/craft.json' with { type: 'json' };
import type { Card, Weapon } from './position.ts';

/** What a scenario may change on cards. */
export interface CardOptions {
  /** SQ-7.3.1 Two pips count as one more. */
  readonly roundPips: boolean;
  /** SQ-7.3.2 The Y-wing's ion cannons are those of the second edition. */
  readonly secondEdition: boolean;
}

/** Pips left over from a die code, by the number they belong to. */
type Pips = Readonly<Record<string, number>>;

type PrintedWeapon = Weapon & { readonly pips?: Pips; readonly secondEdition?: number };
type PrintedCard = Card & { readonly pips?: Pips; readonly weapons: readonly PrintedWeapon[] };

const PRINTED = craftFile as readonly unknown[] as readonly PrintedCard[];

/** The card of a type of craft. */
export function cardOf(id: string, options: CardOptions): Card {
  const card = PRINTED.find(one => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  const { maneuverability, hull, shields } = withPips(card, options);
  return { ...card, maneuverability, hull, shields, weapons: card.weapons.map(weapon => weaponOf(weapon, options)) };
}

function weaponOf(weapon: PrintedWeapon, options: CardOptions): Weapon {
  const control = options.secondEdition ? (weapon.secondEdition ?? weapon.control) : weapon.control;
  return { ...withPips(weapon, options), control };
}

/** The same with every number one higher that has two pips left over. */
function withPips<T extends { readonly pips?: Pips }>(printed: T, { roundPips }: CardOptions): T {
  const raised = Object.entries(printed.pips ?? {}).filter(([, pips]) => roundPips && pips >= 2);
  const numbers = printed as unknown as Readonly<Record<string, number>>;
  return { ...printed, ...Object.fromEntries(raised.map(([name]) => [name, (numbers[name] ?? 0) + 1])) };
}
