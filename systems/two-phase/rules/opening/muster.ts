// Chapter 15.2: ships that were bought take the place of those of the scenario.

import type { Side } from '@flagplot/kernel';
import type { Book, CardOfBook, ShipEntry, ShipOfBook, SideOfBook } from '../book.ts';
import type { Sealed } from '../folder.ts';
import type { Id, Purchase } from '../orders.ts';
import { shipPoints } from '../price.ts';
import { holdIn } from '../roster.ts';
import { folderSetUp, unitSetUp } from '../setup.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-1.3.1 Side by side in their order: the units, and what each side holds of its own. */
export function bring(s: TpState, t: TpTable, bought: ReadonlyMap<Side, readonly Purchase[]>): void {
  const { book, open } = s;
  const taken = new Set<Id>(book.ships.map(({ id }) => id));
  const truths = new Map<Id, Id>();
  open.bought = book.sides.flatMap(side => {
    const fleet = bought.get(side.id) ?? [];
    return fleet.map((one, i) => {
      const entry = entryOf(book, side, { one, id: idOf(book, side, { fleet, i, taken }) });
      const truth = truthOf(s, entry, one);
      if (truth !== null) truths.set(entry.id, truth);
      return entry;
    });
  });
  open.units = open.bought.map(ship => unitSetUp(book, ship));
  open.order = open.units.map(({ id }) => id);
  for (const { id: side } of book.sides) {
    s.sealed[side] = folderSetUp(s, side, truths);
    const ships = open.bought.filter(one => one.side === side).map(({ id, card, points }) => ({ id, card, points }));
    // What was printed goes, where it is not among them.
    const printed = book.ships.filter(one => one.side === side).map(({ id }) => id);
    t.tell(() => ({ kind: 'mustered', side, ships, printed }));
  }
}

/** TP-6.5.3 What hides under the card it is shown as: what was bought, or what was printed and is brought unchanged. */
function truthOf(s: TpState, { id, side, card }: ShipEntry, { card: paid }: Purchase): Id | null {
  if (paid !== card) return paid;
  const printed = s.book.ships.some(ship => ship.id === id && ship.side === side && ship.card === card);
  return printed ? (holdIn(s.sealed[side] as Sealed, id)?.truth ?? null) : null;
}

/** TP-16.1.1 The speed a bought ship comes with; TP-15.2.3 and what its racks hold. */
const COMES = { speed: 8, drone: 'i' } as const;

/** A ship of the scenario as it is printed there, but for its options; any other with a place to choose. */
function entryOf(book: Book, side: SideOfBook, { one, id }: { one: Purchase; id: Id }): ShipEntry {
  const card = shownAs(book, one.card);
  const { name: _, ...printed } = printedAs(book, side, one) ?? { name: '' };
  return {
    ...{ hex: null, facing: side.facing, ...COMES },
    ...printed,
    ...{ id, side: side.id, card: card.id },
    options: one.options.map(option => ({ ...option })),
    points: shipPoints(book.charts, card, one.options),
  };
}

/** The ship of the scenario that is brought unchanged, if it is one. */
function printedAs(book: Book, side: SideOfBook, { id, card }: Purchase): ShipOfBook | undefined {
  return book.ships.find(ship => ship.side === side.id && ship.id === id && ship.card === shownAs(book, card).id);
}

/** TP-6.5.3 What is hidden is seen, and counts, as its cover. */
function shownAs({ cards }: Pick<Book, 'cards'>, id: Id): CardOfBook {
  const card = cards[id] as CardOfBook;
  return card.cover === undefined ? card : (cards[card.cover] as CardOfBook);
}

/** Ids have room for so much. */
const LONGEST = 36;

/** Ruling R92: side and class, TP-6.5.3 as it is seen, with a number where the side brings several; what is printed keeps its own. */
function idOf(book: Book, side: SideOfBook, { fleet, i, taken }: { fleet: readonly Purchase[]; i: number; taken: Set<Id> }): Id {
  const one = fleet[i] as Purchase;
  if (printedAs(book, side, one)) return one.id;
  const classOf = ({ card }: Purchase) => book.classes[shownAs(book, card).id];
  const isAlike = (other: Purchase) => classOf(other) === classOf(one);
  const plain = `${side.id}-${classOf(one)}`.slice(0, LONGEST);
  let n = fleet.filter(isAlike).length > 1 ? fleet.slice(0, i).filter(isAlike).length + 1 : 0;
  const id = () => (n === 0 ? plain : `${plain}-${n}`);
  while (taken.has(id())) n = Math.max(2, n + 1);
  taken.add(id());
  return id();
}
