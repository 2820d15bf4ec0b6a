// What is played once more: looked up among what was told, when somebody wants to see it.

import type { Clock, GameTypes, Told } from '@flagplot/kernel';
import type { Beat } from '@flagplot/scene';
import { placeOn, turnLines } from '@flagplot/telling';
import type { Battle } from '../session/battle.svelte.ts';
import type { Moment } from '../session/history.svelte.ts';

/** What is played again: from which moment on, what was told since, and its beats. */
export interface Again {
  from: Moment;
  fresh: readonly Told<GameTypes>[];
  beats: readonly Beat[];
}

/** What the told thing at this place was part of; nothing where it is not to be seen. */
export async function beatAt(battle: Battle, place: number): Promise<Again | undefined> {
  const { playback, seat } = battle;
  await playback.fetch();
  const from = playback.history.findLast(moment => moment.told <= place);
  if (!from) return undefined;
  const next = playback.history.find(moment => moment.step > from.step);
  const fresh = seat.told.slice(from.told, next?.told ?? seat.told.length);
  const all = await battle.beatsOf(fresh, next?.seen ?? seat.seen);
  const beats = all.filter(beat => beat.told.includes(place - from.told));
  return beats.length > 0 ? { from, fresh, beats } : undefined;
}

/** The last pulse in which anything was seen, up to the moment that is looked at. */
export async function lastPulse(battle: Battle): Promise<Again | undefined> {
  const { heard, seen } = battle;
  const all = await battle.beatsOf(heard, seen);
  const inBeats = new Set(all.flatMap(beat => beat.told.map(i => heard[i])));
  const found = lastSeen(heard, placing(battle), one => inBeats.has(one));
  const from = found && battle.playback.history.findLast(moment => moment.told <= found.from);
  if (!from) return undefined;
  const fresh = heard.slice(from.told, found.to);
  return { from, fresh, beats: await battle.beatsOf(fresh, seen) };
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
