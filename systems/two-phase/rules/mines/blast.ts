// Chapters 13.3 and 12.4: a mine goes off, and who is in the blast.

import { strike } from '../damage/volley.ts';
import { hexOf } from '../map.ts';
import { hasSpaces } from '../movement/halves.ts';
import type { Mark, Mine, Seeker, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import { isHere } from '../roster.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';
import { isDummy, isNear, takeOff } from './mine.ts';

/** TP-13.3.3, TP-1.4.6 Units in initiative order, then drones in the order of their launch; TP-13.3.4 a dummy is taken off, and that is all. */
export function blow(s: TpState, t: TpTable, { mine, by }: { mine: Mine; by: Unit | Seeker }): void {
  const dummy = isDummy(s, mine);
  t.reveal(mine.side);
  takeOff(s, mine);
  t.tell(() => ({ kind: 'blew', mine: mine.id, by: by.id, dummy, at: hexOf(mine) }));
  if (dummy) return;
  const mark = markOf(mine, by);
  for (const unit of inOrder(s.open))
    if (isNear(s.book.charts, mine, unit) && !comesLater(s, mark, unit)) hurt(s, t, { source: mine, unit });
  const drones = s.open.seekers.filter(({ shown }) => shown === 'drone');
  for (const seeker of drones)
    if (isNear(s.book.charts, mine, seeker)) hurtSeeker(s, t, { seeker, points: pointsOf(s, mine), kills: false });
  if (mark) s.open.marks.push(mark);
}

/** What a mine or the mark of a blast is to whoever is in it. */
type Source = Pick<Mine, 'side' | 'shown' | 'q' | 'r' | 'came' | 'arrived'>;

/** TP-13.3.3 On the shield that faces the mine. */
function hurt(s: TpState, t: TpTable, { source, unit }: { source: Source; unit: Unit }): void {
  strike(s, t, { unit, points: pointsOf(s, source), bearing: bearingOf(unit, source), by: source.side });
}

function pointsOf({ book }: TpState, { shown }: Pick<Mine, 'shown'>): number {
  return book.charts.mines[shown].damage;
}

/** TP-12.4.2, ruling R56 What fighters set off stays marked with their speed and the number of their space; TP-12.4.4 ships leave no mark. */
function markOf(mine: Mine, by: Unit | Seeker): Mark | undefined {
  if (isSeeker(by) || by.kind !== 'fighter') return undefined;
  return { ...mine, speed: by.speed, n: by.made };
}

/** TP-12.4.2 Fighters of that speed that have still to make that space are where it takes them. */
function comesLater({ open }: TpState, mark: Mark | undefined, unit: Unit): boolean {
  if (mark === undefined || unit.kind !== 'fighter' || unit.speed !== mark.speed) return false;
  return unit.made < mark.n && hasSpaces(open.now.half, unit);
}

/** TP-12.4.2 Fighters of the speed of a mark that have ended the same numbered space within it. */
export function meetMarks(s: TpState, t: TpTable, came: readonly Unit[]): void {
  for (const mark of s.open.marks)
    for (const unit of came)
      if (
        unit.kind === 'fighter' &&
        isHere(unit) &&
        unit.speed === mark.speed &&
        unit.made === mark.n &&
        isNear(s.book.charts, mark, unit)
      )
        hurt(s, t, { source: mark, unit });
}

/** TP-12.4.2 At the waterfall marks are taken off. */
export function endMarks(s: TpState, t: TpTable): void {
  for (const { id, q, r } of s.open.marks) t.tell(() => ({ kind: 'spent', mine: id, at: { q, r } }));
  s.open.marks = [];
}
