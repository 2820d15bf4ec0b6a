// Every sheet of a battle, and of the cards.

import { thousands } from '@flagplot/kernel/points';
import type { Printed, Sheet, Sheets } from '@flagplot/sheets';
import type { Book, ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import type { Charts, WeaponCard } from '../rules/cards.ts';
import { cardsOf } from '../rules/edge/scenario.ts';
import type { Ship } from '../rules/open.ts';
import { ownSquadronAt, shipsOfSquadron, squadronOf, wholeShip } from '../rules/roster.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FleetAction } from '../rules/state.ts';
import { cardSheet, className, fateOf, shipNotes, shipParts } from './ship.ts';
import { squadronSheet } from './squadron.ts';
import type { Turns } from './weapons.ts';

/** The most turns in which fire and orders are written down on one sheet. */
const MOST_TURNS = 8;

/** Record sheets of Fleet Action: of squadrons and ships as they stand, and of the cards. */
export const sheets: Sheets<FleetAction> = { heads: { squadron: 'Squadrons', unit: 'Ships' }, ofBattle, ofCards };

function ofBattle(printed: Printed<FleetAction>): Sheet[] {
  const { book } = printed;
  const ships = shipsOf(printed);
  return book.sides.flatMap(({ id }) =>
    book.squadrons
      .filter(of => of.side === id && listOf({ ...printed, ships, of }).length > 0)
      .flatMap(of => squadronSheets({ ...printed, ships, of })),
  );
}

/** The sheet of one ship, by its id, as it stands. */
export function sheetOf(printed: Printed<FleetAction>, id: string): Sheet | undefined {
  const i = printed.book.shipAt[id];
  const of = i === undefined ? undefined : squadronOfShip(printed, i);
  return of && i !== undefined ? shipSheet({ ...printed, ships: shipsOf(printed), of }, i) : undefined;
}

/** The squadron a ship belongs to. */
function squadronOfShip({ book, now }: Printed<FleetAction>, i: number): SquadronOfBook | undefined {
  const of = book.ships[i] as ShipOfBook;
  return book.squadrons[ownSquadronAt(now?.open ?? {}, of)];
}

/** The places of the ships of a squadron in the lists. */
function listOf({ now, of }: Squad): readonly number[] {
  return shipsOfSquadron(now?.open ?? {}, of);
}

function shipsOf({ book, now }: Printed<FleetAction>): readonly Ship[] {
  return now?.open.ships ?? book.ships.map(newShip);
}

/** A ship before anything happened to it; where it stands is on no sheet. */
function newShip(of: Pick<ShipOfBook, 'id' | 'card'>): Ship {
  return wholeShip(of, { q: 0, r: 0, heading: 0 });
}

interface Squad extends Printed<FleetAction> {
  readonly ships: readonly Ship[];
  readonly of: SquadronOfBook;
}

function squadronSheets(squad: Squad): Sheet[] {
  const { book, ships, of } = squad;
  const list = listOf(squad);
  const now = squad.now?.open.squadrons[book.squadronAt[of.id] as number];
  const first = book.ships[of.ships[0] as number]?.id ?? '';
  const own = squadronSheet({
    book,
    of,
    list,
    ships,
    commander: now?.commander ?? first,
    formation: now?.formation ?? of.formation,
    letter: letterOf(book, of),
    turns: turnsOf(squad),
    ...(now?.start !== undefined && { start: now.start }),
    ...(now && squad.now && { speed: { now: now.speed, turn: squad.now.clock.turn } }),
  });
  return [own, ...list.map(i => shipSheet(squad, i))];
}

/** FA-16.1.1 Eight turns of the battle from the one under way, or as many as it has. */
function turnsOf({ book, now }: Printed<FleetAction>): Turns {
  const first = Math.floor((Math.max(1, now?.clock.turn ?? 1) - 1) / MOST_TURNS) * MOST_TURNS + 1;
  return { first, count: Math.max(1, Math.min(MOST_TURNS, book.turns - first + 1)) };
}

/** FA-M12 The sheet of a ship in a squadron, as it stands. */
function shipSheet(squad: Squad, i: number): Sheet {
  const { book, ships, of, now } = squad;
  const { id, name, card, weapons, flights } = book.ships[i] as ShipOfBook;
  const ship = ships[i] as Ship;
  const squadron = now?.open.squadrons[book.squadronAt[of.id] as number];
  const subject = { card, weapons, flights, hull: ship, charts: book.charts, turns: turnsOf(squad) };
  const fate = fateOf(ship);
  return {
    of: id,
    kind: 'unit',
    side: of.side,
    squadron: of.id,
    title: `${tagOf(book, i)} ${name}`,
    under: [`${className(card)} · ${thousands(card.points)} points`, standing(squad, i)],
    ...(fate && { fate }),
    parts: shipParts(squadron ? { ...subject, speed: squadron.speed } : subject),
    notes: shipNotes(card),
  };
}

/** `Narn, squadron A, ship 2 of 4, under Tal'Kesh`. */
function standing(squad: Squad, i: number): string {
  const { book, of, now } = squad;
  const list = listOf(squad);
  const side = book.sides.find(({ id }) => id === of.side)?.name ?? of.side;
  const commander = now?.open.squadrons[book.squadronAt[of.id] as number]?.commander ?? book.ships[of.ships[0] as number]?.id;
  const { id } = book.ships[i] as ShipOfBook;
  const leads = commander === id ? 'leads it' : `under ${book.ships[book.shipAt[commander ?? ''] ?? -1]?.name ?? 'nobody'}`;
  const place = list.length > 1 ? `, ship ${list.indexOf(i) + 1} of ${list.length}, ${leads}` : '';
  return `${side}, squadron ${letterOf(book, of)}${place}`;
}

/** Names longer than this are no letters. */
const LETTERS = 2;

/** The squadron's own name where it is that short, else its place among its side's as a letter. */
function letterOf(book: Book, of: SquadronOfBook): string {
  // FA-4.3.6 A squadron of surplus ships has a stroke at the letter of the one they come from.
  if (of.surplusOf !== undefined) return `${letterOf(book, squadronOf(book, of.surplusOf))}′`;
  if (of.name.length <= LETTERS) return of.name;
  const place = book.squadrons.filter(one => one.side === of.side).indexOf(of);
  return String.fromCharCode('A'.charCodeAt(0) + (place % 26));
}

/** `A3`; a ship that sails alone has its squadron's letter. FA-4.3.10 Whoever has changed squadron keeps its tag. */
function tagOf(book: Book, i: number): string {
  const of = squadronOf(book, (book.ships[i] as ShipOfBook).squadron);
  return of.ships.length < 2 ? letterOf(book, of) : `${letterOf(book, of)}${of.ships.indexOf(i) + 1}`;
}

/** FA-16.2.1 The cards a scenario brings before those that come with the rules; fresh, and with room to write. */
function ofCards(scenario?: Scenario): Sheet[] {
  const { ships, weapons, charts } = cardsOf(scenario ?? {});
  return [...ships.values()].flatMap(card => {
    const armed = card.mounts.map(mount => weapons.get(mount.weapon));
    return armed.every(one => one !== undefined) ? [freshSheet(card, armed as WeaponCard[], charts)] : [];
  });
}

function freshSheet(card: ShipOfBook['card'], weapons: readonly WeaponCard[], charts: Charts): Sheet {
  const turns = { first: 1, count: MOST_TURNS };
  return cardSheet({ card, weapons, flights: [], hull: newShip({ id: card.id, card }), charts, turns });
}
