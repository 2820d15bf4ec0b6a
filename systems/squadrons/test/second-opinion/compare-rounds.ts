// The round that begins (2.2), asked of both: what is over with the round before.

import type { RollDie } from '@flagplot/kernel';
import { lineAt, rolled } from '@flagplot/kernel/bare';
import type { Inquiry } from '@flagplot/lab/second-opinion';
import { squadrons as rules } from '../../rules/index.ts';
import type { Position } from './position.ts';
import type { Battle } from './reading.ts';
import { positionOf } from './reading.ts';

/** The battle stands before the Special Actions phase, and, a copy of it, before the Initiative of the round after it. */
export function compareNextRound(inquiry: Inquiry, [special, initiative]: readonly [Battle, Battle], die: RollDie): void {
  playLine(special, die);
  if (rules.outcome(special.s)) return;
  playLine(initiative, die);
  const position = positionOf(initiative);
  inquiry.ask('who still jams', [stillJams(), jammers(position)], () => 'as the next round begins');
}

function playLine({ s }: Battle, die: RollDie): void {
  lineAt(rules, s)?.begin?.(s, rolled({ face: die }));
}

/** SQ-4.11.8 Jamming ends with its Combat phase. */
const stillJams = (): string[] => [];

const jammers = ({ squadrons }: Position): string[] => squadrons.filter(({ jams }) => jams).map(({ id }) => id);
