// Chapter 5.4: the flight of Broken squadrons.

import { frozen } from '../condition.ts';
import type { Edge, Facing } from '../map.ts';
import { directionOf } from '../map.ts';
import { drift, fly, straight } from '../movement/fly.ts';
import { sideOf, squadronOf, succeed } from '../roster.ts';
import type { Craft, Flown, SqState, SqTable, Squadron } from '../state.ts';

/** SQ-5.4.3, SQ-5.4.4, SQ-5.4.8 Every craft makes for the side's own edge; frozen ones drift. */
export function flee(s: SqState, t: SqTable, squadron: Squadron): void {
  const of = squadronOf(s.book, squadron.id);
  const { edge } = sideOf(s.book, of.side);
  const craft: Flown[] = [];
  squadron.craft.forEach((one, place) => {
    if (one.status !== 'flying') return;
    craft.push(frozen(of, one) ? drift(s.book, squadron, place) : away(s, squadron, { place, edge }));
  });
  t.tell(() => ({ kind: 'fled', squadron: squadron.id, craft }));
  succeed(s, t, squadron);
}

/** SQ-5.4.7 Straight ahead its whole Full Throttle, a damaged craft its whole Attack Speed, or off the map. */
function away(s: SqState, squadron: Squadron, { place, edge }: { place: number; edge: Edge }): Flown {
  const craft = squadron.craft[place] as Craft;
  const of = squadronOf(s.book, squadron.id);
  const { q, r, heading } = craft;
  craft.heading = homeward(heading, edge);
  const path = straight(s.book, craft, of.rates[craft.damage > 0 ? 'attack' : 'full']);
  return { ...fly(s.book, squadron, { place, path }), from: { q, r, heading } };
}

/** The facings that lead to an edge. */
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
