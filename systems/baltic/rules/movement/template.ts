// How sharply a vessel turns.

import type { Book } from '../book.ts';
import type { Card, Template } from '../cards.ts';
import { templateAfter } from '../charts-read.ts';
import type { Vessel } from '../open.ts';
import { isAirborne, isCrippled } from '../roster.ts';

/**
 * BB-3.1.4 Hundredths of a degree an inch, at the most: those of the template on the sheet, or of one that many sizes larger, 0 beyond the largest. BB-3.1.6
 * BB-3.1.5 Flank, BB-5.3.13 each critical of the rudder and BB-3.1.7 a crippled flyer's state add up.
 */
export function rateOf(
  { charts }: Pick<Book, 'charts'>,
  card: Card,
  vessel: Pick<Vessel, 'setting' | 'rudder' | 'lost'>,
): number {
  const flank = vessel.setting === 'Flank' ? 1 : 0;
  const flyer = isAirborne(card) && isCrippled(card, vessel) ? 1 : 0;
  const size = templateAfter(card.template as Template, flank + flyer + vessel.rudder);
  return size === undefined ? 0 : charts.templates[size];
}
