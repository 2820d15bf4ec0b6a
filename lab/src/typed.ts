// Orders of a case as they are typed: text beside JSON.

import type { GameTypes, HostMatch, Json, Refusal, Side } from '@flagplot/kernel';
import type { Notation } from '@flagplot/manifest';
import { partOf, type System } from '@flagplot/shelf';

/** Whom an order is of, and what reads it. */
export interface OrderTerms {
  readonly match: HostMatch<GameTypes>;
  readonly side: Side;
  readonly notation: Notation<GameTypes> | undefined;
}

/** What a system reads and writes positions and orders with; nothing where it has none. */
export async function notationOf({ manifest }: System): Promise<Notation<GameTypes> | undefined> {
  if (!manifest.notation) return undefined;
  const found = await partOf(manifest, 'notation');
  if ('faults' in found) throw new Error(found.faults.map(({ say }) => say).join(' '));
  return found.part;
}

/** An order as the rules take it: JSON as it stands, text as it is typed under what the side is asked now. */
export function orderGiven(order: Json, { match, side, notation }: OrderTerms): { order: Json } | { faults: Refusal[] } {
  if (typeof order !== 'string') return { order };
  const ask = match.asks().find(one => one.side === side);
  // Who is not asked is told so when he answers.
  if (!ask) return { order };
  if (notation?.parseOrder) return notation.parseOrder(order, match.view(side), { kind: ask.kind, about: ask.about as Json });
  return { faults: [{ rule: 'case', say: 'orders of this system cannot be typed: it has no notation' }] };
}
