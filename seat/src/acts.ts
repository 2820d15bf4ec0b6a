// An act of a seat: its form, checked before anything is made of it, and the entry of the journal that it is.

import type { Check, Entry, Hand, Refusal, Side } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { ANYTHING, FACES, FLAG, KINDS, NUMBER, OFFERS, oneOf, SIDES, STEP, shape } from '@flagplot/kernel/schemas';
import type { Act, Reply } from './seat.ts';

/** Each schema is held to the type of its act, but where any JSON may stand: the compiler does not follow that to its end. */
type ActSchemas = { readonly [K in Exclude<Act['act'], 'answer'>]: Schema<Extract<Act, { act: K }>> } & {
  readonly answer: object;
};

/** Schemas of acts, by what is done. An order is checked by its question. */
const ACTS: ActSchemas = {
  ready: shape({ act: oneOf('ready') }),
  answer: shape({ act: oneOf('answer'), step: STEP, order: ANYTHING }),
  undo: shape({ act: oneOf('undo'), step: STEP }),
  resign: shape({ act: oneOf('resign') }),
  faces: shape({ act: oneOf('faces'), step: STEP, faces: FACES, instead: NUMBER }, ['instead']),
  confirm: shape({ act: oneOf('confirm'), number: NUMBER, right: FLAG }),
  offer: shape({ act: oneOf('offer'), what: OFFERS, step: STEP, winners: SIDES }, ['step', 'winners']),
  reply: shape({ act: oneOf('reply'), number: NUMBER, yes: FLAG }),
  staff: shape({ act: oneOf('staff'), kinds: KINDS }),
};

/** As much of an act as must be there before it is known which it is. */
const ACT = { type: 'object', properties: { act: { enum: Object.keys(ACTS) } }, required: ['act'] };

/** Every fault in the form of what is to be an act, each with its path and what was expected there. */
export function actFaults(act: unknown, check: Check): Refusal[] {
  const faults = check(ACT, act);
  return faults.length > 0 ? faults : check(ACTS[(act as Act).act], act);
}

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
    case 'offer': {
      const { act: _, ...offer } = act;
      return { kind: 'offer', by: side, ...offer };
    }
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
