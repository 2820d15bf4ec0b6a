import type { Printed } from '@flagplot/manifest';
import { ships } from './cards/ships.ts';
import { charts } from './charts/charts.ts';

/** What the owner of a printed book may put other numbers into. */
export const printed: Printed = { cards: { ships }, charts, read: 'found' };
