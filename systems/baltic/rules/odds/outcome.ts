// What odds are told in: what hits make of a vessel.

import type { Refusal } from '@flagplot/kernel';
import type { Condition, Hits } from '../damage/hits.ts';
import { conditionAfter } from '../damage/hits.ts';
import { nameOf } from '../names.ts';
import type { Status, Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isCrippled, isOnTable, vesselNamed } from '../roster.ts';

/** Boxes and tenners that come to it; what it is then. */
export interface Outcome {
  vessel: Id;
  boxes: number;
  tenners: number;
  becomes: Status | 'crippled';
}

export function conditionOf({ status, lost, splash, tenners, wreckHits }: Vessel): Condition {
  return { status, lost, splash, tenners, wreckHits };
}

/** A vessel after one more handful; no hits change nothing. */
export function struckBy(
  { book }: Pick<Seen, 'book'>,
  { vessel, condition }: { vessel: Vessel; condition: Condition },
  dealt: Hits,
): Condition {
  return dealt.hits === 0 ? condition : conditionAfter(book, { card: cardOf(book, vessel), condition }, dealt);
}

/** What has come to a vessel. */
export function outcomeOf({ book }: Pick<Seen, 'book'>, vessel: Vessel, condition: Condition): Outcome {
  const { status, lost, tenners } = condition;
  const crippled = status === 'live' && isCrippled(cardOf(book, vessel), condition);
  const gained = Math.max(0, tenners - vessel.tenners);
  return { vessel: vessel.id, boxes: lost - vessel.lost, tenners: gained, becomes: crippled ? 'crippled' : status };
}

/** BB-3.2.6 Nobody of this name stands on the table. */
export function noVessel(seen: Seen, id: Id, at: string): Refusal[] {
  const vessel = vesselNamed(seen.open, id);
  return vessel && isOnTable(vessel) ? [] : [{ rule: 'BB-3.2.6', at, say: `${nameOf(seen.book, id)} is not on the table.` }];
}
