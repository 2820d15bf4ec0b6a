/** ELINT levels in the making: what each may be for, and the lists with one of them changed. */

import type { ElintList, ElintUse } from '../../rules/orders.ts';

/** What a level may be for, in the order in which it is offered. `jams`: it needs an enemy. */
export const USES: readonly { use: ElintUse['use']; say: string; jams: boolean }[] = [
  { use: 'offence', say: 'sensor of its squadron +1', jams: false },
  { use: 'defence', say: 'defence of its squadron +1', jams: false },
  { use: 'targeting', say: 'jam the targeting of two ships', jams: true },
  { use: 'network', say: 'jam a command network', jams: true },
  { use: 'elint', say: 'jam enemy ELINT', jams: true },
];

/** The levels of a ship as they are given. */
export function usesOf(lists: readonly ElintList[], ship: string): readonly ElintUse[] {
  return lists.find(one => one.ship === ship)?.uses ?? [];
}

/** The lists with one level of a ship given otherwise; without a use it is kept, and those behind it move up. */
export function levelsWith(
  lists: readonly ElintList[],
  ship: string,
  { n, use }: { n: number; use: ElintUse | undefined },
): ElintList[] {
  const uses = [...usesOf(lists, ship)];
  uses.splice(n, 1, ...(use ? [use] : []));
  const others = lists.filter(one => one.ship !== ship);
  return uses.length > 0 ? [...others, { ship, uses }] : others;
}
