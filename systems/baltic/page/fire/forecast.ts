/** The odds of all that is fired at one target, made ready for the card that shows them. */

import type { Chosen } from '@flagplot/pagekit/fire/odds.svelte.ts';
import type { Reckoned } from '@flagplot/pagekit/odds/asked.ts';
import { type Bar, type OddsShown, tenths } from '@flagplot/pagekit/odds/shown.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { Act } from '../../rules/orders.ts';
import { cameOf, chanceThat, meanOf, type Weighed } from '../odds/came.ts';
import { firesOf } from './throws.ts';

/** At whom, and whether that is a vessel. */
export interface Laid {
  readonly target: string;
  readonly dice: number;
}

/** What the forecast is asked: every throw of the order at this target. */
export function fireAsked(acts: readonly Act[], laid: Laid): Chosen<Laid> | undefined {
  const fire = firesOf(acts).filter(act => act.target === laid.target);
  if (fire.length === 0) return undefined;
  return { name: 'volley', of: { target: laid.target, fire: fire.map(({ weapon, by }) => ({ weapon, by: [...by] })) }, laid };
}

/** What becomes of the target; below, boxes, a hit at all, and tenners, which are criticals to come. */
export function oddsShown(found: Reckoned): OddsShown {
  const all = cameOf(found);
  return { bars: all.some(({ came }) => came.becomes !== undefined) ? vesselBars(all) : structureBars(all), facts: factsOf(all) };
}

function vesselBars(all: readonly Weighed[]): Bar[] {
  const untouched = chanceThat(all, ({ becomes, boxes = 0 }) => becomes === 'live' && boxes === 0);
  const afloat = chanceThat(all, ({ becomes, boxes = 0 }) => becomes === 'live' && boxes > 0);
  return [
    { name: 'no box', chance: untouched },
    { name: 'loses boxes', chance: afloat },
    { name: 'crippled', chance: chanceThat(all, ({ becomes }) => becomes === 'crippled') },
    { name: 'a wreck', chance: chanceThat(all, ({ becomes }) => becomes === 'wreck' || becomes === 'sunk'), hoped: true },
  ];
}

function structureBars(all: readonly Weighed[]): Bar[] {
  return [
    { name: 'no box', chance: chanceThat(all, ({ boxes = 0 }) => boxes === 0) },
    { name: 'loses boxes', chance: chanceThat(all, ({ boxes = 0, broken }) => boxes > 0 && !broken) },
    { name: 'breaks', chance: chanceThat(all, ({ broken }) => broken === true), hoped: true },
  ];
}

function factsOf(all: readonly Weighed[]): OddsShown['facts'] {
  const tenners = chanceThat(all, ({ tenners: n = 0 }) => n > 0);
  return [
    { name: 'Boxes, on average', value: tenths(meanOf(all, ({ boxes = 0 }) => boxes)) },
    ...(tenners > 0 ? [{ name: 'A critical between turns', value: percent(tenners) }] : []),
  ];
}
