// Courses as they are typed: `3, 2 starboard 15, 1.5`: so many inches straight, so many that turn by so many degrees an inch; astern below 0.

import type { Phrase } from '@flagplot/manifest/orders';
import type { Segment } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import { angleText, readNumber } from './values.ts';

/** A course in words; `stay` where there is none. */
export function courseText(legs: readonly Segment[]): string {
  return legs.length === 0 ? 'stay' : legs.map(legText).join(', ');
}

function legText({ d, turn }: Segment): string {
  if (turn === 0) return inches(d);
  return `${inches(d)} ${turn > 0 ? 'starboard' : 'port'} ${angleText(Math.abs(turn))}`;
}

/** Reads a course to the end of the phrase; nothing where there is a fault. */
export function readCourse(it: Phrase): Segment[] | undefined {
  if (it.may('stay')) return [];
  const legs: Segment[] = [];
  do {
    const leg = readLeg(it);
    if (!leg) return undefined;
    legs.push(leg);
  } while (it.mark(','));
  return legs;
}

function readLeg(it: Phrase): Segment | undefined {
  const d = readNumber(it, 'd');
  if (d === undefined) {
    return it.giveUp();
  }
  const side = it.may('starboard', 's', 'right') ? 1 : it.may('port', 'p', 'left') ? -1 : 0;
  if (side === 0) return { d, turn: 0 };
  const turn = readNumber(it, 'turn');
  if (turn !== undefined) return { d, turn: side * turn };
  return it.giveUp();
}
