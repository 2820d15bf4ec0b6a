/** Repairs in the making: each critical stays, is removed by the dice, or is bought away. */

import { isAlike, mendable } from '../../rules/between/mendings.ts';
import type { Mending } from '../../rules/orders.ts';
import { vesselCalled } from '../../rules/roster.ts';
import type { Baltic, BbView } from '../../rules/state.ts';

type About = Baltic['asks']['mend']['about'];
type Order = Baltic['asks']['mend']['order'];
export type How = 'stays' | 'mend' | 'buy';

/** One critical of a ship; of several alike the first ones are removed by the dice, the next bought. */
export interface MendRow {
  readonly key: string;
  readonly mending: Mending;
  readonly how: How;
  /** BB-5.1.1 The dice allow one more repair of its ship, or this one. */
  readonly mayMend: boolean;
}

export interface MendShip {
  readonly ship: string;
  /** Repairs that the dice allow. */
  readonly mends: number;
  readonly rows: readonly MendRow[];
}

export function mendShips({ open }: BbView, { ships }: About, order: Order): MendShip[] {
  return ships.map(({ ship, mends }) => ({ ship, mends, rows: rowsOf(mendable(vesselCalled(open, ship)), { order, mends }) }));
}

function rowsOf(all: readonly Mending[], { order: { mend, buy }, mends }: { order: Order; mends: number }): MendRow[] {
  const isFree = all.length > 0 && mend.filter(({ ship }) => ship === all[0]?.ship).length < mends;
  return all.map((mending, i) => {
    const nth = all.slice(0, i).filter(one => isAlike(one, mending)).length;
    const mended = mend.filter(one => isAlike(one, mending)).length;
    const bought = buy.filter(one => isAlike(one, mending)).length;
    const how = nth < mended ? 'mend' : nth < mended + bought ? 'buy' : 'stays';
    return {
      key: `${mending.ship}/${mending.weapon ?? mending.critical}/${nth}`,
      mending,
      how,
      mayMend: isFree || how === 'mend',
    };
  });
}

/** The order with one critical treated otherwise. */
export function withHow({ mend, buy }: Order, { mending, how: before }: MendRow, how: How): Order {
  const less = (list: readonly Mending[]): Mending[] => {
    const at = list.findIndex(one => isAlike(one, mending));
    return at < 0 ? [...list] : list.toSpliced(at, 1);
  };
  const [mended, bought] = [before === 'mend' ? less(mend) : [...mend], before === 'buy' ? less(buy) : [...buy]];
  if (how === 'mend') mended.push(mending);
  if (how === 'buy') bought.push(mending);
  return { mend: mended, buy: bought };
}
