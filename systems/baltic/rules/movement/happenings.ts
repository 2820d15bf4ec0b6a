// What happens to a vessel on its course, and in which order. Nothing here changes anything.

import { Sweep } from '@flagplot/plane';
import type { FeatureOfBook } from '../book.ts';
import type { Water } from '../charts.ts';
import type { Vessel } from '../open.ts';
import type { Bombs, Id } from '../orders.ts';
import { cardOf, footprint, vesselNamed } from '../roster.ts';
import type { Depths } from './depths.ts';
import { depthsAlong, WATERS } from './depths.ts';
import { leavesAt } from './edge.ts';
import { mayMeet } from './meeting.ts';
import type { Passage } from './passage.ts';
import { isSolid } from './solids.ts';

/** One thing that happens after so many mil of a course; `part`: contact with a model is broken again. */
export type Happening = { readonly s: number; readonly place: number } & (
  | { readonly what: 'solid'; readonly feature: FeatureOfBook }
  | { readonly what: 'water'; readonly water: Water; readonly how: Depths['how'] }
  | { readonly what: 'meet' | 'part'; readonly other: Vessel }
  | { readonly what: 'bomb'; readonly bay: Id; readonly target: Vessel }
  | { readonly what: 'edge' }
);

/** BB-6.4.3 At equal length solids come first, then water, ships, bombs and the table's edge. */
const RANKS: Readonly<Record<Happening['what'], number>> = { solid: 0, water: 1, meet: 2, part: 2, bomb: 3, edge: 4 };

/** BB-6.4.3 All that happens, the least length first; `place`: those of one kind in the order of the lists. Nothing here ends the course: whoever carries it out does. */
export function* happeningsOn(passage: Passage): Generator<Happening> {
  const lanes = lanesOf(passage).flatMap(lane => {
    const { value, done } = lane.next();
    return done ? [] : [{ lane, head: value }];
  });
  while (lanes.length > 0) {
    const first = lanes.reduce((one, other) => (isBefore(other.head, one.head) ? other : one));
    yield first.head;
    const { value, done } = first.lane.next();
    if (done) lanes.splice(lanes.indexOf(first), 1);
    else first.head = value;
  }
}

function isBefore(a: Happening, b: Happening): boolean {
  if (a.s !== b.s) return a.s < b.s;
  const ranks = RANKS[a.what] - RANKS[b.what];
  return ranks === 0 ? a.place < b.place : ranks < 0;
}

function lanesOf(passage: Passage): Generator<Happening>[] {
  const { seen, vessel, bombs } = passage;
  const { features } = seen.book;
  const card = cardOf(seen.book, vessel);
  return [
    ...features.flatMap((feature, place) => (isSolid(seen.book, card, feature) ? [solidOn(passage, feature, place)] : [])),
    ...WATERS.map(water => waterOn(passage, water)),
    ...seen.open.vessels.flatMap((other, place) =>
      mayMeet(seen.book, vessel, other) ? [meetingsOn(passage, other, place)] : [],
    ),
    ...bombs.map((one, place) => bombOn(passage, one, place)),
    edgeOn(passage),
  ];
}

/** BB-6.4.5 One that is touched as the course begins counts where nothing is left between them, or once contact was broken. */
function* solidOn(passage: Passage, feature: FeatureOfBook, place: number): Generator<Happening> {
  const { sweep, course, from, start } = passage;
  const touch = sweep.firstTouch(feature.outline, start);
  if (touch === undefined) return;
  let s: number | undefined = touch;
  if (touch <= from) {
    const upon = new Sweep(course, sweep.body, 0).firstTouch(feature.outline, start);
    const free = sweep.firstFree(feature.outline, from);
    const again = free === undefined ? undefined : sweep.firstTouch(feature.outline, free);
    s = upon !== undefined && upon < (free ?? course.length + 1) ? upon : again;
  }
  if (s !== undefined) yield { s: Math.max(s, from), place, what: 'solid', feature };
}

function* waterOn(passage: Passage, water: Water): Generator<Happening> {
  const { features } = passage.seen.book;
  const placeAt = (s: number): number =>
    features.findIndex(({ kind, outline }) => kind === water && passage.sweep.touches(outline, s));
  for (const { s, how } of depthsAlong(passage, water)) yield { s, place: placeAt(s), what: 'water', water, how };
}

/** BB-3.1.37 Contact that stands is none until it has been broken, BB-6.4.2 at the first sample that does not touch. */
function* meetingsOn(passage: Passage, other: Vessel, place: number): Generator<Happening> {
  const { seen, sweep, from, start, met } = passage;
  const outline = footprint(seen.book, other);
  const stands = met.includes(other.id) || (from === 0 && sweep.touches(outline, 0));
  let free = stands ? sweep.firstFree(outline, from) : start;
  if (stands && free !== undefined) yield { s: free, place, what: 'part', other };
  while (free !== undefined) {
    const s = sweep.firstTouch(outline, free);
    if (s === undefined) return;
    yield { s: Math.max(s, from), place, what: 'meet', other };
    free = sweep.firstFree(outline, s);
    if (free !== undefined) yield { s: free, place, what: 'part', other };
  }
}

/** BB-3.2.95 At the first contact with its target, whenever that is. */
function* bombOn({ seen, sweep, from }: Passage, { bay, target: id }: Bombs, place: number): Generator<Happening> {
  const target = vesselNamed(seen.open, id);
  const s = target && sweep.firstTouch(footprint(seen.book, target));
  if (target && s !== undefined && s >= from) yield { s, place, what: 'bomb', bay, target };
}

/** BB-3.1.25 */
function* edgeOn({ seen, course, from }: Passage): Generator<Happening> {
  const s = leavesAt(seen.book, course);
  if (s !== undefined) yield { s: Math.max(s, from), place: 0, what: 'edge' };
}
