// Chapters 4.2 to 4.4: one space: where it leads, whether it may be made, and what it does to the counts.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { isInMutiny } from '../crew/mutiny.ts';
import { isControlled } from '../damage/condition.ts';
import type { Event } from '../events.ts';
import { hexesToTurn } from '../geometry/turning.ts';
import type { Place } from '../map.ts';
import { turnedBy } from '../map.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isShip } from '../roster.ts';
import { manoeuvresNext } from './manoeuvres.ts';

/** What a letter of a course is called when it is told. */
export const STEPS: Readonly<Record<string, Extract<Event, { kind: 'moved' }>['step']>> = {
  F: 'ahead',
  L: 'left',
  R: 'right',
  P: 'slip-left',
  S: 'slip-right',
};

/** Whether a step begins with a high energy turn. */
export function isHet(step: string): boolean {
  return step >= '0' && step <= '5';
}

/** TP-4.1.3 How far a step turns the bow, and which way it then leads from the bow: never astern. */
const TURNS: Readonly<Record<string, readonly [turn: number, drift: number]>> = {
  F: [0, 0],
  L: [-1, 0],
  R: [1, 0],
  P: [0, -1],
  S: [0, 1],
};

/** TP-4.2.6, TP-4.3.1, TP-4.4.1 Where a step leads. */
export function placeAfter({ q, r, facing }: Place, step: string): Place {
  if (isHet(step)) return { ...hexes.step({ q, r }, Number(step)), facing: Number(step) };
  const [turn, drift] = TURNS[step] as readonly [number, number];
  const bow = turnedBy(facing, turn);
  return { ...hexes.step({ q, r }, turnedBy(bow, drift)), facing: bow };
}

/** TP-4.2.1 to TP-4.2.4 Hexes before a turn of 60 degrees at this speed. */
export function turnModeAt(
  book: Pick<Book, 'cards' | 'charts'>,
  unit: Pick<Unit, 'card' | 'fitting' | 'kind'>,
  speed: number,
): number {
  return hexesToTurn(book.charts, isShip(unit) ? cardOf(book, unit).turnMode : 'small', speed);
}

/** TP-4.6.2 The same as it holds for the next step of a unit: one more under erratic manoeuvres, but for nimble ships. */
export function turnModeOf(book: Pick<Book, 'cards' | 'charts'>, unit: Unit): number {
  const clumsy = manoeuvresNext(unit) && !cardOf(book, unit).flags?.includes('nimble');
  return turnModeAt(book, unit, unit.speed) + (clumsy ? 1 : 0);
}

/** TP-4.2.6, TP-4.3.1, TP-10.3.3 Why a unit may not make this step, by what lies open; a HET is looked at by itself. */
export function stepFault({ book }: Pick<Seen, 'book'>, unit: Unit, step: string): Refusal | undefined {
  const at = '/step';
  if (step === 'F') return undefined;
  if (unit.snare && unit.snare.left > 0) return { rule: 'TP-11.3.5', at, say: 'A unit that web holds is stuck.' };
  if (!isControlled(unit)) return { rule: 'TP-10.3.3', at, say: 'A ship that nobody controls holds its course.' };
  if (isInMutiny(unit)) return { rule: 'TP-14.2.2', at, say: 'A ship whose crew has risen keeps its course.' };
  if (step === 'L' || step === 'R') {
    const needed = turnModeOf(book, unit);
    if (unit.turnCount >= needed) return undefined;
    return { rule: 'TP-4.2.6', at, say: `A turn needs ${needed} hexes before it, and ${unit.turnCount} are made.` };
  }
  if ((step === 'P' || step === 'S') && unit.slipCount < 1)
    return { rule: 'TP-4.3.1', at, say: 'A sideslip needs another hex before it.' };
  return undefined;
}

/** TP-4.2.7, TP-4.3.2 The counts after a step. */
export function countStep(unit: Unit, step: string): void {
  if (isHet(step)) {
    unit.turnCount = 1;
    unit.slipCount = 1;
    return;
  }
  unit.turnCount = step === 'L' || step === 'R' ? 1 : unit.turnCount + 1;
  unit.slipCount = step === 'P' || step === 'S' ? 0 : unit.slipCount + 1;
}

/** TP-4.2.10 After a TAC, a breakdown, a turn at speed 0. */
export function resetCounts(unit: Unit): void {
  unit.turnCount = 0;
  unit.slipCount = 0;
}

/** TP-4.2.9 The counts with which a unit begins a turn: a turn mode longer than last turn's begins anew, TP-4.2.10 and so does speed 0; TP-4.2.8 else they go on. */
export function countsAtSpeed(
  book: Pick<Book, 'cards' | 'charts'>,
  unit: Pick<Unit, 'card' | 'fitting' | 'kind' | 'before' | 'turnCount' | 'slipCount'>,
  speed: number,
): Pick<Unit, 'turnCount' | 'slipCount'> {
  if (speed === 0) return { turnCount: 0, slipCount: 0 };
  const isLonger = turnModeAt(book, unit, speed) > turnModeAt(book, unit, unit.before);
  return { turnCount: isLonger ? 0 : unit.turnCount, slipCount: unit.slipCount };
}

/** TP-1.3.6 The steps of a course that a unit can make one after another as it stands. */
export function lawfulCourse(seen: Pick<Seen, 'book'>, unit: Unit, course: string): string {
  const flown: Unit = { ...unit };
  let made = '';
  for (const step of course) {
    if (isHet(step) || stepFault(seen, flown, step)) break;
    Object.assign(flown, placeAfter(flown, step));
    countStep(flown, step);
    made += step;
  }
  return made;
}
