// A position of Squadrons as a text: a line for the clock and the order of play, a line or more for each squadron, a line for each folder.
// What is left out is as on the card.

import type { Side, State } from '@flagplot/kernel';
import {
  type ClockTerms,
  clockClauses,
  clockText,
  commentText,
  faultsInOrder,
  idText,
  isFirst,
  linesOf,
  type Names,
  namesOf,
  type Place,
  type Places,
  pathsIn,
  placesIn,
  Reader,
  readClauses,
  type TextFault,
  textFault,
  type Word,
} from '@flagplot/manifest/text';
import type { Book } from '../rules/book.ts';
import type { Sealed } from '../rules/folder.ts';
import type { Open } from '../rules/open.ts';
import { isPresent } from '../rules/roster.ts';
import type { SqState, Squadrons } from '../rules/state.ts';
import { sequence } from '../rules/turn.ts';
import { verdict } from '../rules/victory.ts';
import { folderLine, readFolder } from './folder.ts';
import { isCraftLine, makeSquadron, newSquadron, readCraft, readSquadron, type SquadronSaid, squadronLines } from './squadron.ts';

type Position = Omit<State<Squadrons>, 'book'>;

const { opening, turn } = sequence();
const CLOCK: ClockTerms<Squadrons> = { turn: 'round', opening, lines: turn };
const MOVEMENT = turn.findIndex(({ name }) => name === 'Movement');
const MOST_PROGRESS = 999;
const CLOCK_WORDS: readonly string[] = ['order', 'next', 'progress'];

/** What a text has said so far. */
interface Draft {
  readonly book: Book;
  readonly sides: Names;
  readonly squadrons: Names;
  readonly faults: TextFault[];
  readonly clock: Position['clock'];
  readonly said: Map<string, SquadronSaid>;
  readonly folders: Map<Side, Sealed>;
  /** Which lines were there that may be there once. */
  readonly lines: Map<string, Place>;
  order?: Side[];
  next?: { readonly side: Side; readonly at: Word };
  progress: number;
  over?: Reader;
}

/** The position a text stands for, or every fault in it. */
export function parsePosition(text: string, book: Book): { state: Position; places: Places } | { faults: TextFault[] } {
  const { lines, faults } = linesOf(text);
  const draft = newDraft(book, faults);
  let last: SquadronSaid | 'unknown' | undefined;
  for (const line of lines) last = readLine(new Reader(line, faults), draft, last);
  const state = stateOf(draft);
  return faults.length > 0 ? { faults: faultsInOrder(faults) } : { state, places: placesOf(draft, state) };
}

function newDraft(book: Book, faults: TextFault[]): Draft {
  const clock = { turn: 1, line: 0, round: 0, step: 0 };
  const [sides, squadrons] = [namesOf(book.sides), namesOf(book.squadrons)];
  return { book, sides, squadrons, faults, clock, said: new Map(), folders: new Map(), lines: new Map(), progress: 0 };
}

/** A line. @returns the squadron of which the lines of craft that follow speak. */
function readLine(reader: Reader, draft: Draft, last: SquadronSaid | 'unknown' | undefined): typeof last {
  if (last && isCraftLine(reader)) {
    if (last !== 'unknown') for (const place of readCraft(reader, last)) draft.lines.set(`${last.of.id}/${place}`, reader.start);
    return last;
  }
  if (reader.isNext('round')) {
    if (isFirst(reader, draft.lines, 'round')) readClauses(reader, CLOCK_LINE, draft);
  } else if (reader.accept('folder')) readFolderLine(reader, draft);
  else if (reader.accept('over')) {
    reader.end(reader.faults);
    draft.over = reader;
  } else return readSquadronLine(reader, draft);
  return undefined;
}

function readSquadronLine(reader: Reader, draft: Draft): SquadronSaid | 'unknown' {
  const [first] = reader.line.words;
  const id = reader.name('squadron', draft.squadrons);
  if (id === undefined) return 'unknown';
  const said = newSquadron(draft.book.squadrons[draft.book.squadronAt[id] as number] as SquadronSaid['of']);
  if (draft.said.has(id)) reader.fault(`${id} has a line already`, first);
  draft.said.set(id, said);
  draft.lines.set(id, reader.start);
  readSquadron(reader, said);
  return said;
}

function readFolderLine(reader: Reader, draft: Draft): void {
  const side = reader.name('side', draft.sides);
  if (side === undefined) return;
  if (isFirst(reader, draft.lines, `folder ${side}`)) draft.folders.set(side, readFolder(reader, draft.squadrons));
}

const CLOCK_LINE = {
  words: {
    ...clockClauses(CLOCK, CLOCK_WORDS),
    order: (reader: Reader, draft: Draft) => {
      draft.order = [];
      while (reader.peek() && reader.peek()?.kind !== 'mark' && !reader.isNext('next')) {
        const side = reader.name('side', draft.sides);
        if (side === undefined) return;
        if (draft.order.includes(side)) reader.fault(`${side} is in the order of play already`);
        draft.order.push(side);
      }
    },
    next: (reader: Reader, draft: Draft) => {
      const at = reader.peek();
      const side = reader.name('side', draft.sides);
      if (side !== undefined && at) draft.next = { side, at };
    },
    progress: (reader: Reader, draft: Draft) => {
      draft.progress = reader.whole('progress', 0, MOST_PROGRESS) ?? 0;
    },
  },
};

function stateOf(draft: Draft): Position {
  const { book, clock, folders } = draft;
  const terms = { book, moved: hasMoved(clock) };
  const squadrons = book.squadrons.map(of => makeSquadron(draft.said.get(of.id) ?? newSquadron(of), terms));
  const order = draft.order ?? orderOf(book, clock, squadrons);
  const mover = moverOf(draft, order);
  const open: Open = { order, mover, squadrons, progress: draft.progress, verdict: null };
  if (draft.over) open.verdict = verdictOf(draft, draft.over, open);
  return { clock, open, sealed: Object.fromEntries(book.sides.map(({ id }) => [id, folders.get(id) ?? {}])) };
}

/** Whether the clock stands behind the line in which squadrons move. */
function hasMoved({ turn: round, line }: Position['clock']): boolean {
  return round > 0 && line > MOVEMENT;
}

/** SQ-2.2.3 Where no order of play is said: none before initiative, from then on all sides with craft on the map as the scenario has them. */
function orderOf(book: Book, clock: Position['clock'], squadrons: Open['squadrons']): Side[] {
  if (isBeforeInitiative(clock)) return [];
  const present = book.sides.filter(side => side.squadrons.some(at => isPresent(squadrons[at] as Open['squadrons'][number])));
  return present.map(({ id }) => id);
}

function isBeforeInitiative({ turn: round, line }: Position['clock']): boolean {
  return round === 0 || line === 0;
}

/** The place of the side that moves next in the order of play. */
function moverOf({ next, faults }: Draft, order: readonly Side[]): number {
  if (next === undefined) return 0;
  const mover = order.indexOf(next.side);
  if (mover < 0) faults.push(textFault(next.at, `${next.side} is not in the order of play`, 'SQ-2.2.3'));
  return Math.max(0, mover);
}

/** SQ-8.2.1, SQ-8.2.2 A battle that is over is so by its rules: the points and the winners follow. */
function verdictOf({ book, clock }: Draft, reader: Reader, open: Open): Open['verdict'] {
  const found = verdict({ book, clock, open });
  if (!found) reader.fault('by the rules the battle is not over in this position', reader.line.words[0], 'SQ-8.2.1');
  return found ?? null;
}

/** The text of a position. With a side, other sides' folders stay closed. */
export function formatPosition({ book, clock, open, sealed }: SqState, as?: Side): string {
  const terms = { book, moved: hasMoved(clock) };
  const folders = Object.entries(sealed).filter(([side]) => as === undefined || side === as);
  return [
    commentText(`${book.title}${as === undefined ? '' : `, as ${as} sees it`}`),
    [clockText(clock, CLOCK), ...orderClauses(open, clock)].join(', '),
    ...open.squadrons.flatMap((squadron, i) => squadronLines(squadron, book.squadrons[i] as SquadronSaid['of'], terms)),
    ...folders.flatMap(([side, folder]) => folderLine(side, folder)),
    ...(open.verdict ? [`over ${commentText(open.verdict.why)}`] : []),
    '',
  ].join('\n');
}

function orderClauses({ order, mover, progress }: Open, clock: Position['clock']): string[] {
  const next = order[mover];
  const isSaid = order.length > 0 || !isBeforeInitiative(clock);
  return [
    ...(isSaid ? [`order ${order.map(side => idText(side, CLOCK_WORDS)).join(' ')}`.trim()] : []),
    ...(next !== undefined && mover > 0 ? [`next ${idText(next, [])}`] : []),
    ...(progress > 0 ? [`progress ${progress}`] : []),
  ];
}

/** Where the text speaks of what the rules may find wrong. */
function placesOf({ book, lines }: Draft, { open, sealed }: Position): Places {
  return placesIn(lines, [
    ['/clock', 'round'],
    ['/open/order', 'round'],
    ['/open/mover', 'round'],
    ['/open/progress', 'round'],
    ...pathsIn(
      '/open/squadrons',
      book.squadrons.map(({ id }) => id),
    ),
    ...open.squadrons.flatMap(({ id, craft }, i) =>
      pathsIn(
        `/open/squadrons/${i}/craft`,
        craft.map((_, n) => `${id}/${n}`),
      ),
    ),
    ...Object.keys(sealed).map(side => [`/sealed/${side}`, `folder ${side}`] as const),
  ]);
}
