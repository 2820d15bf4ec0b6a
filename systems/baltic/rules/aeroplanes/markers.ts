// Markers of aeroplanes: which there are, who flies together, and who is in contact with whom.

import type { Side } from '@flagplot/kernel';
import type { Point } from '@flagplot/plane';
import { isWithin, squaredBetween, squaredFrom, TOUCH } from '@flagplot/plane';
import type { Book, SideOfBook } from '../book.ts';
import type { AeroplaneCard, Planes } from '../cards.ts';
import type { Marker, Open, Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, footprint } from '../roster.ts';

type Markers = Pick<Open, 'markers'>;

/** BB-3.5.1 A fresh squadron with all its planes, BB-3.5.2 and its ammunition. */
export function newMarker(
  book: Pick<Book, 'aeroplanes'>,
  { id, side, type, home }: Pick<Marker, 'id' | 'side' | 'type' | 'home'>,
): Marker {
  // BB-3.5.1, BB-3.5.2
  const { planes, ammo = 0 } = book.aeroplanes[type];
  return { ...{ x: 0, y: 0, id, side, home, type, planes, ammo }, status: 'flies', on: null, ready: 0, gone: false, took: 0 };
}

/** What a side's next squadron of a type is called: `sd-bomber-2`. */
export function nameOfNext({ markers }: Markers, side: Side, type: Planes): Id {
  return `${side}-${type}-${markers.filter(marker => marker.side === side && marker.type === type).length + 1}`;
}

/** BB-3.5.16 Squadrons on land come in the first turn. */
export function landBased(book: Pick<Book, 'aeroplanes'>, { id: side, aeroplanes }: SideOfBook): Marker[] {
  const markers: Marker[] = [];
  for (const type of aeroplanes) {
    const id = nameOfNext({ markers }, side, type);
    markers.push({ ...newMarker(book, { id, side, type, home: null }), status: 'away', ready: 1 });
  }
  return markers;
}

export function markerNamed({ markers }: Markers, marker: Id): Marker | undefined {
  return markers.find(({ id }) => id === marker);
}

/** A marker that there is. */
export function markerCalled(open: Markers, marker: Id): Marker {
  return markerNamed(open, marker) as Marker;
}

/** Those of these ids that are on the table. */
export function flyingOf(open: Markers, ids: readonly Id[]): Marker[] {
  return ids.flatMap(id => markerNamed(open, id) ?? []).filter(flies);
}

export function cardOfPlanes({ aeroplanes }: Pick<Book, 'aeroplanes'>, { type }: Pick<Marker, 'type'>): AeroplaneCard {
  return aeroplanes[type];
}

/** It is on the table. */
export function flies({ status }: Pick<Marker, 'status'>): boolean {
  return status === 'flies';
}

export function isFighter({ type }: Pick<Marker, 'type'>): boolean {
  return type === 'fighter';
}

/** BB-4.2.3 Markers of one side at one position are a group. */
export function groupAt({ markers }: Markers, { side, x, y }: Pick<Marker, 'side' | 'x' | 'y'>): Marker[] {
  return markers.filter(marker => flies(marker) && marker.side === side && marker.x === x && marker.y === y);
}

/** BB-6.8.1 Two discs within 10 mil of each other. */
export function touchesMarker({ charts }: Pick<Book, 'charts'>, a: Point, b: Point): boolean {
  return isWithin(squaredBetween(a, b), 2 * charts.aeroplane.radius + TOUCH);
}

/** BB-6.8.1 A disc within 10 mil of a footprint; BB-6.8.4 what is fast to a vessel is in contact with it. */
export function touchesVessel({ book }: Pick<Seen, 'book'>, at: Point & { on?: Marker['on'] }, vessel: Vessel): boolean {
  if (at.on?.vessel === vessel.id) return true;
  return isWithin(squaredFrom(at, footprint(book, vessel)), book.charts.aeroplane.radius + TOUCH);
}

/** BB-4.3.7 Every enemy marker in contact with one of a side at a place. */
export function enemiesTouched({ book, open }: Seen, { side, x, y }: Pick<Marker, 'side' | 'x' | 'y'>): Marker[] {
  return open.markers.filter(other => flies(other) && areEnemies(book, side, other.side) && touchesMarker(book, { x, y }, other));
}
