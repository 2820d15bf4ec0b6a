// Ships and squadrons by their ids, on the table and in the book, and who of them is still in the battle. The id is known to be there.
//
//   isActive          a ship: neither destroyed nor gone
//   isInUnit          a ship that is active and plotted with this unit: with its squadron while in command, else alone
//   isUnitActive      a unit (squadron or ship alone) with any ship in it;  activeShips, unitMembers: those ships
//   hasActive         a squadron with any active ship, in command or not;   squadronMembers: those ships
//   squadronsOf       the units of a side that are active: what it plots for

import type { Side } from '@flagplot/kernel';
import type { Book, ShipOfBook, SquadronOfBook, UnitOfBook } from './book.ts';
import type { Row } from './events.ts';
import type { Open, Ship, Squadron } from './open.ts';
import { NEVER } from './open.ts';
import type { Place } from './orders.ts';
import type { FaView } from './state.ts';

/** The book's entry of a ship. */
export function shipOf(book: Book, ship: Pick<Ship, 'id'>): ShipOfBook {
  return book.ships[book.shipAt[ship.id] as number] as ShipOfBook;
}

/** The squadrons that a battle begins with: FA-4.3.6 all but those that surplus ships may come to form. */
export function squadronsAtFirst({ squadrons }: Pick<Book, 'squadrons'>): SquadronOfBook[] {
  return squadrons.filter(({ surplusOf }) => surplusOf === undefined);
}

/** The book's entry of a squadron. */
export function squadronOf(book: Book, id: string): SquadronOfBook {
  return book.squadrons[book.squadronAt[id] as number] as SquadronOfBook;
}

/** The book, and what has changed since about who belongs where: only the functions below read either. */
export interface Belonging {
  readonly book: Book;
  readonly open: Pick<Open, 'units'>;
}

/** What is plotted under an id: a squadron, or FA-4.6.5 a ship by itself; FA-4.3.10 as it is now. */
export function unitOf({ book, open }: Belonging, id: string): UnitOfBook {
  return open.units?.[id] ?? (book.units[id] as UnitOfBook);
}

/** The place in the list of squadrons of the one a ship belongs to, in command or out of it. */
export function ownSquadronAt(open: Pick<Open, 'units'>, of: Pick<ShipOfBook, 'id' | 'squadronAt'>): number {
  return open.units?.[of.id]?.squadron ?? of.squadronAt;
}

/** The id of the squadron a ship belongs to, in command or out of it. */
export function ownSquadron(open: Pick<Open, 'units' | 'squadrons'>, of: Pick<ShipOfBook, 'id' | 'squadron'>): string {
  const now = open.units?.[of.id];
  return now ? (open.squadrons[now.squadron] as Squadron).id : of.squadron;
}

/** The squadron a ship belongs to, in command or out of it, as it is now. */
export function squadronNow(open: Pick<Open, 'units' | 'squadrons'>, of: Pick<ShipOfBook, 'id' | 'squadronAt'>): Squadron {
  return open.squadrons[ownSquadronAt(open, of)] as Squadron;
}

/** The id of the squadron of a ship, if there is one so called. */
export function squadronOfShip(
  { book, open }: { book: Book; open: Pick<Open, 'units' | 'squadrons'> },
  id: string,
): string | undefined {
  const of = book.ships[book.shipAt[id] ?? -1];
  return of && ownSquadron(open, of);
}

/** Whose the squadron or ship of this id is; nobody's where nothing is so called. */
export function sideOfUnit(book: Book, id: string): Side | undefined {
  return Object.hasOwn(book.units, id) ? firstSquadron(book, id).side : undefined;
}

/** The squadron that is so called, or that a ship of this id begins in: FA-4.3.10 whose it is never changes. */
export function firstSquadron(book: Book, id: string): SquadronOfBook {
  return book.squadrons[(book.units[id] as UnitOfBook).squadron] as SquadronOfBook;
}

/** The places in the book's list of the ships of a squadron, in the order of its formation. */
export function shipsOfSquadron(open: Pick<Open, 'units'>, of: SquadronOfBook): readonly number[] {
  return open.units?.[of.id]?.ships ?? of.ships;
}

/** The ships on the table and the book that has their cards: what every rule about ships looks at. A state, a view and a sight are one. */
export interface Seen {
  readonly book: Book;
  readonly open: { readonly ships: readonly Ship[] } & Pick<Open, 'elint' | 'arrival' | 'units'>;
}

/** The same with the squadrons under way. */
interface SeenSquadrons extends Seen {
  readonly open: Pick<Open, 'ships' | 'squadrons' | 'strays' | 'units'>;
}

/** A ship as it is now. */
export function shipCalled({ book, open }: Seen, id: string): Ship {
  return open.ships[book.shipAt[id] as number] as Ship;
}

/** A squadron as it is now; FA-4.6.5 a ship out of command is one by itself, under its own id. */
export function squadronCalled(seen: SeenSquadrons, id: string): Squadron {
  const { open } = seen;
  const { alone, squadron } = unitOf(seen, id);
  return (alone ? open.strays.find(one => one.id === id) : open.squadrons[squadron]) as Squadron;
}

/** The squadron of the book that a squadron under way is, or belongs to: FA-4.6.6 a ship out of command remains a member of its own. */
export function rootOf(seen: Belonging, id: string): SquadronOfBook {
  return seen.book.squadrons[unitOf(seen, id).squadron] as SquadronOfBook;
}

/** The places in the book's list of the ships that are plotted under an id, in the order of its formation: of a squadron all its ships, or one by itself. */
export function shipIndices(seen: Belonging, id: string): readonly number[] {
  return unitOf(seen, id).ships;
}

/** What damage and fire leave their marks on. */
export type Hull = Pick<Ship, Row | 'structure' | 'weapons' | 'fired'>;

/**
 * FA-16.2.2, FA-16.2.3 A ship of which every row is whole: a box a point, a box an x. Written out field by field: of an object made by spreading another
 * engines keep most fields apart from it, and every copy of it takes twice as long.
 */
export function wholeShip({ id, card }: Pick<ShipOfBook, 'id' | 'card'>, { q, r, heading }: Place): Ship {
  return {
    id,
    q,
    r,
    heading,
    structure: card.structure,
    sensor: card.sensor,
    accel: card.accel,
    decel: card.decel,
    turn: card.turn.length,
    correct: card.correct.length,
    hard: card.hard.length,
    about: card.about.length,
    weapons: card.mounts.map(mount => mount.boxes),
    fired: card.mounts.map(() => NEVER),
    pending: [],
    left: false,
    out: 'no',
  };
}

/** In the battle: neither destroyed nor gone, nor still to come. */
export function isActive(ship: Ship): boolean {
  return ship.structure > 0 && !ship.left && !ship.away;
}

/** A ship that fights, with its card. */
export interface Member {
  ship: Ship;
  of: ShipOfBook;
}

/** FA-4.6.5 Whether a ship fights and is plotted with a unit: with its squadron while it is in command, else alone. */
export function isInUnit(ship: Ship, { alone }: UnitOfBook): boolean {
  return isActive(ship) && (ship.out !== 'no') === alone;
}

/** A ship that fights and is plotted with its unit, and its place `n` in the unit's formation. */
export interface ActiveShip {
  ship: Ship;
  n: number;
}

/** The ships plotted under an id that still fight: those of a squadron that are in command, or one that is not. */
export function activeShips(seen: Seen, id: string): ActiveShip[] {
  const { ships } = seen.open;
  const found: ActiveShip[] = [];
  const unit = unitOf(seen, id);
  for (let n = 0; n < unit.ships.length; n += 1) {
    const ship = ships[unit.ships[n] as number] as Ship;
    if (isInUnit(ship, unit)) found.push({ ship, n });
  }
  return found;
}

/** Whether any ship plotted under an id still fights: a squadron's, in command, or one that is plotted alone. */
export function isUnitActive(seen: Seen, id: string): boolean {
  const { ships } = seen.open;
  const unit = unitOf(seen, id);
  for (const i of unit.ships) if (isInUnit(ships[i] as Ship, unit)) return true;
  return false;
}

/** The ships plotted under an id that still fight, with their cards, in the order of the book. */
export function unitMembers(seen: Seen, id: string): Member[] {
  const { book, open } = seen;
  const found: Member[] = [];
  const unit = unitOf(seen, id);
  for (const i of unit.ships) {
    const ship = open.ships[i] as Ship;
    if (isInUnit(ship, unit)) found.push({ ship, of: book.ships[i] as ShipOfBook });
  }
  return found;
}

/** FA-4.6.6 All ships of a squadron that still fight, in command or not. */
export function squadronMembers(seen: Seen, squadron: string): Member[] {
  const { book, open } = seen;
  const found: Member[] = [];
  for (const i of shipIndices(seen, squadron)) {
    const ship = open.ships[i] as Ship;
    if (isActive(ship)) found.push({ ship, of: book.ships[i] as ShipOfBook });
  }
  return found;
}

/** What belongs to a fleet: FA-12.2.9 the reinforcements of a side are one of their own. */
export interface OfFleet {
  readonly side: Side;
  readonly relief?: true | undefined;
}

/** FA-12.2.9, FA-12.2.10 Whether a squadron, or a ship, belongs to a fleet: reinforcements are one of their own, with a flagship. */
export function isOf({ side, relief }: OfFleet, of: OfFleet): boolean {
  return of.side === side && of.relief === relief;
}

/** The squadrons that a fleet begins the battle with, FA-12.1.1 or that come with reinforcements; the flag squadron first. */
export function fleetAtFirst(book: Pick<Book, 'squadrons'>, fleet: OfFleet): SquadronOfBook[] {
  return squadronsAtFirst(book).filter(of => isOf(fleet, of));
}

/** What a fleet is called in a naming, and in a jam: its side, or FA-12.2.9 its reinforcements. */
export function fleetId({ side, relief }: OfFleet): string {
  return relief ? `relief-${side}` : side;
}

/** What is told of reinforcements alone. */
export function reliefOnly({ relief }: Pick<OfFleet, 'relief'>): { relief?: true } {
  return relief ? { relief } : {};
}

/** Whether a squadron has any ship that still fights, in command or not. */
export function hasActive(open: Pick<Open, 'ships' | 'units'>, squadron: SquadronOfBook): boolean {
  for (const i of shipsOfSquadron(open, squadron)) if (isActive(open.ships[i] as Ship)) return true;
  return false;
}

/** The squadrons of a side that still have a ship, and FA-4.6.5 its ships out of command, each a squadron of its own. */
export function squadronsOf({ book, open }: Pick<FaView, 'book' | 'open'>, side: string): Squadron[] {
  const own = open.squadrons.filter((_, i) => book.squadrons[i]?.side === side);
  const alone = open.strays.filter(({ id }) => book.ships[book.shipAt[id] as number]?.side === side);
  return [...own, ...alone].filter(({ id }) => isUnitActive({ book, open }, id));
}
