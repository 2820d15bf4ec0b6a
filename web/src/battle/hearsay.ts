/** What of a battle has been read out to whom: whoever plays by ear hears everything once, in its order. */
import type { GameTypes, Told } from '@flagplot/kernel';
import { isThrown } from '@flagplot/pagekit/log/thrown.ts';
import type { Beat, Place } from '@flagplot/scene';
import type { Battle } from '../session/battle.svelte.ts';

type OneTold = Told<GameTypes>;

/** What the pairs of ears at one screen have heard. It outlasts the table, which is laid anew whenever the screen changes hands. */
interface Heard {
  /** What each has heard, or could read before anything was read out. */
  readonly by: Map<string, WeakSet<object>>;
  /** Whose list was looked at last, and how long it was. */
  list: string;
  count: number;
}

const heardAt = new WeakMap<Battle, Heard>();

/** Who listens now: whoever sits here, all who play here where the table is common, everybody in a study. */
function listeners({ free, seating }: Battle): readonly string[] {
  if (free) return ['everybody'];
  return seating.common ? seating.here : [seating.sitting ?? 'watchers'];
}

/**
 * What was told since these ears listened last, and not heard by them before; from then on it is. Somebody who sits down for the first
 * time has heard everything: what was before is in the log.
 */
export function takeUnheard(battle: Battle, told: readonly OneTold[]): readonly OneTold[] {
  const heard = heardAt.get(battle) ?? { by: new Map<string, WeakSet<object>>(), list: '', count: 0 };
  heardAt.set(battle, heard);
  const list = `${battle.seat.side ?? ''} ${listeners(battle).join(' ')}`;
  const from = list === heard.list ? heard.count : 0;
  const ears = listeners(battle).map(who => earsOf(heard, { who, told }));
  const fresh = told.slice(from).filter(one => !ears.every(known => known.has(one)));
  for (const known of ears) for (const one of fresh) known.add(one);
  heard.list = list;
  heard.count = told.length;
  return fresh;
}

function earsOf({ by }: Heard, { who, told }: { who: string; told: readonly OneTold[] }): WeakSet<object> {
  const known = by.get(who) ?? new WeakSet<object>(told);
  by.set(who, known);
  return known;
}

/**
 * What was told, as it is read out: a sentence a beat, and all that is in no beat by itself. Dice are for the log: what came of them is
 * told after them.
 */
export function sentencesOf(
  told: readonly OneTold[],
  beats: readonly Beat<Place>[],
  narrate: (one: OneTold) => string,
): string[] {
  const first = new Map(beats.map(beat => [beat.told[0] ?? -1, beat]));
  const within = new Set(beats.flatMap(beat => beat.told));
  const say = (i: number): string => {
    const one = told[i];
    return one && !isThrown(one.event) ? narrate(one) : '';
  };
  return told
    .map((_, i) => {
      const beat = first.get(i);
      if (beat)
        return beat.kind === 'fire' ? `${beat.volley.target.name}: ${beat.volley.says}.` : beat.told.map(say).join(' ').trim();
      return within.has(i) ? '' : say(i);
    })
    .filter(sentence => sentence !== '');
}
