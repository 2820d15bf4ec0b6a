/** What lies outside the part of a board that is seen: who, how far off, in which direction, and where at the edge an arrow points to it. */
import { type GhostItem, type GroupItem, type Item, ofKind, type Place, type UnitItem, type UnitNames } from '@flagplot/scene';
import { listWords } from '../words/lists.ts';
import { type Camera, middleOf, onScreen, onSheet, type Size } from './camera.ts';
import { between, overlap, type Point, type Rect } from './geometry.ts';
import type { Ground } from './ground.ts';
import { widthOf } from './measure.ts';
import { sailingTogether } from './sailing.ts';

/** Units that sail together, or one that sails alone. */
export interface Party {
  id: string;
  side: string;
  /** `Earth A`; `Halcyon` for one that sails alone. */
  name: string;
  /** Its last word, as several of one side are told in a breath: `A`. */
  short: string;
  places: readonly Place[];
}

/** An arrow at the edge, to a party or to several of a side that lie the same way; the nearest first. */
export interface EdgeArrow {
  parties: readonly Party[];
  /** `Earth A, 31 north`. */
  says: string;
  /** `31 hexes from Tal'Kesh`. */
  hint: string;
  /** Where its middle is, in pixels from the corner of the board, and where it points: degrees clockwise from north. */
  at: Point;
  degrees: number;
}

/** From where things are seen. */
export interface Outlook {
  view: Camera;
  size: Size;
  ground: Ground;
  /** What lies on the board where no arrow can lie, in pixels from its corner. */
  covers: readonly Rect[];
  /** Who is in hand: distances are his as long as he is seen, else those of the place amid the window. */
  held: UnitItem<Place> | undefined;
}

/** So far, in pixels, an arrow stays from the edge of the board. */
const RIM = 16;
/** How high it is, with what keeps it from the next, and how wide beside its words. */
const HIGH = 40;
const BESIDE = 50;
/** Words of an arrow are so much larger than those on the board. */
const LARGER = 1.08;
/** Arrows of a side nearer to each other than so many pixels across, and than their height down, are one. */
const ACROSS = 150;
/** So many of them are all named; of more than that the first, and how many more. */
const NAMED = 3;

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** `north-east`: the point of the compass at which one point of the sheet lies from another. North is at the head of every sheet. */
export function compassWord(from: Point, to: Point): string {
  return COMPASS[Math.round(degreesTo(from, to) / 45) % 8] ?? '';
}

/** Degrees clockwise from north, 0 to 360. */
function degreesTo(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * (180 / Math.PI) + 360) % 360;
}

/** A unit where it stands, or would be set up. */
type Sailing = UnitNames & Pick<UnitItem<Place>, 'id' | 'at' | 'lost'>;

/** What on a board may lie outside, and be told of there: units with what they are called by, and those that are being set up. */
export function mayLieOutside(item: Item<Place>): item is UnitItem<Place> | GroupItem | GhostItem<Place> {
  return item.kind === 'unit' || item.kind === 'group' || (item.kind === 'ghost' && item.sets !== undefined);
}

/** Who there is on a board: squadrons as they are named there, else by what the tags of their units begin with, and who sails alone. */
export function partiesOf(items: readonly Item<Place>[], sideName: (side: string) => string): Party[] {
  const groups = new Map(ofKind(items, 'group').map(group => [group.id, group]));
  const setUp = ofKind(items, 'ghost').flatMap(({ id, at, sets }): Sailing[] => (sets ? [{ ...sets, id, at }] : []));
  return [...sailingTogether<Sailing>([...ofKind(items, 'unit'), ...setUp])].map(([id, units]) => {
    const [{ side, name: own }] = units;
    const short = shortOf(units, groups);
    const name = short === own ? short : `${sideName(side)} ${short}`;
    return { id, side, name, short, places: units.map(({ at }) => at) };
  });
}

/** `Red`, `A`, `Halcyon`. */
function shortOf([first]: readonly [Sailing, ...Sailing[]], groups: ReadonlyMap<string, GroupItem>): string {
  const group = groups.get(first.squadron ?? '');
  const letters = first.squadron === undefined ? undefined : /^\D+/.exec(first.tag ?? '')?.[0];
  return group?.name ?? letters ?? first.name;
}

/** Arrows to all parties of which nothing is seen, the nearest first. */
export function edgeArrows(parties: readonly Party[], { view, size, ground, covers, held }: Outlook): EdgeArrow[] {
  const seenAt = (place: Place): Point => onScreen(ground.middle(place), view);
  const isIn = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < size.width && y < size.height;
  const isHeldSeen = held !== undefined && isIn(seenAt(held.at));
  const from = isHeldSeen ? held.at : ground.under(onSheet(middleOf(size), view));
  const outside = parties.filter(({ places }) => !places.some(place => isIn(seenAt(place))));
  const arrows = outside
    .map(party => {
      const nearest = party.places.toSorted((a, b) => ground.distance(from, a) - ground.distance(from, b))[0] ?? from;
      return { party, nearest, off: ground.distance(from, nearest), ...arrowTo(seenAt(nearest), size) };
    })
    .sort((a, b) => a.off - b.off);
  const words = together(arrows).map(([first, ...more]) => {
    const parties = [first, ...more].map(({ party }) => party);
    const way = compassWord(ground.middle(from), ground.middle(first.nearest));
    const hint = `${ground.apart(from, first.nearest)} from ${isHeldSeen ? held.name : 'the middle of the board as you see it'}`;
    return {
      parties,
      says: `${namesOf(parties)}, ${ground.figure(first.off)} ${way}`,
      hint,
      at: first.at,
      degrees: first.degrees,
    };
  });
  return laidApart(words, size, covers);
}

/** Where the way from the middle of the board to a point outside meets its edge. */
function arrowTo(to: Point, size: Size): { at: Point; degrees: number } {
  const middle = middleOf(size);
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const reach = Math.min(middle.x / Math.abs(dx || 1e-9), middle.y / Math.abs(dy || 1e-9));
  return { at: { x: middle.x + dx * reach, y: middle.y + dy * reach }, degrees: degreesTo(middle, to) };
}

interface Found {
  party: Party;
  nearest: Place;
  off: number;
  at: Point;
  degrees: number;
}

/** Those of a side whose arrows would lie over each other, who have one between them. */
function together(arrows: readonly Found[]): (readonly [Found, ...Found[]])[] {
  const heaps: [Found, ...Found[]][] = [];
  for (const one of arrows) {
    const isSame = ([{ party, at }]: readonly [Found, ...Found[]]): boolean =>
      party.side === one.party.side && Math.abs(at.x - one.at.x) < ACROSS && Math.abs(at.y - one.at.y) < HIGH;
    const own = heaps.find(isSame);
    if (own) own.push(one);
    else heaps.push([one]);
  }
  return heaps;
}

/** Arrows within the board, each clear of those before it and of what lies there, as near as may be to where it points. */
function laidApart(arrows: readonly EdgeArrow[], { width, height }: Size, covers: readonly Rect[]): EdgeArrow[] {
  const taken = [...covers];
  return arrows.map(arrow => {
    const wide = Math.min(widthOf(arrow.says) * LARGER + BESIDE, width - 2 * RIM);
    const boxAt = (x: number, y: number): Rect => ({
      x: between(RIM, x - wide / 2, width - RIM - wide),
      y: between(RIM / 2, y - HIGH / 2, height - RIM / 2 - HIGH),
      width: wide,
      height: HIGH,
    });
    const { x, y } = arrow.at;
    const tries = TRIES.map(([across, down]) => boxAt(x + across * wide, y + down * HIGH));
    const box = tries.find(one => !taken.some(over => overlap(one, over))) ?? boxAt(x, y);
    taken.push(box);
    return { ...arrow, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  });
}

/** How many widths and heights an arrow is moved by that cannot lie where it points: the least first. */
const TRIES: readonly (readonly [across: number, down: number])[] = [
  ...[0, 1, 2, 3, 4].flatMap(far =>
    [-far, far].flatMap((n): [number, number][] => [
      [0, n],
      [n, 0],
    ]),
  ),
  ...[-1, 1, -2, 2].flatMap(across => [-1, 1, -2, 2, -3, 3].map((down): [number, number] => [across, down])),
];

/** `Earth A`, `Earth A, B and C`, `Earth A, B and 3 more`. */
function namesOf(parties: readonly Party[]): string {
  const named = parties.length > NAMED ? parties.slice(0, NAMED - 1) : parties;
  const names = named.map(({ name, short }, n) => (n === 0 ? name : short));
  return listWords(named.length < parties.length ? [...names, `${parties.length - named.length} more`] : names);
}
