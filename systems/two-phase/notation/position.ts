// A position of Two-Phase as a text: a line for the clock, one for the table, a line for each unit, for each thing on the table, and for
// what lies in each folder. What is left out is as the scenario sets it up.

import type { Side, State } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { lineOf, readFields as readClausesInto, sideNamed, without } from '@flagplot/manifest/leaves';
import type { Fields, Node, Value } from '@flagplot/manifest/orders';
import { nodeOf } from '@flagplot/manifest/orders';
import type { ClockTerms, Place, Places, TextFault } from '@flagplot/manifest/text';
import {
  clockClauses,
  clockText,
  commentText,
  faultsInOrder,
  idText,
  isFirst,
  linesOf,
  pathsIn,
  placesIn,
  Reader,
  readClauses,
  shortWord,
} from '@flagplot/manifest/text';
import type { Book, ShipEntry } from '../rules/book.ts';
import { OPEN, SEALED } from '../rules/edge/state-schemas.ts';
import type { Hold, Sealed } from '../rules/folder.ts';
import type { Open, Unit } from '../rules/open.ts';
import { sequence } from '../rules/opening/rules.ts';
import { folderSetUp, holdSetUp, openSetUp, unitSetUp } from '../rules/setup.ts';
import { isShuttleKind } from '../rules/shuttles/cards.ts';
import type { TpState, TwoPhase } from '../rules/state.ts';
import { LEAF_WORDS, leavesOf } from './leaves.ts';

type Position = Omit<State<TwoPhase>, 'book'>;

const TABLE = nodeOf(OPEN);
const FOLDER = nodeOf(SEALED);
const UNIT = entryOf(TABLE, 'units');
const HOLD = entryOf(FOLDER, 'ships');
/** Lists of things on the table and in a folder: a line for each thing. */
const LISTS = listsIn(TABLE, 'units');
const KEPT = listsIn(FOLDER, 'ships');
/** Words that begin a line of their own: a unit of that id stands in quotation marks. */
const RESERVED: readonly string[] = ['turn', 'table', 'folder', ...LISTS];

function entryOf({ properties = {} }: Node, list: string): Node {
  return properties[list]?.items ?? {};
}

function listsIn({ properties = {} }: Node, but: string): readonly string[] {
  return Object.keys(properties).filter(name => name !== but && properties[name]?.items?.type === 'object');
}

function clockOf(book: Book): ClockTerms<TwoPhase> {
  const { opening, turn } = sequence(book);
  return { turn: 'turn', opening, lines: turn };
}

/** What a text has said so far. */
interface Draft {
  readonly book: Book;
  readonly faults: TextFault[];
  readonly clock: Position['clock'];
  /** Which lines were there that may be there once. */
  readonly lines: Map<string, Place>;
  /** What is said of the table, and things by the list they are in. */
  readonly table: Fields;
  readonly things: Map<string, Fields[]>;
  /** Lines of units and of folders, to be read once the table is known. */
  readonly units: { id: string; reader: Reader }[];
  readonly folders: { side: Side; reader: Reader }[];
}

/** The position a text stands for, or every fault in it. */
export function parsePosition(text: string, book: Book): { state: Position; places: Places } | { faults: TextFault[] } {
  const { lines, faults } = linesOf(text);
  const plain = openSetUp(book) as unknown as Fields;
  const draft: Draft = {
    ...{ book, faults, clock: { turn: 1, line: 0, round: 0, step: 0 }, lines: new Map(), table: copy(plain) },
    ...{ things: new Map(), units: [], folders: [] },
  };
  for (const line of lines) readLine(new Reader(line, faults), draft);
  const state = stateOf(draft);
  return faults.length > 0 ? { faults: faultsInOrder(faults) } : { state, places: placesOf(draft, state) };
}

function readLine(reader: Reader, draft: Draft): void {
  if (reader.isNext('turn')) {
    if (isFirst(reader, draft.lines, 'turn')) readClauses(reader, { words: clockClauses(clockOf(draft.book), []) }, draft);
    return;
  }
  const list = LISTS.find(name => reader.isNext(name));
  if (reader.accept('table')) {
    if (isFirst(reader, draft.lines, 'table')) readFields(reader, draft.table, TABLE);
  } else if (list !== undefined) {
    reader.take();
    readThing(reader, { into: draft.things, list, node: entryOf(TABLE, list) });
  } else if (reader.accept('folder')) readFolderLine(reader, draft);
  else {
    const id = reader.take()?.text ?? '';
    if (isFirst(reader, draft.lines, id)) draft.units.push({ id, reader });
  }
}

/** The rest of a line, as clauses. */
function readFields(reader: Reader, into: Fields, node: Node): void {
  readClausesInto(LEAF_WORDS, reader, { into, node });
}

interface Things {
  readonly into: Map<string, Fields[]>;
  readonly list: string;
  readonly node: Node;
}

function readThing(reader: Reader, { into, list, node }: Things): void {
  const thing: Fields = {};
  readFields(reader, thing, node);
  into.set(list, [...(into.get(list) ?? []), thing]);
}

function readFolderLine(reader: Reader, draft: Draft): void {
  const side = sideNamed(reader, draft.book.sides);
  if (side === undefined) return;
  draft.folders.push({ side, reader });
  const name = `folder ${side}`;
  if (!draft.lines.has(name)) draft.lines.set(name, reader.start);
}

function stateOf(draft: Draft): Position {
  const { book, clock, table, things, folders } = draft;
  for (const list of LISTS) if (things.has(list)) table[list] = things.get(list) as Value;
  const open = table as unknown as Open;
  open.units = unitsOf(draft, open);
  const sealed = Object.fromEntries(
    book.sides.map(({ id }) => [
      id,
      folderOf(
        { book, open },
        id,
        folders.filter(({ side }) => side === id),
      ),
    ]),
  );
  return { clock, open, sealed };
}

/** The units in the order of their lines, then those that no line speaks of. */
function unitsOf(draft: Draft, open: Open): Unit[] {
  const { book, units } = draft;
  const first = shipsIn({ book, open }).map(ship => unitSetUp(book, ship));
  const said = units.flatMap(({ id, reader }): Unit[] => {
    const ship = first.find(one => one.id === id);
    const plain = ship ? copy(ship) : readSmall(reader, draft, id);
    if (!plain) return [];
    readFields(reader, plain as unknown as Fields, UNIT);
    return [plain];
  });
  return [...said, ...first.filter(one => units.every(({ id }) => id !== one.id))];
}

/** TP-1.3.1 The ships that the battle began with. */
function shipsIn({ book, open }: { book: Book; open: Pick<Open, 'bought'> }): readonly ShipEntry[] {
  return open.bought.length > 0 ? open.bought : book.ships;
}

/** `shuttle-1 red admin`: what was launched, with its side and its card. */
function readSmall(reader: Reader, { book }: Draft, id: string): Unit | undefined {
  const [side, card] = [reader.take()?.text ?? '', reader.take()?.text ?? ''];
  const isKnown = book.sides.some(one => one.id === side) && (isShuttleKind(card) || Object.hasOwn(book.cards, card));
  if (isKnown) return smallAtFirst(book, { id, side, card });
  reader.fault(
    `no ship is called ${shortWord(id)}; of what was launched side and card come first: shuttle-1 ${book.sides[0]?.id} admin`,
    reader.line.words[0],
  );
  return undefined;
}

/** A unit that was launched, as far as its card says what it is like. */
function smallAtFirst(book: Book, { id, side, card }: Pick<Unit, 'id' | 'side' | 'card'>): Unit {
  return unitSetUp(book, { id, side, card, hex: null, facing: 0, speed: 0, drone: 'i', options: [], points: 0 });
}

/** TP-1.5.2 A folder as it is said; without a line as at the beginning. */
function folderOf(seen: { book: Book; open: Open }, side: Side, lines: Draft['folders']): Sealed {
  const plain = folderAtFirst(seen, side);
  const kept = new Map<string, Fields[]>();
  const ships: Hold[] = [];
  for (const { reader } of lines) {
    const list = KEPT.find(name => reader.isNext(name));
    const unit = seen.open.units.find(({ id }) => reader.peek()?.text === id);
    if (list !== undefined) {
      reader.take();
      readThing(reader, { into: kept, list, node: entryOf(FOLDER, list) });
    } else if (unit) {
      reader.take();
      const hold = copy(holdSetUp(seen, unit)) as unknown as Fields;
      readFields(reader, hold, HOLD);
      ships.push(hold as unknown as Hold);
    } else readFields(reader, plain as unknown as Fields, FOLDER);
  }
  const silent = plain.ships.filter(({ unit }) => ships.every(one => one.unit !== unit));
  return { ...plain, ...(Object.fromEntries(kept) as Partial<Sealed>), ships: [...ships, ...silent] };
}

/** A folder of which nothing is said. */
function folderAtFirst(seen: { book: Book; open: Open }, side: Side): Sealed {
  return copy(folderSetUp(seen, side, new Map()));
}

/** The text of a position. With a side, other sides' folders stay closed. */
export function formatPosition({ book, clock, open, sealed }: TpState, as?: Side): string {
  const plain = openSetUp(book) as unknown as Fields;
  const lists = LISTS.flatMap(list => thingLines(list, open[list as keyof Open] as unknown as Fields[], entryOf(TABLE, list)));
  const folders = Object.entries(sealed).filter(([side]) => as === undefined || side === as);
  return [
    commentText(`${book.title}${as === undefined ? '' : `, as ${as} sees it`}`),
    clockText(clock, clockOf(book)),
    ...lineOf('table', leavesOf(without(open, [...LISTS, 'units']), without(plain, [...LISTS, 'units']), TABLE)),
    ...open.units.map(unit => unitLine({ book, open }, unit)),
    ...lists,
    ...folders.flatMap(([side, folder]) => folderLines({ book, open }, side, folder)),
    '',
  ].join('\n');
}

function thingLines(head: string, things: readonly Fields[], node: Node): string[] {
  return things.map(thing => `${head}: ${leavesOf(thing, {}, node).join(', ')}`);
}

function unitLine({ book, open }: { book: Book; open: Open }, unit: Unit): string {
  const ship = shipsIn({ book, open }).find(({ id }) => id === unit.id);
  const plain = ship ? unitSetUp(book, ship) : smallAtFirst(book, unit);
  const head = [idText(unit.id, RESERVED), ...(ship ? [] : [unit.side, unit.card])].join(' ');
  return `${head}: ${leavesOf(unit as unknown as Fields, plain as unknown as Fields, UNIT).join(', ')}`.trim();
}

function folderLines(seen: { book: Book; open: Open }, side: Side, folder: Sealed): string[] {
  const plain = folderAtFirst(seen, side) as unknown as Fields;
  const head = `folder ${idText(side, [])}`;
  const own = leavesOf(without(folder, [...KEPT, 'ships']), without(plain, [...KEPT, 'ships']), FOLDER);
  return [
    ...lineOf(head, own),
    ...folder.ships.map(hold => holdLine(seen, head, hold)),
    ...KEPT.flatMap(list =>
      thingLines(`${head} ${list}`, folder[list as keyof Sealed] as unknown as Fields[], entryOf(FOLDER, list)),
    ),
  ];
}

function holdLine(seen: { book: Book; open: Open }, head: string, hold: Hold): string {
  const unit = seen.open.units.find(({ id }) => id === hold.unit) as Unit;
  const plain = holdSetUp(seen, unit) as unknown as Fields;
  return `${head} ${idText(hold.unit, KEPT)}: ${leavesOf(hold as unknown as Fields, plain, HOLD).join(', ')}`.trim();
}

/** Where the text speaks of what the rules may find wrong. */
function placesOf({ lines }: Draft, { open, sealed }: Position): Places {
  return placesIn(lines, [
    ['/clock', 'turn'],
    ['/open', 'table'],
    ...pathsIn(
      '/open/units',
      open.units.map(({ id }) => id),
    ),
    ...Object.keys(sealed).map(side => [`/sealed/${side}`, `folder ${side}`] as const),
  ]);
}
