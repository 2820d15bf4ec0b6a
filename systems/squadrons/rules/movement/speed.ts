// Chapter 3.3: how far and how nimbly each craft of a squadron may move.

import type { Book, Speed } from '../book.ts';
import { acts, isFrozen, turnDistanceOf, turnsOf } from '../condition.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { numberOf, squadronOf } from '../roster.ts';
import { separations } from './cohesion.ts';
import type { Limits } from './path.ts';

/** SQ-3.3.7 Roster numbers of the damaged craft that keep their squadron from Full Throttle: neither separated nor frozen. */
export function cripples(book: Book, squadron: Squadron): number[] {
  if (squadron.craft.every(craft => craft.damage === 0)) return [];
  const of = squadronOf(book, squadron.id);
  const alone = separations(book, squadron);
  return squadron.craft.flatMap((craft, i) => (craft.damage > 0 && acts(of, craft) && !alone[i] ? [numberOf(i)] : []));
}

/** SQ-3.3.6, SQ-3.3.8, SQ-3.4.2, SQ-3.4.3 What holds the path of the craft at this place of the roster. */
export function limitsOf(book: Book, squadron: Squadron, { place, speed }: { place: number; speed: Speed }): Limits {
  const of = squadronOf(book, squadron.id);
  const craft = squadron.craft[place] as Craft;
  const most = of.rates[craft.damage > 0 ? 'attack' : speed];
  return { most, turns: turnsOf(of, craft), turnDistance: turnDistanceOf(of, craft) };
}

/** Places on the roster of the craft that are flown when their squadron is moved: on the map and not frozen. */
export function flyers(book: Book, squadron: Squadron): number[] {
  const of = squadronOf(book, squadron.id);
  return placesOf(squadron, craft => acts(of, craft));
}

/** Places on the roster of the craft that only drift (SQ-3.7.1). */
export function drifters(book: Book, squadron: Squadron): number[] {
  const of = squadronOf(book, squadron.id);
  return placesOf(squadron, craft => craft.status === 'flying' && isFrozen(of, craft));
}

function placesOf({ craft }: Squadron, is: (one: Craft) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < craft.length; place += 1) if (is(craft[place] as Craft)) places.push(place);
  return places;
}

/** SQ-4.10.5, SQ-4.10.6 The number of the speed at which a squadron moved this round, which makes it hard to hit with missiles. */
export function speedNumber({ book }: Pick<Seen, 'book'>, squadron: Squadron, isBroken: boolean): number {
  const of = squadronOf(book, squadron.id);
  if (of.immobile) return 0;
  return of.rates[isBroken ? 'full' : squadron.speed];
}
