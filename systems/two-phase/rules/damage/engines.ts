// Chapter 10.2: which warp engine loses a box where none is named.

import type { Boxes, Unit } from '../open.ts';
import type { TpTable } from '../state.ts';

type Engine = 'left' | 'right' | 'centre';

/** TP-10.2.11, TP-4.4.8 The engine with most boxes, of equal ones the left, then the right; none where no box is left. */
export function anyWarp({ left, right, centre }: Pick<Boxes, Engine>): Engine | undefined {
  if (left + right + centre === 0) return undefined;
  if (left >= right && left >= centre) return 'left';
  return right >= centre ? 'right' : 'centre';
}

/** TP-4.4.8 Boxes lost one at a time. */
export function loseWarp(t: TpTable, unit: Unit, boxes: number): void {
  for (let n = 0; n < boxes; n += 1) {
    const engine = anyWarp(unit.boxes);
    if (engine === undefined) return;
    unit.boxes[engine] -= 1;
    const left = unit.boxes[engine];
    t.tell(() => ({ kind: 'lost', unit: unit.id, box: engine, left }));
  }
}
