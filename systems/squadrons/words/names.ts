/** What squadrons, craft, weapons and directions are called on the page. */

import { type Hex, hexes } from '@flagplot/hexes';
import { compass as compassOf } from '@flagplot/hexes/words';
import type { Book, Speed, SquadronOfBook } from '../rules/book.ts';
import type { MoraleState, Quality } from '../rules/cards.ts';
import { type Edge, LAYOUT } from '../rules/map.ts';
import { stateOf } from '../rules/morale/levels.ts';
import type { Squadron } from '../rules/open.ts';
import type { Bearing } from '../rules/orders.ts';
import { squadronOf } from '../rules/roster.ts';

/** The id of a craft on the board: its squadron and its number, from 1. */
export function craftId(squadron: string, number: number): string {
  return `${squadron}/${number}`;
}

/** The squadron and number that a board id stands for; of a squadron's own id its name alone. */
export function craftNamed(id: string | undefined): { squadron: string; number?: number } | undefined {
  if (id === undefined) return undefined;
  const [squadron, number] = id.split('/');
  return squadron === undefined ? undefined : number === undefined ? { squadron } : { squadron, number: Number(number) };
}

/** The book's entry of a squadron that may not be there. */
export function ofBook(book: Book, id: string): SquadronOfBook | undefined {
  return Object.hasOwn(book.squadronAt, id) ? squadronOf(book, id) : undefined;
}

export function sideName(side: string, book: Book): string {
  return book.sides.find(one => one.id === side)?.name ?? side;
}

/** `Red`. */
export function squadronName(book: Book, id: string): string {
  return ofBook(book, id)?.name ?? id;
}

/** `Red 3`; a craft that stands alone has its squadron's name. */
export function craftName(of: Pick<SquadronOfBook, 'name' | 'size'>, number: number): string {
  return of.size > 1 ? `${of.name} ${number}` : of.name;
}

/** What stands for a squadron in its row: the first letter of its name; where another of its side begins with the same, one that tells them apart behind it: `Gd` and `Gr`. */
export function letterOf(
  { squadrons }: Pick<Book, 'squadrons'>,
  { id, name, side }: Pick<SquadronOfBook, 'id' | 'name' | 'side'>,
): string {
  const first = name.charAt(0).toUpperCase();
  const alike = squadrons.filter(one => one.side === side && one.name.charAt(0).toUpperCase() === first);
  if (alike.length < 2) return first;
  const others = alike.filter(one => one.id !== id).map(one => one.name.slice(1));
  const second = [...name.slice(1)].find(letter => letter !== ' ' && others.every(other => !other.includes(letter)));
  return `${first}${second ?? alike.findIndex(one => one.id === id) + 1}`;
}

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = { average: 'Average', veteran: 'Veteran', elite: 'Elite' };
export const SPEED_NAMES: Readonly<Record<Speed, string>> = { attack: 'Attack Speed', full: 'Full Throttle' };
export const STATE_NAMES: Readonly<Record<MoraleState, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  demoralized: 'Demoralized',
  broken: 'Broken',
};

/** How a squadron is besides steady: `shaken`, `Full Throttle`. */
export function conditionOf(book: Book, squadron: Squadron): string[] {
  const state = stateOf(book.charts, squadron);
  return [
    ...(state === 'steady' ? [] : [state]),
    ...(squadron.moved && squadron.speed === 'full' ? ['Full Throttle'] : []),
    ...(squadron.jams ? ['jamming'] : []),
  ];
}

/** `north-east`. */
export function compass(heading: number): string {
  return compassOf(heading, LAYOUT);
}

/** The edges of a map, as in `the western edge`. */
export const EDGE_NAMES: Readonly<Record<Edge, string>> = {
  north: 'northern',
  east: 'eastern',
  south: 'southern',
  west: 'western',
};

/** Where a turret bears: `NE`, `its own hex`. */
export function bearingName(bears: Bearing): string {
  return bears === 'own' ? 'its own hex' : bears;
}

export function hexName(hex: Hex): string {
  return hexes.nameOf(hex, LAYOUT);
}

/** `1 hex`, `3 hexes`. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `3, left, 2, right`: a path as it is told. */
export function pathWords(path: string): string {
  const runs = path.match(/F+|L|R/g) ?? [];
  if (runs.length === 0) return 'nothing laid';
  return runs.map(run => (run[0] === 'F' ? String(run.length) : run === 'L' ? 'left' : 'right')).join(', ');
}

/** Hexes and turns of a path. */
export function measure(path: string): { hexes: number; turns: number } {
  const hexesFlown = [...path].filter(step => step === 'F').length;
  return { hexes: hexesFlown, turns: path.length - hexesFlown };
}
