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
  told.forEach(({ event, clock }, i) => {
    const motions = motionsOf(event, { told, i, seen });
    if (motions.length === 0) return;
    const key = `${clock.turn}/${event.kind}/${event.kind === 'moved' ? event.squadron : ''}`;
    const same = made.findLast(beat => beat.key === key);
    if (same) same.motions.push(...motions);
    else made.push({ key, motions });
  });
  return made.map(({ motions }) => motions);
}

interface At {
  told: readonly Told<Squadrons>[];
  i: number;
  seen: SqSeen;
}

function motionsOf(event: Event, at: At): Motion[] {
  switch (event.kind) {
    case 'deployed':
      return event.craft.map((place, i) => move(event.squadron, { craft: i + 1, path: '', from: place, to: place }, at.seen));
    case 'moved':
    case 'fled':
      return event.craft.map(flown => move(event.squadron, flown, at.seen));
    case 'declared':
      return fire(event, at);
    case 'struck':
      return event.craft.map(({ craft }) => mark('hit', { squadron: event.target, craft }, at));
    case 'destroyed':
      return [mark('loss', event, at)];
    default:
      return [];
  }
}

function move(squadron: string, flown: Flown, seen: SqSeen): Motion {
  const through = along(seen, flown).map(({ q, r, heading }) => ({ at: { q, r }, facing: heading }));
  return { kind: 'move', unit: craftId(squadron, flown.craft), through };
}

function mark(kind: 'hit' | 'loss', { squadron, craft }: { squadron: string; craft: number }, at: At): Motion {
  return { kind, unit: craftId(squadron, craft), at: placeThen(squadron, craft, at) };
}

/** A line from each shooter to the nearest of those it may hit; craft that stand together fire as one. */
function fire({ squadron, target, shooters, eligible }: Of<'declared'>, at: At): Motion[] {
  const side = at.seen.book.squadrons[at.seen.book.squadronAt[squadron] ?? -1]?.side ?? '';
  const there = eligible.map(craft => placeThen(target, craft, at));
  const lines = shooters.flatMap(craft => {
    const from = placeThen(squadron, craft, at);
    const [to] = there.toSorted((a, b) => hexes.range(from, a) - hexes.range(from, b));
    return to ? [{ from, to }] : [];
  });
  const first = (one: (typeof lines)[number]) =>
    lines.find(other => hexes.same(one.from, other.from) && hexes.same(one.to, other.to)) === one;
  return lines.filter(first).map(({ from, to }) => ({ kind: 'fire', side, from, to }));
}

/** Where a craft stood when something happened: its last move before it, else the beginning of its next, else where it stands. */
function placeThen(squadron: string, craft: number, { told, i, seen }: At): Hex {
  const of = (one: Told<Squadrons> | undefined): Flown | undefined =>
    (one?.event.kind === 'moved' || one?.event.kind === 'fled') && one.event.squadron === squadron
      ? one.event.craft.find(flown => flown.craft === craft)
      : undefined;
  for (let n = i - 1; n >= 0; n -= 1) {
    const flown = of(told[n]);
    if (flown) return hexOf(flown.to);
  }
  const next = told.slice(i).find(one => of(one));
  const stands = seen.open.squadrons[seen.book.squadronAt[squadron] ?? -1]?.craft[craft - 1];
  return hexOf(of(next)?.from ?? stands ?? { q: 0, r: 0 });
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/** Whose doing an event is. */
export function sideOfEvent(event: Event, { book }: SqSeen): string | undefined {
  if (event.kind === 'thrown') return event.why.by;
  if ('squadron' in event) return book.squadrons[book.squadronAt[event.squadron] ?? -1]?.side;
  return undefined;
}
