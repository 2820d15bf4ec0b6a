// Planning: speed and submersion, ordered together and opened together.

import { ladder, stepToward } from '../movement/settings.ts';
import type { Vessel } from '../open.ts';
import type { SpeedOrder } from '../orders.ts';
import { replenishPools } from '../planning/replenishment.ts';
import { anyOrder, dueFaults, orderFor, pickOf, STEADY } from '../planning/speed-orders.ts';
import { settingUnder, speedFaults, unitsToOrder } from '../planning/telegraph.ts';
import { cardOf, crewOf, isSotl, unitCalled } from '../roster.ts';
import { TELEGRAPH } from '../schemas.ts';
import type { BbPhase, BbQuestion, BbState, BbTable } from '../state.ts';

/** BB-2.1.4 All at once. */
export const speed: BbPhase<'telegraph'> = {
  name: 'Speed',
  rule: 'BB-2.1.4',
  begin(s, t) {
    replenishPools(s, t);
    for (const vessel of s.open.vessels) {
      vessel.moved = false;
      if (vessel.status === 'wreck') slowWreck(s, t, vessel);
    }
  },
  asks: shown =>
    shown.clock.round > 0
      ? []
      : shown.book.sides
          .filter(({ id }) => unitsToOrder(shown, id).length > 0)
          .map(({ id }) => ({ side: id, kind: 'telegraph' as const, about: { turn: shown.clock.turn } })),
  carry(s, t, answers) {
    for (const { side } of answers) t.reveal(side);
    for (const { order } of answers) for (const one of order.units) setUnit(s, t, one);
  },
};

/** BB-2.1.9 One setting toward Stop, then it stays there. */
function slowWreck({ book }: BbState, t: BbTable, vessel: Vessel): void {
  const rungs = ladder(book, cardOf(book, vessel));
  if (rungs.length === 0 || vessel.setting === 'Stop') return;
  vessel.setting = stepToward(rungs, vessel.setting, 'Stop');
  const { id, setting } = vessel;
  t.tell(() => ({ kind: 'slowed', vessel: id, setting }));
}

/** BB-2.1.3 The setting is that of this turn and stays until the next order. */
function setUnit(s: BbState, t: BbTable, order: SpeedOrder): void {
  if (!isSotl(cardOf(s.book, unitCalled(s.book, order.unit)))) s.open.settings[order.unit] = order.setting;
  const { unit, setting, down = false } = order;
  const crew = crewOf(s.open, unit);
  for (const vessel of crew) {
    vessel.setting = settingUnder(s, vessel, order);
    // BB-2.1.16 As it was ordered, BB-2.1.19 one submersion for all of a squadron.
    vessel.down = down;
  }
  const vessels = crew.map(vessel => ({ vessel: vessel.id, setting: vessel.setting }));
  t.tell(() => ({ kind: 'telegraphed', unit, setting, down, vessels }));
}

/** BB-2.1.2, BB-2.1.16 Every unit with a telegraph, once. */
export const telegraphQuestion: BbQuestion<'telegraph'> = {
  rule: 'BB-2.1.2',
  schema: TELEGRAPH,
  parts: [{ list: 'units', by: 'unit' }],
  judge(v, _about, { units }) {
    const due = unitsToOrder(v, v.side);
    const wrong = dueFaults(v.book, due, units);
    if (wrong.length > 0) return wrong;
    return units.flatMap((order, i) => speedFaults(v, unitCalled(v.book, order.unit), order)(`/units/${i}`));
  },
  idle: v => ({ units: unitsToOrder(v, v.side).map(unit => orderFor(v, { unit, down: false }, STEADY)) }),
  *candidates(v) {
    for (const pick of [STEADY, pickOf(-1), pickOf(0)])
      yield { units: unitsToOrder(v, v.side).map(unit => orderFor(v, { unit, down: false }, pick)) };
  },
  random: (v, _about, roll) => ({ units: unitsToOrder(v, v.side).map(unit => anyOrder(v, unit, roll)) }),
};
