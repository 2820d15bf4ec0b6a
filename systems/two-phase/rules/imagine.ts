// What other sides may hold, for whoever thinks ahead.

import type { Side } from '@flagplot/kernel';
import type { Finding, Sealed, Truth } from './folder.ts';
import type { Mine, Seeker } from './open.ts';
import { usualTruth } from './seekers/truth.ts';
import { holdSetUp } from './setup.ts';
import type { TpView } from './state.ts';

/** TP-1.5.2 The folders of the others as they were set up, with what has been said since in the open: nothing is armed that nobody saw. */
export function imagine(v: TpView): Record<Side, Sealed> {
  return Object.fromEntries(v.book.sides.map(({ id }) => [id, id === v.side ? v.own : guessOf(v, id)]));
}

function guessOf({ book, open, own }: TpView, side: Side): Sealed {
  // Who tells a battle for nobody's side has an empty folder.
  const { known = [] } = own as Partial<Sealed>;
  const theirs = open.units.filter(unit => unit.side === side);
  return {
    ships: theirs.map(unit => holdSetUp({ book, open }, unit)),
    order: [],
    seekers: open.seekers.filter(one => one.side === side).map(one => truthKnown(one, known)),
    dummies: open.mines.filter(mine => mine.side === side && isKnownDummy(mine, known)).map(({ id }) => id),
    known: [],
    windows: [],
  };
}

/** TP-13.4.6 A seeker as a lab has found it to be; else as it is taken for. */
function truthKnown(seeker: Seeker, known: readonly Finding[]): Truth {
  const usual = usualTruth(seeker);
  const as = known.find(({ id }) => id === seeker.id)?.as;
  if (as === undefined) return usual;
  return seeker.shown === 'drone' ? { ...usual, load: as } : { ...usual, pseudo: as === 'pseudo' };
}

function isKnownDummy({ id }: Mine, known: readonly Finding[]): boolean {
  return known.some(one => one.id === id && one.as === 'dummy');
}
