// How squadrons move (chapter 3): a second opinion, from the book alone.

import type { Hex } from './hexes.ts';
import { ahead, turned } from './hexes.ts';
import type { Craft, Position, Speed, Squadron } from './position.ts';
import { isBroken, isFrozen, present, rate, separated, turnDistance, turns } from './position.ts';

/** A path in letters: A a hex ahead, L and R a facing change of 60 degrees to the left and to the right. */
export type Path = string;

export interface MoveOrder {
  /** Nothing is declared for a squadron of frozen craft only. */
  readonly speed: Speed | undefined;
  readonly flights: readonly Flight[];
}

/** The path of the craft at this place of the roster. */
export interface Flight {
  readonly place: number;
  readonly path: Path;
}

/** How large the map is. */
type Extent = Pick<Position, 'columns' | 'rows'>;

/** Where a craft comes to. */
export interface End {
  /** The last hex on the map. */
  readonly at: Hex;
  readonly facing: number;
  /** Hexes moved; a step over the edge is one. */
  readonly hexes: number;
  /** The edge it went over. */
  readonly over: 'north' | 'south' | 'east' | 'west' | undefined;
}

/** SQ-3.2.1, SQ-3.2.3, SQ-3.6.3 Whether a squadron has a place in the sequence of moves. */
export function takesPart(squadron: Squadron): boolean {
  return present(squadron).length > 0 && !isBroken(squadron) && !squadron.immobile;
}

/**
 * SQ-3.2.1 The side that moves next and its squadrons that may be chosen (SQ-3.2.2): the first in the order of play from this place on that
 * has any left.
 */
export function nextToMove(position: Position, from: number): { side: string; squadrons: string[] } | undefined {
  const { order } = position;
  for (const side of [...order.slice(from), ...order.slice(0, from)]) {
    const left = position.squadrons.filter(one => one.side === side && !one.moved && takesPart(one));
    if (left.length > 0) return { side, squadrons: left.map(({ id }) => id) };
  }
  return undefined;
}

/** Why a squadron cannot be moved so: in words of no account; none where it can. */
export function moveFaults(position: Position, squadron: Squadron, { speed, flights }: MoveOrder): string[] {
  const steered = present(squadron).filter(place => !isFrozen(squadron, squadron.craft[place] as Craft));
  const others = flights.filter(({ place }) => !steered.includes(place));
  const faults = others.map(({ place }) => `SQ-3.7.1 ${place} is not steered`);
  if (steered.length === 0) return speed ? [...faults, 'SQ-3.7.3 nobody can obey a speed'] : faults;
  if (!speed) return [...faults, 'SQ-3.3.3 no speed declared'];
  const alone = separated(squadron);
  const markers = (place: number): number => squadron.craft[place]?.markers ?? 0;
  if (speed === 'full' && steered.some(place => markers(place) > 0 && !alone.includes(place))) faults.push('SQ-3.3.7 damaged');
  for (const place of steered) {
    const [flight, ...more] = flights.filter(one => one.place === place);
    // SQ-3.3.8 Where the squadron may go at Full Throttle, its damaged craft go at Attack Speed.
    const most = rate(squadron, markers(place) > 0 ? 'attack' : speed);
    if (!flight || more.length > 0) faults.push(`SQ-3.3.6 ${place} has no path, or several`);
    else faults.push(...pathFaults(position, { squadron, place, most }, flight.path));
  }
  return faults;
}

/** SQ-3.3.6, SQ-3.4.1 to SQ-3.4.5 What is wrong with the path of one craft. */
function pathFaults(
  position: Position,
  { squadron, place, most }: { squadron: Squadron; place: number; most: number },
  path: Path,
): string[] {
  const craft = squadron.craft[place] as Craft;
  const legs = path.split(/[LR]/);
  const hexes = legs.join('').length;
  const faults: string[] = [];
  if (hexes < 1 || hexes > most) faults.push(`SQ-3.3.6 ${place} moves ${hexes}`);
  if (legs.length - 1 > turns(squadron, craft)) faults.push(`SQ-3.4.2 ${place} turns ${legs.length - 1} times`);
  // The last leg goes before no facing change, and may be of any length.
  if (legs.slice(0, -1).some(leg => leg.length < turnDistance(squadron, craft))) faults.push(`SQ-3.4.3 ${place} turns too early`);
  const { over, hexes: flown } = fly(position, craft, path);
  if (over && !(flown === hexes && path.endsWith('A'))) faults.push(`SQ-3.6.1 ${place} goes on beyond the map`);
  return faults;
}

/** Where a path leads; SQ-3.6.1 off the map it ends. */
export function fly(map: Extent, craft: Craft, path: Path): End {
  let at = craft.at as Hex;
  let facing = craft.facing;
  let hexes = 0;
  for (const letter of path) {
    if (letter === 'L') facing = turned(facing, -1);
    if (letter === 'R') facing = turned(facing, 1);
    if (letter !== 'A') continue;
    hexes += 1;
    const next = ahead(at, facing);
    const over = edgeCrossed(map, next);
    if (over) return { at, facing, hexes, over };
    at = next;
  }
  return { at, facing, hexes, over: undefined };
}

/** SQ-3.6.2 The edge beyond which a hex lies: east or west before north or south. */
function edgeCrossed({ columns, rows }: Extent, { column, row }: Hex): End['over'] {
  if (column < 1) return 'west';
  if (column > columns) return 'east';
  if (row < 1) return 'north';
  return row > rows ? 'south' : undefined;
}

/** SQ-3.7.1, SQ-3.7.2 A frozen craft goes straight ahead. */
function drift(map: Extent, craft: Craft): End {
  return fly(map, craft, 'A'.repeat(craft.drift));
}

/** Where a lawful move takes the craft of a squadron, by place on the roster. */
export function move(position: Position, squadron: Squadron, { flights }: MoveOrder): Record<number, End> {
  const end = (place: number): End => {
    const craft = squadron.craft[place] as Craft;
    const flight = flights.find(one => one.place === place);
    return flight ? fly(position, craft, flight.path) : drift(position, craft);
  };
  return Object.fromEntries(present(squadron).map(place => [place, end(place)]));
}

/** SQ-3.3.4 The speed a squadron has moved at; SQ-3.7.3 one of frozen craft keeps the last. */
export function speedAfter({ speed }: Squadron, order: MoveOrder): Speed {
  return order.speed ?? speed;
}

/** Facings that lead to an edge (SQ-5.4.6). */
const HOMEWARD = { east: [0], west: [3], south: [1, 2], north: [4, 5] } as const;

/** SQ-5.4.6 to SQ-5.4.8 Where a fleeing squadron's craft come to, by place on the roster. */
export function flee(map: Extent, squadron: Squadron, edge: keyof typeof HOMEWARD): Record<number, End> {
  const end = (place: number): End => {
    const craft = squadron.craft[place] as Craft;
    if (isFrozen(squadron, craft)) return drift(map, craft);
    const away = (facing: number): number => Math.min(turned(facing, -craft.facing), turned(craft.facing, -facing));
    const [facing] = [...HOMEWARD[edge]].sort((a, b) => away(a) - away(b)) as [number];
    return fly(map, { ...craft, facing }, 'A'.repeat(rate(squadron, craft.markers > 0 ? 'attack' : 'full')));
  };
  return Object.fromEntries(present(squadron).map(place => [place, end(place)]));
}
