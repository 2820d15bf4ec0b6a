// The clock of a state: a turn the battle has, and the pulse that its line is of.

import type { Refusal } from '@flagplot/kernel';
import type { Book } from '../../book.ts';
import { pulseOf } from '../../combat/refire.ts';
import type { FaState } from '../../state.ts';

/** FA-2.4.3 Pulses to a turn. */
const PULSES = 3;

/** FA-2.1.2 In a pulse its number lies open, at other times 0; FA-15.1.1 a battle has so many turns. */
export function pulseFaults({ book, open, clock }: FaState): Refusal[] {
  const found: Refusal[] = [];
  if (clock.turn > book.turns)
    found.push({ rule: 'FA-15.1.1', at: '/clock/turn', say: `The battle has ${book.turns} turns, and no turn ${clock.turn}.` });
  const right = pulsesAt(book, clock);
  if (!right.includes(open.pulse))
    found.push({
      rule: 'FA-2.1.2',
      at: '/open/pulse',
      say: `On this line of the turn the pulse is ${right.join(' or ')}, not ${open.pulse}.`,
    });
  return found;
}

/** The pulses that may lie open on a line: on one that still has to begin, that before as well. */
function pulsesAt({ places: { pulses, ends, steers = [] } }: Book, { turn, line }: FaState['clock']): number[] {
  if (turn === 0) return steeredAt(steers, line);
  if (line >= ends) return line === ends ? [0, 3] : [0];
  const pulse = pulses.filter(first => first <= line).length;
  return pulses.includes(line) ? [pulse - 1, pulse] : [pulse];
}

/** FA-1.4.1 In the opening only the turn before an arrival has pulses. */
function steeredAt(steers: readonly number[], line: number): number[] {
  const pulse = steers.filter(first => first <= line).length;
  if (pulse === PULSES) return [PULSES - 1, PULSES, 0];
  return steers.includes(line) ? [pulse - 1, pulse] : [pulse];
}

/** FA-2.4.3 Pulses begun so far, counted straight through the turns. */
export function pulsesPlayed({ book, open: { pulse }, clock: { turn, line } }: Pick<FaState, 'book' | 'open' | 'clock'>): number {
  if (turn === 0) return 0;
  return pulseOf(turn, pulse === 0 && line >= book.places.ends ? PULSES : pulse);
}
