// What hampers a vessel as signs beside it.

import type { ConditionMark } from '@flagplot/scene/symbols/marks.ts';
import type { Vessel } from '../rules/open.ts';
import { cardOf, isCrippled } from '../rules/roster.ts';
import type { BbSeen } from './seen.ts';

const WRECK: ConditionMark = { name: 'a wreck', path: 'M-7-7 L7 7 M7-7 L-7 7' };
const CRIPPLED: ConditionMark = { name: 'crippled', path: 'M-8-8 H8 V8 H-8 Z M2-8 L-2.5-1.5 L2 1 L-2 8' };
const HELD: ConditionMark = { name: 'held fast', path: 'M0-8 V6 M-5-4 H5 M-7 2 C-5 8 5 8 7 2' };
const DOWN: ConditionMark = { name: 'Hull Down', path: 'M-8-2 C-5-5-3 1 0-2 S5 1 8-2 M-4 3 H4 L2 7 H-2 Z' };
const SPLASHED: ConditionMark = { name: 'splash', path: 'M0 7 V-7 M-5 7 C-5 1-3-1-3-4 M5 7 C5 1 3-1 3-4' };
const HAMPERED: ConditionMark = { name: 'engine or rudder hit', path: 'M0-8 V8 M-8 0 H8 M-5-5 L5 5 M5-5 L-5 5' };

/** What is the matter with a vessel, the weightiest first. */
export function marksOf({ book }: BbSeen, vessel: Vessel): ConditionMark[] {
  const live = vessel.status === 'live';
  const is: readonly (readonly [boolean, ConditionMark])[] = [
    [!live, WRECK],
    [live && isCrippled(cardOf(book, vessel), vessel), CRIPPLED],
    [vessel.held, HELD],
    [vessel.down, DOWN],
    [live && vessel.engine + vessel.rudder > 0, HAMPERED],
    [live && vessel.splash > 0, SPLASHED],
  ];
  return is.flatMap(([on, mark]) => (on ? [mark] : []));
}
