// Planning: initiative is bid for, and its places are chosen.

import type { Side } from '@flagplot/kernel';
import { freePlaces, payBids, rankBids } from '../planning/places.ts';
import type { Seen } from '../roster.ts';
import { unitsInPlay } from '../roster.ts';
import { BID, PLACE } from '../schemas.ts';
import type { BbAsk, BbPhase, BbQuestion, BbShown, BbState, BbTable } from '../state.ts';

/** BB-2.2.1 Bids in secret, BB-2.2.4 then places from the highest bid down. */
export const initiative: BbPhase<'bid' | 'place'> = {
  name: 'Initiative',
  rule: 'BB-2.2.1',
  begin(s) {
    s.open.places = null;
    s.open.order = [];
  },
  asks: shown => (shown.clock.round === 0 ? bidsDue(shown) : placesDue(shown)),
  carry(s, t, answers) {
    const bids = answers.flatMap(answer => (answer.kind === 'bid' ? [{ side: answer.side, points: answer.order.points }] : []));
    if (bids.length > 0) openBids(s, t, bids);
    for (const answer of answers) if (answer.kind === 'place') takePlace(s, t, { side: answer.side, place: answer.order.place });
  },
};

/** Who has anything left to activate. */
export function sidesInPlay(seen: Seen): Side[] {
  return seen.book.sides.map(({ id }) => id).filter(side => unitsInPlay(seen, side).length > 0);
}

function bidsDue(shown: BbShown): BbAsk<'bid'>[] {
  return sidesInPlay(shown).map(side => ({ side, kind: 'bid', about: { pool: shown.open.pools[side] as number } }));
}

function placesDue({ open }: BbShown): BbAsk<'place'>[] {
  const [side] = open.places?.ranks ?? [];
  return side === undefined || !open.places ? [] : [{ side, kind: 'place', about: { free: freePlaces(open.places.taken) } }];
}

function openBids(s: BbState, t: BbTable, bids: readonly { side: Side; points: number }[]): void {
  for (const { side } of bids) t.reveal(side);
  payBids(s, t, bids);
  s.open.places = { ranks: rankBids(t, bids), taken: bids.map(() => null) };
  settleLast(s, t);
}

function takePlace(s: BbState, t: BbTable, { side, place }: { side: Side; place: number }): void {
  const places = s.open.places as NonNullable<typeof s.open.places>;
  places.taken[place - 1] = side;
  places.ranks = places.ranks.slice(1);
  t.tell(() => ({ kind: 'placed', side, place }));
  settleLast(s, t);
}

/** BB-2.2.4 The last takes what is left; BB-2.2.7 then the order stands. */
function settleLast(s: BbState, t: BbTable): void {
  const { open } = s;
  if (!open.places || open.places.ranks.length > 1) return;
  const [side] = open.places.ranks;
  const [place] = freePlaces(open.places.taken);
  if (side !== undefined && place !== undefined) {
    open.places.taken[place - 1] = side;
    t.tell(() => ({ kind: 'placed', side, place }));
  }
  open.order = open.places.taken.filter(taken => taken !== null);
  open.places = null;
}

/** BB-2.2.1 At least 1 point and at most the pool; BB-2.2.2 none of an empty one. */
export const bidQuestion: BbQuestion<'bid'> = {
  rule: 'BB-2.2.1',
  schema: BID,
  judge: (_v, { pool }, { points }) =>
    points <= pool && points >= Math.min(1, pool)
      ? []
      : [
          {
            rule: pool === 0 ? 'BB-2.2.2' : 'BB-2.2.1',
            at: '/points',
            say: `The bid is ${pool < 2 ? pool : `1 to ${pool}`}, not ${points}.`,
          },
        ],
  idle: (_v, { pool }) => ({ points: Math.min(1, pool) }),
  standing: (_v, { pool }) => (pool < 2 ? { points: pool } : undefined),
  *candidates(_v, { pool }) {
    for (let points = Math.min(1, pool); points <= Math.min(pool, 4); points += 1) yield { points };
  },
  random: (_v, { pool }, roll) => ({ points: pool === 0 ? 0 : roll(pool) }),
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
