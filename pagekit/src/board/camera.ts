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

/** Whether two views look the same, to a pixel. */
export function isSameView(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.k - b.k) < 0.001;
}

/** A view at another scale, with the same point of the sheet amid the window. */
export function zoomedTo({ x, y, k }: Camera, scale: number, { width, height }: Size): Camera {
  const by = scale / k;
  return { k: scale, x: width / 2 - by * (width / 2 - x), y: height / 2 - by * (height / 2 - y) };
}
