// FA-12.1.1, FA-12.1.2 What reinforcements cost, and how much of a fleet they may be.

import type { Refusal } from '@flagplot/kernel';
import abilities from '../../data/abilities.json' with { type: 'json' };
import file from '../../data/reinforcements.json' with { type: 'json' };

/** Percent in the whole. */
const WHOLE = 100;

/** A fleet as it is bought: the points agreed upon for all of it, and what its reinforcements cost by the list. */
export interface Bought {
  agreed: number;
  list: number;
}

/** FA-12.1.2 What is paid for reinforcements: a part of their list price, a broken point as a whole one. */
export function reliefPrice(list: number): number {
  return Math.ceil((list * file.price) / WHOLE);
}

/** FA-12.1.1 What may be paid for reinforcements of all points agreed upon. */
export function mostRelief(agreed: number): number {
  return Math.floor(agreed / file.part);
}

/** FA-4.4.5 What a Superior Strategic Planner costs: so much for every 500 points of reinforcements at list price, a part of 500 as a whole. */
export function plannerPrice(list: number): number {
  return Math.ceil(list / file.planner) * abilities.prices['superior-strategic-planner'];
}

/** FA-12.1.1, FA-A78 What is paid for reinforcements is a third of all points agreed upon at most. */
export function shareFaults({ agreed, list }: Bought): Refusal[] {
  const price = reliefPrice(list);
  if (price * file.part <= agreed) return [];
  const most = mostRelief(agreed);
  return [{ rule: 'FA-12.1.1', say: `Reinforcements of ${price} points are too many: of ${agreed} in all ${most} may be.` }];
}
