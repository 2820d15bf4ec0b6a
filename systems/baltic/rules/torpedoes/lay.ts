// A salvo is laid in the water.

import type { Side } from '@flagplot/kernel';
import type { Pose } from '@flagplot/plane';
import type { Id } from '../orders.ts';
import type { BbState, BbTable } from '../state.ts';

/** A salvo before it lies there: `by` the vessel with its battery of tubes, or the marker that drops it. */
export interface Laid {
  readonly side: Side;
  readonly by: Id;
  readonly weapon: Id | null;
  readonly fp: number;
  readonly pose: Pose;
}

/** BB-3.3.1 It lies where it is laid and strikes nobody before the torpedoes run. */
export function laySalvo({ open }: BbState, t: BbTable, { side, by, weapon, fp, pose }: Laid): void {
  open.laid += 1;
  const id = `salvo-${open.laid}`;
  open.salvoes.push({ ...pose, id, side, by, fp, runs: 0, ran: 0 });
  t.tell(() => ({ kind: 'launched', salvo: id, by, weapon, fp, at: { ...pose } }));
}
