// Chapter 3.2: the dice of initiative.

import type { Side } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Tie } from '../open.ts';
import { isHere } from '../roster.ts';
import type { TpShown, TpState, TpTable } from '../state.ts';

/** TP-3.2.11 All dice of all groups, the fastest first, before the first place is chosen. What comes of them is a tie for each group to choose places in. */
export function rollOrder(s: TpState, t: TpTable): Tie[] {
  return tiedSpeeds(s).map(speed => ({ speed, choose: rollGroup(t, sidesAt(s, speed), speed), first: [], last: [] }));
}

/** TP-3.2.2 Speeds at which two or more sides have units, the fastest first; TP-3.2.8 speed 0 is one of them. */
function tiedSpeeds(s: TpState): number[] {
  const speeds = [...new Set(s.open.units.filter(isHere).map(({ speed }) => speed))].sort((a, b) => b - a);
  return speeds.filter(speed => sidesAt(s, speed).length > 1);
}

/** TP-1.4.3 In side order. */
function sidesAt({ book, open }: Pick<TpShown, 'book' | 'open'>, speed: number): Side[] {
  const there = (side: Side): boolean => open.units.some(unit => isHere(unit) && unit.side === side && unit.speed === speed);
  return book.sides.map(({ id }) => id).filter(there);
}

/** TP-3.2.2, TP-3.2.5 A die a side, the highest first; equal ones are thrown again among themselves, the highest first. */
function rollGroup(t: TpTable, sides: readonly Side[], speed: number): Side[] {
  if (sides.length < 2) return [...sides];
  const faces = sides.map(side =>
    t.throw(1, face(6), () => ({ rule: 'TP-3.2.2', what: `Initiative at speed ${speed}`, by: side })),
  );
  const order: Side[] = [];
  for (let die = 6; die >= 1; die -= 1)
    order.push(
      ...rollGroup(
        t,
        sides.filter((_, i) => faces[i] === die),
        speed,
      ),
    );
  return order;
}
