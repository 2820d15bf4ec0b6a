// Chapter 4.5: a stationary ship turns where it is.

import { costOf, isSheltered, turnDocked } from '../docking/dock.ts';
import type { Hold } from '../folder.ts';
import { tacEnergy } from '../geometry/energy.ts';
import { SIXTHS, turnedBy } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
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
    if (isSheltered(v.open, unit.id))
      return { rule: 'TP-14.2.4', say: `${unitName(v, unit.id)} is turned by the ship it is docked to.` };
    if (!v.open.firstDone) return { rule: 'TP-4.4.2', say: 'Nobody makes a TAC in the first impulse of First Phase.' };
    if (window.acts.filter(({ act }) => act === 'tac').length > 1)
      return { rule: 'TP-4.5.1', at: '/act', say: 'A window has one TAC.' };
    const turn = (facing - unit.facing + SIXTHS) % SIXTHS;
    if (turn !== 1 && turn !== SIXTHS - 1) return { rule: 'TP-4.5.1', at: '/facing', say: 'A TAC turns by 60 degrees.' };
    if (!canPay(v, unit, hold)) return { rule: 'TP-4.5.2', say: 'No TAC is prepared, and batteries pay for none.' };
    return undefined;
  },
  reserve: ({ v, unit, hold }) => (hold.tacs.impulse + hold.tacs.warp > 0 ? 0 : tacEnergy(costOf(v, unit))),
  carry({ s, t, unit, hold }, { facing }) {
    t.reveal(unit.side);
    const from = { q: unit.q, r: unit.r, facing: unit.facing };
    if (hold.tacs.impulse > 0) hold.tacs.impulse -= 1;
    else if (hold.tacs.warp > 0) hold.tacs.warp -= 1;
    else payFromBattery(s, unit, hold);
    unit.facing = facing;
    resetCounts(unit);
    t.tell(() => ({ kind: 'turned', unit: unit.id, by: 'tac', from, to: { ...from, facing } }));
    turnDocked(s, t, { unit, from, by: 'tac' });
  },
  *options({ unit }) {
    for (const turn of [1, -1]) yield { act: 'tac', facing: turnedBy(unit.facing, turn) };
  },
};

/** TP-4.5.2 Out of batteries as out of warp engines: two a turn in all. */
function canPay(seen: Seen, unit: Unit, { tacs, reserveTacs, battery }: Hold): boolean {
  return tacs.impulse + tacs.warp > 0 || (reserveTacs > 0 && battery >= tacEnergy(costOf(seen, unit)));
}

function payFromBattery(seen: Seen, unit: Unit, hold: Hold): void {
  hold.battery -= tacEnergy(costOf(seen, unit));
  hold.reserveTacs -= 1;
}
