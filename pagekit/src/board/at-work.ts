/** What an ask is about, on the board: what is in hand, where its next step leads and where it ends, what it aims at and could aim at. */
import { type End, type Layer, ofKind, type Place, type UnitItem } from '@flagplot/scene';
import type { Ground } from './ground.ts';

/** Where things are that must be seen, and others that are worth a look, the first first. A place may come twice. */
export interface PlacesAtWork {
  /** Of what is in hand. */
  held: readonly Place[];
  must: readonly Place[];
  may: readonly Place[];
}

/** What may be done with what is in hand. */
export interface Work {
  /** A unit or a squadron, by its id. */
  inHand: string | undefined;
  ground: Ground;
  /** Whether it may fire at a unit. */
  isTarget?: ((unit: string) => boolean) | undefined;
}

const NONE: PlacesAtWork = { held: [], must: [], may: [] };

/**
 * The places of what is in hand, of the handles that may be pressed, of the end of the plot in hand, of both ends of the line of fire
 * in hand, and of whoever else of the target's squadron may be hit; then of whoever else fires at that target, and of whomever what is
 * in hand may fire at, the nearest first.
 */
export function placesAtWork(items: Layer<Place>, { inHand, ground, isTarget = () => false }: Work): PlacesAtWork {
  if (inHand === undefined) return NONE;
  const units = ofKind(items, 'unit').filter(({ lost }) => !lost);
  const held = units.filter(({ id, squadron }) => id === inHand || squadron === inHand).map(({ at }) => at);
  const handles = ofKind(items, 'handle').filter(({ refused }) => !refused);
  const fire = ofKind(items, 'ray').filter(({ role }) => role === 'intent');
  const aims = fire.filter(({ held }) => held);
  const aimedAt = new Set(aims.map(({ to }) => JSON.stringify(to)));
  const others = fire.filter(({ held, to }) => !held && aimedAt.has(JSON.stringify(to)));
  const ends = ofKind(items, 'path').flatMap(({ held, through }) => (held ? through.slice(-1) : []));
  const must = [
    ...held,
    ...handles.map(({ at }) => at),
    ...ends,
    ...aims.flatMap(({ from, to }) => [...placesOf(from, items, units), ...placesOf(to, items, units)]),
  ];
  const off = (at: Place): number => Math.min(...held.map(own => ground.distance(own, at)));
  const targets = units.filter(({ id }) => isTarget(id)).map(({ at }) => at);
  const nearest = held.length > 0 ? targets.toSorted((a, b) => off(a) - off(b)) : targets;
  return { held, must, may: [...others.flatMap(({ from }) => placesOf(from, items, units)), ...nearest] };
}

/** Where an end of a line is: at a unit, with whoever of its squadron is aimed at too, at a ghost, or in a place. */
function placesOf(end: End<Place>, items: Layer<Place>, units: readonly UnitItem<Place>[]): readonly Place[] {
  if ('ghost' in end) return ofKind(items, 'ghost').flatMap(({ id, at }) => (id === end.ghost ? [at] : []));
  if (!('unit' in end)) return [end];
  const targets = new Set(ofKind(items, 'ring').flatMap(({ look, unit }) => (look === 'target' ? [unit] : [])));
  const squadron = units.find(({ id }) => id === end.unit)?.squadron;
  const isAimedAt = ({ id, squadron: of }: UnitItem<Place>): boolean =>
    id === end.unit || (of !== undefined && of === squadron && targets.has(id));
  return units.filter(isAimedAt).map(({ at }) => at);
}
