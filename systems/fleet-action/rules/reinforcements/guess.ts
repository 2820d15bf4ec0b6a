// When and where another side's reinforcements may be meant to come, as far as one sees.

import type { RollDie } from '@flagplot/kernel';
import type { Sealed } from '../folder.ts';
import type { FaView } from '../state.ts';
import { anyPlace, FIRST } from './schedule.ts';

/** FA-12.1.3 Any edge or jump points, and any turn in which they may still come as they were meant to: FA-12.2.1 that which the first throw has shown. */
export function guessSchedule(v: FaView, side: string, face: RollDie): Partial<Sealed> {
  const { book, open, clock } = v;
  const relief = open.relief?.find(one => one.side === side);
  if (clock.turn === 0 || relief?.now !== 'away') return {};
  const soonest = Math.max(FIRST, clock.turn + 1);
  const turn = relief.turn ?? soonest - 1 + face(Math.max(1, book.turns - soonest + 1));
  return { relief: { turn, ...anyPlace({ book, side }, face) } };
}
