// Chapter 12.4: fighters that move as one.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { makeSpace } from '../movement/advance.ts';
import { spacesIn } from '../movement/halves.ts';
import { isHet, stepFault } from '../movement/step.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Space } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { isHere, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

interface Stack {
  leader: Unit;
  followers: readonly Unit[];
  step: string;
}

/** TP-12.4.1 Fighters of one side, speed and hex, with as many spaces to make, that look the same way. */
function mayFollow({ open }: Pick<Seen, 'open'>, leader: Unit, unit: Unit): boolean {
  const alike = unit.side === leader.side && unit.speed === leader.speed && unit.facing === leader.facing;
  const { half } = open.now;
  const paced = unit.half === leader.half && unit.made === leader.made && spacesIn(half, unit) === spacesIn(half, leader);
  const fighters = [unit, leader].every(({ kind }) => kind === 'fighter');
  return (
    fighters &&
    unit !== leader &&
    unit.id !== leader.id &&
    isHere(unit) &&
    !unit.halted &&
    alike &&
    paced &&
    hexes.same(unit, leader)
  );
}

/** TP-12.4.1 All that may move as one with a fighter now. */
export function stackOpen(seen: Seen, leader: Unit): Unit[] {
  return leader.kind === 'fighter' ? seen.open.units.filter(unit => mayFollow(seen, leader, unit)) : [];
}

/** TP-12.4.1 Every reason why fighters do not move along in a space, each named once. */
export function stackFaults(seen: Seen, leader: Unit, { step, stack = [] }: Space): Refusal[] {
  return stack.flatMap((id, i) => {
    const at = `/stack/${i}`;
    const unit = unitNamed(seen.open, id);
    if (!unit || stack.indexOf(id) < i || !mayFollow(seen, leader, unit))
      return [
        {
          rule: 'TP-12.4.1',
          at,
          say: `${unitName(seen, id)} is no fighter that moves as one with ${unitName(seen, leader.id)}.`,
        },
      ];
    if (isHet(step)) return [{ rule: 'TP-12.4.1', at, say: 'A stack makes no high energy turn.' }];
    const fault = stepFault(seen, unit, step);
    return fault ? [{ ...fault, at }] : [];
  });
}

/** TP-12.4.1 Those that move along as all lies now. */
export function followersOf(seen: Seen, leader: Unit, { step, stack = [] }: Space): Unit[] {
  return stack.flatMap(id => {
    const unit = unitNamed(seen.open, id);
    return unit && mayFollow(seen, leader, unit) && !isHet(step) && !stepFault(seen, unit, step) ? [unit] : [];
  });
}

/** TP-12.4.1, TP-1.1.4 They make the space of their leader, in the half that he named. */
export function moveStack(s: TpState, t: TpTable, { leader, followers, step }: Stack): void {
  for (const unit of followers) {
    if (unit.half === null && leader.half !== null) {
      unit.half = leader.half;
      const { id: name, half } = unit;
      if (unit.speed % 2 > 0) t.tell(() => ({ kind: 'halved', unit: name, half, ...(unit.sortie?.late && { late: true }) }));
    }
    makeSpace(s, t, { unit, wish: step });
  }
  if (followers.length > 0) s.open.now.stack = followers.map(({ id }) => id);
}
