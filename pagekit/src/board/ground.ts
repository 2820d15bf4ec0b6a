/**
 * The ground under a board: it turns places into paper and back, snaps, names, and says how far things lie apart. Board, list, ruler
 * and speech draw and say every ground through this alone. Nothing here decides anything: paper is for the eye.
 */
import type { Facing, HandleItem, Place, Stood } from '@flagplot/scene';
import type { Hull } from '@flagplot/scene/symbols/hulls.ts';
import type { Point, Rect } from './geometry.ts';

/** What the frame of the chart needs of one edge of the sheet: so many columns or rows, so far apart on paper. */
export interface FrameEdge {
  pitch: number;
  count: number;
  /** How far the numbers lean from the middle of a column or row, as a share of the pitch. */
  lean: number;
  /** They are counted by the lines between them and not by their middles: inches. */
  lines?: true;
  /** They are counted from below. */
  upward?: true;
}

/** What a unit is drawn as about its middle, bow up, and how many times as large. */
export interface Silhouette {
  hull: Hull;
  scale: number;
}

/** What is printed on the sheet: its edge, and a tile that repeats over it. */
export interface SheetDrawing {
  edge: string;
  tile?: { width: number; height: number; path: string };
}

/** A field of bearings on paper: its two rays, the sector between them, and where its name stands. */
export interface ArcDrawing {
  rays: string;
  field: string;
  amid: Point;
}

export interface Ground<P extends Place = Place> {
  /** The middle of a place on paper, and the place that a point of the paper lies in. */
  middle(place: P): Point;
  under(point: Point): P;
  same(a: P, b: P): boolean;
  /** A text that two places share if they are the same. */
  key(place: P): string;
  /** The degrees clockwise from north that a facing points to. */
  degrees(facing: Facing): number;
  /** The rectangle about the whole sheet, on paper. */
  bounds(): Rect;
  /** Whether a place lies on the sheet. */
  on(place: P): boolean;
  /** The place amid the sheet. */
  centre(): P;
  /** How wide on paper the place is that a unit takes: what can be told apart goes by it. */
  grain: number;
  /** Several units in one place are drawn side by side there: on a plane each stands exactly where it is. */
  fans: boolean;
  /** The most scale there is. */
  closest: number;
  /** What a place is called: `hex`. */
  placeWord: string;
  /** Where an arrow key leads the cursor, kept on the sheet; nothing where the key is no arrow, or the ground has no finer step. */
  step(from: P, key: string, fine?: boolean): P | undefined;
  /** The places a drag passes on its way from one to another, both among them. */
  over(from: P, to: P): P[];
  /** How far two places lie apart, in the ground's own measure. */
  distance(a: P, b: P): number;
  /** How far what stands in two places lies apart, in the same measure: from edge to edge where that is what counts. */
  gap(a: Stood<P>, b: Stood<P>): number;
  /** A distance as it is written where there is no room for more: `6`. */
  figure(distance: number): string;
  /** Whether a unit stands in a place, or covers it. */
  covers(stood: Stood<P>, place: P): boolean;
  /** Whether a place is one of an area's. */
  holds(places: readonly P[], place: P): boolean;
  /** The place of an area that is nearest to another; nothing where it has none. */
  nearest(places: readonly P[], to: P): P | undefined;
  /** `6 hexes`. */
  apart(a: P, b: P): string;
  /** `1811`. */
  name(place: P): string;
  /** Where a place lies from a unit: `fore starboard`. */
  where(from: { at: P; facing: Facing }, to: P): string;
  /** What a facing is called. */
  heading(facing: Facing): string;
  /** How near a place is to the edge of the sheet: `3 hexes from the north edge`, `at the north edge`, `off the map`. */
  edge(place: P): string;
  /** The size of the sheet: `40 columns of 30 hexes`. */
  size(): string;
  /** What many places are in words: `12 hexes about 1414`. */
  extent(places: readonly P[]): string;
  /** The outline about places, as one closed path; holes included. */
  area(places: readonly P[]): string;
  /** A line through the middles of places, each piece straight or bent. */
  path(through: readonly P[], bends?: readonly Facing[]): string;
  /** What is drawn of a unit that covers more than its place; nothing for one that has its own silhouette. */
  silhouette(unit: { shape?: Stood<P>['shape']; disc?: string }): Silhouette | undefined;
  /** A line about such a unit, so far from it on paper. */
  around(unit: Stood<P>, by: number): string | undefined;
  /** Half of what such a unit takes on paper, across and down. */
  half(unit: Pick<Stood<P>, 'facing' | 'shape'>): Point | undefined;
  /** A field of bearings about a place, in the ground's own units. */
  arc(arc: { at: P; from: number; to: number; reach: number }): ArcDrawing;
  /** Where a handle stands: in its place, or beside it where it turns, never nearer than its own size on the screen. */
  handle(handle: Pick<HandleItem<P>, 'at' | 'toward'>, radius: number, k: number): Point;
  sheet(): SheetDrawing;
  frame(): { across: FrameEdge; down: FrameEdge };
  /** The names of all places in a part of the paper, and where they are written; nothing where the ground prints none. */
  names(within: Rect): { name: string; at: Point }[];
}
