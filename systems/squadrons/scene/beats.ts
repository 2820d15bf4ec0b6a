/** What was told, as motions: a squadron's move, all fire side by side, what was struck, what was lost, who fled. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { Beat, Motion } from '@flagplot/scene';
import type { Flown } from '../rules/events.ts';
import type { Squadrons } from '../rules/state.ts';
import { craftId } from '../words/names.ts';
import { along, type SqSeen } from './scene.ts';

type Event = Told<Squadrons>['event'];
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Motions seen together stand in one beat: each squadron's move by itself, all fire of a round, all hits, all losses, all flight. */
export function beats(told: readonly Told<Squadrons>[], seen: SqSeen): Beat[] {
  const made: { key: string; motions: Motion[] }[] = [];
  for (const { event, clock } of told) {
    const motions = motionsOf(event, seen);
    if (motions.length === 0) continue;
    const key = `${clock.turn}/${event.kind}/${event.kind === 'moved' ? event.squadron : ''}`;
    const same = made.findLast(beat => beat.key === key);
    if (same) same.motions.push(...motions);
    else made.push({ key, motions });
  }
  return made.map(({ motions }) => motions);
}

function motionsOf(event: Event, seen: SqSeen): Motion[] {
  switch (event.kind) {
    case 'deployed':
      return event.craft.map((place, i) => move(event.squadron, { craft: i + 1, path: '', from: place, to: place }, seen));
    case 'moved':
    case 'fled':
      return event.craft.map(flown => move(event.squadron, flown, seen));
    case 'declared':
      return fire(event, seen);
    case 'struck':
      return event.craft.map(one => mark('hit', event.target, one));
    case 'destroyed':
      return [mark('loss', event.squadron, event)];
    default:
      return [];
  }
}

function move(squadron: string, flown: Flown, seen: SqSeen): Motion {
  const through = along(seen, flown).map(({ q, r, heading }) => ({ at: { q, r }, facing: heading }));
  return { kind: 'move', unit: craftId(squadron, flown.craft), through };
}

function mark(kind: 'hit' | 'loss', squadron: string, { craft, at }: { craft: number; at: Hex }): Motion {
  return { kind, unit: craftId(squadron, craft), at: hexOf(at) };
}

/** A line from each shooter to the nearest of those it may hit; craft that stand together fire as one. */
function fire({ squadron, from: shooters, to: there }: Of<'declared'>, { book }: SqSeen): Motion[] {
  const side = book.squadrons[book.squadronAt[squadron] ?? -1]?.side ?? '';
  const lines = shooters.flatMap(from => {
    const [to] = there.toSorted((a, b) => hexes.range(from, a) - hexes.range(from, b));
    return to ? [{ from: hexOf(from), to: hexOf(to) }] : [];
  });
  const first = (one: (typeof lines)[number]) =>
    lines.find(other => hexes.same(one.from, other.from) && hexes.same(one.to, other.to)) === one;
  return lines.filter(first).map(({ from, to }) => ({ kind: 'fire', side, from, to }));
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/** Whose doing an event is. */
export function sideOfEvent(event: Event, { book }: SqSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if ('squadron' in event) return book.squadrons[book.squadronAt[event.squadron] ?? -1]?.side;
  return undefined;
}
