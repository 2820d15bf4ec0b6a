// Chapter 13.4: what a round of fighting costs.

import type { Side, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import type { TpTable } from '../state.ts';

/** Parties that fight together. */
export interface Band {
  parties: number;
  by: Side;
  rule: string;
  what: () => string;
}

/** Parties that fight with one die. */
const GROUP = 10;

/** TP-13.4.4 What they do to the others: a die for each ten, and one for the rest. */
export function rollCasualties(
  { casualties }: Pick<Charts, 'casualties'>,
  t: TpTable,
  { parties, by, rule, what }: Band,
): number {
  return t.each(groupsOf(parties), 0, (lost, group, table) => {
    const why = (): Why => ({ rule, what: what(), by, from: [{ is: `${group} of ${GROUP}`, for: 'parties' }] });
    return lost + (casualties[table.throw(1, face(6), why) - 1]?.[group - 1] ?? 0);
  });
}

function groupsOf(parties: number): number[] {
  const groups = Array<number>(Math.floor(parties / GROUP)).fill(GROUP);
  const rest = parties % GROUP;
  return rest > 0 ? [...groups, rest] : groups;
}
