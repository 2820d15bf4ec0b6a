// Chapter 1.1: how many spaces a unit makes in each half of the turn.

import type { Unit } from '../open.ts';

type Paced = Pick<Unit, 'speed' | 'half' | 'dragged' | 'sortie'>;

/** TP-1.1.4 Without a word the lower half comes first. */
export function lowerHalf(speed: number): number {
  return Math.floor(speed / 2);
}

/** TP-1.1.3, TP-1.1.4 Spaces of First Phase that a unit may name: the lower or the higher half, one and the same of an even speed. */
export function halvesOf(speed: number): readonly number[] {
  const lower = lowerHalf(speed);
  return speed % 2 === 0 ? [lower] : [lower, lower + 1];
}

/** TP-1.1.3 Spaces of a unit in this phase: half of its speed, then all that is left, TP-1.1.6 of one that joins late that half alone, TP-13.2.3 less what it draws along costs; nothing while it has still to name the half. */
export function spacesIn(half: 1 | 2, { speed, half: first, dragged, sortie }: Paced): number | null {
  const late = sortie?.late === true;
  if (late && half === 1) return 0;
  if (half === 2 && !late) return speed - (first ?? lowerHalf(speed)) - dragged;
  const spaces = speed % 2 === 0 ? speed / 2 : first;
  return spaces === null ? null : spaces - dragged;
}

/** Whether a unit has a space still to make in this phase. */
export function hasSpaces(half: 1 | 2, unit: Paced & Pick<Unit, 'made' | 'halted'>): boolean {
  if (unit.halted || unit.speed === 0) return false;
  const spaces = spacesIn(half, unit);
  return spaces === null ? unit.made === 0 : unit.made < spaces;
}
