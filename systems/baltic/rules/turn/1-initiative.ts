// Planning: initiative is bid for, and its places are chosen.

import type { Refusal, Side } from '@flagplot/kernel';
import { biddingPhase } from '../planning/bidding.ts';
import { liveCards } from '../planning/deck.ts';
import type { Seen } from '../roster.ts';
import { BID, PLACE } from '../schemas.ts';
import type { Baltic, BbPhase, BbQuestion } from '../state.ts';

/** BB-2.2.1 Every turn anew. */
export const initiative: BbPhase<'bid' | 'place'> = biddingPhase({
  name: 'Initiative',
  rule: 'BB-2.2.1',
  for: 'turn',
  sides: sidesInPlay,
});

/** Who has anything left to activate. */
export function sidesInPlay(seen: Seen): Side[] {
  return seen.book.sides.map(({ id }) => id).filter(side => liveCards(seen, side).length > 0);
}

type About = Baltic['asks']['bid']['about'];

/** BB-2.2.1 At least 1 point, BB-2.2.2 none of an empty pool; BB-1.5.3 for setting up none at all if one likes. */
function leastBid({ for: purpose, pool }: About): number {
  return purpose === 'set-up' ? 0 : Math.min(1, pool);
}

function bidFault(about: About, points: number): Refusal {
  const { for: purpose, pool } = about;
  const least = leastBid(about);
  const rule = purpose === 'set-up' ? 'BB-1.5.3' : pool === 0 ? 'BB-2.2.2' : 'BB-2.2.1';
  return { rule, at: '/points', say: `The bid is ${least === pool ? pool : `${least} to ${pool}`}, not ${points}.` };
}

/** BB-2.2.1, BB-1.5.3 At most the pool. */
export const bidQuestion: BbQuestion<'bid'> = {
  rule: 'BB-2.2.1',
  schema: BID,
  judge: (_v, about, { points }) => (points <= about.pool && points >= leastBid(about) ? [] : [bidFault(about, points)]),
  idle: (_v, about) => ({ points: leastBid(about) }),
  standing: (_v, about) => (leastBid(about) === about.pool ? { points: about.pool } : undefined),
  *candidates(_v, about) {
    for (let points = leastBid(about); points <= Math.min(about.pool, 4); points += 1) yield { points };
  },
  random: (_v, about, roll) => ({ points: leastBid(about) + roll(about.pool - leastBid(about) + 1) - 1 }),
};

/** BB-2.2.4 Any place that is free. */
export const placeQuestion: BbQuestion<'place'> = {
  rule: 'BB-2.2.4',
  schema: PLACE,
  open: true,
  judge: (_v, { free }, { place }) =>
    free.includes(place) ? [] : [{ rule: 'BB-2.2.4', at: '/place', say: `Free are ${free.join(' and ')}.` }],
  idle: (_v, { free }) => ({ place: free[0] as number }),
  *candidates(_v, { free }) {
    for (const place of free) yield { place };
  },
  random: (_v, { free }, roll) => ({ place: free[roll(free.length) - 1] as number }),
};
