// A bid, and the places that are chosen by it: for a turn, and once for setting up.

import type { Side } from '@flagplot/kernel';
import type { Baltic, BbAsk, BbPhase, BbShown, BbState, BbTable } from '../state.ts';
import { freePlaces, payBids, rankBids } from './places.ts';

/** What a bid is for. */
export type Purpose = Baltic['asks']['bid']['about']['for'];

/** One line of the sequence: its name and row, what is bid for, by whom. */
export interface Bidding {
  readonly name: string;
  readonly rule: string;
  readonly for: Purpose;
  readonly sides: (shown: BbShown) => Side[];
}

/** BB-2.2.1 Bids in secret, BB-2.2.4 then places from the highest bid down. */
export function biddingPhase({ name, rule, for: purpose, sides }: Bidding): BbPhase<'bid' | 'place'> {
  return {
    name,
    rule,
    begin(s) {
      s.open.places = null;
      s.open.order = purpose === 'set-up' && sides(s).length < 2 ? sides(s) : [];
    },
    asks(shown) {
      if (shown.open.order.length > 0) return [];
      if (shown.clock.round > 0) return placesDue(shown, purpose);
      return sides(shown).map(side => ({ side, kind: 'bid', about: { for: purpose, pool: shown.open.pools[side] as number } }));
    },
    carry(s, t, answers) {
      const bids = answers.flatMap(answer => (answer.kind === 'bid' ? [{ side: answer.side, points: answer.order.points }] : []));
      if (bids.length > 0) openBids(s, t, bids);
      for (const answer of answers)
        if (answer.kind === 'place') takePlace(s, t, { side: answer.side, place: answer.order.place });
    },
  };
}

function placesDue({ open }: BbShown, purpose: Purpose): BbAsk<'place'>[] {
  const [side] = open.places?.ranks ?? [];
  if (side === undefined || !open.places) return [];
  return [{ side, kind: 'place', about: { for: purpose, free: freePlaces(open.places.taken) } }];
}

function openBids(s: BbState, t: BbTable, bids: readonly { side: Side; points: number }[]): void {
  for (const { side } of bids) t.reveal(side);
  payBids(s, t, bids);
  // BB-2.2.4, BB-1.5.4 The same for setting up.
  s.open.places = { ranks: rankBids(s.book, t, bids), taken: bids.map(() => null) };
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
