// Readings of the book that a table may prefer. Some change a number of a chart or of a sheet; the others are asked for by the rule that reads them.

import type { Card, WeaponCard } from './cards.ts';
import type { Charts } from './charts.ts';

/** Every option by its name, in the order in which they are spoken of; all off unless named. */
export const OPTIONS = [
  'unlimited-guns',
  'open-columns',
  'forcing-row',
  'clear-wrecks',
  'lasting-wrecks',
  'masking',
  'far-boarding',
  'reefs-stop-skimmers',
  'submerged-hulls',
  'two-runs',
  'fresh-planes',
  'reserve-always',
  'falling-flyers',
] as const;

export type OptionName = (typeof OPTIONS)[number];

/** Which options a battle is played with. */
export type Chosen = Readonly<Record<OptionName, boolean>>;

/** Which options a scenario names. */
export function chosenOf(options: readonly OptionName[] = []): Chosen {
  return Object.fromEntries(OPTIONS.map(name => [name, options.includes(name)])) as Record<OptionName, boolean>;
}

/** Beyond the diagonal of the largest table. */
const UNLIMITED = 170_000;
/** Twice as far as the ruling has it. */
const FAR_BOARDING = 10_000;

/** The charts under these options: BB-3.4.6 boarding from further off, BB-3.2.49 columns beyond the table. */
export function chartsUnder(charts: Charts, chosen: Chosen): Charts {
  return {
    ...charts,
    ...(chosen['far-boarding'] && { boarding: FAR_BOARDING }),
    ...(chosen['open-columns'] && { columns: { ...charts.columns, open: true } }),
  };
}

/** BB-3.2.7 A sheet under these options: guns reach as far as the table. */
export function cardUnder(card: Card, chosen: Chosen): Card {
  return chosen['unlimited-guns'] ? { ...card, weapons: card.weapons.map(unlimitedWeapon) } : card;
}

function unlimitedWeapon(weapon: WeaponCard): WeaponCard {
  return weapon.kind === 'gun' ? { ...weapon, range: UNLIMITED } : weapon;
}
