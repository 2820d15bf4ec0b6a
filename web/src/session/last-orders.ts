/** What a side ordered the last time it was asked a kind of question: to be ordered again at one press. Kept for this visit. */

import type { Json, Side } from '@flagplot/kernel';

/** Which order: of one battle, of one side, to one kind of question. */
export interface LastOrder {
  battle: string;
  side: Side;
  kind: string;
}

const prefixOf = (battle: string): string => `flagplot.last.${battle}.`;
const keyOf = ({ battle, side, kind }: LastOrder): string => `${prefixOf(battle)}${side}.${kind}`;

export function keepLast(of: LastOrder, order: Json): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(order));
  } catch {
    // Then there is nothing to be ordered again.
  }
}

/** The order that was given last; nothing where none was, or none is known here. */
export function lastOrder(of: LastOrder): Json | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(of));
    return kept === null ? undefined : (JSON.parse(kept) as Json);
  } catch {
    return undefined;
  }
}

/** The battle was taken off: its orders go too. */
export function forgetLast(battle: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefixOf(battle))) sessionStorage.removeItem(key);
  } catch {
    // Then none are known here.
  }
}
