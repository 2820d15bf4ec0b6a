// Chapter 5.3: rallies.

import { isFrozen } from '../condition.ts';
import type { Craft, Squadron } from '../open.ts';
import { type Part, part } from '../parts.ts';
import type { Seen } from '../roster.ts';
import { squadronOf, strength } from '../roster.ts';
import type { SqState, SqTable } from '../state.ts';
import { testCommand } from './check.ts';
import { hasMorale, levelOf, startingLevel } from './levels.ts';

/** SQ-5.3.1, SQ-5.3.2, SQ-5.3.3, SQ-5.3.5 Below its starting level, neither fired nor jammed nor hurt this round, its leader not frozen. */
export function mayRally({ book }: Pick<Seen, 'book'>, squadron: Squadron): boolean {
  if (!hasMorale(squadron) || strength(squadron) === 0 || squadron.fired) return false;
  const of = squadronOf(book, squadron.id);
  if (squadron.level >= startingLevel(book, of) || squadron.damaged + squadron.destroyed > 0) return false;
  return !isFrozen(of, squadron.craft[squadron.leader] as Craft);
}

/** SQ-5.3.4 One roll of command against the chart's number. */
export function rollRally(s: Pick<SqState, 'book'>, t: SqTable, squadron: Squadron): boolean {
  const against = (list?: Part[]) => part(s.book.charts.checks.rally, 'rally', list);
  return testCommand(s, t, { squadron, rule: 'SQ-5.3.4', what: 'tries to rally', against });
}

/** SQ-5.3.4 A rally, for one level. @returns whether it succeeded. */
export function rally(s: SqState, t: SqTable, squadron: Squadron): boolean {
  if (!rollRally(s, t, squadron)) {
    t.tell(() => ({ kind: 'held', squadron: squadron.id, by: 'rally' }));
    return false;
  }
  const from = squadron.level;
  // SQ-5.4.5, SQ-3.7.2 A Broken squadron that rallies stays where it is: its craft made no move this round.
  if (!squadron.moved) for (const craft of squadron.craft) craft.moved = 0;
  squadron.level = from + 1;
  t.tell(() => ({
    kind: 'level',
    squadron: squadron.id,
    from,
    to: from + 1,
    state: levelOf(s.book.charts, from + 1).state,
    by: 'rally',
  }));
  return true;
}
