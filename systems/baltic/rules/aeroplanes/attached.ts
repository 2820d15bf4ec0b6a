// Markers that are fast to a vessel: on its deck, on patrol over it, or waiting to be taken aboard.

import type { Point } from '@flagplot/plane';
import { ahead, bodyOf, bodyPoint, squaredFrom } from '@flagplot/plane';
import type { Hitch, Marker, Open, Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { footprint } from '../roster.ts';
import { flies } from './markers.ts';

/** What goes along with a vessel, said with where she goes. */
export function goingAlong(open: Pick<Open, 'markers'>, vessel: Vessel): { markers?: Id[] } {
  const markers = attachedTo(open, vessel).map(({ id }) => id);
  return markers.length > 0 ? { markers } : {};
}

/** BB-6.8.4 Where a marker stands that attaches from a place, and the body point it keeps. */
export function hitchAt(vessel: Vessel, at: Point, as: Hitch['as']): { on: Hitch; at: Point } {
  const { u, v } = bodyOf(vessel, at);
  return { on: { vessel: vessel.id, as, u, v }, at: bodyPoint(vessel, u, v) };
}

/** Markers that are fast to a vessel and fly. */
export function attachedTo({ markers }: Pick<Open, 'markers'>, vessel: Pick<Vessel, 'id'>): Marker[] {
  return markers.filter(marker => flies(marker) && marker.on?.vessel === vessel.id);
}

/** BB-6.8.2, BB-4.5.4 They go where their vessel goes. */
export function carryAlong(open: Pick<Open, 'markers'>, vessel: Vessel): void {
  for (const marker of attachedTo(open, vessel)) {
    const { u, v } = marker.on as Hitch;
    Object.assign(marker, bodyPoint(vessel, u, v));
  }
}

/** BB-4.5.5, BB-6.8.3 Where a marker stands that leaves its ship on a bearing: at the least whole distance from her middle that leaves so much water between disc and hull. */
export function placeOff({ book }: Pick<Seen, 'book'>, vessel: Vessel, bearing: number): Point {
  const { off, radius } = book.charts.aeroplane;
  const clear = (off + radius) * (off + radius);
  const hull = footprint(book, vessel);
  let d = 0;
  let place: Point = { x: vessel.x, y: vessel.y };
  while (squaredFrom(place, hull) < clear) {
    d += 1;
    place = ahead(vessel, { heading: bearing, d });
  }
  return place;
}
