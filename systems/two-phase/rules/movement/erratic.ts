// Chapter 4.6: erratic manoeuvres begin and end.

import { dockOf } from '../docking/dock.ts';
import type { ActRule } from '../window/act.ts';
import { COMING, ENDING, manoeuvresNext, takeUpManoeuvres } from './manoeuvres.ts';

/** TP-4.6.1 Announced in one's own space, at impulse zero or in step 3; they begin and end once a turn, if they are paid for; ruling R101: both from the unit's next impulse on, in step 3 at once. */
export const erratic: ActRule<'erratic'> = {
  rule: 'TP-4.6.1',
  place: 1,
  when: ['initial', 'space', 'zero'],
  whenRule: 'TP-5.2.9',
  fault({ v, unit, hold }, { begin }) {
    if (begin && dockOf(v.open, unit.id))
      return { rule: 'TP-4.6.3', at: '/begin', say: 'Docked ships make no erratic manoeuvres.' };
    if (begin === manoeuvresNext(unit))
      return { rule: 'TP-4.6.1', at: '/begin', say: begin ? 'They have begun.' : 'There are none to end.' };
    if (begin && !hold.erratic) return { rule: 'TP-4.6.1', at: '/begin', say: 'Erratic manoeuvres are not paid for this turn.' };
    if (begin && unit.erraticDone) return { rule: 'TP-4.6.1', at: '/begin', say: 'They begin and end once a turn.' };
    return undefined;
  },
  carry({ t, unit, segment }, { begin }) {
    t.reveal(unit.side);
    unit.delays.push({ what: begin ? COMING : ENDING, left: 1, by: 'impulse' });
    if (segment === 'initial') takeUpManoeuvres(unit);
    if (begin) unit.erraticDone = true;
    t.tell(() => ({ kind: 'erratic', unit: unit.id, begins: begin }));
  },
  *options({ unit }) {
    yield { act: 'erratic', begin: !manoeuvresNext(unit) };
  },
};
