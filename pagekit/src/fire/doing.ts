/** Who fires at whom as the order stands, and who holds: in a few words, before it is given. */

import type { Doing } from '../desk/desk.svelte.ts';
import { listWords } from '../words/lists.ts';
import type { FirerGroup, FirerRow } from './choosing.ts';

/** So many are named; of more their badges stand. */
const NAMED = 2;

/** All that could fire, by their targets, those who hold their fire last. */
export function fireDoings(groups: readonly FirerGroup[]): Doing[] {
  const all = groups.flatMap(({ firers }) => firers);
  const fire = Map.groupBy(
    all.filter(one => one.target !== undefined),
    one => one.target,
  );
  const hold = all.filter(one => one.target === undefined);
  const doings: Doing[] = [...fire].map(([target, firers]) => ({ who: whoOf(firers), does: `at ${target}` }));
  if (hold.length > 0) doings.push({ who: whoOf(hold), does: hold.length === 1 ? 'holds fire' : 'hold fire', open: true });
  return doings;
}

function whoOf(firers: readonly FirerRow[]): string {
  if (firers.length <= NAMED) return listWords(firers.map(one => one.name));
  return firers.map(one => one.badge).join(' ');
}
