// Chapter 13.3: space mines are dropped out of the shuttle bay.

import { layMine } from '../mines/mine.ts';
import { unitName } from '../names.ts';
import type { ActRule } from '../window/act.ts';

/** TP-13.3.5 A nuclear space mine drops out of the shuttle bay into the ship's own hex, one a turn. */
export const spaceMine: ActRule<'space-mine'> = {
  rule: 'TP-13.3.5',
  place: 8,
  when: ['space', 'zero'],
  whenRule: 'TP-13.3.5',
  aboard: ({ hold }) => hold.stock.space > 0,
  fault({ v, unit, hold, window }) {
    const wanted = window.acts.filter(({ act }) => act === 'space-mine').length;
    if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres no mine is laid.' };
    if (unit.boxes.shuttle === 0)
      return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} has no shuttle bay left.` };
    if (unit.used.space || wanted > 1)
      return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} drops one space mine a turn.` };
    if (hold.stock.space > 0) return undefined;
    return { rule: 'TP-13.3.5', at: '/act', say: `${unitName(v, unit.id)} has no space mine left.` };
  },
  carry({ s, t, unit, hold }) {
    t.reveal(unit.side);
    hold.stock.space -= 1;
    unit.used.space = 1;
    layMine(s, t, { unit, shown: 'space', at: unit, dummy: false });
  },
  *options() {
    yield { act: 'space-mine' };
  },
};
