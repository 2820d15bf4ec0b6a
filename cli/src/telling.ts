// What was told, under the turns and lines of the sequence it was told on.

import type { GameTypes, Ruleset } from '@flagplot/kernel';
import type { Line } from '@flagplot/lab';
import { lineName } from '@flagplot/lab';

/** Tells events in lines of text; a heading wherever another line of the sequence begins, also from one call to the next. */
export type Teller = (told: readonly Pick<Line, 'turn' | 'line' | 'text'>[]) => string[];

export function teller(rules: Ruleset<GameTypes>, book: object): Teller {
  let last = '';
  return told =>
    told.flatMap(({ turn, line, text }) => {
      const heading = lineHeading(rules, book, { turn, line });
      const head = heading === last ? [] : [...(last === '' ? [] : ['']), heading];
      last = heading;
      return [...head, `  ${text}`];
    });
}

/** `Turn 3, Pulse 1: fire`. */
export function lineHeading(rules: Ruleset<GameTypes>, book: object, { turn, line }: Pick<Line, 'turn' | 'line'>): string {
  const name = lineName(rules, book, { turn, line });
  const when = turn === 0 ? 'Opening' : `Turn ${turn}`;
  return name === '' ? when : `${when}, ${name}`;
}
