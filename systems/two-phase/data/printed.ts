import type { Printed } from '@flagplot/manifest';
import { charts, ships } from './index.ts';

/** What the owner of a printed book may put other numbers into. */
export const printed: Printed = { cards: { ships }, charts, read: 'found' };
