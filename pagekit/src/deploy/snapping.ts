/** Where something that is set up may stand, nearest to where a finger holds it. */

/** A thing on its way. `D`: where it would stand, in the order; `P`: a place of the ground. */
export interface Snapping<D, P> {
  /** The places it may be brought to. */
  places: readonly P[];
  apart(a: P, b: P): number;
  /** With it in a place; nothing where it cannot be laid there at all. */
  at(place: P): D | undefined;
  /** Whether the book lets it stand so. */
  stands(given: D): boolean;
}

/** So many places are tried, the nearest first: judging costs, and the finger goes on. */
const TRIES = 40;

/** As near to a place as it may stand; where it may stand nowhere near, in the place itself, if that can be. */
export function snapTo<D, P>(to: P, { places, apart, at, stands }: Snapping<D, P>): D | undefined {
  const near = places
    .map(place => ({ place, off: apart(place, to) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, TRIES);
  for (const { place } of near) {
    const given = at(place);
    if (given !== undefined && stands(given)) return given;
  }
  return at(to);
}
