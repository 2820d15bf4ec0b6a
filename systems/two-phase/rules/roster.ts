// Who is where: units, their cards, and what their owners hold of them.

import type { Side } from '@flagplot/kernel';
import type { Book, CardOfBook, ShipEntry } from './book.ts';
import type { WeaponCard } from './cards.ts';
import { fittedCard } from './fitting.ts';
import type { Hold, Sealed } from './folder.ts';
import type { Open, Unit } from './open.ts';
import type { Id } from './orders.ts';
import { smallCards } from './shuttles/cards.ts';
import type { TpShown, TpState, TpView } from './state.ts';

/** The table without its clock: what most questions are about. */
export type Seen = Pick<TpShown, 'book' | 'open'>;

/** TP-1.3.1 The ships of the battle: those that were bought for it, or those of its scenario. */
export function shipsAtFirst({ book, open }: { book: Pick<Book, 'ships'>; open: Pick<Open, 'bought'> }): readonly ShipEntry[] {
  return open.bought.length > 0 ? open.bought : book.ships;
}

/** What the battle began with under this name; nothing for what was launched since. */
export function shipNamed({ book, open }: Entries, id: Id): ShipEntry | undefined {
  if (open.bought.length === 0) return book.ships[book.shipAt[id] as number];
  for (const ship of open.bought) if (ship.id === id) return ship;
  return undefined;
}

interface Entries {
  book: Pick<Book, 'ships' | 'shipAt'>;
  open: Pick<Open, 'bought'>;
}

/** TP-13.4.5 The side a unit began with, whoever has it now. */
export function sideAtFirst(seen: Entries, { id, side }: Pick<Unit, 'id' | 'side'>): Side {
  return shipNamed(seen, id)?.side ?? side;
}

export function unitNamed({ units }: Pick<Open, 'units'>, id: Id): Unit | undefined {
  for (const unit of units) if (unit.id === id) return unit;
  return undefined;
}

/** A unit that is there. */
export function unitCalled(open: Pick<Open, 'units'>, id: Id): Unit {
  return unitNamed(open, id) as Unit;
}

/** TP-15.1.5 A unit's card, with what its owner put into its mounts; TP-12.2.6 that of a small unit is made of the chart. */
export function cardOf(
  { cards, charts }: Pick<Book, 'cards' | 'charts'>,
  { card, fitting }: Pick<Unit, 'card' | 'fitting'>,
): CardOfBook {
  const plain = (cards[card] ?? smallCards(charts)[card]) as CardOfBook;
  return fitting === 0 ? plain : fittedCard(plain, charts, fitting);
}

/** The place of a weapon on a card; -1 where there is none. */
export function mountOf({ weapons }: Pick<CardOfBook, 'weapons'>, id: Id): number {
  for (let i = 0; i < weapons.length; i += 1) if ((weapons[i] as WeaponCard).id === id) return i;
  return -1;
}

/** Whether a unit is on the map. */
export function isHere({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'here';
}

/** A unit with shields, boxes and a form of its own: a ship or a PF. */
export function isShip({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'ship' || kind === 'pf';
}

/** Ships and PFs of a side that are on the map, in the order in which they were set up. */
export function shipsOf({ units }: Pick<Open, 'units'>, side: Side): Unit[] {
  return units.filter(unit => unit.side === side && isHere(unit) && isShip(unit));
}

/** TP-9.1.5 Sides of different alliances are enemies. */
export function areEnemies({ sides, sideAt }: Pick<Book, 'sides' | 'sideAt'>, a: Side, b: Side): boolean {
  return a !== b && sides[sideAt[a] as number]?.alliance !== sides[sideAt[b] as number]?.alliance;
}

/** What a folder holds of a ship. */
export function holdIn({ ships }: Pick<Sealed, 'ships'>, id: Id): Hold | undefined {
  for (const hold of ships) if (hold.unit === id) return hold;
  return undefined;
}

/** What its owner holds of a ship. */
export function holdOf(s: TpState, { id, side }: Pick<Unit, 'id' | 'side'>): Hold {
  return holdIn(s.sealed[side] as Sealed, id) as Hold;
}

/** The battle as a side sees it, made of the state while it is played. */
export function seenBy(s: TpState, side: Side): TpView {
  return { book: s.book, clock: s.clock, open: s.open, side, own: s.sealed[side] as Sealed };
}
