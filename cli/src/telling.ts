// What was told, under the turns and lines of the sequence it was told on.

import type { Line } from '@flagplot/lab';
import type { Sequenced } from '@flagplot/telling';
import { lineHeading } from '@flagplot/telling';

/** Tells events in lines of text; a heading wherever another line of the sequence begins, also from one call to the next. */
export type Teller = (told: readonly Pick<Line, 'turn' | 'line' | 'text'>[]) => string[];

export function teller(of: Sequenced, book: object): Teller {
  let last = '';
  return told =>
    told.flatMap(({ turn, line, text }) => {
      const heading = lineHeading(of, { book, clock: { turn, line, round: 0, step: 0 } });
      const head = heading === last ? [] : [...(last === '' ? [] : ['']), heading];
      last = heading;
      return [...head, `  ${text}`];
    });
}
