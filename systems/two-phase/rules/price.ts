// Chapter 15.2: what a ship costs with its options.

import type { ShipCard } from './cards.ts';
import type { Charts } from './charts.ts';
import type { BoughtOption } from './scenario-file.ts';

/** TP-15.2.2 What the options of one ship cost together, rounded up. */
export function optionPoints({ options: prices }: Pick<Charts, 'options'>, options: readonly BoughtOption[] = []): number {
  const halves = options.reduce((sum, { id, n }) => sum + prices[id].halves * n, 0);
  return Math.floor((halves + 1) / 2);
}

/** TP-15.2.1 What a ship costs with its options; TP-16.2.1 what it counts. */
export function shipPoints(charts: Pick<Charts, 'options'>, card: ShipCard, options?: readonly BoughtOption[]): number {
  return card.bpv + optionPoints(charts, options);
}
