// What lies on a table, in inches.

import type { Feature, FeatureKind } from '../rules/scenario-file.ts';

/** A box of land, water or whatever else from its south-west to its north-east corner. */
export function box(id: string, kind: FeatureKind, [left, bottom, right, top]: readonly number[]): Feature {
  const [l, b, r, t] = [left, bottom, right, top].map(inch => 1000 * (inch as number)) as [number, number, number, number];
  return { id, kind, polygon: [l, b, r, b, r, t, l, t] };
}
