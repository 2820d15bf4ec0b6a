// A position of Baltic as text: the clock, what is otherwise on the table than as the scenario sets it up, a line a vessel, what flies and runs,
// and the folders.

import type { Side, State } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { EMPTY, lineOf, readFields as readClausesInto, sideNamed, without } from '@flagplot/manifest/leaves';
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
} from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import { OPEN, SEALED } from '../rules/edge/state-schemas.ts';
import { setUp } from '../rules/setup.ts';
import type { Baltic, BbState } from '../rules/state.ts';
import { sequence } from '../rules/turn.ts';
import { LEAF_WORDS, leavesOf } from './leaves.ts';
import { missingIn } from './whole.ts';

type Position = Omit<State<Baltic>, 'book'>;

const TABLE = nodeOf(OPEN);
const FOLDER = nodeOf(SEALED);
const VESSELS = 'vessels';
const VESSEL = itemsOf(TABLE, VESSELS);
/** Lists of things on the table that come and go: a line for each thing. */
const LISTS = Object.keys(TABLE.properties ?? {}).filter(name => name !== VESSELS && itemsOf(TABLE, name).type === 'object');
/** What has lines of its own, and is not said of the table. */
const LINED: readonly string[] = [VESSELS, ...LISTS];
/** Words that begin a line of their own: a vessel of that id stands in quotation marks. */
const RESERVED: readonly string[] = ['turn', 'table', 'folder', ...LISTS];

function itemsOf({ properties = {} }: Node, list: string): Node {
  return properties[list]?.items ?? {};
}

function termsOf(book: Book): ClockTerms<Baltic> {
  const { opening, turn } = (sequence as (of: Book) => ReturnType<typeof sequence>)(book);
  return { turn: 'turn', opening, lines: turn };
}

/** The battle as its scenario sets it up: what is left out of a text is so. */
function plainOf(book: Book): { open: Fields; sealed: Record<Side, Fields> } {
  return copy(setUp({} as never, book)) as unknown as { open: Fields; sealed: Record<Side, Fields> };
}

/** What a text has said so far. */
interface Draft {
  readonly book: Book;
  readonly faults: TextFault[];
  readonly clock: Position['clock'];
  readonly open: Fields;
  readonly sealed: Record<Side, Fields>;
  readonly lines: Map<string, Place>;
  /** Lists that the text has begun to speak of: what they held as the battle began is gone. */
  readonly begun: Set<string>;
}

/** The position a text stands for, or every fault in it. */
export function parsePosition(text: string, book: Book): { state: Position; places: Places } | { faults: TextFault[] } {
  const { lines, faults } = linesOf(text);
  const clock = { turn: 1, line: 0, round: 0, step: 0 };
  const draft: Draft = { book, faults, clock, ...plainOf(book), lines: new Map(), begun: new Set() };
  for (const line of lines) readLine(new Reader(line, faults), draft);
  if (faults.length > 0) return { faults: faultsInOrder(faults) };
  draft.open[VESSELS] = vesselsInOrder(draft);
  return { state: { clock, open: draft.open, sealed: draft.sealed } as unknown as Position, places: placesOf(draft) };
}

/** The vessels in the order of their lines where each has one, else in the scenario's. */
function vesselsInOrder({ open, lines }: Draft): Fields[] {
  const vessels = open[VESSELS] as Fields[];
  const said = [...lines.keys()];
  const placeOf = ({ id }: Fields): number => said.indexOf(id as string);
  return vessels.every(vessel => placeOf(vessel) >= 0) ? vessels.toSorted((a, b) => placeOf(a) - placeOf(b)) : vessels;
}

function readLine(reader: Reader, draft: Draft): void {
  const { lines, book, open } = draft;
  const list = LISTS.find(name => reader.isNext(name));
  if (reader.isNext('turn')) {
    if (isFirst(reader, lines, 'turn')) readClauses(reader, { words: clockClauses(termsOf(book), []) }, draft);
  } else if (reader.accept('table')) {
    if (isFirst(reader, lines, 'table')) readFields(reader, open, TABLE);
  } else if (list !== undefined) {
    reader.take();
    readThing(reader, draft, list);
  } else if (reader.accept('folder')) readFolder(reader, draft);
  else readVessel(reader, draft);
}

/** The rest of a line, as clauses; once all of it is understood nothing may be missing. */
function readFields(reader: Reader, into: Fields, node: Node): void {
  const missing = readClausesInto(LEAF_WORDS, reader, { into, node }) ? missingIn(into, node) : [];
  if (missing.length > 0) reader.fault(`of this is missing: ${missing.join(', ')}`);
}

function readThing(reader: Reader, { open, begun }: Draft, list: string): void {
  if (!begun.has(list)) open[list] = [];
  begun.add(list);
  reader.marks();
  if (reader.accept(EMPTY)) return;
  const thing: Fields = {};
  readFields(reader, thing, itemsOf(TABLE, list));
  (open[list] as Value[]).push(thing);
}

function readFolder(reader: Reader, { book, sealed, lines }: Draft): void {
  const side = sideNamed(reader, book.sides);
  if (side !== undefined && isFirst(reader, lines, `folder ${side}`)) readFields(reader, sealed[side] as Fields, FOLDER);
}

function readVessel(reader: Reader, { open, lines }: Draft): void {
  const word = reader.take();
  const vessel = (open[VESSELS] as Fields[]).find(({ id }) => id === word?.text);
  if (!vessel) reader.fault(`no vessel is called ${word?.text}`, word);
  else if (isFirst(reader, lines, vessel.id as string)) readFields(reader, vessel, VESSEL);
}

/** The text of a position. With a side, other sides' folders stay closed. */
export function formatPosition({ book, clock, open, sealed }: BbState, as?: Side): string {
  const plain = plainOf(book);
  const table = open as unknown as Fields;
  const folders = Object.entries(sealed as unknown as Record<Side, Fields>).filter(([side]) => as === undefined || side === as);
  const before = plain.open[VESSELS] as Fields[];
  return [
    commentText(`${book.title}${as === undefined ? '' : `, as ${as} sees it`}`),
    clockText(clock, termsOf(book)),
    ...lineOf('table', leavesOf(without(table, LINED), without(plain.open, LINED))),
    ...vesselLines(table[VESSELS] as Fields[], before),
    ...LISTS.flatMap(list => thingLines(list, table[list] as Fields[], plain.open[list] as Fields[])),
    ...folders.flatMap(([side, folder]) => lineOf(`folder ${side}`, leavesOf(folder, plain.sealed[side]))),
    '',
  ].join('\n');
}

/** BB-1.1.8 Their order says who leads: where that is not the scenario's, every vessel has a line. */
function vesselLines(vessels: readonly Fields[], before: readonly Fields[]): string[] {
  const isInOrder = vessels.every(({ id }, i) => before[i]?.id === id);
  return vessels.flatMap(vessel => {
    const head = idText(vessel.id as string, RESERVED);
    const clauses = leavesOf(
      vessel,
      before.find(({ id }) => id === vessel.id),
    );
    return isInOrder || clauses.length > 0 ? lineOf(head, clauses) : [`${head}:`];
  });
}

/** All of a list, or nothing where it is as it was when the battle began. */
function thingLines(list: string, things: readonly Fields[], plain: readonly Fields[]): string[] {
  if (leavesOf([...things], [...plain]).length === 0) return [];
  if (things.length === 0) return [`${list}: ${EMPTY}`];
  return things.map(thing => `${list}: ${leavesOf(thing, {}).join(', ')}`);
}

/** Where the text speaks of what the rules may find wrong. */
function placesOf({ lines, open, sealed }: Draft): Places {
  return placesIn(lines, [
    ['/clock', 'turn'],
    ['/open', 'table'],
    ...pathsIn(
      '/open/vessels',
      (open[VESSELS] as Fields[]).map(({ id }) => id as string),
    ),
    ...Object.keys(sealed).map(side => [`/sealed/${side}`, `folder ${side}`] as const),
  ]);
}
