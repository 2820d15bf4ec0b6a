// Whether what lies open between turns makes sense.

import type { Refusal } from '@flagplot/kernel';
import { throwsTwice } from '../between/critical-rolls.ts';
import { towGoalOf } from '../goals/tow.ts';
import type { Seen } from '../roster.ts';
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
  return [...mends, ...stricken, ...ropes, ...prizeFaults({ book, open })];
}

/** BB-7.2.8 A ship to be towed has not been captured by so many successes as capture her; BB-7.2.10 whoever hit her is there. */
function prizeFaults({ book, open }: Seen): Refusal[] {
  const goal = towGoalOf(book);
  const { prize } = open;
  if (!prize || !goal)
    return (prize === null) === (goal === undefined)
      ? []
      : [{ rule: 'BB-7.2.8', at: '/open/prize', say: 'It stands where a ship is to be towed.' }];
  const found: Refusal[] = [];
  if (prize.seized >= goal.capture)
    found.push({ rule: 'BB-7.2.8', at: '/open/prize/seized', say: `${goal.capture} capture her.` });
  if (prize.hit !== null && !book.sides.some(({ id }) => id === prize.hit))
    found.push({ rule: 'BB-7.2.10', at: '/open/prize/hit', say: `There is no side ${prize.hit}.` });
  return found;
}
