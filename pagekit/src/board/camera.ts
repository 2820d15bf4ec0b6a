/** What part of the sheet is seen, and what moves it: by itself a board only goes where it is told. */

import type { Point, Rect } from './geometry.ts';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Panning {
  /** Moves to a view; over some milliseconds where asked for. */
  to(view: Camera, over?: number): void;
  /** Closer or wider about the middle. */
  by(factor: number): void;
  shift(dx: number, dy: number): void;
  /** The scales there are: from the whole sheet to a few hexes. */
  reach(least: number, most: number): void;
  end(): void;
}

/** Hears of every new view, and of when it has come to rest: the hand let go, the wheel stands still, a glide is over. */
export interface Follower {
  move(view: Camera): void;
  rest(): void;
  /** A hand moves the board, and not what is played on it. */
  take(): void;
}

/** A board that no hand moves: it is simply there, wherever it is told to go. */
export function stillPanning({ move, rest }: Pick<Follower, 'move' | 'rest'>): Panning {
  const nothing = (): void => undefined;
  return {
    to: view => {
      move(view);
      rest();
    },
    by: nothing,
    shift: nothing,
    reach: nothing,
    end: nothing,
  };
}

/** A window's width and height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The view that shows a rectangle of the sheet whole, at most at a given scale. */
export function fitting(box: Rect, room: Size, most: number): Camera {
  const k = Math.min(most, room.width / box.width, room.height / box.height);
  return { k, x: room.width / 2 - k * (box.x + box.width / 2), y: room.height / 2 - k * (box.y + box.height / 2) };
}

/** Whether two views look the same, to a pixel. */
export function isSameView(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.k - b.k) < 0.001;
}

/** Where a point of the sheet is in the window. */
export function onScreen(point: Point, { x, y, k }: Camera): Point {
  return { x: x + k * point.x, y: y + k * point.y };
}

/** What point of the sheet is at a point of the window. */
export function onSheet(point: Point, { x, y, k }: Camera): Point {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

/** A view at another scale: what was at a point of the window is there still, or where it has gone. */
export function viewAtScale(view: Camera, k: number, at: { from: Point; to?: Point }): Camera {
  const { from, to = from } = at;
  const point = onSheet(from, view);
  return { k, x: to.x - k * point.x, y: to.y - k * point.y };
}

/** The middle of a window. */
export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}
