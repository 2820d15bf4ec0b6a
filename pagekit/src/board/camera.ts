/** What part of the sheet is seen, and what moves it: by itself a board only goes where it is told. */

import type { Rect } from './geometry.ts';

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

/** So much of the window, in pixels, is kept free about what is brought into sight: hulls, their names and handles stand in it. */
const EDGE = 64;

/**
 * The view that shows a rectangle of the sheet whole by moving as little as may be: shifted where there is room at its scale, else
 * drawn from so far off, at least from `least`, that it fits.
 */
export function leastMove(view: Camera, box: Rect, { width, height, least }: Size & { least: number }): Camera {
  const free = { width: width - 2 * edgeOf(width), height: height - 2 * edgeOf(height) };
  const k = Math.max(least, Math.min(view.k, free.width / box.width, free.height / box.height));
  if (k < view.k) return { k, x: width / 2 - k * (box.x + box.width / 2), y: height / 2 - k * (box.y + box.height / 2) };
  return { k, x: shift(view.x, [box.x * k, box.width * k], width), y: shift(view.y, [box.y * k, box.height * k], height) };
}

/** On a small window the edge leaves room for what lies between. */
function edgeOf(length: number): number {
  return Math.min(EDGE, length / 5);
}

/** Where the sheet begins in the window, moved so far that a stretch of it lies within the edges. */
function shift(from: number, [begin, long]: readonly [number, number], window: number): number {
  const edge = edgeOf(window);
  return Math.min(Math.max(from, edge - begin), window - edge - begin - long);
}
