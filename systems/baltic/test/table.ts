// What lies on a table, in inches.

import type { Pose } from '@flagplot/plane';
import type { Feature, FeatureKind } from '../rules/scenario-file.ts';

/** A place, and a heading in degrees. */
export function inch(x: number, y: number, heading = 0): Pose {
  return { x: 1000 * x, y: 1000 * y, heading: 100 * heading };
}

/** The corners of a box, left, bottom, right and top. */
export function corners(...[l, b, r, t]: readonly [number, number, number, number]): number[] {
  return [l, b, r, b, r, t, l, t].map(n => 1000 * n);
}

/** A box of land, water or whatever else from its south-west to its north-east corner. */
export function box(id: string, kind: FeatureKind, at: readonly number[]): Feature {
  return { id, kind, polygon: corners(...(at as [number, number, number, number])) };
}
