// What is asked of the odds, and what comes back.

import type { Clock, Forecasted, GameTypes, Json, Ruleset } from '@flagplot/kernel';
import { boundOf, odds } from '@flagplot/kernel';

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

/** A sample this large is within two points of a hundred, and comes soon enough to be looked at while pointing. */
const RUNS = 2_500;

/** The odds that were asked for, folders as they are given: the forecasts that a page asks for do not look into them. */
export function reckonedBy<G extends GameTypes>(
  rules: Ruleset<G>,
  { number, table, name, of }: Asked<G>,
  sealed: Record<string, G['sealed']>,
): Reply {
  const began = performance.now();
  try {
    const found = odds(rules, { name, of, s: { ...table, sealed } }, { runs: RUNS });
    return { number, found: { ...found, took: Math.max(1, Math.round(performance.now() - began)) } };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** `exact, 9 ms`; `exact up to 1e-9, 9 ms` where rare paths are cut; `± 2 %, sampled, 9 ms`. */
export function qualityOf({ exact, beyond, halfWidth, took }: Reckoned): string {
  if (exact) return `exact${beyond > 0 ? ` up to ${boundOf(beyond).text}` : ''}, ${took} ms`;
  return `± ${Math.max(1, Math.round((halfWidth ?? 0) * 100))} %, sampled, ${took} ms`;
}
