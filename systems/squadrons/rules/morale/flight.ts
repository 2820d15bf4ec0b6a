// Chapter 5.4: the flight of Broken squadrons.

import { isFrozen } from '../condition.ts';
import type { Flown } from '../events.ts';
import type { Edge, Facing } from '../map.ts';
import { directionOf } from '../map.ts';
import { drift, fly, straight, toldOf } from '../movement/fly.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Flight } from '../orders.ts';
import { numberOf, sideOf, squadronOf, succeed } from '../roster.ts';
import type { SqState, SqTable } from '../state.ts';

/** SQ-5.4.3, SQ-5.4.4, SQ-5.4.8, SQ-8.1.3 Every craft makes for the side's own edge; frozen ones drift. */
export function flee(s: SqState, t: SqTable, squadron: Squadron): void {
  const of = squadronOf(s.book, squadron.id);
  const { edge } = sideOf(s.book, of.side);
  const craft: Flown[] = [];
  squadron.craft.forEach((one, place) => {
    if (one.status !== 'flying') return;
    const { q, r, heading } = one;
    const flight = isFrozen(of, one) ? drift(s.book, squadron, place) : away(s, squadron, { place, edge });
    craft.push({ ...toldOf(s.book, squadron, flight), from: { q, r, heading } });
    fly(s.book, one, flight.path);
  });
  t.tell(() => ({ kind: 'fled', squadron: squadron.id, craft }));
  succeed(s, t, squadron);
}

/** SQ-5.4.6 A craft is turned for home; SQ-5.4.7 its path is straight ahead its whole Full Throttle, a damaged craft's its whole Attack Speed. */
function away({ book }: SqState, squadron: Squadron, { place, edge }: { place: number; edge: Edge }): Flight {
  const craft = squadron.craft[place] as Craft;
  const { rates } = squadronOf(book, squadron.id);
  craft.heading = homeward(craft.heading, edge);
  return { craft: numberOf(place), path: straight(book, craft, rates[craft.damage > 0 ? 'attack' : 'full']) };
}

/** SQ-8.1.3 The facings that lead to a side's own edge. */
const HOME: Readonly<Record<Edge, readonly Facing[]>> = {
  west: ['W'],
  east: ['E'],
  north: ['NW', 'NE'],
  south: ['SW', 'SE'],
};

/** SQ-5.4.6 The facing to the edge that takes the fewest hexsides of turning, the first named of equal ones. */
export function homeward(heading: number, edge: Edge): number {
  const ways = HOME[edge].map(directionOf);
  const sixths = (to: number) => Math.min((to - heading + 6) % 6, (heading - to + 6) % 6);
  return ways.reduce((best, to) => (sixths(to) < sixths(best) ? to : best));
}
