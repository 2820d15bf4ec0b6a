// Whether what lies open between turns makes sense.

import type { Refusal } from '@flagplot/kernel';
import { throwsTwice } from '../between/critical-rolls.ts';
import { cardOf, isSotl, vesselNamed } from '../roster.ts';
import type { BbState } from '../state.ts';

/** BB-5.1.1 Repairs of ships that are there, BB-5.3.15 two throws for battleships alone, each ship once. */
export function betweenFaults({ book, open }: BbState): Refusal[] {
  const isShip = (id: string): boolean => {
    const vessel = vesselNamed(open, id);
    return vessel !== undefined && isSotl(cardOf(book, vessel));
  };
  const isOnce = (list: readonly { ship: string }[], i: number): boolean =>
    list.findIndex(({ ship }) => ship === list[i]?.ship) === i;
  const mends = open.mends.flatMap(({ ship }, i) =>
    isShip(ship) && isOnce(open.mends, i) ? [] : [{ rule: 'BB-5.1.1', at: `/open/mends/${i}`, say: `${ship} makes no repairs.` }],
  );
  const stricken = open.stricken.flatMap(({ ship, rolls }, i) => {
    const vessel = vesselNamed(open, ship);
    const isDue = isShip(ship) && isOnce(open.stricken, i);
    if (isDue && vessel && rolls.length === (throwsTwice(cardOf(book, vessel)) ? 2 : 1)) return [];
    return [{ rule: 'BB-5.3.15', at: `/open/stricken/${i}`, say: `${ship} has no such throws.` }];
  });
  const { tow } = open;
  const isTow = tow === null || (isShip(tow.tug) && isShip(tow.towed) && tow.tug !== tow.towed);
  const ropes = isTow ? [] : [{ rule: 'BB-7.2.4', at: '/open/tow', say: 'Two ships are there for a tow.' }];
  return [...mends, ...stricken, ...ropes];
}
