// What a fleet costs.

import prices from '../../data/abilities.json' with { type: 'json' };
import { ratingGained, ratingOver } from '../abilities/rating.ts';
import { plannerPrice, reliefPrice } from '../reinforcements/muster.ts';
import type { Cards } from '../scenario-book.ts';
import type { BoughtFleet, BoughtShip, BoughtSquadron, FleetTerms } from './fleet.ts';

const PRICES: Readonly<Record<string, number>> = prices.prices;

/** FA-4.3.19, FA-4.4.11 What one purchase of an ability costs for a ship of this command rating: FA-4.3.4 a better network by what it adds. */
export function abilityPrice(ability: string, rating: number): number {
  const price = PRICES[ability] ?? 0;
  return ability === 'improved-command-network' ? price * ratingGained(rating) : price;
}

/** FA-14.1.1 What a ship costs with its flights and what was bought for her commander; what has no card costs nothing. */
export function shipPrice({ card, flights = [], abilities = [] }: BoughtShip, { ships, fighters }: FleetTerms['cards']): number {
  const { points = 0, command = 0 } = ships.get(card) ?? {};
  const flown = flights.reduce((sum, id) => sum + (fighters.get(id)?.points ?? 0), 0);
  return abilities.reduce((sum, ability) => sum + abilityPrice(ability, command), points + flown);
}

/** FA-12.1.2 What the ships and flights of a squadron cost by the list, without what was bought for its commander. */
export function listPrice({ ships }: BoughtSquadron, cards: FleetTerms['cards']): number {
  return ships.reduce((sum, { abilities: _, ...ship }) => sum + shipPrice(ship, cards), 0);
}

/** FA-14.1.1 What a squadron costs: FA-12.1.2 of reinforcements ships and flights are cheaper. */
export function squadronPrice(squadron: BoughtSquadron, cards: FleetTerms['cards']): number {
  const all = squadron.ships.reduce((sum, ship) => sum + shipPrice(ship, cards), 0);
  const list = listPrice(squadron, cards);
  return squadron.relief ? all - list + reliefPrice(list) : all;
}

/** FA-14.1.1 What a fleet costs. */
export function fleetPrice({ squadrons }: BoughtFleet, cards: FleetTerms['cards']): number {
  return squadrons.reduce((sum, squadron) => sum + squadronPrice(squadron, cards), plannerRest({ squadrons }, cards));
}

const PLANNER = 'superior-strategic-planner';

/** FA-4.4.5 What a Superior Strategic Planner costs more than once the price that is counted with his ship: it goes by all reinforcements. */
export function plannerRest({ squadrons }: BoughtFleet, cards: FleetTerms['cards']): number {
  const bought = squadrons.some(({ ships }) => ships.some(({ abilities }) => abilities?.includes(PLANNER)));
  if (!bought) return 0;
  const list = squadrons.reduce((sum, one) => (one.relief ? sum + listPrice(one, cards) : sum), 0);
  return plannerPrice(list) - (PRICES[PLANNER] ?? 0);
}

/** FA-14.1.4 How many other ships a ship can command: her printed rating, FA-4.3.4 with a better network more. */
export function ratingOf({ card: id, abilities = [] }: BoughtShip, { ships }: Pick<Cards, 'ships'>): number {
  const card = ships.get(id);
  return card ? ratingOver({ card, abilities }) : 0;
}
