// Water that may be too shallow: what a vessel's draught finds in it, and when it is tested on its course.

import type { Book, FeatureOfBook } from '../book.ts';
import type { Depth, Water } from '../charts.ts';
import { depthFor, draughtOf } from '../charts-read.ts';
import type { Sounding, Vessel } from '../open.ts';
import { cardOf, isAirborne, isSkimmer } from '../roster.ts';
import type { Passage } from './passage.ts';

/** BB-1.3.1 Coastal and shallow; BB-1.3.2 blue water is none of these. */
export const WATERS: readonly Water[] = ['coastal', 'shallow'];

/** BB-3.1.39, BB-3.1.41, BB-3.1.43, BB-3.1.44, BB-3.1.47 What a vessel finds in water as it now floats: BB-3.1.16 deeper Hull Down; nothing BB-3.1.14 a skimmer, BB-1.1.13 a flyer. */
export function depthOf(book: Pick<Book, 'cards' | 'charts'>, vessel: Vessel, water: Water): Depth {
  const card = cardOf(book, vessel);
  if (isSkimmer(card) || isAirborne(card)) return 'free';
  return depthFor(book.charts, water, draughtOf(card, vessel.down));
}

/** What a vessel has of some water: nothing where it does not touch it, or was never tested in it. */
export function soundingIn({ soundings }: Vessel, water: Water): Sounding | undefined {
  return soundings.find(sounding => sounding.water === water);
}

/** BB-3.1.52 Backing off a grounding at first contact is spared that water. */
export function isSpared(vessel: Vessel, water: Water, isAstern: boolean): boolean {
  return isAstern && soundingIn(vessel, water)?.edge === true;
}

/**
 * Where on a course water matters: `enter` at first contact, `untested` BB-3.1.54 where the course begins in it, `stride` BB-3.1.40 after every 5 inches
 * within, `leave` where contact is broken.
 */
export interface Depths {
  readonly s: number;
  readonly how: 'enter' | 'untested' | 'stride' | 'leave';
}

/** BB-3.1.48 All of them in their order, as if no test failed. */
export function* depthsAlong(passage: Passage, water: Water): Generator<Depths> {
  const { seen, vessel, from, start } = passage;
  const outlines = seen.book.features.filter(({ kind }) => kind === water);
  const depth = depthOf(seen.book, vessel, water);
  const sounding = soundingIn(vessel, water);
  if (outlines.length === 0 || (depth === 'free' && !sounding)) return;
  let free: number | undefined = start;
  if (sounding) {
    free = firstFree(passage, outlines, from);
    yield* within(passage, { water, depth, sounding, free });
  }
  while (free !== undefined && depth !== 'free') {
    const s = firstTouch(passage, outlines, free);
    if (s === undefined) return;
    yield { s: Math.max(s, from), how: s === 0 ? 'untested' : 'enter' };
    free = firstFree(passage, outlines, s);
    yield* strides(passage, depth === 'test' ? s : Number.POSITIVE_INFINITY, free);
  }
}

interface Within {
  readonly water: Water;
  readonly depth: Depth;
  readonly sounding: Sounding;
  /** Where contact is broken. */
  readonly free: number | undefined;
}

/** Where contact stands from before. BB-3.1.54 In a forbidden depth a course ahead grounds as it begins, and one astern BB-3.1.52 unless it is spared. */
function* within(passage: Passage, { water, depth, sounding, free }: Within): Generator<Depths> {
  const { vessel, from, isAstern } = passage;
  const isCounted = depth === 'test' && !isSpared(vessel, water, isAstern);
  if (depth === 'aground' && from === 0 && free !== 0 && !isSpared(vessel, water, isAstern)) yield { s: 0, how: 'untested' };
  yield* strides(passage, isCounted ? from - sounding.gone : Number.POSITIVE_INFINITY, free);
}

/** BB-3.1.40, BB-3.1.53 Every 5 inches from a length on, ahead or astern, as long as contact stands, the end of the course included; then where it is broken. */
function* strides({ seen, course }: Passage, from: number, free: number | undefined): Generator<Depths> {
  const { groundingStride } = seen.book.charts;
  const end = free ?? course.length + 1;
  for (let s = from + groundingStride; s < end; s += groundingStride) yield { s, how: 'stride' };
  if (free !== undefined) yield { s: free, how: 'leave' };
}

function firstTouch({ sweep }: Passage, features: readonly FeatureOfBook[], from: number): number | undefined {
  const touches = features.map(({ outline }) => sweep.firstTouch(outline, from)).filter(s => s !== undefined);
  return touches.length > 0 ? Math.min(...touches) : undefined;
}

/** BB-6.4.2 The first sample at which the footprint touches none of them. */
function firstFree({ sweep }: Passage, features: readonly FeatureOfBook[], from: number): number | undefined {
  let s = from;
  for (let i = 0, alike = 0; alike < features.length; i = (i + 1) % features.length) {
    const free = sweep.firstFree((features[i] as FeatureOfBook).outline, s);
    if (free === undefined) return undefined;
    alike = free === s ? alike + 1 : 1;
    s = free;
  }
  return s;
}
