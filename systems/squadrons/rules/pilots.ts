// Chapters 1.2 to 1.5: the numbers of a squadron, worked out from its craft and its pilots' quality.

import type { Speed, WeaponOfBook } from './book.ts';
import type { Charts, CraftCard, Quality, WeaponCard } from './cards.ts';
import { QUALITIES } from './cards.ts';
import { weaponName } from './roster.ts';
import type { OptionName } from './scenario-file.ts';

type Options = Readonly<Record<OptionName, boolean>>;

/** SQ-7.3.1 Two pips dropped count as one more where the option says so. SQ-1.2.2 Else pips count for nothing. */
const roundPips = (number: number, pips: number | undefined): number => (pips === 2 ? number + 1 : number);

/** SQ-7.3.1, SQ-7.3.2 A card as this battle's options have it. */
export function underOptions(card: CraftCard, options: Options): CraftCard {
  const weapons = card.weapons.map(weapon => weaponUnder(weapon, options));
  if (!options['pips-round-up'] || !card.pips) return { ...card, weapons };
  return {
    ...card,
    maneuverability: roundPips(card.maneuverability, card.pips.maneuverability),
    hull: roundPips(card.hull, card.pips.hull),
    shields: roundPips(card.shields, card.pips.shields),
    weapons,
  };
}

function weaponUnder(weapon: WeaponCard, options: Options): WeaponCard {
  const printed = (options['second-edition-ion'] ? weapon.secondEdition : undefined) ?? weapon.control;
  if (!options['pips-round-up']) return { ...weapon, control: printed };
  return { ...weapon, control: roundPips(printed, weapon.pips?.control), damage: roundPips(weapon.damage, weapon.pips?.damage) };
}

/** SQ-1.5.3 The skill that serves a weapon; SQ-1.2.3, SQ-1.3.2, SQ-1.3.3, SQ-A41 what a Hot Shot adds: nothing to missiles nor to a gunner's turret. */
export function weaponOfBook(card: WeaponCard, quality: Quality, charts: Charts): WeaponOfBook {
  const { gunnery, missiles } = charts.skills[quality];
  const skill = card.kind === 'missile' ? missiles : gunnery;
  const own = card.kind !== 'missile' && card.crew === 'pilot';
  return { card, name: weaponName(card), skill, hotShot: own ? charts.hotShot.gunnery : 0 };
}

/** SQ-3.3.1, SQ-3.3.2, SQ-A26 Attack Speed and Full Throttle; a fighter can always move one hex. */
export function ratesOf({ space }: CraftCard, quality: Quality, charts: Charts): Record<Speed, number> {
  const { piloting } = charts.skills[quality];
  const attack = Math.floor(space / charts.attackDivisor) + piloting;
  return { attack: Math.max(1, attack), full: Math.max(1, space + piloting) };
}

/** SQ-3.4.2 # of Turns of an undamaged craft. */
export function turnsOf({ maneuverability }: CraftCard, quality: Quality, { skills, turns }: Charts): number {
  return Math.max(turns.least, Math.floor((maneuverability + skills[quality].piloting) / turns.divisor));
}

/** SQ-3.4.3 Turn Distance of an undamaged craft. */
export function turnDistanceOf({ maneuverability }: CraftCard, { turnDistance }: Charts): number {
  return Math.max(turnDistance.least, turnDistance.from - maneuverability);
}

/** SQ-1.3.1 The most Hot Shots among so many craft. */
export function mostHotShots(craft: number, { hotShot }: Charts): number {
  return Math.max(1, Math.floor(craft / hotShot.craft));
}

/** SQ-7.2.16, SQ-7.1.5 SGP of one craft at a quality; objective craft count nothing. */
export function priceOfCraft({ price }: CraftCard, quality: Quality): number {
  return price?.[QUALITIES.indexOf(quality)] ?? 0;
}
