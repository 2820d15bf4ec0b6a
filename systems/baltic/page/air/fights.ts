/** What comes of fights in the air and of runs on ships, in words. */

import { tenths } from '@flagplot/pagekit/odds/shown.ts';
import type { BbView } from '../../rules/state.ts';
import { cameOf, damageWords, meanOf } from '../odds/came.ts';
import { oddsNow } from '../odds/reckon.ts';

/** `shoots down 2.4 planes on average, and loses 1.2`. */
export function downWords(view: BbView, by: readonly string[], on: readonly string[]): string {
  const found = oddsNow(view, 'dogfight', { by: [...by], on: [...on] });
  if (!found) return '';
  const all = cameOf(found);
  const lost = meanOf(all, came => came.lost ?? 0);
  return `${tenths(meanOf(all, came => came.down ?? 0))} planes shot down on average${lost > 0 ? `, ${tenths(lost)} lost` : ''}`;
}

/** `1.2 boxes on average`. */
export function bombWords(view: BbView, of: { markers: readonly string[]; target: string; whole: boolean }): string {
  const found = oddsNow(view, 'bombing', { markers: [...of.markers], target: of.target, ...(of.whole && { whole: true }) });
  return found ? damageWords(cameOf(found)) : '';
}
