/** What flights and their missions are called, and what each mission will have a flight do. */

import type { Book, FlightOfBook } from '../rules/book.ts';
import type { Mission, MissionKind } from '../rules/orders.ts';
import { squadronName } from './names.ts';

/** A mission by itself, without whose it is. */
export type Task = Omit<Mission, 'flight'>;

export function flightOf(book: Book, id: string): FlightOfBook | undefined {
  return book.flights?.find(one => one.id === id);
}

/** `Starfury Meridian 2`. */
export function flightName(book: Book, id: string): string {
  const of = flightOf(book, id);
  return of ? `${of.card.name} ${of.name}` : id;
}

/** `F2`: the second flight of its carrier. */
export function flightTag(of: FlightOfBook): string {
  return `F${of.id.split('-').at(-1)}`;
}

const DOES: Readonly<Record<MissionKind, string>> = {
  superiority: 'patrols about',
  strike: 'strikes',
  escort: 'escorts',
  cover: 'covers',
};

/** `patrols about 2010`, `strikes Centauri A`, `covers Starfury Meridian 2`. */
export function taskWords(book: Book, { kind, zone, squadron, charge }: Task): string {
  const what = zone ?? (squadron !== undefined ? squadronName(book, squadron) : flightName(book, charge ?? ''));
  return `${DOES[kind]} ${what}`;
}

const WILL: Readonly<Record<MissionKind, string>> = {
  superiority: 'Keeps within six hexes of the middle of its zone, and goes for enemy flights it can reach. Moves first.',
  strike: 'Closes with the squadron every pulse and attacks a ship of it once there. Moves second.',
  escort: 'Keeps within four hexes of the command ship, and goes from there for what comes near. Moves last.',
  cover: 'Flies in the hex of the flight it covers, and takes the fire and the dogfights meant for it.',
};

/** What a mission will have a flight do, in a sentence. */
export function taskSentence({ kind }: Task): string {
  return WILL[kind];
}
