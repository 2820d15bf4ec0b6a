// What is played once more: looked up among what was told, when somebody wants to see it.

import type { Clock, GameTypes, Told } from '@flagplot/kernel';
import type { Beat, Motion, Place, Scene } from '@flagplot/scene';
import { motionsOf } from '@flagplot/scene/motions.ts';
import { placeOn, turnLines } from '@flagplot/telling';
import type { Battle } from '../session/battle.svelte.ts';
import type { Moment } from '../session/history.svelte.ts';
import type { Reel } from '../session/showing.svelte.ts';

/** What is played again, and from which moment on. */
export interface Again extends Reel {
  from: Moment;
  beats: readonly Beat<Place>[];
}

/** A moment, with what had been told by then. */
type Reached = Pick<Moment, 'seen' | 'told'>;

/** All that was told between two moments, to be played again. */
export async function between(battle: Battle, from: Moment, to: Reached): Promise<Again> {
  const fresh = battle.seat.told.slice(from.told, to.told);
  const draw = ({ seen, told }: Reached): Scene<Place> => battle.sceneOf(seen, battle.seat.told.slice(0, told));
  return { from, scene: draw(from), fresh, beats: await battle.beatsOf(fresh, to.seen), after: draw(to) };
}

/** What the told thing at this place was part of; nothing where it is not to be seen. */
export async function beatAt(battle: Battle, place: number): Promise<Again | undefined> {
  const { playback, seat } = battle;
  await playback.fetch();
  const from = playback.history.findLast(moment => moment.told <= place);
  if (!from) return undefined;
  const next = playback.history.find(moment => moment.step > from.step) ?? { seen: seat.seen, told: seat.told.length };
  const all = await between(battle, from, next);
  const at = all.beats.findIndex(beat => beat.told.includes(place - from.told));
  const beat = all.beats[at];
  return beat && { ...all, scene: sceneAfter(all.scene, all.beats.slice(0, at)), beats: [beat] };
}

/** The scene with everybody where beats have brought them. */
function sceneAfter(scene: Scene<Place>, beats: readonly Beat<Place>[]): Scene<Place> {
  const come = new Map<string, Extract<Motion<Place>, { kind: 'move' }>['through'][number]>();
  for (const motion of beats.flatMap(beat => motionsOf(beat))) {
    const last = motion.kind === 'move' && motion.through.at(-1);
    if (last) come.set(motion.unit, last);
  }
  return { ...scene, items: scene.items.map(item => (item.kind === 'unit' ? { ...item, ...come.get(item.id) } : item)) };
}

/** The last pulse in which anything was seen, up to the moment that is looked at. */
export async function lastPulse(battle: Battle): Promise<Again | undefined> {
  const { heard, seen } = battle;
  await battle.playback.fetch();
  const all = await battle.beatsOf(heard, seen);
  const inBeats = new Set(all.flatMap(beat => beat.told.map(i => heard[i])));
  const found = lastSeen(heard, placing(battle), one => inBeats.has(one));
  const from = found && battle.playback.history.findLast(moment => moment.told <= found.from);
  if (!from) return undefined;
  return between(battle, from, { seen, told: found.to });
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
