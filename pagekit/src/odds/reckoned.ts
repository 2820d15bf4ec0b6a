// The odds worked out: in a worker, or where there is none on the page.

import type { GameTypes, Ruleset } from '@flagplot/kernel';
import { odds } from '@flagplot/kernel';
import type { Asked, Reply } from './asked.ts';

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
