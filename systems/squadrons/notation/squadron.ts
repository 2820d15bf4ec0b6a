// A squadron in a position: its name with what holds for all its craft, and a line for each craft that differs.

import { type Clauses, idText, type PlainClause, type ReadClause, type Reader, readClauses } from '@flagplot/manifest/text';
import type { Book, Speed, SquadronOfBook } from '../rules/book.ts';
import type { Place } from '../rules/map.ts';
import { isBroken, startingLevel } from '../rules/morale/levels.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import { strength } from '../rules/roster.ts';
import { craftSetUp } from '../rules/setup.ts';
import { CRAFT, type CraftSaid, craftOf, craftText, newCraft } from './craft.ts';

/** What a text says of a squadron. */
export interface SquadronSaid {
  readonly of: SquadronOfBook;
  readonly squadron: Partial<Omit<Squadron, 'craft'>>;
  /** Of all its craft. */
  readonly all: CraftSaid;
  /** Of single ones, by their places in the roster. */
  readonly craft: Map<number, CraftSaid>;
}

/** What a squadron is read and written against. */
export interface SquadronTerms {
  readonly book: Book;
  /** Whether the squadrons have moved this round: the clock stands behind that line. */
  readonly moved: boolean;
}

const MOST = { level: 20, craft: 12 };
const SPEEDS: readonly Speed[] = ['attack', 'full'];

/** Nothing said of a squadron. */
export function newSquadron(of: SquadronOfBook): SquadronSaid {
  return { of, squadron: {}, all: newCraft(of), craft: new Map() };
}

type Count = 'leadersLost' | 'level' | 'began' | 'damaged' | 'destroyed';
const count =
  (field: Count, word: string, most: number): ReadClause<SquadronSaid> =>
  (reader, { squadron }) => {
    squadron[field] = reader.whole(word, 0, most) ?? 0;
  };
const flag =
  (field: 'moved' | 'fired' | 'jams', is = true): ReadClause<SquadronSaid> =>
  (_, { squadron }) => {
    squadron[field] = is;
  };

/** SQ-1.4.2, SQ-1.4.3, SQ-5.1.2 Who leads, how many leaders were lost, morale; what was done this round, SQ-5.2.5 and what it cost. */
const OWN: Readonly<Record<string, ReadClause<SquadronSaid>>> = {
  leader: (reader, { of, squadron }) => {
    squadron.leader = (reader.whole('leader', 1, of.size) ?? 1) - 1;
  },
  lost: count('leadersLost', 'lost leaders', MOST.craft),
  level: count('level', 'level', MOST.level),
  speed: (reader, { squadron }) => {
    const speed = reader.oneOf('speed', SPEEDS);
    if (speed) squadron.speed = speed;
  },
  moved: flag('moved'),
  unmoved: flag('moved', false),
  fired: flag('fired'),
  jams: flag('jams'),
  began: count('began', 'began', MOST.craft),
  hurt: count('damaged', 'hurt', MOST.craft),
  killed: count('destroyed', 'killed', MOST.craft),
};

const PLAIN = CRAFT.plain as PlainClause<CraftSaid>;
const ofAll =
  (read: ReadClause<CraftSaid>): ReadClause<SquadronSaid> =>
  (reader, { all }) =>
    read(reader, all);

const SQUADRON: Clauses<SquadronSaid> = {
  words: { ...OWN, ...Object.fromEntries(Object.entries(CRAFT.words).map(([word, read]) => [word, ofAll(read)])) },
  often: CRAFT.often ?? [],
  either: CRAFT.either ?? [],
  plain: { is: (reader, { all }) => PLAIN.is(reader, all), read: (reader, { all }) => PLAIN.read(reader, all) },
};

/** The line of a squadron, behind its name. */
export function readSquadron(reader: Reader, said: SquadronSaid): void {
  readClauses(reader, SQUADRON, said);
}

const NUMBERS = /^(\d{1,2})(?:-(\d{1,2}))?$/;

/** Whether a line speaks of craft by their numbers. */
export function isCraftLine(reader: Reader): boolean {
  const word = reader.peek();
  return word?.kind === 'word' && NUMBERS.test(word.text);
}

/** `1-3 5: 1010 E`: the line of craft by their numbers on the roster. @returns their places there. */
export function readCraft(reader: Reader, { of, craft }: SquadronSaid): number[] {
  const said = newCraft(of);
  const places: number[] = [];
  for (; isCraftLine(reader); reader.marks()) places.push(...readNumbers(reader, of));
  for (const place of places) enlist(reader, { craft, said, place });
  readClauses(reader, CRAFT, said);
  return places;
}

function enlist(reader: Reader, { craft, said, place }: { craft: SquadronSaid['craft']; said: CraftSaid; place: number }): void {
  if (craft.has(place)) reader.fault(`craft ${place + 1} has a line already`);
  craft.set(place, said);
}

/** Places in the roster. SQ-1.1.5 Numbers count from 1. */
function readNumbers(reader: Reader, { name, size }: SquadronOfBook): number[] {
  const word = reader.peek();
  const [, first = '', last = first] = NUMBERS.exec(word?.text ?? '') ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from < 1 || from > to || to > size) reader.fault(`${name} has craft 1 to ${size}, not ${word?.text}`);
  reader.take();
  return Array.from({ length: Math.max(0, Math.min(to, size) - from + 1) }, (_, i) => from - 1 + i).filter(place => place >= 0);
}

/** The squadron as a text has it; what it leaves out is as on the card, and as it follows from what it says. */
export function makeSquadron({ of, squadron, all, craft }: SquadronSaid, terms: SquadronTerms): Squadron {
  const speed = squadron.speed ?? 'attack';
  const places = standsOf(terms.book, of);
  const flown = places.map((place, n) => craftOf(craftSetUp(of, place, speed), all, craft.get(n) ?? all));
  return { ...cardSquadron(of, { ...terms, said: squadron, craft: flown }), ...squadron };
}

function standsOf(book: Book, of: SquadronOfBook): readonly Place[] {
  return book.stands[book.squadronAt[of.id] as number] as readonly Place[];
}

interface Known extends SquadronTerms {
  readonly said: Partial<Pick<Squadron, 'speed' | 'level' | 'destroyed'>>;
  readonly craft: Craft[];
}

/** A squadron as it is where nothing else is said of it than of its craft, its speed, its level and its losses. */
function cardSquadron(of: SquadronOfBook, { book, moved, said, craft }: Known): Squadron {
  const { speed = 'attack', level = startingLevel(book, of), destroyed = 0 } = said;
  const known = { id: of.id, craft, leader: of.leader, leadersLost: 0, level, speed };
  const squadron = { ...known, moved: false, fired: false, jams: false, began: 0, damaged: 0, destroyed };
  const began = Math.min(of.size, strength(squadron) + destroyed);
  return { ...squadron, moved: moved && began > 0 && !of.immobile && !isBroken(book.charts, squadron), began };
}

/** The lines of a squadron: one where all its craft are alike, else one for each that are. */
export function squadronLines(squadron: Squadron, of: SquadronOfBook, terms: SquadronTerms): string[] {
  const places = standsOf(terms.book, of);
  const texts = squadron.craft.map((craft, n) => {
    const card = craftSetUp(of, places[n] as Place, squadron.speed);
    return craftText(craft, card, of);
  });
  const own = ownClauses(squadron, of, terms);
  const name = idText(of.id, RESERVED);
  const [first = ''] = texts;
  if (texts.every(text => text === first)) return [`${name}: ${[first, ...own].join(', ')}`];
  const alike = [...new Set(texts)].map(
    text => `  ${numbersText(texts.flatMap((one, n) => (one === text ? [n + 1] : [])))}: ${text}`,
  );
  return [`${name}: ${own.join(', ')}`.trim(), ...alike];
}

/** Words that begin a line of their own: a squadron of that id stands in quotation marks. */
export const RESERVED: readonly string[] = ['round', 'folder', 'over'];

function ownClauses(squadron: Squadron, of: SquadronOfBook, terms: SquadronTerms): string[] {
  const card = cardSquadron(of, { ...terms, said: squadron, craft: squadron.craft });
  const { leader, leadersLost, level, speed, moved, fired, jams, began, damaged, destroyed } = squadron;
  const clauses = [
    (level > 0 || level !== startingLevel(terms.book, of)) && `level ${level}`,
    speed !== 'attack' && `speed ${speed}`,
    leader !== card.leader && `leader ${leader + 1}`,
    leadersLost > 0 && `lost ${leadersLost}`,
    moved !== card.moved && (moved ? 'moved' : 'unmoved'),
    fired && 'fired',
    jams && 'jams',
    damaged > 0 && `hurt ${damaged}`,
    destroyed > 0 && `killed ${destroyed}`,
    began !== card.began && `began ${began}`,
  ];
  return clauses.filter(clause => clause !== false);
}

/** `1-3 5`. */
function numbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
