// Fire in words: a shot in a line, and what all shots at a ship came to.

import type { Book } from '../rules/book.ts';
import type { BoxMark, Event } from '../rules/events.ts';
import { ofBook, quantity, shipName } from './names.ts';

type Fired = Extract<Event, { kind: 'fired' }>;

/** What hits did to a ship: its structure before and after, grey boxes among it, what was marked, how many weapon hits its owner has yet to place. */
export interface Harm {
  readonly from: number;
  readonly to: number;
  readonly grey: number;
  readonly marks: readonly BoxMark[];
  readonly toPlace: number;
}

/** `Meridian, 3 heavy lasers at Sha'Tok, range 11`; what arrives over time has been fired long since. */
export function shotWords(book: Book, { ship, weapon, target, dice, range }: Fired): string {
  const of = ofBook(book, ship)?.weapons.find(one => one.id === weapon);
  const [name, at] = [shipName(book, ship), shipName(book, target)];
  if (of?.delivery === 'ballistic') return `${of.name} of ${name} reaches ${at}, range ${range}`;
  return `${name}, ${weaponWords(of?.name ?? weapon, dice)} at ${at}, range ${range}`;
}

/** `3 heavy lasers`, `1 ion torpedo`; a weapon's mark stays as it is. */
function weaponWords(name: string, dice: number): string {
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (dice === 1 || / Mk-/.test(name)) return `${dice} ${lower}`;
  return `${dice} ${lower}${/o$/.test(lower) ? 'es' : 's'}`;
}

/** `1 hit, structure 8 to 7`, `2 hits, none through the armour`, `no hit`. No harm is known of a ship that was gone before its damage was rolled. */
export function cameWords(book: Book, { target, hits }: Pick<Fired, 'target' | 'hits'>, harm: Harm | undefined): string {
  if (hits === 0) return 'no hit';
  const said = harm ? harmWords(book, target, harm) : ['after it was gone'];
  return [quantity(hits, 'hit', 'hits'), ...(said.length > 0 ? said : ['none through the armour'])].join(', ');
}

/** `8 dice, 2 hits, structure 13 to 12, drive hit`. */
export function volleyWords(
  book: Book,
  { target, dice, hits }: Pick<Fired, 'target' | 'dice' | 'hits'>,
  harm: Harm | undefined,
): string {
  return `${quantity(dice, 'die', 'dice')}, ${cameWords(book, { target, hits }, harm)}`;
}

function harmWords(book: Book, ship: string, { from, to, grey, marks, toPlace }: Harm): string[] {
  const hit = [...Map.groupBy(marks, mark => partName(book, ship, mark))];
  const aboard = ofBook(book, ship)?.flights.length ?? 0;
  return [
    ...(to < from ? [`structure ${from} to ${to}`] : []),
    ...(grey > 0 ? [quantity(grey, 'grey box', 'grey boxes')] : []),
    ...(to === 0 && from > 0 ? [`destroyed${aboard > 0 ? ` with ${quantity(aboard, 'flight', 'flights')} aboard` : ''}`] : []),
    ...hit.map(([part, all]) => `${part} hit${TIMES[all.length] ?? ` ${all.length} times`}`),
    ...(toPlace > 0 && to > 0 ? [`${quantity(toPlace, 'weapon hit', 'weapon hits')} to place`] : []),
  ];
}

const TIMES: readonly string[] = ['', '', ' twice'];

/** The part of a ship that a box belongs to. */
function partName(book: Book, ship: string, mark: BoxMark): string {
  if ('row' in mark) return mark.row === 'sensor' ? 'sensor' : 'drive';
  return (
    ofBook(book, ship)
      ?.weapons.find(one => one.id === mark.weapon)
      ?.name.toLowerCase() ?? mark.weapon
  );
}
