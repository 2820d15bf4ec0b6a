// What stops a vessel for certain.

import type { Outline } from '@flagplot/plane';
import { areWithin, TOUCH } from '@flagplot/plane';
import type { Book, FeatureOfBook } from '../book.ts';
import type { Card } from '../cards.ts';
import { isAirborne, isSkimmer } from '../roster.ts';

/**
 * BB-1.3.5 Whether a feature is solid for vessels of a sheet: land and structures for all at the surface, reefs BB-3.1.15 for all but skimmers, BB-1.1.13
 * and for flyers what reaches as high as they fly, and nothing else.
 */
export function isSolid({ options }: Pick<Book, 'options'>, card: Card, feature: FeatureOfBook): boolean {
  if (isAirborne(card)) return feature.reaches.includes('airborne');
  if (feature.kind === 'reef') return !isSkimmer(card) || options['reefs-stop-skimmers'];
  return feature.kind === 'land' || feature.kind === 'structure';
}

/** BB-6.2.5 Whether a footprint touches something solid for its vessel. */
export function touchesSolid(book: Pick<Book, 'features' | 'options'>, card: Card, footprint: Outline): boolean {
  return book.features.some(feature => isSolid(book, card, feature) && areWithin(footprint, feature.outline, TOUCH));
}
