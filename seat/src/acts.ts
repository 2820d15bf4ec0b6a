// An act of a seat, as the journal has it.

import type { Entry, Hand, Refusal, Side } from '@flagplot/kernel';
import type { Act, Reply } from './seat.ts';

/** The entry that an act of this side is; `hand`: who gives its answers. */
export function entryOf(act: Act, side: Side, hand: Hand = 'person'): Entry {
  switch (act.act) {
    case 'ready':
      return { kind: 'ready', side };
    case 'answer':
      return { kind: 'answer', step: act.step, side, order: act.order, hand };
    case 'undo':
      return { kind: 'undo', by: side, step: act.step };
    case 'resign':
      return { kind: 'resign', side, ...(hand !== 'person' && { hand }) };
    case 'faces':
      return { kind: 'faces', by: side, faces: act.faces, ...(act.instead !== undefined && { instead: act.instead }) };
    case 'confirm':
      return { kind: 'confirm', by: side, number: act.number, right: act.right };
    case 'offer':
      return { kind: 'offer', by: side, what: act.what, ...(act.step !== undefined && { step: act.step }) };
    case 'reply':
      return { kind: 'reply', by: side, number: act.number, yes: act.yes };
    case 'staff':
      return { kind: 'staff', side, kinds: act.kinds };
  }
}

/** What an act gets that was refused. What the table refuses as a whole came too late, or too early. */
export function refusalOf(refusals: readonly Refusal[]): Reply {
  const late = refusals.every(({ rule, at }) => rule === 'table' && at === undefined);
  return Object.freeze({ refusals, ...(late && { late: true as const }) });
}
