// Cards of one's own: checked as any card is, priced as far as there is a formula, and marked as what they are.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import file from '../../data/muster.json' with { type: 'json' };
import type { Origins, ShipCard, WeaponCard } from '../cards.ts';
import { cardFaults } from '../edge/card-faults.ts';
import type { Cards } from '../scenario-book.ts';
import { fault } from './fleet.ts';

/** A ship's card as its maker writes it: where its numbers come from goes without saying. */
export type OwnCard = Omit<ShipCard, 'provenance'> & Partial<Pick<ShipCard, 'provenance'>>;

const { flight, elint, launcher, step } = file.surcharges;

/** FA-16.2.1 The card as it is played and printed: whatever it says of itself, every number of it is home-made. */
export function homeMade(card: OwnCard): ShipCard {
  const numbers = Object.keys(card).filter(field => !['id', 'name', 'race', 'provenance'].includes(field));
  const provenance: Origins = Object.fromEntries(numbers.map(field => [field, 'home-made'] as const));
  return { ...card, provenance };
}

/** FA-16.2.1 The cards of a scenario with those that a fleet brings; one that is there already stays. */
export function withOwn<C extends Pick<Cards, 'ships'>>(cards: C, own: readonly OwnCard[] = []): C {
  const ships = new Map([...own.map(card => [card.id, homeMade(card)] as const), ...cards.ships]);
  return { ...cards, ships };
}

/** FA-14.1.1 What there is a formula for: bays, ELINT levels and launchers of energy mines; guns and hull are worth what their maker says. */
export function leastPrice({ flights, elint: levels, mounts }: OwnCard, weapons: Cards['weapons']): number {
  const launchers = mounts.reduce(
    (sum, { weapon, boxes }) => sum + (weapons.get(weapon)?.delivery === 'proximity' ? boxes : 0),
    0,
  );
  return flights * flight + levels * elint + launchers * launcher;
}

/** What own cards are checked against: FA-16.2.1 the cards that are there without them. */
type Known = Pick<Cards, 'ships' | 'weapons'>;

/** Every fault of own cards; `at` points into the list. FA-16.2.1 They are checked as all cards are, and have ids of their own. */
export function ownCardFaults(own: readonly OwnCard[], { ships, weapons }: Known): Refusal[] {
  const list: readonly WeaponCard[] = [...weapons.values()];
  const wrong = cardFaults(own.map(homeMade), list).flatMap(one => (one.at?.startsWith('/ships') ? [inList(one)] : []));
  const taken = own.flatMap(({ id }, i) =>
    ships.has(id) ? [fault('FA-16.2.1', `/${i}/id`, `There is a card ${id} already; a card of your own has another id.`)] : [],
  );
  return [...wrong, ...taken, ...own.flatMap((card, i) => priceFaults(card, weapons).map(under(`/${i}`)))];
}

function inList(one: Refusal): Refusal {
  return { ...one, at: one.at?.slice('/ships'.length) ?? '' };
}

/** FA-14.1.1 Ruling R41: prices go by 25, and are no less than what the formula says of a part. */
function priceFaults(card: OwnCard, weapons: Cards['weapons']): Refusal[] {
  const least = leastPrice(card, weapons);
  if (card.points < least || card.points === 0) {
    const say = `${card.name} costs ${Math.max(step, least)} at least: ${flight} a bay, ${elint} a level of ELINT, ${launcher} a launcher of mines.`;
    return [fault('FA-14.1.1', '/points', say)];
  }
  const say = `${card.name} costs ${card.points}, and prices go by ${step}.`;
  return card.points % step === 0 ? [] : [fault('FA-14.1.1', '/points', say)];
}
