/** Where a card stands over the board: beside what it speaks of, never over it. All in pixels from the board's corner. */
import type { Size } from '../board/camera.ts';
import { overlap, type Point, type Rect } from '../board/geometry.ts';

/** What a card speaks of, as it is seen: units by their middles, lines of fire by their ends. */
export interface Spoken {
  points: readonly Point[];
  lines: readonly (readonly [Point, Point])[];
}

/** How far on its way from the upper left corner to the lower right one a card was put: from 0 to 1, either way. */
export type Share = Point;

/** A card that is to be placed. */
export interface Laying {
  /** The board's size. */
  room: Size;
  /** What else lies over it: tools, other cards. */
  others: readonly Rect[];
  spoken: Spoken;
  /** Its size, where its words give it one. */
  size: Size;
  /** Where it stands. */
  now: Rect | undefined;
  /** Where a person put it. */
  share: Share | undefined;
  /** He did so in this ask: there it stays, whatever lies below. */
  isFirm: boolean;
  /** The board has made what room it will. */
  isLast: boolean;
}

/** So many pixels from the board's edges, and from what else lies over it. */
const MARGIN = 16;
const GAP = 8;
/** From the middle of a unit to the end of its hull, and from a line to where it is still read. */
const HULL = 26;
const LINE = 4;

/** How much of what is spoken of lies below a rectangle: units and lines, counted. */
export function countHidden(card: Rect, { points, lines }: Spoken): number {
  const [hulls, strokes] = [grow(card, HULL), grow(card, LINE)];
  return points.filter(at => holds(hulls, at)).length + lines.filter(line => crosses(strokes, line)).length;
}

/** A place for a card. */
export interface Laid {
  at: Rect;
  /** A person put it there, or nothing of what it speaks of lies below. */
  stands: boolean;
}

/** Where a card of odds stands: where a person put it; else at an edge of the board, as near as may be to where it is, at first at the lower right. */
export function placeCard(of: Laying): Laid {
  const { room, size, spoken, others } = of;
  const free = leeway(room, size);
  const put = of.share && { ...size, x: of.share.x * free.width, y: of.share.y * free.height };
  if (put && (of.isFirm || countHidden(put, spoken) === 0)) return { at: put, stands: true };
  const near = of.now ?? { x: room.width, y: room.height };
  return best(spotsFor(of), of, card => [
    others.filter(one => overlap(card, one)).length,
    Math.hypot(card.x - near.x, card.y - near.y),
  ]);
}

/** The share that a place is of the way, held within the room. */
export function shareOf({ x, y }: Point, { width, height }: Size): Share {
  const part = (at: number, of: number): number => (of > 0 ? Math.min(1, Math.max(0, at / of)) : 0);
  return { x: part(x, width), y: part(y, height) };
}

/** How far a card can be moved. */
export function leeway(room: Size, { width, height }: Size): Size {
  return { width: Math.max(0, room.width - width), height: Math.max(0, room.height - height) };
}

/** In the corners of the board and amid its sides; where something else lies there, beside that. */
function spotsFor({ room, size, others }: Laying): Rect[] {
  const [right, left, middle] = stopsOf(size.width, room.width);
  const [foot, top, half] = stopsOf(size.height, room.height);
  const along = [right, left].flatMap(x => [foot, top, half].map(y => ({ ...size, x, y })));
  const all = [...along, { ...size, x: middle, y: foot }, { ...size, x: middle, y: top }];
  const within = ({ x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= foot;
  return all
    .flatMap(spot => [spot, ...others.filter(one => overlap(spot, one)).flatMap(one => besides(spot, one))])
    .filter(within);
}

/** Where something so long lies at the end, at the beginning and amid a length. */
function stopsOf(long: number, whole: number): readonly [number, number, number] {
  const free = Math.max(0, whole - long);
  const edge = Math.min(MARGIN, free / 2);
  return [free - edge, edge, free / 2];
}

/** A card moved out of something, to each side of it. */
function besides(card: Rect, { x, y, width, height }: Rect): Rect[] {
  return [
    { ...card, x: x + width + GAP },
    { ...card, x: x - GAP - card.width },
    { ...card, y: y + height + GAP },
    { ...card, y: y - GAP - card.height },
  ];
}

/** The one below which least is hidden, then the one whose faults are least, the gravest first; of two alike the first. */
export function best(all: readonly Rect[], { spoken, isLast }: Laying, faults: (one: Rect) => readonly number[]): Laid {
  const weighed = all.map(at => {
    const below = countHidden(at, spoken);
    // As long as the board may make room, it is all the same how much of it is needed.
    return { at, stands: below === 0, by: [isLast ? below : Math.min(1, below), ...faults(at)] };
  });
  const [first] = weighed.toSorted((a, b) => a.by.map((fault, i) => fault - (b.by[i] ?? 0)).find(off => off !== 0) ?? 0);
  if (!first) throw new Error('there is no place at all');
  return { at: first.at, stands: first.stands };
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function holds({ x, y, width, height }: Rect, at: Point): boolean {
  return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
}

/** Whether a line runs through a rectangle: whether of what lies between its sides something lies between its top and foot. */
function crosses({ x, y, width, height }: Rect, [from, to]: readonly [Point, Point]): boolean {
  const across = within([from.x, to.x], x, x + width);
  const down = within([from.y, to.y], y, y + height);
  return Math.max(0, across[0], down[0]) < Math.min(1, across[1], down[1]);
}

/** Between which shares of its way somebody who goes from one number to another is between two more. */
function within([from, to]: readonly [number, number], low: number, high: number): readonly [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.min(a, b), Math.max(a, b)];
}
