// Positions by chance, the same in every run: hulls that lie close together, polygons of terrain, places on them and about them.

import { seeded } from '@flagplot/kernel';
import { vi } from 'vitest';
import type { Outline, Point, Pose } from '../src/index.ts';
import { hull, outlineAt, rectangle } from '../src/index.ts';

const IS_LONG = Boolean(process.env.FLAGPLOT_LONG);
if (IS_LONG) vi.setConfig({ testTimeout: 3_600_000 });

/** How many cases each comparison is put to: some in every run, all of them in `npm run long`. */
export const cases = (everyRun: number, long = 100_000): number => (IS_LONG ? long : everyRun);

/** Bodies of the models there are: hulls of ships and airships, and an aerial corvette. */
export const BODIES: readonly Outline[] = [
  hull(6000, 1750),
  hull(5500, 1500),
  hull(6500, 2000),
  hull(3500, 1000),
  hull(3000, 900),
  hull(2000, 600),
  hull(1750, 500),
  hull(6500, 2250),
  rectangle(2000, 1750),
];

/** Most sides that a die of the kernel has. */
const MOST = 2 ** 20;

/** Chance for a test: whole numbers from a stream that its name begins. */
export class Chance {
  readonly #face: (sides: number) => number;

  constructor(name: string) {
    this.#face = seeded(name, 1);
  }

  /** A whole number from least to most. */
  whole(least: number, most: number): number {
    const range = most - least + 1;
    if (range <= MOST) return least + this.#face(range) - 1;
    return least + (((this.#face(MOST) - 1) * MOST + this.#face(MOST) - 1) % range);
  }

  one<T>(of: readonly T[]): T {
    return of[this.whole(0, of.length - 1)] as T;
  }

  /** One in so many. */
  once(of: number): boolean {
    return this.whole(1, of) === 1;
  }

  /** A place within so many mil of another, each way. */
  near(point: Point, most: number): Point {
    return { x: point.x + this.whole(-most, most), y: point.y + this.whole(-most, most) };
  }

  heading(): number {
    return this.once(4) ? 9000 * this.whole(0, 3) : this.whole(0, 35_999);
  }

  pose(about: Point = { x: 60_000, y: 60_000 }, most = 60_000): Pose {
    return { ...this.near(about, most), heading: this.heading() };
  }

  /** Two models: their bodies, and where they lie, seldom far apart. */
  pair(): { a: Outline; b: Outline } {
    const at = this.pose();
    const a = outlineAt(at, this.one(BODIES));
    return { a, b: outlineAt(this.pose(at, this.one([2000, 4000, 8000, 60_000])), this.one(BODIES)) };
  }

  /** A polygon about a place that never crosses itself, concave as often as not; on a coarse grid where so many share lines and places. */
  polygon(about: Point, reach: number): Outline {
    const corners = this.whole(3, 11);
    const grain = this.one([1, 1, 500]);
    const outline: number[] = [];
    for (let i = 0; i < corners; i += 1) {
      const angle = (2 * Math.PI * (i + this.whole(0, 60) / 100)) / corners;
      const far = this.whole(Math.floor(reach / 5), reach);
      outline.push(rounded(about.x - Math.sin(angle) * far, grain), rounded(about.y + Math.cos(angle) * far, grain));
    }
    return outline;
  }
}

const rounded = (n: number, grain: number): number => Math.round(n / grain) * grain;
