// Chapter 5.2: morale checks.

import type { Charts } from '../cards.ts';
import { openEndedTest, reaches } from '../dice.ts';
import type { Squadron } from '../open.ts';
import { type Part, part } from '../parts.ts';
import type { Seen } from '../roster.ts';
import { commandOf, squadronOf, strength } from '../roster.ts';
import type { SqState, SqTable } from '../state.ts';
import { hasMorale, isBroken, levelOf } from './levels.ts';

/** SQ-5.2.1, SQ-5.2.2, SQ-5.2.8 Hurt this round, not Broken, still on the map. */
export function mustCheck({ book }: Pick<Seen, 'book'>, squadron: Squadron): boolean {
  const hurt = squadron.damaged + squadron.destroyed > 0;
  return hurt && hasMorale(squadron) && !isBroken(book.charts, squadron) && strength(squadron) > 0;
}

/** SQ-5.2.1 A squadron that was hurt checks its morale once. */
export function check(s: SqState, t: SqTable, squadron: Squadron): void {
  const from = squadron.level;
  const level = rollCheck(s, t, squadron);
  squadron.level = level;
  if (level === from) t.tell(() => ({ kind: 'held', squadron: squadron.id, by: 'check' }));
  else
    t.tell(() => ({
      kind: 'level',
      squadron: squadron.id,
      from,
      to: level,
      state: levelOf(s.book.charts, level).state,
      by: 'check',
    }));
}

/** SQ-5.2.3, SQ-5.2.4 One roll of the leader's command against what the round has cost. @returns the level after it. */
export function rollCheck(s: Pick<SqState, 'book'>, t: SqTable, squadron: Squadron): number {
  const against = (list?: Part[]) => difficulty(s.book.charts, squadron, list);
  const held = testCommand(s, t, { squadron, rule: 'SQ-5.2.3', what: 'checks morale', against });
  // SQ-5.1.3 Never below 1.
  return held ? squadron.level : Math.max(1, squadron.level - lossOf(squadron));
}

/** What has become of a squadron this round. */
type Losses = Pick<Squadron, 'damaged' | 'destroyed'>;

/** SQ-5.2.4 The difficulty of a check. */
function difficulty({ checks }: Charts, { damaged, destroyed }: Losses, list?: Part[]): number {
  return (
    part(checks.base, 'morale check', list) +
    part(damaged * checks.damaged, 'newly damaged', list) +
    part(destroyed * checks.destroyed, 'destroyed', list)
  );
}

interface Test {
  squadron: Squadron;
  rule: string;
  what: string;
  /** The number it is made against, and its parts put down where they are listed. */
  against(list?: Part[]): number;
}

/** SQ-5.2.3, SQ-2.3.1, SQ-2.3.2, SQ-2.3.3 An open-ended die plus the leader's command, a natural 1 failing whatever the command. */
export function testCommand({ book }: Pick<SqState, 'book'>, t: SqTable, { squadron, rule, what, against }: Test): boolean {
  const of = squadronOf(book, squadron.id);
  const command = commandOf(book, of, squadron);
  const needs = against() - command;
  const why = () => {
    const parts: Part[] = [];
    against(parts);
    parts.push({ by: -command, for: 'command' });
    return { rule, what: `${of.name} ${what}`, by: of.side, ...openEndedTest(parts) };
  };
  return t.chain(reaches(needs), why) === 1;
}

/** SQ-5.2.6 A failed check costs a level, SQ-5.2.7 or two where half or more of the craft it began the round with were destroyed. */
export function lossOf({ destroyed, began }: Pick<Squadron, 'destroyed' | 'began'>): number {
  return destroyed * 2 >= began ? 2 : 1;
}
