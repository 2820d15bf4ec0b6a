/** Which unit a press means: the nearest, and where several lie on one another each of them in turn. */
import type { Place, Stood, UnitItem } from '@flagplot/scene';
import { nextOf } from './cursor.ts';
import type { Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Placement } from './placement.ts';

/** So many times nearer is what covers a point. */
const COVERED = 1000;
/** So far apart, on the sheet, things still lie on one another. */
const SAME = 0.5;

/** The units nearest to a point within reach, wherever in their places they are drawn: several only where they lie in a pile. */
export function unitsAt(
  point: Point,
  of: { ground: Ground; units: readonly UnitItem<Place>[]; placement: Placement; reach: number },
): UnitItem<Place>[] {
  const near = of.units
    .map(unit => ({ unit, off: offFrom(point, unit, { ...of, middle: of.placement.unit(unit).at }) + (unit.lost ? 8 : 0) }))
    .filter(({ off }) => off <= of.reach)
    .sort((a, b) => a.off - b.off);
  const least = (near[0]?.off ?? 0) + SAME;
  return near.filter(({ off }) => off <= least).map(({ unit }) => unit);
}

/** How far on the sheet a point is from a thing: next to nothing for what covers it, the nearer to its middle the less. */
export function offFrom(point: Point, stood: Stood<Place>, { ground, middle }: { ground: Ground; middle: Point }): number {
  const off = Math.hypot(middle.x - point.x, middle.y - point.y);
  return stood.shape && ground.covers(stood, ground.under(point)) ? off / COVERED : off;
}

/** Remembers what was taken last, so that taking there again goes round. */
export class Picking {
  #took: string | undefined;
  readonly #say: (sentence: string) => void;

  constructor(say: (sentence: string) => void) {
    this.#say = say;
  }

  /** One of those in a place: the one after what was taken there last, or after what is in hand. */
  take(here: readonly UnitItem<Place>[], inHand: string | undefined): { unit?: string } {
    const before = here.some(unit => unit.id === this.#took) ? this.#took : inHand;
    const unit = nextOf(here, before);
    this.#took = unit?.id;
    if (!unit) return {};
    if (here.length > 1) this.#say(`${unit.name}, ${here.indexOf(unit) + 1} of ${here.length} here.`);
    return { unit: unit.id };
  }
}
