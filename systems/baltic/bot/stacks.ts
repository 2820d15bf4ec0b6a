// In which order cards are played: whoever strikes hardest from where it lies comes first.

import type { Vessel } from '../rules/open.ts';
import type { Id } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { crewOf } from '../rules/roster.ts';
import { dealtAt, stationOf } from './station.ts';

/** Cards from the top down. */
export function stackOf(seen: Seen, cards: readonly Id[]): Id[] {
  const strikes = new Map(
    cards.map(card => [card, crewOf(seen.open, card).reduce((sum, vessel) => sum + strikeOf(seen, vessel), 0)]),
  );
  return [...cards].sort((a, b) => (strikes.get(b) as number) - (strikes.get(a) as number));
}

function strikeOf(seen: Seen, vessel: Vessel): number {
  return dealtAt(stationOf(seen, vessel), vessel);
}
