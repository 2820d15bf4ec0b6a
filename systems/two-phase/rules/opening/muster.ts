// Chapter 15.2: ships that were bought take the place of those of the scenario.

import type { Side } from '@flagplot/kernel';
import type { Book, CardOfBook, ShipOfBook, SideOfBook } from '../book.ts';
import type { Sealed } from '../folder.ts';
import { shipPoints } from '../force.ts';
import type { Id, Purchase } from '../orders.ts';
import { holdIn } from '../roster.ts';
import { folderSetUp, unitSetUp } from '../setup.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-1.3.1 Side by side in their order: the units, and what each side holds of its own. */
export function bring(s: TpState, t: TpTable, bought: ReadonlyMap<Side, readonly Purchase[]>): void {
  const { book, open } = s;
  const taken = new Set<Id>();
  const truths = new Map<Id, Id>();
  open.bought = book.sides.flatMap(side =>
    (bought.get(side.id) ?? []).map(one => {
      const entry = entryOf(book, side, { one, taken });
      const truth = truthOf(s, entry, one);
      if (truth !== null) truths.set(entry.id, truth);
      return entry;
    }),
  );
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
function truthOf(s: TpState, { id, side, card }: ShipOfBook, { card: paid }: Purchase): Id | null {
  if (paid !== card) return paid;
  const printed = s.book.ships.some(ship => ship.id === id && ship.side === side && ship.card === card);
  return printed ? (holdIn(s.sealed[side] as Sealed, id)?.truth ?? null) : null;
}

/** TP-16.1.1 The speed a bought ship comes with; TP-15.2.3 and what its racks hold. */
const COMES = { speed: 8, drone: 'i' } as const;

/** A ship of the scenario as it is printed there, but for its options; any other with a place to choose. */
function entryOf(book: Book, side: SideOfBook, { one, taken }: { one: Purchase; taken: Set<Id> }): ShipOfBook {
  const id = freeId(one.id, taken);
  const card = shownAs(book, one.card);
  const printed = book.ships.find(ship => ship.side === side.id && ship.id === one.id && ship.card === card.id);
  const name = printed?.name ?? `${card.name} ${id}, ${side.name.toLowerCase()}`;
  return {
    ...{ hex: null, facing: side.facing, ...COMES },
    ...printed,
    ...{ id, name, side: side.id, card: card.id },
    options: one.options.map(option => ({ ...option })),
    points: shipPoints(book.charts, card, one.options),
  };
}

/** TP-6.5.3 What is hidden is seen, and counts, as its cover. */
function shownAs({ cards }: Pick<Book, 'cards'>, id: Id): CardOfBook {
  const card = cards[id] as CardOfBook;
  return card.cover === undefined ? card : (cards[card.cover] as CardOfBook);
}

/** Ruling R92: ids are those of their owners; where two sides took the same one, the later has a number to it. */
function freeId(wish: Id, taken: Set<Id>): Id {
  let id = wish;
  for (let n = 2; taken.has(id); n += 1) id = `${wish.slice(0, 36)}-${n}`;
  taken.add(id);
  return id;
}
