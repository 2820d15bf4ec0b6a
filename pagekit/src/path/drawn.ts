/** A line that a finger draws, as a path: every book's steps follow it as near as they can. */

import type { Refusal } from '@flagplot/kernel';
import type { Tried } from './path-draft.svelte.ts';

/** How a book's paths go on by a place. `P`: a path; `At`: a place of the ground. */
export interface Followed<P, At> {
  endOf(path: P): At;
  /** On into a place beside the end, or why not; nothing where no step leads there at all. */
  into(path: P, to: At): Tried<P> | undefined;
  /** The places beside the end, straight ahead first. */
  beside(path: P): readonly At[];
  /** How far two places lie apart; 0 where they are the same. */
  apart(a: At, b: At): number;
}

/** A line as far as it was followed: through which places, over which paths, and why its end is not where the finger is. */
interface Line {
  over: readonly unknown[];
  trail: readonly unknown[];
  refused: Refusal | undefined;
}

const NOTHING: Line = { over: [], trail: [], refused: undefined };

/** The line that was last drawn from the end of a path, by that path: a finger goes on, and need not be followed from where it began. */
const drawn = new WeakMap<object, Line>();

/** What has been followed of a line already. */
function lineSoFar(from: unknown, over: readonly unknown[]): Line {
  const line = (from instanceof Object && drawn.get(from)) || NOTHING;
  return line.over.length <= over.length && line.over.every((place, n) => place === over[n]) ? line : NOTHING;
}

/**
 * What a finger lays that is drawn through places, from the end of a path on. Back over its own trail it takes steps up. A place that
 * is refused does not end the line: it goes on as near to the finger as the steps let it.
 * @param from the same as long as a line is drawn on: then only the places that are new are followed
 * @returns the path; `refused` says why it does not go to where the finger is
 */
export function followDrawn<P, At>(from: P, over: readonly At[], of: Followed<P, At>): Tried<P> {
  const before = lineSoFar(from, over);
  const trail = before === NOTHING ? [from] : [...(before.trail as readonly P[])];
  let { refused } = before;
  for (const place of over.slice(before.over.length)) refused = followTo(trail, place, of);
  if (from instanceof Object) drawn.set(from, { over, trail, refused });
  const path = trail.at(-1) ?? from;
  return refused ? { path, refused } : { path };
}

/** Follows the finger into one more place; why not, where no step leads there or nearer. */
function followTo<P, At>(trail: P[], to: At, of: Followed<P, At>): Refusal | undefined {
  const back = trail.findIndex(path => of.apart(of.endOf(path), to) === 0);
  if (back >= 0) {
    trail.splice(back + 1);
    return undefined;
  }
  const tried = of.into(trail.at(-1) as P, to);
  if (tried && !tried.refused) {
    trail.push(tried.path);
    return undefined;
  }
  const before = trail.length;
  for (let next = nearer(trail.at(-1) as P, to, of); next !== undefined; next = nearer(next, to, of)) trail.push(next);
  return trail.length > before ? undefined : tried?.refused;
}

/** One place on that leads nearer to where the finger is: of equals the one nearest to straight ahead. */
function nearer<P, At>(path: P, to: At, of: Followed<P, At>): P | undefined {
  const off = of.apart(of.endOf(path), to);
  for (const place of of.beside(path)) {
    const tried = of.apart(place, to) < off ? of.into(path, place) : undefined;
    if (tried && !tried.refused) return tried.path;
  }
  return undefined;
}
