import type { Clock } from '@flagplot/kernel';
import type { Battle } from '../session/battle.svelte.ts';

/** What stands above the time bar: a dot where somebody fired, a cross where something was lost. */
export interface TimeMark {
  kind: 'fire' | 'loss';
  clock: Clock;
  side: string | undefined;
  says: string;
}

/** One mark a side, kind and line of the turn, however much happened there. */
export function timeMarks(battle: Battle): TimeMark[] {
  const { panels } = battle.gear;
  const marks = new Map<string, TimeMark>();
  for (const one of battle.told) {
    const motion = panels?.beats?.([one], battle.seen)[0]?.find(found => found.kind === 'fire' || found.kind === 'loss');
    if (motion?.kind !== 'fire' && motion?.kind !== 'loss') continue;
    const side = panels?.sideOf?.(one, battle.seen);
    const key = `${one.clock.turn}/${one.clock.line}/${side}/${motion.kind}`;
    if (!marks.has(key)) marks.set(key, { kind: motion.kind, clock: one.clock, side, says: battle.narrated(one) });
  }
  return [...marks.values()];
}
