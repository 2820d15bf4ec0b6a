// Chapters 8.3 and 1.1: step 3, lock-on, then the first acts of the turn.

import type { Phase, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { rollRegains } from '../cloak/lock.ts';
import { guardFaults, setGuards } from '../crew/guards.ts';
import { burstBanks } from '../damage/burst.ts';
import { sensorOf } from '../damage/condition.ts';
import { destructAll } from '../damage/destruct.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import { cardOf, isHere, isShip } from '../roster.ts';
import { INITIAL } from '../schemas.ts';
import { weaselOf } from '../shuttles/decoy.ts';
import { idsOf, inOrder } from '../speed/order.ts';
import type { Put, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { keepBeams } from '../tractors/keep.ts';
import { whyIdle } from '../weapons/aim.ts';
import type { Occasion } from '../window/window.ts';
import { openWindows, windowFaults } from '../window/window.ts';

/** TP-8.3.1 A sensor of this rating never fails. */
const SURE = 6;

/** TP-1.1.7 Lock-on dice, TP-11.1.7 those to find a cloaked unit again, then the acts of all sides together, TP-1.3.4 but of those that lie idle. */
export const initial: Phase<TwoPhase, 'initial'> = {
  name: 'Lock-on and first acts',
  rule: 'TP-1.1.7',
  begin(s, t) {
    for (const unit of inOrder(s.open)) lockOn(s, t, unit);
    rollRegains(s, t);
    destructAll(s, t);
    burstBanks(s, t);
    keepBeams(s, t);
  },
  asks: ({ book, open, clock }) =>
    clock.round > 0
      ? []
      : book.sides.flatMap(({ id: side }) => {
          const units = idsOf(open.units.filter(unit => unit.side === side && isHere(unit) && isShip(unit) && !whyIdle(unit)));
          return units.length > 0 ? [{ side, kind: 'initial', about: { units } }] : [];
        }),
  carry(s, t, answers) {
    for (const { side } of answers) if (answers.length > 1) t.reveal(side);
    for (const { order } of answers) setGuards(s, order.guards);
    for (const { side, order } of answers) openWindows(s, t, { side, windows: order.windows });
  },
};

/** TP-8.3.1 One die a ship whose sensors are hurt; TP-2.2.3 none without fire control; TP-12.2.6 small units always have it. */
function lockOn(s: TpState, t: TpTable, unit: Unit): void {
  if (!isShip(unit)) return;
  const rating = sensorOf(cardOf(s.book, unit), unit);
  const had = unit.lockOn;
  // TP-12.3.2 Behind a weasel it locks on nothing.
  unit.lockOn =
    unit.fireControl && unit.life && !weaselOf(s.open, unit.id) && (rating >= SURE || rollLockOn(s, t, { unit, rating }));
  if (rating < SURE || had !== unit.lockOn) t.tell(() => ({ kind: 'locked', unit: unit.id, lockOn: unit.lockOn }));
}

/** TP-8.3.1 At most the rating. */
export function rollLockOn(s: TpState, t: TpTable, { unit, rating }: { unit: Unit; rating: number }): boolean {
  const why = (): Why => ({
    rule: 'TP-8.3.1',
    what: `Lock-on of ${unitName(s, unit.id)}`,
    by: unit.side,
    test: { of: 'each', is: 'atMost', n: rating },
    mods: [{ by: rating, for: 'sensors' }],
  });
  return t.throw(1, face(6), why) <= rating;
}

const occasion = (v: TpView): Occasion => ({ v, segment: 'initial', mover: undefined });

/** TP-1.3.4 The acts of step 3. */
export const initialQuestion: Put<'initial'> = {
  rule: 'TP-1.3.4',
  schema: INITIAL,
  judge: (v, { units }, { windows, guards }) => [...windowFaults(occasion(v), units, windows), ...guardFaults(v, guards)],
  idle: () => ({ windows: [], guards: [] }),
  standing(v, { units }) {
    const quiet = units.every(id => v.own.ships.find(({ unit }) => unit === id)?.watch?.initial === 'nothing');
    return quiet ? { windows: [], guards: [] } : undefined;
  },
};
