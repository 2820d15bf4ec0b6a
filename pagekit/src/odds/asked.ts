// What is asked of the odds, and what comes back.

import type { Clock, Forecasted, GameTypes, Json } from '@flagplot/kernel';
import { boundOf } from '@flagplot/kernel';

/** What odds are asked of: what lies open is all that fire depends on. */
export interface Lying<G extends GameTypes> {
  book: G['book'];
  clock: Clock;
  open: G['open'];
}

export interface Asked<G extends GameTypes = GameTypes> {
  number: number;
  table: Lying<G>;
  name: string;
  of: Json;
}

/** The same without the book, which never changes in a battle. */
export interface Question<G extends GameTypes = GameTypes> extends Omit<Asked<G>, 'table'> {
  table: Omit<Lying<G>, 'book'>;
}

/** The odds, and the milliseconds they took. */
export type Reckoned = Forecasted & { took: number };
export type Reply = { number: number; found: Reckoned } | { number: number; fault: string };

/** `exact, 9 ms`; `exact up to 1e-9, 9 ms` where rare paths are cut; `± 2 %, sampled, 9 ms`. */
export function qualityOf({ exact, beyond, halfWidth, took }: Reckoned): string {
  if (exact) return `exact${beyond > 0 ? ` up to ${boundOf(beyond).text}` : ''}, ${took} ms`;
  return `± ${Math.max(1, Math.round((halfWidth ?? 0) * 100))} %, sampled, ${took} ms`;
}
