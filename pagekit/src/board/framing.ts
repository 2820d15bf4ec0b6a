/** From where the board is looked at so that certain things are seen: by the least movement, clear of what lies over it, large enough to be read. */
import { type Camera, fitting, onScreen, type Size } from './camera.ts';
import { boxOf, overlap, type Point, type Rect } from './geometry.ts';

/** The window on the board as it is now. */
export interface Window extends Size {
  /** What lies over it, in pixels from its corner: cards, sheets, strips. */
  covers: readonly Rect[];
}

/** A window in which something is to be read. */
export interface BoardRoom extends Window {
  /** The least scale there is. */
  least: number;
  /** From this scale on what stands on the board can be read. */
  legible: number;
}

/** What is to be seen, as points of the sheet. */
export interface Subject {
  must: readonly Point[];
  /** Seen as well as long as all can be read: the first first. */
  may: readonly Point[];
}

/** So much about what is brought into sight, in pixels, is kept free: hulls, their names and handles stand in it. */
const EDGE = 64;
/** Less than so much between cards, in pixels either way, is no room to show anything in. */
const NARROW = 120;
/** What stands so many pixels from the edge, or more, is in sight. */
const RIM = 24;
/** What could not be read is brought at most as near as this by itself. */
const NEAR = 0.9;

/** The parts of a window that nothing lies over, each as large as may be; they overlap. The whole window where hardly anything is left. */
export function clearings({ width, height, covers }: Window): Rect[] {
  const whole = { x: 0, y: 0, width, height };
  const free = covers.reduce((left, over) => left.flatMap(one => beside(one, over)), [whole]);
  const wide = free.filter(one => one.width >= Math.min(NARROW, width) && one.height >= Math.min(NARROW, height));
  return wide.length > 0 ? wide : [whole];
}

/** What is left of a rectangle at the four sides of another. */
function beside(one: Rect, over: Rect): Rect[] {
  const [right, bottom] = [one.x + one.width, one.y + one.height];
  const [overRight, overBottom] = [over.x + over.width, over.y + over.height];
  if (!overlap(one, over)) return [one];
  return [
    { ...one, width: over.x - one.x },
    { ...one, x: overRight, width: right - overRight },
    { ...one, height: over.y - one.y },
    { ...one, y: overBottom, height: bottom - overBottom },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

/** On a small window the edge leaves room for what lies between. */
function edgeOf(length: number): number {
  return Math.min(EDGE, length / 5);
}

/** The scale at which a rectangle of the sheet fills a part of the window up to its edges. */
function scaleIn(box: Rect, { width, height }: Size): number {
  return Math.min((width - 2 * edgeOf(width)) / box.width, (height - 2 * edgeOf(height)) / box.height);
}

/**
 * The view that shows a rectangle of the sheet whole within a part of the window by moving as little as may be: shifted where there is
 * room at its scale, else drawn from so far off, at least from `least`, that it fits.
 */
export function leastMove(view: Camera, box: Rect, free: Rect & { least: number }): Camera {
  const k = Math.max(free.least, Math.min(view.k, scaleIn(box, free)));
  if (k < view.k) return amid(box, free, k);
  return {
    k,
    x: shift(view.x, [box.x * k, box.width * k], [free.x, free.width]),
    y: shift(view.y, [box.y * k, box.height * k], [free.y, free.height]),
  };
}

/** The view that shows a rectangle of the sheet whole in the part of a window where it is largest, at most at a given scale. */
export function fitIn(box: Rect, room: Window, most: number): Camera {
  const views = clearings(room).map(free => amid(box, free, fitting(box, free, most).k));
  return views.reduce((best, one) => (one.k > best.k ? one : best));
}

/** Whether a point of the sheet is in the window, so many pixels from its edge, with nothing lying over it. */
export function isSeen(point: Point, view: Camera, room: Window & { margin?: number }): boolean {
  const at = onScreen(point, view);
  const isIn = (one: Rect, by: number): boolean =>
    at.x > one.x + by && at.y > one.y + by && at.x < one.x + one.width - by && at.y < one.y + one.height - by;
  return isIn({ x: 0, y: 0, ...room }, room.margin ?? 0) && !room.covers.some(one => isIn(one, 0));
}

/** The view that has the middle of a rectangle of the sheet in the middle of a part of the window. */
export function amid(box: Rect, free: Rect, k: number): Camera {
  return {
    k,
    x: free.x + free.width / 2 - k * (box.x + box.width / 2),
    y: free.y + free.height / 2 - k * (box.y + box.height / 2),
  };
}

/** Where the sheet begins in the window, moved so far that a stretch of it lies within the edges of a part of that. */
function shift(from: number, [begin, long]: readonly [number, number], [start, room]: readonly [number, number]): number {
  const edge = edgeOf(room);
  return Math.min(Math.max(from, start + edge - begin), start + room - edge - begin - long);
}

/** The view of a subject: as it is where all that must be seen stands clear and can be read. */
export function viewOf(view: Camera, { must, may }: Subject, room: BoardRoom): Camera {
  const free = clearings(room);
  const readable = (box: Rect): boolean => free.some(one => scaleIn(box, one) >= room.legible);
  const points = [...must];
  for (const point of may) if (readable(boxOf([...points, point], 0))) points.push(point);
  if (view.k >= room.legible && points.every(point => isSeen(point, view, { ...room, margin: RIM }))) return view;
  const box = boxOf(points, 0);
  const views = free.map(one =>
    leastMove(bringNear(view, box, { ...one, legible: room.legible }), box, { ...one, least: room.least }),
  );
  return views.reduce((best, one) => (isBetter(one, best, { view, box }) ? one : best));
}

/** The view as it is where things can be read at its scale; else one that is near enough, or as near as there is room. */
function bringNear(view: Camera, box: Rect, free: Rect & { legible: number }): Camera {
  const near = Math.min(NEAR, scaleIn(box, free));
  return view.k >= free.legible || near <= view.k ? view : amid(box, free, near);
}

/** Larger is better, then nearer to what was looked at before. */
function isBetter(one: Camera, than: Camera, { view, box }: { view: Camera; box: Rect }): boolean {
  const off = ({ x, y, k }: Camera): number =>
    Math.hypot(x - view.x + (k - view.k) * (box.x + box.width / 2), y - view.y + (k - view.k) * (box.y + box.height / 2));
  return Math.abs(one.k - than.k) > 0.001 ? one.k > than.k : off(one) < off(than) - 0.5;
}
