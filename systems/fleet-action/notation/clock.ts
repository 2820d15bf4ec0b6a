// The clock of a position of Fleet Action: turn, line and pulse.

import type { Clock } from '@flagplot/kernel';
import { type Clauses, type ClockTerms, clockClauses, clockText } from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import { chapters } from '../rules/edge/chapters.ts';
import type { FleetAction } from '../rules/state.ts';
import { sequence } from '../rules/turn.ts';

/** What a text says of the clock. */
export interface ClockSaid {
  readonly clock: Clock;
  /** The pulse that is played, where it is not that of the line. */
  pulse?: number;
}

const PULSES = 3;

/** The clauses of the line of the clock. */
export function clockLine(book: Book): Clauses<ClockSaid> {
  const pulse = (reader: Parameters<Clauses<ClockSaid>['words'][string]>[0], said: ClockSaid) => {
    said.pulse = reader.whole('pulse', 0, PULSES) ?? 0;
  };
  return { words: { ...clockClauses(termsOf(book), ['pulse']), pulse } };
}

/** The text of a clock, and of the pulse where it is not that of the line. */
export function clockWords(clock: Clock, pulse: number, book: Book): string {
  const words = clockText(clock, termsOf(book));
  return pulse === pulseAt(clock, book) ? words : `${words}, pulse ${pulse}`;
}

/** FA-2.1.2 The pulse of a line: 1 to 3 of those of a pulse, else 0. FA-2.1.4 With vortices the third is not over. */
export function pulseAt({ turn, line }: Clock, book: Book): number {
  const { opening, lines } = termsOf(book);
  const name = (turn === 0 ? opening : lines)[line]?.name ?? '';
  return name === 'Vortices' ? PULSES : Number(/^Pulse (\d)/.exec(name)?.[1] ?? 0);
}

function termsOf(book: Book): ClockTerms<FleetAction> {
  const { opening, turn } = sequence(book, chapters);
  return { turn: 'turn', opening, lines: turn };
}
