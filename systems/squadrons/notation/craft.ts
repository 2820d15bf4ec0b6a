// A craft in a position: where it stands, its markers and counters, what became of it.

import { type Clauses, idText, type Names, namesOf, type ReadClause } from '@flagplot/manifest/text';
import type { SquadronOfBook } from '../rules/book.ts';
import type { Edge } from '../rules/map.ts';
import type { Craft } from '../rules/open.ts';
import { PLACE, placeText } from './place.ts';

/** What a text says of a craft; of its weapons the rounds by their places. */
export interface CraftSaid {
  readonly weapons: Names;
  readonly of: SquadronOfBook;
  readonly craft: Partial<Omit<Craft, 'rounds'>>;
  readonly rounds: Map<number, number>;
}

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const MOST = { count: 999, rounds: 99 };

/** Nothing said of a craft of this squadron. */
export function newCraft(of: SquadronOfBook): CraftSaid {
  const weapons = namesOf(of.weapons.map(({ card, name }) => ({ id: card.id, name })));
  return { weapons, of, craft: {}, rounds: new Map() };
}

const count =
  (what: 'damage' | 'ion' | 'fresh' | 'moved', word: string = what): ReadClause<CraftSaid> =>
  (reader, { craft }) => {
    craft[what] = reader.whole(word, 0, MOST.count) ?? 0;
  };

const become =
  (status: Craft['status']): ReadClause<CraftSaid> =>
  (reader, { craft }) => {
    Object.assign(craft, { status, edge: status === 'left' ? (reader.oneOf('the edge', EDGES) ?? 'north') : null });
  };

const readRounds: ReadClause<CraftSaid> = (reader, { weapons, of, rounds }) => {
  const word = reader.peek();
  const id = reader.name('weapon', weapons);
  const left = reader.whole('rounds', -1, MOST.rounds);
  if (id === undefined || left === undefined) return;
  if (rounds.has(mountOf(of, id))) reader.fault(`the rounds of ${id} are said already in this line`, word);
  rounds.set(mountOf(of, id), left);
};

function mountOf({ weapons }: SquadronOfBook, id: string): number {
  return weapons.findIndex(({ card }) => card.id === id);
}

/** The clauses of a craft: SQ-4.8.6, SQ-6.1.1, SQ-6.1.2 markers and counters, SQ-3.7.1 hexes of its last move, SQ-4.10.7 rounds left. */
export const CRAFT: Clauses<CraftSaid> = {
  words: {
    damage: count('damage'),
    ion: count('ion'),
    fresh: count('fresh'),
    flew: count('moved', 'flew'),
    rounds: readRounds,
    flying: become('flying'),
    destroyed: become('destroyed'),
    left: become('left'),
  },
  often: ['rounds'],
  either: [['flying', 'destroyed', 'left']],
  plain: { is: (reader, { craft }) => PLACE.is(reader, craft), read: (reader, { craft }) => PLACE.read(reader, craft) },
};

/** The craft as a text has it, one saying over another; what none says is as on the card. */
export function craftOf(card: Craft, ...said: readonly CraftSaid[]): Craft {
  const craft: Craft = { ...card, ...said.reduce((sum, one) => Object.assign(sum, one.craft), {}) };
  const rounds = new Map(said.flatMap(one => [...one.rounds]));
  return { ...craft, rounds: craft.rounds.map((left, mount) => rounds.get(mount) ?? left) };
}

/** `1010 E, damage 1, ion 2`: its place, and what is otherwise than on the card. */
export function craftText(craft: Craft, card: Craft, of: SquadronOfBook): string {
  const { status, edge, damage, ion, fresh, moved } = craft;
  const clauses = [
    placeText(craft),
    damage > 0 && `damage ${damage}`,
    ion > 0 && `ion ${ion}`,
    fresh > 0 && `fresh ${fresh}`,
    moved !== card.moved && `flew ${moved}`,
    ...craft.rounds.map((left, mount) => left !== card.rounds[mount] && `rounds ${weaponText(of, mount)} ${left}`),
    status === 'destroyed' && 'destroyed',
    status === 'left' && `left ${edge}`,
  ];
  return clauses.filter(Boolean).join(', ');
}

function weaponText({ weapons }: SquadronOfBook, mount: number): string {
  return idText(weapons[mount]?.card.id ?? '', []);
}
