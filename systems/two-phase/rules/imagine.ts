// What other sides may hold, for whoever thinks ahead.

import type { Side } from '@flagplot/kernel';
import type { Sealed } from './folder.ts';
import { usualTruth } from './seekers/truth.ts';
import { holdSetUp } from './setup.ts';
import type { TpView } from './state.ts';

/** TP-1.5.2 The folders of the others as they were set up, with what has been said since in the open: nothing is armed that nobody saw. */
export function imagine(v: TpView): Record<Side, Sealed> {
  return Object.fromEntries(v.book.sides.map(({ id }) => [id, id === v.side ? v.own : guessOf(v, id)]));
}

function guessOf({ book, open }: TpView, side: Side): Sealed {
  const own = open.units.filter(unit => unit.side === side);
  return {
    ships: own.map(unit => holdSetUp({ book, open }, unit)),
    order: [],
    seekers: open.seekers.filter(one => one.side === side).map(one => usualTruth(one)),
    dummies: [],
    windows: [],
  };
}
