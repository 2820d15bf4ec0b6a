// A body carried along a course: where it first touches an outline, where it is free of it again, how far it may go and overlap nothing.
//
// Distances change by little from one sample to the next, so that from a gap most samples that follow are known to be free. What is left out
// could not have touched: a sweep finds to the mil what looking at every sample would.

import type { Course, Part } from './courses.ts';
import { firstBetween, poseIn } from './courses.ts';
import { areWithin, squaredDistance, TOUCH } from './distances.ts';
import { quotient, root } from './numbers.ts';
import type { Box, Outline, Pose } from './places.ts';
import { boxOf, outlineAt } from './places.ts';
import { overlap } from './polygons.ts';

/** An outline that a sweep may come to, and the least box about it. */
interface Mark {
  readonly outline: Outline;
  readonly box: Box;
}

/** A body carried along a course. */
export class Sweep {
  readonly course: Course;
  readonly body: Outline;
  readonly #samples: readonly number[];
  /** Within how many mil it touches: for discs their radii are added. */
  readonly #touch: number;
  /** No corner of the body lies farther from its middle. */
  readonly #reach: number;

  /** `touch`: the mil within which it touches an outline; a disc's radius, and that of a disc it may come to, are added to it. */
  constructor(course: Course, body: Outline, touch: number = TOUCH) {
    this.course = course;
    this.body = body;
    this.#samples = course.samples();
    this.#touch = touch;
    this.#reach = reachOf(body);
  }

  /** The outline of the body after so many mil. */
  outlineAt(s: number): number[] {
    return outlineAt(this.course.at(s), this.body);
  }

  /** Whether it touches an outline after so many mil. */
  touches(outline: Outline, s: number): boolean {
    return areWithin(this.outlineAt(s), outline, this.#touch);
  }

  /** The mil at which it first touches an outline, as `firstWhere` finds it; samples before `from` are passed over. Nothing where it never does. */
  firstTouch(outline: Outline, from = 0): number | undefined {
    const i = this.#firstTouch({ outline, box: boxOf(outline) }, this.#indexFrom(from));
    if (i === undefined) return undefined;
    const [before, s] = [this.#samples[i - 1] ?? 0, this.#samples[i]!];
    return before < from || i === 0 ? s : firstBetween(before, s, m => this.touches(outline, m));
  }

  /** The first sample, from `from` mil on, at which it does not touch an outline: there contact is broken. Nothing where it touches to the end. */
  firstFree(outline: Outline, from = 0): number | undefined {
    return this.#samples.find(s => s >= from && !this.touches(outline, s));
  }

  /** The most mil it can go and overlap none of these outlines there; nothing where it does at every sample. */
  lastFree(outlines: readonly Outline[]): number | undefined {
    const overlaps = (s: number): boolean => {
      const here = this.outlineAt(s);
      return outlines.some(outline => overlap(here, outline));
    };
    const i = this.#samples.findLastIndex(s => !overlaps(s));
    if (i < 0 || i === this.#samples.length - 1) return this.#samples[i];
    return firstBetween(this.#samples[i]!, this.#samples[i + 1]!, overlaps) - 1;
  }

  #indexFrom(from: number): number {
    return from <= 0 ? 0 : this.#samples.findIndex(s => s >= from);
  }

  /** The index of the first sample, from one on, that touches. */
  #firstTouch(mark: Mark, from: number): number | undefined {
    if (from < 0) return undefined;
    if (from === 0 && this.#gap(this.course.from, mark) <= 0) return 0;
    let i = Math.max(from, 1);
    for (const part of this.course.parts) {
      const pace = paceOf(part, this.#reach);
      while (i < this.#samples.length && this.#samples[i]! <= part.end) {
        const s = this.#samples[i]!;
        const gap = this.#gap(poseIn(part, s), mark);
        if (gap <= 0) return i;
        i = this.#indexAfter(i, Math.min(part.end, s + stepsOf(gap, pace)));
      }
    }
    return undefined;
  }

  /** The index of the first sample after a length, searched from one that is not. */
  #indexAfter(i: number, s: number): number {
    let next = i + 1;
    while (next < this.#samples.length && this.#samples[next]! <= s) next += 1;
    return next;
  }

  /** Mil, rounded down, by which a pose is too far off to touch, at the least: 0 or below where it touches. */
  #gap(pose: Pose, { outline, box }: Mark): number {
    const x = Math.max(box.left - pose.x, pose.x - box.right, 0);
    const y = Math.max(box.bottom - pose.y, pose.y - box.top, 0);
    const clear = root(x * x + y * y) - this.#reach - this.#touch;
    if (clear > NEAR) return clear;
    const squared = squaredDistance(outlineAt(pose, this.body), outline);
    return squared <= this.#touch * this.#touch ? 0 : Math.max(1, root(squared) - this.#touch);
  }
}

/** Mil of a gap above which its outlines are not looked at: from there a skip is worth a look by itself. */
const NEAR = 500;

/** How fast a corner of the body may come nearer to anything, and what rounding may add to that. */
interface Pace {
  /** Thousandths of a mil for each mil of the path, at the most. */
  readonly haste: number;
  /** Mil that two poses may lie nearer to each other, or farther, than they would without rounding. */
  readonly slack: number;
}

/** 17454 hundred-millionths: thousandths of a radian for each mil of a turn by a hundredth of a degree an inch. */
function paceOf({ segment }: Part, reach: number): Pace {
  const rate = Math.abs(segment.turn);
  if (rate === 0) return { haste: 1000, slack: 6 };
  return { haste: 1001 + quotient(reach * rate * 17_454, 100_000_000), slack: 7 + quotient(1100, rate) };
}

/** The mil of path within which a gap cannot close. */
function stepsOf(gap: number, { haste, slack }: Pace): number {
  return gap <= slack ? 0 : Math.floor(((gap - slack) * 1000) / haste);
}

/** No corner of a body, rounded, lies farther from its middle, in mil. */
function reachOf(body: Outline): number {
  let most = 0;
  for (let i = 0; i < body.length; i += 2) most = Math.max(most, body[i]! * body[i]! + body[i + 1]! * body[i + 1]!);
  return root(most) + 2;
}
