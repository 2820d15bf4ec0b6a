/** What a step, a drawn line or a far hex makes of a move: the book's part of the path in hand. */

import { type Hex, hexes } from '@flagplot/hexes';
import { followDrawn } from '@flagplot/pagekit/path/drawn.ts';
import type { PathInHand, Tried } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import { isOnMap } from '../../rules/map.ts';
import { barRefusal } from '../../rules/movement/faults.ts';
import type { Step, Tip } from '../../rules/movement/path.ts';
import { pathEnd, take, whyBarred } from '../../rules/movement/path.ts';
import { type Flying, nearestCourse } from '../../rules/movement/toward.ts';
import type { Move } from '../../rules/orders.ts';
import { craftAt, isLeast, limitsIn, type Making, pathOf, straightOn, tipOf, tryStep, withPath } from '../../scene/flights.ts';
import { count, hexName, measure, pathWords } from '../../words/names.ts';

/** Whose path is laid: of the craft at a place of the roster, who flies alone or with all who follow it. */
export interface Flown {
  place: number;
  /** The place once more, where it flies alone. */
  alone: number | undefined;
  /** `Red 3`, or `Red`. */
  name: string;
}

/** What of a path in hand belongs to the flier: where the move is kept. */
type Keeping = 'keep' | 'reset';

/** A squadron's move as it is kept; the path that is laid in it is that of one craft. */
export function moveInHand(it: Making, flown: Flown): Omit<PathInHand<Step, Move>, Keeping> {
  const { place, alone, name } = flown;
  const path = (move: Move): string => pathOf(move, place);
  const at = (move: Move): Making => ({ ...it, move });
  const lay = (move: Move, to: string): Move => withPath(at(move), to, alone);
  return {
    id: it.squadron.id,
    kept: it.move,
    empty: alone === undefined ? { ...it.move, craft: [] } : lay(it.move, ''),
    isDefault: isLeast(it),
    isEmpty: move => path(move) === '',
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    tryStep: (move, step) => laidBy(at(move), flown, step),
    takeBack: move => lay(move, path(move).slice(0, -1)),
    fillAhead: move => lay(move, straightOn(at(move), place, path(move))),
    takeUp: (move, { index }) => lay(move, path(move).slice(0, index)),
    courseTo: (move, to) => proposal(at(move), flown, to),
    follow: (move, over) => {
      const drawn = drawPath(flyingOf(at(move), place), path(move), over);
      return { ...drawn, path: lay(move, drawn.path) };
    },
    words: move => pathWords(path(move)),
    says: move => `${name}: ${pathWords(path(move))}. ${leftWords(at(move), place)}`,
    tip: move => tipOnMap(at(move), place),
    placeName: hexName,
  };
}

function flyingOf(it: Making, place: number): Flying {
  return { book: it.book, craft: craftAt(it.squadron, place), limits: limitsIn(it, place) };
}

function laidBy(it: Making, { place, alone }: Flown, step: Step): Tried<Move> {
  const next = tryStep(it, place, { path: pathOf(it.move, place), step });
  return 'refused' in next ? { path: it.move, refused: next.refused } : { path: withPath(it, next.path, alone) };
}

/** The course to a far hex: from what is laid on, or, where nothing is left to fly, anew. */
function proposal(it: Making, { place, alone }: Flown, to: Hex): Move | undefined {
  const laid = pathOf(it.move, place);
  const of = flyingOf(it, place);
  const path = courseTo(of, measure(laid).hexes < of.limits.most ? laid : '', to);
  return path === '' || path === laid ? undefined : withPath(it, path, alone);
}

/** `5 hexes and 2 turns left.` */
function leftWords(it: Making, place: number): string {
  const limits = limitsIn(it, place);
  const { hexes: flown, turns } = measure(pathOf(it.move, place));
  return `${count(limits.most - flown, 'hex', 'hexes')} and ${count(Math.max(0, limits.turns - turns), 'turn', 'turns')} left.`;
}

function tipOnMap(it: Making, place: number): Hex | undefined {
  const { q, r, left } = tipOf(it, place);
  return left ? undefined : { q, r };
}

/** The path that goes on from what is laid and ends nearest to a hex, without leaving the map: the shortest of equals, then the one with fewest turns. */
export function courseTo(of: Flying, laid: string, to: Hex): string {
  return nearestCourse(of, laid, tip => hexes.range(tip, to));
}

/** What a finger drawn through hexes lays, from the tip on. */
export function drawPath(of: Flying, from: string, over: readonly Hex[]): Tried<string> {
  const tipAt = (path: string): Tip => pathEnd(of.book, of.craft, path);
  return followDrawn<string, Hex>(from, over, {
    endOf: tipAt,
    into: (path, to) => towards(of, path, to),
    beside: path => {
      const tip = tipAt(path);
      return [0, 1, 5].map(sixths => hexes.step(tip, tip.heading + sixths)).filter(hex => isOnMap(of.book, hex));
    },
    apart: (a, b) => hexes.range(a, b),
  });
}

/** Into the hex ahead, or after a turn into the one beside it; nothing where it lies elsewhere. */
function towards(of: Flying, path: string, to: Hex): Tried<string> | undefined {
  const tip = pathEnd(of.book, of.craft, path);
  const ways = [
    [0, 'F'],
    [1, 'RF'],
    [5, 'LF'],
  ] as const;
  const way = ways.find(([sixths]) => hexes.same(hexes.step(tip, tip.heading + sixths), to));
  return way && laidOn(of, path, way[1]);
}

function laidOn({ book, craft, limits }: Flying, path: string, steps: string): Tried<string> {
  let tip = pathEnd(book, craft, path);
  for (const letter of steps) {
    const step = letter as Step;
    const reason = whyBarred(tip, step, limits);
    if (reason) return { path, refused: barRefusal(reason, tip, limits) };
    tip = take(book, tip, step);
  }
  return { path: path + steps };
}
