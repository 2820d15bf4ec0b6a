// What hits do to a structure.

import type { Side } from '@flagplot/kernel';
import { markNamed, targetOf } from '../gunnery/mark.ts';
import type { Structure } from '../open.ts';
import type { BbState, BbTable } from '../state.ts';

/** BB-7.1.3 Boxes alone: no tenners, no jink, never crippled. BB-7.1.5 Whoever crosses off the last one is remembered. */
export function batter(
  s: BbState,
  t: BbTable,
  { structure, hits, side }: { structure: Structure; hits: number; side: Side },
): void {
  const { boxes: all } = targetOf(s, structure);
  const boxes = Math.min(hits, all - structure.lost);
  structure.lost += boxes;
  const left = all - structure.lost;
  if (left === 0 && boxes > 0) structure.by = side;
  const at = { ...(markNamed(s, structure.id) as { pose: { x: number; y: number; heading: number } }).pose };
  const feature = structure.id;
  t.tell(() => ({ kind: 'battered', feature, hits, boxes, left, side, at }));
}
