/** What must not be hidden while somebody is at work on the board: what is in hand, where its next step leads, and what it aims at. */
import { type End, type Layer, ofKind, type Place } from '@flagplot/scene';

/**
 * The places of what is in hand, a unit or a squadron by its id, of the handles that may be pressed, of both ends of the line of fire
 * in hand, and of whoever else of the target's squadron may be hit. Not in any order; a place may come twice.
 */
export function placesAtWork(items: Layer<Place>, inHand: string | undefined): readonly Place[] {
  if (inHand === undefined) return [];
  const units = ofKind(items, 'unit').filter(({ lost }) => !lost);
  const ghosts = ofKind(items, 'ghost');
  const held = units.filter(({ id, squadron }) => id === inHand || squadron === inHand);
  const handles = ofKind(items, 'handle').filter(({ refused }) => !refused);
  const aims = ofKind(items, 'ray').filter(({ held, role }) => held && role === 'intent');
  const targets = new Set(
    ofKind(items, 'ring').flatMap(({ look, unit }) => (look === 'target' && unit !== undefined ? [unit] : [])),
  );
  const placesOf = (end: End<Place>): readonly Place[] => {
    if ('unit' in end) {
      const squadron = units.find(({ id }) => id === end.unit)?.squadron;
      const isAimedAt = (id: string, of?: string): boolean =>
        id === end.unit || (of !== undefined && of === squadron && targets.has(id));
      return units.filter(unit => isAimedAt(unit.id, unit.squadron)).map(({ at }) => at);
    }
    if ('ghost' in end) return ghosts.filter(({ id }) => id === end.ghost).map(({ at }) => at);
    return [end];
  };
  return [
    ...held.map(({ at }) => at),
    ...handles.map(({ at }) => at),
    ...aims.flatMap(({ from, to }) => [...placesOf(from), ...placesOf(to)]),
  ];
}
