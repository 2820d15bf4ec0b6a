// A card of one's own as a line of the short text: `card storm-cruiser: "Storm cruiser", race Narn, capital, points 675, ...`.

import type { Clauses, Line, ReadClause, TextFault } from '@flagplot/manifest/text';
import { Reader, readClauses } from '@flagplot/manifest/text';
import type { Category, Manoeuvre, Mount, ShipCard } from '../rules/cards.ts';
import type { OwnCard } from '../rules/muster/home-made.ts';

/** What has been read of it. */
type Draft = { -readonly [F in keyof OwnCard]?: OwnCard[F] };

/** Numbers of a card with the least and the most of each, as its schema has them. */
const NUMBERS = {
  points: [0, 20_000],
  def: [0, 40],
  sensor: [0, 20],
  elint: [0, 20],
  command: [0, 30],
  accel: [0, 30],
  decel: [0, 30],
  structure: [1, 120],
  flights: [0, 30],
} as const;

/** Rows of a card: as many numbers at most, each no more than so much. */
const ROWS = {
  armour: [3, 20],
  turn: [6, 60],
  correct: [6, 60],
  hard: [6, 60],
  about: [6, 60],
  grey: [30, 120],
  elintBoxes: [20, 20],
} as const;

type NumberField = keyof typeof NUMBERS;
type RowField = keyof typeof ROWS;

/** Rows that may have nothing in them, and are left out of the text then. */
const EMPTY: readonly RowField[] = ['grey', 'elintBoxes'];
const CATEGORIES = ['capital', 'heavy', 'medium'] as const;
const SILHOUETTES = ['capital', 'dreadnought', 'heavy', 'medium', 'missile', 'scout'] as const;
const MANOEUVRES = ['maintain', 'turn', 'hard', 'correct', 'about'] as const satisfies readonly Manoeuvre[];
const MOST_MOUNTS = 12;
const MOST_FACTOR = 30;
const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The word of a row in the text. */
const wordOf = (field: RowField): string => (field === 'elintBoxes' ? 's-boxes' : field);

/** Whether a line is one of these. */
export function isCardLine({ words }: Line): boolean {
  const [word, , colon] = words;
  return word?.kind === 'word' && word.text.toLowerCase() === 'card' && colon?.text === ':';
}

/** A card of its line; faults go with those of the text. */
export function readOwnCard(line: Line, faults: TextFault[]): OwnCard {
  const reader = new Reader(line, faults);
  const before = reader.faults;
  reader.take();
  const id = reader.peek();
  if (!id || !ID.test(id.text)) reader.fault('an id is small letters, digits and hyphens, and begins with a letter', id);
  reader.take();
  const draft: Draft = { id: id?.text ?? '', mounts: [], grey: [], elintBoxes: [], elint: 0, flights: 0, jump: false };
  readClauses(reader, CLAUSES, draft);
  const lacking = [...REQUIRED].filter(field => draft[field] === undefined);
  if (lacking.length > 0 && reader.faults === before)
    reader.fault(`the card says nothing of its ${lacking.join(', ')}`, line.words[0]);
  return draft as OwnCard;
}

const REQUIRED: readonly (keyof ShipCard)[] = [
  ...(['name', 'race', 'category', 'silhouette'] as const),
  ...(['points', 'def', 'sensor', 'command', 'accel', 'decel', 'structure'] as const),
  ...(['armour', 'turn', 'correct', 'hard', 'about'] as const),
];

const numberClause =
  (field: NumberField): ReadClause<Draft> =>
  (reader, into) => {
    const [least, most] = NUMBERS[field];
    const n = reader.whole(field, least, most);
    if (n !== undefined) into[field] = n;
  };

const rowClause =
  (field: RowField): ReadClause<Draft> =>
  (reader, into) => {
    const [length, most] = ROWS[field];
    into[field] = readRow(reader, wordOf(field), { length, least: EMPTY.includes(field) ? 1 : 0, most });
  };

/** Numbers up to the next word or mark. */
function readRow(
  reader: Reader,
  what: string,
  { length, least, most }: { length: number; least: number; most: number },
): number[] {
  const row: number[] = [];
  do {
    const n = reader.whole(what, least, most);
    if (n === undefined) return row;
    row.push(n);
  } while (row.length < length && /^\d/.test(reader.peek()?.text ?? ''));
  return row;
}

/** `weapon heavy-laser 2 2 0 0 0 2 boxes 2 af 1`; without arcs for what bears all round. */
function readMount(reader: Reader, into: Draft): void {
  const weapon = reader.take()?.text ?? '';
  if (!ID.test(weapon)) reader.fault('say which weapon, by its id: weapon heavy-laser 2 2 0 0 0 2 boxes 2');
  const mounts = into.mounts ?? [];
  if (mounts.length === MOST_MOUNTS) reader.fault(`a ship has at most ${MOST_MOUNTS} weapons`);
  const arcs = reader.isNext('boxes') ? [] : readRow(reader, 'a factor', { length: 6, least: 0, most: MOST_FACTOR });
  if (arcs.length > 0 && arcs.length < 6) reader.fault('a weapon has a factor for each of its six arcs');
  if (!reader.accept('boxes')) reader.fault('say how many boxes it has: boxes 2');
  const boxes = reader.whole('boxes', 1, MOST_FACTOR) ?? 1;
  const af = reader.accept('af') ? (reader.whole('af', 0, MOST_FACTOR) ?? 0) : 0;
  into.mounts = [...mounts, { weapon, arcs, boxes, af }];
}

/** `may turn`, `may-not hard`: FA-3.3.2 what the card says otherwise than the chart. */
const combinesClause =
  (may: boolean): ReadClause<Draft> =>
  (reader, into) => {
    const order = reader.oneOf('an order', MANOEUVRES);
    if (order) into.combines = { ...into.combines, [order]: may };
  };

/** `drawn scout`: which silhouette it has on the board. */
function readDrawing(reader: Reader, into: Draft): void {
  const shape = reader.oneOf('a drawing', SILHOUETTES);
  if (shape) into.silhouette = shape;
}

const categoryClause =
  (size: Category): ReadClause<Draft> =>
  (_, into) => {
    into.category = size;
  };

const CLAUSES: Clauses<Draft> = {
  words: {
    race: (reader, into) => {
      into.race = reader.take()?.text.slice(0, 60) || 'none';
    },
    jump: (_, into) => {
      into.jump = true;
    },
    drawn: readDrawing,
    weapon: readMount,
    may: combinesClause(true),
    'may-not': combinesClause(false),
    ...Object.fromEntries(CATEGORIES.map(size => [size, categoryClause(size)])),
    ...Object.fromEntries((Object.keys(NUMBERS) as NumberField[]).map(field => [field, numberClause(field)])),
    ...Object.fromEntries((Object.keys(ROWS) as RowField[]).map(field => [wordOf(field), rowClause(field)])),
  },
  often: ['weapon', 'may', 'may-not'],
  either: [CATEGORIES],
  plain: {
    is: (reader, { name }) => reader.peek()?.kind === 'name' && name === undefined,
    read: (reader, into) => {
      const { text = '' } = reader.take() ?? {};
      if (text === '' || text.length > 60) reader.fault('a name has 1 to 60 letters');
      else into.name = text;
    },
  },
};

/** The line of a card. */
export function ownCardText(card: OwnCard): string {
  const numbers = (Object.keys(NUMBERS) as NumberField[]).map(field => `${field} ${card[field]}`);
  const rows = (Object.keys(ROWS) as RowField[]).flatMap(field =>
    card[field].length > 0 ? [`${wordOf(field)} ${card[field].join(' ')}`] : [],
  );
  const orders = MANOEUVRES.flatMap(order => {
    const may = card.combines?.[order];
    return may === undefined ? [] : [`${may ? 'may' : 'may-not'} ${order}`];
  });
  const head = [inQuotes(card.name), `race ${inQuotes(card.race)}`, card.category, `drawn ${card.silhouette}`];
  const rest = [...numbers, ...rows, ...(card.jump ? ['jump'] : []), ...orders, ...card.mounts.map(mountText)];
  return `card ${card.id}: ${[...head, ...rest].join(', ')}`;
}

function mountText({ weapon, arcs, boxes, af }: Mount): string {
  return ['weapon', weapon, ...arcs, 'boxes', boxes, ...(af > 0 ? ['af', af] : [])].join(' ');
}

function inQuotes(name: string): string {
  return `"${name.replaceAll('"', "'")}"`;
}
