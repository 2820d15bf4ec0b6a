// What is printed as large as it is.

import type { Printed, TrueScale } from '@flagplot/sheets';
import { setUp } from '../../rules/setup.ts';
import type { Baltic } from '../../rules/state.ts';
import { cardsOf, countersOf } from './counters.ts';
import { tableOf } from './table.ts';
import { toolsOf } from './templates.ts';

/** BB-3.1.4 templates and rulers, BB-2.2.8 activation cards, models to cut out, and the table as it lies. */
export function trueScale({ book, now }: Printed<Baltic>): readonly TrueScale[] {
  const open = now?.open ?? setUp({} as never, book).open;
  return [
    { of: 'templates', title: 'Templates and rulers', drawings: toolsOf(book.charts) },
    { of: 'cards', title: 'Activation cards', drawings: cardsOf(book) },
    { of: 'models', title: 'Models to cut out', drawings: countersOf(book, open) },
    { of: 'table', title: 'The table, in tiles', drawings: [tableOf(book, open)] },
  ];
}
