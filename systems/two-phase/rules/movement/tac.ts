// Chapter 4.5: a stationary ship turns where it is.

import type { Hold } from '../folder.ts';
import { tacEnergy } from '../geometry/energy.ts';
import { SIXTHS, turnedBy } from '../map.ts';
import type { Unit } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { TpView } from '../state.ts';
import type { ActRule } from '../window/act.ts';
import { resetCounts } from './step.ts';

/** TP-4.5.1 60 degrees in an answer or at impulse zero; TP-4.5.2 by warp, by impulse power, or out of batteries. */
export const tac: ActRule<'tac'> = {
  rule: 'TP-4.5.1',
  place: 0,
  when: ['answer', 'zero'],
  whenRule: 'TP-4.5.1',
  fault({ v, unit, hold, window }, { facing }) {
    if (unit.speed > 0) return { rule: 'TP-4.5.1', say: 'Only a ship of speed 0 makes TACs.' };
    if (!v.open.firstDone) return { rule: 'TP-4.4.2', say: 'Nobody makes a TAC in the first impulse of First Phase.' };
    if (window.acts.filter(({ act }) => act === 'tac').length > 1)
      return { rule: 'TP-4.5.1', at: '/act', say: 'A window has one TAC.' };
    const turn = (facing - unit.facing + SIXTHS) % SIXTHS;
    if (turn !== 1 && turn !== SIXTHS - 1) return { rule: 'TP-4.5.1', at: '/facing', say: 'A TAC turns by 60 degrees.' };
    if (!canPay(v, unit, hold)) return { rule: 'TP-4.5.2', say: 'No TAC is prepared, and batteries pay for none.' };
    return undefined;
  },
  reserve: ({ v, unit, hold }) => (hold.tacs.impulse + hold.tacs.warp > 0 ? 0 : tacEnergy(cardOf(v.book, unit).moveCost)),
  carry({ s, t, unit, hold }, { facing }) {
    t.reveal(unit.side);
    const from = { q: unit.q, r: unit.r, facing: unit.facing };
    if (hold.tacs.impulse > 0) hold.tacs.impulse -= 1;
    else if (hold.tacs.warp > 0) hold.tacs.warp -= 1;
    else payFromBattery(s, unit, hold);
    unit.facing = facing;
    resetCounts(unit);
    t.tell(() => ({ kind: 'turned', unit: unit.id, by: 'tac', from, to: { ...from, facing } }));
  },
  *options({ unit }) {
    for (const turn of [1, -1]) yield { act: 'tac', facing: turnedBy(unit.facing, turn) };
  },
};

/** TP-4.5.2 Out of batteries as out of warp engines: two a turn in all. */
function canPay({ book }: Pick<TpView, 'book'>, unit: Unit, { tacs, reserveTacs, battery }: Hold): boolean {
  return tacs.impulse + tacs.warp > 0 || (reserveTacs > 0 && battery >= tacEnergy(cardOf(book, unit).moveCost));
}

function payFromBattery({ book }: Pick<TpView, 'book'>, unit: Unit, hold: Hold): void {
  hold.battery -= tacEnergy(cardOf(book, unit).moveCost);
  hold.reserveTacs -= 1;
}
