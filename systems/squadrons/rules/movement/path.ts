// Chapter 3.4: the path of one craft, a hex or a hexside at a time.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import type { Edge, Place } from '../map.ts';
import { edgeCrossed, FACINGS, isOnMap } from '../map.ts';
import type { Craft } from '../open.ts';

/** `F` into the hex in front, `L` and `R` one hexside to the left and to the right. */
export type Step = 'F' | 'L' | 'R';
export const STEPS: readonly Step[] = ['F', 'L', 'R'];

/** One step from the middle of the map in each direction. */
const AHEAD: readonly Hex[] = FACINGS.map((_, direction) => hexes.step({ q: 0, r: 0 }, direction));

/** What holds a craft's path. */
export interface Limits {
  /** SQ-3.3.6 Hexes at most; one at least. */
  most: number;
  /** SQ-3.4.2 Facing changes at most. */
  turns: number;
  /** SQ-3.4.3 Hexes straight ahead before each. */
  turnDistance: number;
}

/** The end of a path so far. */
export interface Tip extends Place {
  /** Hexes flown. */
  hexes: number;
  /** SQ-3.4.4 Hexes since the last facing change, or since the move began. */
  straight: number;
  /** Facing changes made. */
  turned: number;
  /** SQ-3.6.1 The edge it left the map over. */
  left: Edge | null;
}

/** Where a craft's path begins. */
export function start({ q, r, heading }: Craft | Place): Tip {
  return { q, r, heading, hexes: 0, straight: 0, turned: 0, left: null };
}

/** One step more. What forbids it is asked of `whyBarred`; SQ-3.1.5 who else is in a hex never does. */
export function take(book: Pick<Book, 'map'>, tip: Tip, step: Step): Tip {
  const next = { ...tip };
  if (step === 'F') goAhead(book, next, 1);
  else turn(next, step);
  return next;
}

/** SQ-3.4.4 The hexes straight ahead are counted anew. */
function turn(tip: Tip, step: string): void {
  tip.heading = (tip.heading + (step === 'R' ? 1 : 5)) % 6;
  tip.straight = 0;
  tip.turned += 1;
}

/** SQ-3.4.1 So many hexes straight ahead: who is off the map at their end left it on the way. */
function goAhead(book: Pick<Book, 'map'>, tip: Tip, by: number): void {
  const { q, r } = AHEAD[tip.heading] as Hex;
  tip.q += q * by;
  tip.r += r * by;
  tip.hexes += by;
  tip.straight += by;
  if (!isOnMap(book, tip)) tip.left = edgeCrossed(book, tip);
}

/** The end of a whole path. */
export function pathEnd(book: Pick<Book, 'map'>, from: Craft | Place, path: string): Tip {
  const tip = start(from);
  for (let i = 0; i < path.length; ) {
    let ahead = 0;
    while (path[i + ahead] === 'F') ahead += 1;
    if (ahead > 0) goAhead(book, tip, ahead);
    else turn(tip, path[i] as string);
    i += Math.max(1, ahead);
  }
  return tip;
}

/** A reason why a step cannot be taken. */
export type Barred = 'gone' | 'rate' | 'turns' | 'distance';

/** What forbids a step here; nothing where it may be taken. SQ-3.4.5 No hex need follow a facing change. */
export function whyBarred(tip: Tip, step: Step, limits: Limits): Barred | undefined {
  if (tip.left) return 'gone';
  if (step === 'F') return tip.hexes >= limits.most ? 'rate' : undefined;
  if (tip.turned >= limits.turns) return 'turns';
  return tip.straight < limits.turnDistance ? 'distance' : undefined;
}

/** As much of a path as these limits let a craft fly: hexes beyond its rate and turns it may not make are left out. */
export function fitPath(
  book: Pick<Book, 'map'>,
  from: Craft | Place,
  { path, limits }: { path: string; limits: Limits },
): string {
  let tip = start(from);
  let kept = '';
  for (const letter of path) {
    const step = letter as Step;
    if (whyBarred(tip, step, limits)) continue;
    tip = take(book, tip, step);
    kept += step;
  }
  return kept === '' || tip.hexes === 0 ? 'F' : kept;
}
