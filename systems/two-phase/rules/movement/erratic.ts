// Chapter 4.6: erratic manoeuvres begin and end.

import { dockOf } from '../docking/dock.ts';
import type { Unit } from '../open.ts';
import type { ActRule } from '../window/act.ts';

/** TP-4.6.1 Announced in one's own space, at impulse zero or in step 3; they begin and end once a turn, if they are paid for. */
export const erratic: ActRule<'erratic'> = {
  rule: 'TP-4.6.1',
  place: 1,
  when: ['initial', 'space', 'zero'],
  whenRule: 'TP-5.2.9',
  fault({ v, unit, hold }, { begin }) {
    if (begin && dockOf(v.open, unit.id))
      return { rule: 'TP-4.6.3', at: '/begin', say: 'Docked ships make no erratic manoeuvres.' };
    const already = unit.erratic || isComing(unit);
    if (begin === already) return { rule: 'TP-4.6.1', at: '/begin', say: begin ? 'They have begun.' : 'There are none to end.' };
    if (begin && !hold.erratic) return { rule: 'TP-4.6.1', at: '/begin', say: 'Erratic manoeuvres are not paid for this turn.' };
    if (begin && unit.erraticDone) return { rule: 'TP-4.6.1', at: '/begin', say: 'They begin and end once a turn.' };
    return undefined;
  },
  carry({ t, unit, segment }, { begin }) {
    t.reveal(unit.side);
    if (!begin) endErratic(unit);
    else if (segment === 'initial') unit.erratic = true;
    else unit.delays.push({ what: COMING, left: 1, by: 'impulse' });
    if (begin) unit.erraticDone = true;
    t.tell(() => ({ kind: 'erratic', unit: unit.id, begins: begin }));
  },
  *options({ unit }) {
    yield { act: 'erratic', begin: !unit.erratic };
  },
};

/** TP-4.6.1 Announced, and in effect from the unit's next impulse on. */
export const COMING = 'erratic';

export function isComing({ delays }: Unit): boolean {
  return delays.some(({ what }) => what === COMING);
}

/** TP-4.6.1 At their owner's word, at the end of a turn, on a breakdown of power. */
export function endErratic(unit: Unit): void {
  unit.erratic = false;
  unit.delays = unit.delays.filter(({ what }) => what !== COMING);
}
