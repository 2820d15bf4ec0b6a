// Repairs: the dice, whom they are put to, and what is given back.

import type { Side, Why } from '@flagplot/kernel';
import { atLeast, copy } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { count, vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import { cardOf, vesselCalled } from '../roster.ts';
import type { Baltic, BbAnswer, BbAsk, BbShown, BbState, BbTable } from '../state.ts';
import { mend } from './mendings.ts';

type About = Baltic['asks']['mend']['about'];

/** BB-5.1.1 Throws the dice of ships, as many as their boxes left make, side by side in the order of the lists (BB-2.0.4); BB-5.1.7 half of them for living hulls. */
export function rollRepairs(s: BbState, t: BbTable, { ships, living }: { ships: readonly Vessel[]; living: boolean }): void {
  const { needs } = s.book.charts;
  const mends = ships.map(vessel => {
    const boxes = cardOf(s.book, vessel).hull - vessel.lost;
    const dice = living ? Math.floor(boxes / 2) : boxes;
    return {
      ship: vessel.id,
      mends: dice > 0 ? t.throw(dice, atLeast(10, needs), () => whyRepairs(s.book, vessel, { dice, needs })) : 0,
    };
  });
  if (mends.length > 0) t.tell(() => ({ kind: 'repairs', mends: copy(mends) }));
  s.open.mends = mends;
  if (mendsDue(s, living).length === 0) s.open.mends = [];
}

function whyRepairs(book: Book, { id, side }: Vessel, { dice, needs }: { dice: number; needs: number }): Why {
  return {
    rule: 'BB-5.1.1',
    what: `repairs of ${vesselName(book, id)}, ${count(dice, 'die', 'dice')}`,
    by: side,
    test: { of: 'each', is: 'atLeast', n: needs },
    mods: [{ by: needs, for: 'a repair' }],
  };
}

/** BB-2.0.6 Sides with something to repair or, BB-5.1.3, to buy: all at once; BB-5.1.7 nothing is bought for living hulls. */
export function mendsDue(shown: BbShown, living: boolean): BbAsk<'mend'>[] {
  return shown.book.sides.flatMap(({ id: side }) => {
    const about = aboutOf(shown, side, living);
    // BB-5.1.4 Now, and at no other time.
    const canBuy = !living && about.pool >= shown.book.charts.pool.repair;
    const isDue = about.ships.some(({ mends }) => mends > 0 || canBuy);
    return isDue ? [{ side, kind: 'mend' as const, about }] : [];
  });
}

function aboutOf({ open }: BbShown, side: Side, living: boolean): About {
  const ships = open.mends.filter(({ ship }) => vesselCalled(open, ship).side === side);
  return { ships, pool: open.pools[side] as number, living };
}

/** BB-5.1.6 What was chosen is repaired, BB-5.1.3 what was bought is paid for; then nothing is due any more. */
export function carryMends(s: BbState, t: BbTable, answers: readonly BbAnswer<'mend'>[]): void {
  for (const { side } of answers) t.reveal(side);
  for (const { side, order } of answers) {
    for (const one of [...order.mend, ...order.buy]) mend(vesselCalled(s.open, one.ship), one);
    const left = (s.open.pools[side] as number) - order.buy.length * s.book.charts.pool.repair;
    s.open.pools[side] = left;
    t.tell(() => ({ kind: 'mended', side, mend: [...order.mend], buy: [...order.buy], left }));
  }
  s.open.mends = [];
}
