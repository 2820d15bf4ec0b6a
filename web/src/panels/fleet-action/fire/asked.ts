// What is asked of the odds, and what comes back.

import type { Book, Open } from '@flagplot/fleet-action';
import type { Clock, Forecasted, Json } from '@flagplot/kernel';

/** What odds are asked of: what lies open is all that fire depends on. */
export interface Table {
  book: Book;
  clock: Clock;
  open: Open;
}

export interface Asked {
  number: number;
  table: Table;
  name: string;
  of: Json;
}

/** The odds, and the milliseconds they took. */
export type Reckoned = Forecasted & { took: number };
export type Reply = { number: number; found: Reckoned } | { number: number; fault: string };
