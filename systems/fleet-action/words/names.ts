/** What squadrons, ships, orders and directions are called on the page. */

import { type Hex, hexes } from '@flagplot/hexes';
import { compass as compassOf } from '@flagplot/hexes/words';
import type { Book, ShipOfBook } from '../rules/book.ts';
import { ARCS, arcsTo } from '../rules/combat/arcs.ts';
import { LAYOUT } from '../rules/map.ts';
import { ORDER_NAMES } from '../rules/movement/faults.ts';
import { isSlip, orderOfPlot, turnsOf } from '../rules/movement/path.ts';
import type { Ship, Squadron } from '../rules/open.ts';
import type { AnyPlot, SpeedChange } from '../rules/orders.ts';

/** Names longer than this are no letters: the squadron is then called by its place in the list. */
const LETTERS = 2;

/** `A`: the squadron's own name where it is that short, else its place among its side's as a letter. A ship out of command has its tag. */
export function letterOf(book: Book, squadron: string): string {
  const of = book.squadrons[book.squadronAt[squadron] ?? -1];
  if (!of) return tagOfShip(book, squadron);
  // FA-4.3.6 A squadron of surplus ships has a stroke at the letter of the one they come from.
  if (of.surplusOf !== undefined) return `${letterOf(book, of.surplusOf)}′`;
  if (of.name.length <= LETTERS) return of.name;
  const place = book.squadrons.filter(one => one.side === of.side).indexOf(of);
  return String.fromCharCode(65 + (place % 26));
}

/** `A3`; a ship that sails alone has its squadron's letter. */
export function tagOf(book: Book, of: ShipOfBook): string {
  const mates = book.squadrons[book.squadronAt[of.squadron] ?? -1]?.ships ?? [];
  const letter = letterOf(book, of.squadron);
  return mates.length < 2 ? letter : `${letter}${mates.indexOf(book.shipAt[of.id] ?? -1) + 1}`;
}

function tagOfShip(book: Book, ship: string): string {
  const of = ofBook(book, ship);
  return of ? tagOf(book, of) : '';
}

export function sideName(side: string, book: Book): string {
  return book.sides.find(one => one.id === side)?.name ?? side;
}

/** `Narn A`; a ship out of command is called by its own name. */
export function squadronName(book: Book, squadron: string): string {
  const of = book.squadrons[book.squadronAt[squadron] ?? -1];
  return of ? `${sideName(of.side, book)} ${of.name}` : shipName(book, squadron);
}

export function ofBook(book: Book, ship: string): ShipOfBook | undefined {
  return book.ships[book.shipAt[ship] ?? -1];
}

export function shipName(book: Book, ship: string): string {
  return ofBook(book, ship)?.name ?? ship;
}

/** The ship a squadron is led by, or its first that is left. */
export function leaderOf(book: Book, squadron: Squadron): ShipOfBook | undefined {
  return ofBook(book, squadron.commander);
}

/** `Correct course to port`, `Maintain course, slip to starboard, 2 slower in pulse 2`. */
export function orderWords(plot: AnyPlot): string {
  const sides = [...new Set(turnsOf(plot.path).map(turn => turn.to))];
  const first = sides[0];
  const to = orderOfPlot(plot) === 'turn-hard' && sides.length > 1 ? `to ${sides.join(' and ')}` : `to ${first}`;
  const slip = plot.path.flat().find(isSlip);
  const name = `${ORDER_NAMES[orderOfPlot(plot)]}${first ? ` ${to}` : ''}`;
  const slips = slip ? [`slip to ${slip === 'slip-port' ? 'port' : 'starboard'}`] : [];
  return [name, ...slips, ...changeWords(plot.change), ...formationWords(plot)].join(', ');
}

/** `relative`, `one ship shifted`, `formed anew`: what becomes of the formation. */
function formationWords({ mode, shift, reform }: AnyPlot): string[] {
  return [
    ...(mode === 'relative' ? ['each ship by itself'] : []),
    ...(shift ? ['one ship shifted'] : []),
    ...(reform ? ['formed anew'] : []),
  ];
}

function changeWords(change: SpeedChange | undefined): string[] {
  if (!change) return [];
  const when = change.pulse > 1 ? ` in pulse ${change.pulse}` : '';
  return [`${Math.abs(change.by)} ${change.by > 0 ? 'faster' : 'slower'}${when}`];
}

/** The arcs in words, in the book's order. */
export const ARC_WORDS: readonly string[] = ['fore', 'fore starboard', 'aft starboard', 'aft', 'aft port', 'fore port'];

/** `fore starboard`, or `fore and fore starboard` on the line between two: where one ship sees another. */
export function whereSeen(from: Ship, to: Hex & { heading: number }): string {
  const arcs = arcsTo(from, to);
  return arcs.length === ARCS.length ? 'in the same hex' : arcs.map(arc => ARC_WORDS[arc]).join(' and ');
}

/** `north-east`. */
export function compass(heading: number): string {
  return compassOf(heading, LAYOUT);
}

export function hexName(hex: Hex): string {
  return hexes.nameOf(hex, LAYOUT);
}

/** `1 hex`, `3 hexes`. */
export function quantity(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
