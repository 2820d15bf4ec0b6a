/** What a side tells its shuttles and fighters in flight for the turn. */

import type { Hold } from '../../rules/folder.ts';
import { ownName, unitName } from '../../rules/names.ts';
import type { Allocation } from '../../rules/orders.ts';
import { areEnemies, holdIn, isHere, isShip } from '../../rules/roster.ts';
import { smallLimit } from '../../rules/shuttles/speed.ts';
import type { TpView } from '../../rules/state.ts';

type Entry = Allocation['small'][number];

interface Named {
  id: string;
  name: string;
}

export interface SmallRow {
  name: string;
  entry: Entry;
  /** The most it flies. */
  most: number;
  /** TP-12.2.7 Whom it may strike: of a suicide shuttle. */
  targets: Named[];
  /** TP-8.1.4 To whom it may lend: of an MRS. */
  friends: Named[];
}

/** Small units of the side, each as it was told: without a word at the speed it has, lending as it did. */
export function smallRows(v: TpView, { small }: Pick<Allocation, 'small'>): SmallRow[] {
  const { open, book, side, own } = v;
  const here = open.units.filter(isHere);
  const nameOf = (id: string): Named => ({ id, name: unitName(v, id) });
  return here
    .filter(unit => unit.side === side && !isShip(unit))
    .map(unit => {
      const hold = holdIn(own, unit.id);
      const most = smallLimit(book.charts, unit);
      const told = small.find(one => one.unit === unit.id);
      const enemies = here.filter(one => areEnemies(book, side, one.side)).map(({ id }) => nameOf(id));
      const friends = here.filter(one => !areEnemies(book, side, one.side) && one.id !== unit.id).map(({ id }) => nameOf(id));
      return {
        name: ownName(v, unit.id),
        entry: told ?? {
          unit: unit.id,
          speed: Math.min(unit.speed, most),
          ...(unit.card === 'mrs' && lentBefore(hold?.pace ?? null)),
        },
        most,
        targets: hold?.craft?.as === 'suicide' ? enemies : [],
        friends: unit.card === 'mrs' ? friends : [],
      };
    });
}

/** TP-8.1.4 Nothing is lost of what an MRS was told when its speed alone is changed. */
function lentBefore(pace: Hold['pace']): Partial<Entry> {
  return pace === null ? {} : { swing: pace.swing, ...(pace.to !== null && { to: pace.to }) };
}

/** The order with what one small unit is told. */
export function withSmall(order: Allocation, entry: Entry): Allocation {
  const at = order.small.findIndex(one => one.unit === entry.unit);
  return { ...order, small: at < 0 ? [...order.small, entry] : order.small.with(at, entry) };
}

/** TP-3.2.6 All units of a side as they stand in its own order: first those it has named. */
export function ownOrder(units: readonly string[], { order }: Pick<Allocation, 'order'>): string[] {
  const first = order.filter(id => units.includes(id));
  return [...first, ...units.filter(id => !first.includes(id))];
}
