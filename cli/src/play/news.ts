// What changed since one was asked last: what was fired and what came of it, who was lost, who moved.

import type { GameTypes, Told } from '@flagplot/kernel';
import type { Beat, Place } from '@flagplot/scene';
import type { AtTable } from './at.ts';

/** A sentence, and how little it matters: 0 for what was fired or lost. */
interface Sentence {
  readonly says: string;
  readonly rank: number;
}

/** What is left out first stands last: the board shows moves anyway. */
const RANKS: Readonly<Record<Beat['kind'], number>> = {
  fire: 0,
  loss: 0,
  morale: 1,
  naming: 1,
  notice: 2,
  arrival: 3,
  launch: 3,
  move: 4,
};

/** What was told from a place on, in so many sentences at most: those that matter most, of equal ones the last. */
export function news({ parts, system, seat, lesson }: AtTable, from: number, most: number): string[] {
  const told = seat.told(from);
  if (told.length === 0) return [];
  const { seen } = seat.now();
  if (lesson && from > 0) return [...lesson.news(told, seen)];
  const say = (one: Told<GameTypes>): string => system.words.narrate(one, seat.battle.book);
  const all = parts.beats
    ? parts.beats(told, seen).map(beat => sentenceOf(beat, told, say))
    : told.filter(isNoThrow).map(one => ({ says: say(one), rank: 0 }));
  const order = [...all.keys()].sort((a, b) => (all[a]?.rank ?? 0) - (all[b]?.rank ?? 0) || b - a);
  const shown = new Set(order.slice(0, most));
  const says = all.filter((_, i) => shown.has(i)).map(one => one.says);
  const left = all.length - says.length;
  return left > 0 ? [...says, `(${left} smaller ${left === 1 ? 'thing' : 'things'} besides: log)`] : says;
}

function sentenceOf(beat: Beat<Place>, told: readonly Told<GameTypes>[], say: (one: Told<GameTypes>) => string): Sentence {
  const rank = RANKS[beat.kind];
  if (beat.kind === 'fire') return { says: `${beat.volley.target.name}: ${beat.volley.says}.`, rank };
  const says = beat.told.flatMap(i => (told[i] && isNoThrow(told[i]) ? [say(told[i])] : [])).join(' ');
  return { says, rank };
}

function isNoThrow({ event }: Told<GameTypes>): boolean {
  return event.kind !== 'thrown';
}
