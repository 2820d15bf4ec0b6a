// How a battle stands: what has been scored, and half of what is on its way there.

import type { Standing } from '@flagplot/bots';
import { standingByScore } from '@flagplot/bots';
import type { Side } from '@flagplot/kernel';
import type { Seen } from '../rules/roster.ts';
import { areEnemies, cardOf, isLive } from '../rules/roster.ts';
import type { BbState } from '../rules/state.ts';
import { scoreShown } from '../rules/victory.ts';

/** Boxes that are gone count half of what the ship will score. */
const WOUNDED = 0.5;

/** The table as it looks to a side. */
export function evaluate(s: BbState, side: Side): Standing {
  const scores = scoreShown(s);
  const promising = Object.fromEntries(
    Object.entries(scores).map(([one, { points, of }]) => [one, { points: points + woundsOf(s, one), of }]),
  );
  return standingByScore(promising, side);
}

/** Points that a side's enemies have lost by boxes, and that nobody has scored yet. */
function woundsOf({ book, open }: Seen, side: Side): number {
  const wounded = open.vessels.filter(vessel => isLive(vessel) && areEnemies(book, side, vessel.side));
  const points = wounded.reduce((sum, vessel) => {
    const card = cardOf(book, vessel);
    return sum + (card.points / card.vessels) * (vessel.lost / card.hull);
  }, 0);
  return Math.floor(WOUNDED * points);
}
