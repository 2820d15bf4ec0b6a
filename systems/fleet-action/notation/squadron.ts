// A squadron in a position, or a ship out of command as the squadron it is by itself: who leads it, how fast it goes, what its morale has come to.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { type Clauses, idText, type Names, type ReadClause } from '@flagplot/manifest/text';
import type { Book, SquadronOfBook } from '../rules/book.ts';
import { unitsWith } from '../rules/command/transfer.ts';
import { inFormation, offsetOf } from '../rules/map.ts';
import { groupOf } from '../rules/movement/groups.ts';
import type { Open, Ship, Squadron } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import type { Belonging } from '../rules/roster.ts';
import { isActive, isInUnit, ownSquadronAt, shipIndices, squadronOf, unitOf } from '../rules/roster.ts';
import { firstCommander, speedSetUp } from '../rules/setup.ts';
import type { FaState } from '../rules/state.ts';
import { PLACE, placeText, readHex, readNames } from './place.ts';
import { newShip, type ShipSaid, shipOf } from './ship.ts';

/** What a text says of a squadron. */
export interface SquadronSaid {
  readonly ships: Names;
  readonly place: Partial<Place>;
  readonly squadron: Partial<Omit<Squadron, 'id' | 'formation' | keyof Place>>;
  post?: Hex;
  /** FA-4.3.10 Its ships, where they are others than in the book. */
  list?: string[];
}

const MOST = { speed: 99, group: 4, tested: 20, turn: 1000, start: 2000 };

/** Nothing said of a squadron. */
export function newSquadron(ships: Names): SquadronSaid {
  return { ships, place: {}, squadron: {} };
}

type Count = 'speed' | 'group' | 'leaderless' | 'tested' | 'withdraws' | 'start';
const count =
  (field: Count, least: number, most: number): ReadClause<SquadronSaid> =>
  (reader, { squadron }) => {
    const found = reader.whole(field, least, most);
    if (found !== undefined) squadron[field] = found;
  };

/** FA-4.1.1 Who leads it; FA-5.5.9 its group; FA-4.7 the turn without a commander; FA-11.2.4 circles tested; FA-11.4.1 the turn from which it withdraws; FA-4.3.6 the morale surplus ships formed it with. */
export const SQUADRON: Clauses<SquadronSaid> = {
  words: {
    commander: (reader, { ships, squadron }) => {
      const commander = reader.name('ship', ships);
      if (commander !== undefined) squadron.commander = commander;
    },
    speed: count('speed', 0, MOST.speed),
    group: count('group', 1, MOST.group),
    leaderless: count('leaderless', 0, MOST.turn),
    tested: count('tested', 0, MOST.tested),
    withdraws: count('withdraws', 0, MOST.turn),
    formed: count('start', 0, MOST.start),
    ships: (reader, said) => {
      const list = readNames(reader, said.ships);
      if (list.length > 0) said.list = list;
      else reader.fault('here must stand the ships of the squadron');
    },
    post: (reader, said) => {
      const post = readHex(reader);
      if (post) said.post = post;
    },
  },
  plain: { is: (reader, { place }) => PLACE.is(reader, place), read: (reader, { place }) => PLACE.read(reader, place) },
};

/** All that is said of ships and squadrons, by id. */
export interface UnitsSaid {
  readonly ships: ReadonlyMap<string, ShipSaid>;
  readonly squadrons: ReadonlyMap<string, SquadronSaid>;
  /** FA-4.6.5 Ships out of command, in the order of their lines. */
  readonly alone: ReadonlyMap<string, SquadronSaid>;
}

/** Ships and squadrons as a text has them. */
export interface Units {
  readonly ships: Ship[];
  readonly squadrons: Squadron[];
  readonly strays: Squadron[];
  readonly units?: NonNullable<Open['units']>;
}

/** Makes them: a squadron is where its commander is, its ships where the formation has them, the formation as the ships stand; who is out of command sails alone. */
export function unitsOf(book: Book, said: UnitsSaid): Units {
  const ships: Ship[] = [];
  const changed = changedIn(book, said);
  const seen: Belonging = { book, open: changed };
  const squadrons = book.squadrons.map(of => squadronFrom(seen, of, said));
  for (const squadron of squadrons)
    for (const [n, at] of shipIndices(seen, squadron.id).entries()) ships[at] = enrol(seen, said, { squadron, n });
  for (const squadron of squadrons)
    squadron.group = said.squadrons.get(squadron.id)?.squadron.group ?? groupOf({ book, open: { ships, ...changed } }, squadron);
  const units = { book, ships, squadrons, ...changed };
  const told = [...said.alone].map(([id, alone]) => strayFrom(units, id, alone));
  const untold = ships.filter(ship => isActive(ship) && ship.out !== 'no' && !said.alone.has(ship.id));
  return { ships, squadrons, strays: [...told, ...untold.map(({ id }) => cardStray(units, id))], ...changed };
}

/** FA-4.3.10 The squadrons that say which ships they have. */
function changedIn(book: Book, { squadrons }: UnitsSaid): Pick<Open, 'units'> {
  const lists = [...squadrons].flatMap(([id, { list }]) =>
    list ? [[book.squadronAt[id] as number, list.map(ship => book.shipAt[ship] as number)] as const] : [],
  );
  return lists.length > 0 ? { units: unitsWith(book, new Map(lists)) } : {};
}

/** The places in the formation that ships have in the book; FA-4.3.10 who began elsewhere has none there, and stands with its command ship. */
function formationInBook(seen: Belonging, of: SquadronOfBook): Hex[] {
  return shipIndices(seen, of.id).map(i => ({ q: 0, r: 0, ...of.formation[of.ships.indexOf(i)] }));
}

function squadronFrom(seen: Belonging, of: SquadronOfBook, said: UnitsSaid): Squadron {
  const { book } = seen;
  const own = said.squadrons.get(of.id);
  const commander = own?.squadron.commander ?? firstCommander(book, of);
  // FA-4.3.6 One that surplus ships have not formed is nowhere.
  const lead = shipIndices(seen, of.id).length > 0 ? said.ships.get(commander)?.place : undefined;
  const { q, r, heading } = { ...of.place, ...lead, ...own?.place };
  const speed = speedSetUp(book, of);
  const formation = formationInBook(seen, of);
  const card = { id: of.id, commander, q, r, heading, speed, formation, leaderless: 0, group: 3, tested: 0, withdraws: 0 };
  return { ...card, ...own?.squadron };
}

/** A ship of a squadron, and its place in the formation. */
function enrol(seen: Belonging, said: UnitsSaid, { squadron, n }: { squadron: Squadron; n: number }): Ship {
  const card = seen.book.ships[shipIndices(seen, squadron.id)[n] as number] as ShipSaid['of'];
  const own = said.ships.get(card.id) ?? newShip(card);
  if (own.post) squadron.formation[n] = offsetOf(squadron, own.post);
  const ship = shipOf(own, inFormation(squadron, squadron.formation[n] as Hex));
  if (!own.post && isKeeping(seen, ship, squadron)) squadron.formation[n] = offsetOf(squadron, ship);
  return ship;
}

/** FA-5.7.3 Whether a ship keeps its place in the formation: who fights, and FA-4.6.5 is in command. */
function isKeeping(seen: Belonging, ship: Ship, { id }: Pick<Squadron, 'id'>): boolean {
  return isInUnit(ship, unitOf(seen, id));
}

interface Enrolled extends Pick<Open, 'units'> {
  readonly book: Book;
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
}

/** FA-4.6.5 A ship out of command as the squadron it is by itself: with the speed its squadron has. */
function strayFrom(units: Enrolled, id: string, { place, squadron, post }: SquadronSaid): Squadron {
  const card = cardStray(units, id);
  const stray = { ...card, ...place, ...squadron };
  return post ? { ...stray, formation: [offsetOf(stray, post)] } : stray;
}

function cardStray({ book, ships, squadrons, ...open }: Enrolled, id: string): Squadron {
  const at = book.shipAt[id] as number;
  const { q, r, heading } = ships[at] as Ship;
  const of = book.ships[at] as ShipSaid['of'];
  const { speed, withdraws } = squadrons[ownSquadronAt(open, of)] as Squadron;
  const formation = [{ q: 0, r: 0 }];
  return { id, commander: id, q, r, heading, speed, formation, leaderless: 0, group: 1, tested: 0, withdraws };
}

/** The clauses of a squadron: what is otherwise than it would be without them. Its speed always. */
export function squadronClauses(squadron: Squadron, { book, open }: Pick<FaState, 'book' | 'open'>): string[] {
  const of = squadronOf(book, squadron.id);
  const { ships } = open;
  const first = firstCommander(book, of);
  const lead = ships[book.shipAt[squadron.commander] as number] as Ship;
  const card = {
    commander: first,
    group: groupOf({ book, open }, squadron),
    leaderless: 0,
    tested: 0,
    withdraws: 0,
  };
  return [...listClause({ book, open }, of), ...clausesOf(squadron, card, lead)];
}

/** FA-4.3.10 `ships tal-kesh ro-dal`: of a squadron that was made up anew. */
function listClause(seen: Pick<FaState, 'book' | 'open'>, { id }: SquadronOfBook): string[] {
  if (!seen.open.units?.[id]) return [];
  return [
    `ships ${shipIndices(seen, id)
      .map(i => idText((seen.book.ships[i] as ShipSaid['of']).id, []))
      .join(' ')}`,
  ];
}

/** The same of a ship out of command. */
export function strayClauses(stray: Squadron, units: Enrolled): string[] {
  const card = cardStray(units, stray.id);
  const { q, r } = stray.formation[0] ?? { q: 0, r: 0 };
  const clauses = clausesOf(stray, card, card);
  return q === 0 && r === 0 ? clauses : [...clauses, `post ${placeText(inFormation(stray, { q, r })).split(' ')[0]}`];
}

type Card = Pick<Squadron, 'commander' | 'group' | 'leaderless' | 'tested' | 'withdraws'>;

function clausesOf(squadron: Squadron, card: Card, lead: Place): string[] {
  const { commander, speed, group, leaderless, tested, withdraws, start } = squadron;
  const isThere = hexes.same(squadron, lead) && squadron.heading === lead.heading;
  const clauses = [
    !isThere && placeText(squadron),
    `speed ${speed}`,
    commander !== card.commander && `commander ${idText(commander, [])}`,
    group !== card.group && `group ${group}`,
    leaderless !== card.leaderless && `leaderless ${leaderless}`,
    tested !== card.tested && `tested ${tested}`,
    withdraws !== card.withdraws && `withdraws ${withdraws}`,
    start !== undefined && `formed ${start}`,
  ];
  return clauses.filter(clause => clause !== false);
}

/** The hex where the formation has a ship, where that is another than it follows from the ships. */
export function postOf(seen: Belonging, squadron: Squadron, { ship, n }: { ship: Ship; n: number }): Hex | undefined {
  const of = squadronOf(seen.book, squadron.id);
  const stored = squadron.formation[n] as Hex;
  const follows = isKeeping(seen, ship, of) ? offsetOf(squadron, ship) : (formationInBook(seen, of)[n] as Hex);
  return hexes.same(stored, follows) ? undefined : inFormation(squadron, stored);
}
