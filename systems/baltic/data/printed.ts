import type { Printed } from '@flagplot/manifest';
import { aeroplanes, sheets } from './cards/cards.ts';
import { charts } from './charts/charts.ts';

/** What the owner of a printed book may put other numbers into. */
export const printed: Printed = { cards: { sheets, aeroplanes }, charts, read: 'found' };
