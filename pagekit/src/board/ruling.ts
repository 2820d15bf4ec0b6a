/** What a ruler measures: from place to place, and between two models from edge to edge as well. */
import { type Layer, ofKind, type Place } from '@flagplot/scene';
import type { Ground } from './ground.ts';

/** Where a ruler lies. */
export interface Laid {
  from: Place;
  to: Place;
}

/** What stands on it, and what it says in full. */
export interface Reading {
  figure: string;
  says: string;
}

/** A ruler laid at the middle of a model measures from its edge: what rules measure. What else it measures is said behind. */
export function readingOf({ items, ground }: { items: Layer<Place>; ground: Ground }, { from, to }: Laid): Reading {
  const between = ground.distance(from, to);
  const plain = { figure: ground.figure(between), says: ground.apart(from, to) };
  if (ground.fans) return plain;
  const units = ofKind(items, 'unit').filter(({ shape, lost }) => shape !== undefined && !lost);
  const at = (place: Place) => units.find(unit => ground.same(unit.at, place)) ?? { at: place, facing: 0 };
  const [one, other] = [at(from), at(to)];
  if (!('shape' in one) && !('shape' in other)) return plain;
  const figure = ground.figure(ground.gap(one, other));
  return { figure, says: `${figure} inches from edge to edge, ${ground.figure(between)} between the middles` };
}
