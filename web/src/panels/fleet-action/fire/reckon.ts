import { fleetAction } from '@flagplot/fleet-action';
import { odds } from '@flagplot/kernel';
import type { Asked, Reply } from './asked.ts';

/** A sample this large is within two points of a hundred, and comes soon enough to be looked at while pointing. */
const RUNS = 2_500;

/** The odds that were asked for. Folders are left empty: fire does not look into them. */
export function reckoned({ number, table, name, of }: Asked): Reply {
  const began = performance.now();
  const sealed = Object.fromEntries(table.book.sides.map(({ id }) => [id, { plots: [], pulse: 0, jumps: [] }]));
  try {
    const found = odds(fleetAction, { ...table, sealed }, name, of, { runs: RUNS });
    return { number, found: { ...found, took: Math.max(1, Math.round(performance.now() - began)) } };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}
