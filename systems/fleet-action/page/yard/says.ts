// What is said of a squadron as it is built: how it may move, what it has to lose, what its hangars hold.

import type { Ability } from '../../rules/abilities/commanders.ts';
import { ABILITIES, ADMIRALS } from '../../rules/abilities/commanders.ts';
import type { FighterCard, ShipCard } from '../../rules/cards.ts';
import type { BoughtSquadron } from '../../rules/muster/fleet.ts';
import { ratingOf } from '../../rules/muster/price.ts';
import type { Cards } from '../../rules/scenario-book.ts';

/** `Turns up to speed 15, hard up to 7: Dal'Vek is the clumsiest · morale starts at 7 · bays 7`. */
export function squadronSays({ ships }: BoughtSquadron, { ships: cards }: Pick<Cards, 'ships'>): string {
  const known = ships.flatMap(ship => {
    const card = cards.get(ship.card);
    return card ? [{ name: ship.name, card }] : [];
  });
  const [first, ...others] = known;
  if (!first) return '';
  const clumsiest = others.reduce((least, one) => (top(one.card.turn) < top(least.card.turn) ? one : least), first);
  const turns = `Turns up to speed ${top(clumsiest.card.turn)}, hard up to ${top(clumsiest.card.hard)}`;
  const morale = known.reduce((sum, { card }) => sum + card.grey.length, 0);
  const bays = known.reduce((sum, { card }) => sum + card.flights, 0);
  return [
    others.length > 0 ? `${turns}: ${clumsiest.name} is the clumsiest` : turns,
    `morale starts at ${morale}`,
    ...(bays > 0 ? [`bays ${bays}`] : []),
  ].join(' · ');
}

const top = (speeds: readonly number[]): number => Math.max(...speeds);

/** FA-14.1.4 `commands 3 of 5`. */
export function commandSays({ ships }: BoughtSquadron, cards: Pick<Cards, 'ships'>): string {
  const [lead] = ships;
  return lead ? `commands ${ships.length - 1} of ${ratingOf(lead, cards)}` : 'nobody leads it';
}

/** The fighters that a ship may carry: of her race. */
export function fightersFor({ race }: Pick<ShipCard, 'race'>, { fighters }: Pick<Cards, 'fighters'>): FighterCard[] {
  return [...fighters.values()].filter(card => card.race === race);
}

/** FA-14.1.8 What the commander of a squadron may be bought, an admiral's on the flagship alone. */
export function abilitiesFor(flag: boolean): readonly Ability[] {
  return ABILITIES.filter(ability => (flag ? ability !== 'rapid-net-change' : !ADMIRALS.includes(ability)));
}
