/** What a card over the board speaks of, found in what is drawn there. */

import { type End, type Layer, ofKind, type Place } from '@flagplot/scene';
import type { PlacesAtWork } from '../board/at-work.ts';
import type { Point } from '../board/geometry.ts';
import type { Spoken } from './placing.ts';

/** Units by their places, lines of fire from end to end. */
export interface Subject {
  at: readonly End<Place>[];
  lines: readonly (readonly [End<Place>, End<Place>])[];
}

/** The odds speak of whoever fires, of the target, and of all the lines between them. */
export function subjectOfOdds(items: Layer<Place>, work: PlacesAtWork | undefined): Subject {
  const fire = ofKind(items, 'ray').filter(({ role }) => role === 'intent');
  const aimedAt = new Set(fire.filter(({ held }) => held).map(({ to }) => JSON.stringify(to)));
  const lines = fire.filter(({ to }) => aimedAt.has(JSON.stringify(to))).map(({ from, to }) => [from, to] as const);
  return { at: [...(work?.must ?? []), ...lines.flat()], lines };
}

/** What an ask is about, and the unit whose record sheet lies open, as long as all can be read. */
export function withSheet(work: PlacesAtWork, items: Layer<Place>, unit: string | undefined): PlacesAtWork {
  const shown = ofKind(items, 'unit').find(({ id }) => id === unit);
  return shown ? { ...work, may: [shown.at, ...work.may] } : work;
}

/** Where on the board that is seen, as far as it is. */
export function spokenAt({ at, lines }: Subject, spotOf: (end: End<Place>) => Point | undefined): Spoken {
  const spotsOf = (end: End<Place>): Point[] => {
    const spot = spotOf(end);
    return spot ? [spot] : [];
  };
  return {
    points: at.flatMap(spotsOf),
    lines: lines.flatMap(([from, to]) => spotsOf(from).flatMap(a => spotsOf(to).map(b => [a, b] as const))),
  };
}
