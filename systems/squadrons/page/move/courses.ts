/** What a step, a drawn line or a far hex makes of a move: the book's part of the path in hand. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { PathInHand, Tried } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Book } from '../../rules/book.ts';
import type { Limits, Step, Tip } from '../../rules/movement/path.ts';
import { pathEnd, STEPS, take, whyBarred } from '../../rules/movement/path.ts';
import type { Craft } from '../../rules/open.ts';
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
    follow: (move, over) => ({ path: lay(move, drawPath(flyingOf(at(move), place), path(move), over)) }),
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

/** A craft that flies: where from, by what has been laid, within what limits. */
export interface Flying {
  book: Book;
  craft: Craft;
  limits: Limits;
}

interface Found {
  path: string;
  tip: Tip;
}

/** The path that goes on from what is laid and ends nearest to a hex, without leaving the map: the shortest of equals, then the one with fewest turns. */
export function courseTo(of: Flying, laid: string, to: Hex): string {
  const seen = new Set<string>();
  let best: Found = { path: laid, tip: pathEnd(of.book, of.craft, laid) };
  let open: Found[] = [best];
  while (open.length > 0 && hexes.range(best.tip, to) > 0) {
    open = open.flatMap(one => onward(of, one)).filter(one => isNew(seen, one.tip, of.limits));
    for (const one of open) if (isBetter(one, best, to)) best = one;
  }
  return best.path;
}

function onward({ book, limits }: Flying, { path, tip }: Found): Found[] {
  return STEPS.flatMap(step => {
    if (whyBarred(tip, step, limits)) return [];
    const next = take(book, tip, step);
    return next.left ? [] : [{ path: path + step, tip: next }];
  });
}

/** Whether nobody has stood like this before: a longer run ahead than a turn needs is no different. */
function isNew(seen: Set<string>, tip: Tip, { turnDistance }: Limits): boolean {
  const key = [tip.q, tip.r, tip.heading, tip.turned, tip.hexes, Math.min(tip.straight, turnDistance)].join();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function isBetter(one: Found, best: Found, to: Hex): boolean {
  const off = hexes.range(one.tip, to) - hexes.range(best.tip, to);
  return off < 0 || (off === 0 && one.path.length < best.path.length);
}

/** What a finger drawn through hexes lays, from the tip on; back over its own trail takes steps up. Stops where the rules refuse. */
export function drawPath(of: Flying, from: string, over: readonly Hex[]): string {
  const trail: { at: Hex; path: string }[] = [{ at: pathEnd(of.book, of.craft, from), path: from }];
  for (const hex of over) {
    const back = trail.findIndex(({ at }) => hexes.same(at, hex));
    if (back >= 0) {
      trail.splice(back + 1);
      continue;
    }
    const path = towards(of, (trail.at(-1) as { path: string }).path, hex);
    if (path === undefined) break;
    trail.push({ at: hex, path });
  }
  return (trail.at(-1) as { path: string }).path;
}

/** Into the hex ahead, or after a turn into the one beside it. */
function towards(of: Flying, path: string, to: Hex): string | undefined {
  return ['F', 'LF', 'RF']
    .map(steps => laidOn(of, path, steps))
    .find(next => next !== undefined && hexes.same(pathEnd(of.book, of.craft, next), to));
}

function laidOn({ book, craft, limits }: Flying, path: string, steps: string): string | undefined {
  let tip = pathEnd(book, craft, path);
  for (const step of steps) {
    if (whyBarred(tip, step as Step, limits)) return undefined;
    tip = take(book, tip, step as Step);
  }
  return path + steps;
}
