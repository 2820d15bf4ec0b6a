/** Whether a course may run aground, and with what chance, as the rules themselves would throw for it. */

import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import { inches } from '@flagplot/plane/words';
import type { Vessel } from '../../rules/open.ts';
import type { Sailing } from '../../rules/orders.ts';
import { cardOf, isAirborne } from '../../rules/roster.ts';
import type { BbView } from '../../rules/state.ts';
import { cameOf, chanceThat, meanOf, type Weighed } from '../odds/came.ts';
import { metOn } from './lies.ts';

/** Whether any dice may be thrown for it: a vessel at the surface that comes to other water than blue, or to what is solid. */
export function isTested(view: BbView, vessel: Vessel, course: Pick<Sailing, 'legs'>): boolean {
  return !isAirborne(cardOf(view.book, vessel)) && metOn(view, vessel, course).some(({ of }) => of === 'terrain');
}

/** `Runs aground 27 %, after 3.4 inches on average.` */
export function groundingOf(found: Reckoned): { p: number; words: string[] } {
  const all = cameOf(found);
  const aground = chanceThat(all, ({ ending }) => ending === 'aground');
  const struck = chanceThat(all, ({ ending }) => ending === 'solid');
  const words = [
    ...(aground > 0 ? [`Runs aground ${percent(aground)}, after ${afterWords(all, 'aground', aground)}.`] : []),
    ...(struck > 0 ? [`Strikes what is solid ${percent(struck)}, after ${afterWords(all, 'solid', struck)}.`] : []),
  ];
  return { p: aground + struck, words };
}

function afterWords(all: readonly Weighed[], end: string, chance: number): string {
  const mil = meanOf(all, came => (came.ending === end ? (came.mil ?? 0) : 0)) / chance;
  return `${inches(Math.round(mil / 10) * 10)} inches on average`;
}
