// Chapter 4.4: high energy turns and breakdown.

import type { Reading, Refusal, Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import { loseWarp } from '../damage/engines.ts';
import { costOf, turnDocked } from '../docking/dock.ts';
import { isSnared } from '../fields/snare.ts';
import type { Hold } from '../folder.ts';
import { hetEnergy } from '../geometry/energy.ts';
import { SIXTHS, turnedBy } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, holdOf } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { isHeld } from '../tractors/beams.ts';
import type { ActRule } from '../window/act.ts';
import { resetCounts } from './step.ts';

/** TP-4.4.6 What an unused HET bonus takes off the die, and what erratic manoeuvres add. */
const BONUS = 2;
const ERRATIC = 1;

/** TP-4.4.2, TP-4.4.5, TP-4.4.7 Why a unit may make no HET now, as its owner knows. */
export function hetFault(seen: Seen & { clock: { turn: number } }, unit: Unit, hold: Hold | undefined): Refusal | undefined {
  const at = '/step';
  if (!seen.open.firstDone)
    return { rule: 'TP-4.4.2', at, say: 'Nobody makes a high energy turn in the first impulse of First Phase.' };
  if (unit.het) return { rule: 'TP-4.4.5', at, say: 'A high energy turn is made once a phase.' };
  if (unit.broke > 0 && seen.clock.turn <= unit.broke + 1)
    return { rule: 'TP-4.4.7', at, say: 'After a breakdown no high energy turn is made until the end of the next turn.' };
  if (isHeld(seen.open, unit.id)) return { rule: 'TP-13.2.3', at, say: `${unitName(seen, unit.id)} is held by a tractor beam.` };
  if (unit.halted) return { rule: 'TP-4.4.7', at, say: 'This unit has lost its movement.' };
  const price = hetEnergy(costOf(seen, unit));
  if (!hold || (hold.hets === 0 && hold.battery < price))
    return { rule: 'TP-4.4.5', at, say: `A high energy turn takes ${price}, prepared or out of batteries.` };
  return undefined;
}

/** TP-4.4.6 What a die must show for a breakdown. */
export function breakdownTest(seen: Pick<Seen, 'book'>, unit: Unit): Required<Pick<Why, 'test' | 'mods'>> {
  const card = cardOf(seen.book, unit);
  const mods = [{ by: card.breakdown, for: 'breakdown' }];
  if (unit.bonuses < card.hetBonus) mods.push({ by: BONUS, for: 'manoeuvre bonus' });
  if (unit.erratic) mods.push({ by: -ERRATIC, for: 'erratic manoeuvres' });
  return { test: { of: 'each', is: 'atLeast', n: mods.reduce((sum, { by }) => sum + by, 0) }, mods };
}

/** TP-4.4.6 The die of a HET: 1 where the ship breaks down. Its chance is a forecast. */
export function rollBreakdown(t: TpTable, seen: Seen, unit: Unit): boolean {
  const test = breakdownTest(seen, unit);
  const reading: Reading<number> = atLeast(6, test.test.n);
  return (
    t.throw(1, reading, () => ({ rule: 'TP-4.4.6', what: `${unitName(seen, unit.id)} turns hard`, by: unit.side, ...test })) > 0
  );
}

/** TP-4.4.5, TP-4.4.6 Pays for a HET and rolls for it; whether the ship holds together. */
export function tryHet(s: TpState, t: TpTable, unit: Unit): boolean {
  const hold = holdOf(s, unit);
  t.reveal(unit.side);
  if (hold.hets > 0) hold.hets -= 1;
  else hold.battery -= hetEnergy(costOf(s, unit));
  const broke = rollBreakdown(t, s, unit);
  unit.het = true;
  if (unit.bonuses < cardOf(s.book, unit).hetBonus) unit.bonuses += 1;
  if (broke) breakDown(s, t, unit);
  return !broke;
}

/** TP-4.4.7, TP-4.4.8 Movement is over for this turn, and a quarter of the warp boxes is lost. */
export function breakDown(s: TpState, t: TpTable, unit: Unit): void {
  unit.halted = true;
  unit.broke = s.clock.turn;
  resetCounts(unit);
  holdOf(s, unit).course = '';
  t.tell(() => ({ kind: 'broke-down', unit: unit.id, at: { q: unit.q, r: unit.r } }));
  const { left, right, centre } = unit.boxes;
  loseWarp(t, unit, Math.floor((left + right + centre + 3) / 4));
}

/** TP-4.4.1 Another unit than the mover turns where it stands. */
export const turnHard: ActRule<'het'> = {
  rule: 'TP-4.4.1',
  place: 0,
  when: ['answer'],
  whenRule: 'TP-4.4.1',
  fault({ v, unit, hold, window }, { facing }) {
    if (window.acts.filter(({ act }) => act === 'het').length > 1)
      return { rule: 'TP-4.4.5', say: 'A high energy turn is made once a phase.' };
    if (facing === unit.facing) return { rule: 'TP-4.4.1', at: '/facing', say: 'A high energy turn takes a new facing.' };
    if (isSnared(unit)) return { rule: 'TP-11.3.5', say: 'A unit that web holds is stuck.' };
    const fault = hetFault(v, unit, hold);
    return fault && { rule: fault.rule, say: fault.say };
  },
  reserve: ({ v, unit, hold }) => (hold.hets > 0 ? 0 : hetEnergy(costOf(v, unit))),
  carry({ s, t, unit }, { facing }) {
    if (!tryHet(s, t, unit)) return;
    const from = { q: unit.q, r: unit.r, facing: unit.facing };
    unit.facing = facing;
    unit.turnCount = 0;
    t.tell(() => ({ kind: 'turned', unit: unit.id, by: 'het', from, to: { ...from, facing } }));
    turnDocked(s, t, { unit, from, by: 'het' });
  },
  *options({ unit }) {
    for (let sixths = 1; sixths < SIXTHS; sixths += 1) yield { act: 'het', facing: turnedBy(unit.facing, sixths) };
  },
};
