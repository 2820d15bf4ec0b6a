import type { Clock, GameTypes, Told } from '@flagplot/kernel';
import { placeOn, turnLines } from '@flagplot/telling';
import type { Battle } from '../session/battle.svelte.ts';

/** What stands above the time bar: an open circle where orders were opened, a dot where somebody fired, a cross where something was lost. */
export interface TimeMark {
  kind: 'opened' | 'fire' | 'loss';
  clock: Clock;
  side: string | undefined;
  says: string;
}

/** One mark a side, kind and line of the turn, however much happened there. */
export function timeMarks(battle: Battle): TimeMark[] {
  const { panels } = battle.gear;
  const current = battle.seat.seen;
  const marks = new Map<string, TimeMark>();
  for (const one of battle.seat.told) {
    const motion = panels?.beats?.([one], current)[0]?.find(found => found.kind === 'fire' || found.kind === 'loss');
    if (motion?.kind !== 'fire' && motion?.kind !== 'loss') continue;
    const side = panels?.sideOf?.(one, current);
    const key = `${one.clock.turn}/${one.clock.line}/${side}/${motion.kind}`;
    if (!marks.has(key)) marks.set(key, { kind: motion.kind, clock: one.clock, side, says: battle.narrate(one) });
  }
  return [...marks.values()];
}

/** Where more than one side had ordered in secret and all was opened: one mark a line of the turn. */
export function openings(battle: Battle): TimeMark[] {
  const marks = new Map<string, TimeMark>();
  for (const { asked, turn, line, round, step } of battle.playback.history.slice(0, -1)) {
    const key = `${turn}/${line}`;
    if (asked > 1 && !marks.has(key))
      marks.set(key, {
        kind: 'opened',
        clock: { turn, line, round, step },
        side: undefined,
        says: 'What all had ordered was opened.',
      });
  }
  return [...marks.values()];
}

/**
 * The place of the turn in which something was last to be seen, to be played again: where it was told from, and what happened there.
 * @param places which place of the strip a clock stands at; two clocks with the same are one pulse
 * @param seen whether something told can be seen on the board
 */
export function lastSeen(
  told: readonly Told<GameTypes>[],
  places: (clock: Clock) => string,
  seen: (one: Told<GameTypes>) => boolean,
): { from: number; to: number } | undefined {
  const last = told.findLastIndex(seen);
  const at = told[last];
  if (!at) return undefined;
  const place = places(at.clock);
  const before = told.findLastIndex((one, i) => i < last && places(one.clock) !== place);
  return { from: before + 1, to: last + 1 };
}

/** Which place of the strip a clock stands at: lines under one heading are one place. */
export function placing(battle: Battle): (clock: Clock) => string {
  const { gear } = battle;
  const opening = turnLines(gear, { ...battle.seat.seen, clock: { turn: 0, line: 0, round: 0, step: 0 } });
  const turn = turnLines(gear, { ...battle.seat.seen, clock: { turn: 1, line: 0, round: 0, step: 0 } });
  return clock => `${clock.turn}/${placeOn(clock.turn === 0 ? opening : turn, clock).index}`;
}
