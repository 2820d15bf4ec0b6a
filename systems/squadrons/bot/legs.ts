// Everywhere a craft can be at the end of one move, worked out once for each rate, # of Turns and Turn Distance.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Limits } from '../rules/movement/path.ts';

/** How far a leg takes a craft to either side on its way: in rows, and in half hexes across them. */
export interface Span {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** One way through a move. Offsets are given for each facing it may begin with. */
export interface Leg {
  path: string;
  hexes: number;
  /** Sixths turned, clockwise. */
  turn: number;
  q: readonly number[];
  r: readonly number[];
  spans: readonly Span[];
}

/** Straight runs that are tried after the last facing change: the whole rest, and these parts of it. */
const PARTS = [1, 0.5, 0];
/** Facings begun with, in the kernel's directions. */
const FACINGS = [0, 1, 2, 3, 4, 5];

const known = new Map<number, readonly Leg[]>();

/** SQ-3.3.6, SQ-3.4.2, SQ-3.4.3 Ways that end differently, those with the fewest turns first. */
export function legsOf(limits: Limits): readonly Leg[] {
  const key = (limits.most * 64 + limits.turns) * 64 + limits.turnDistance;
  const found = known.get(key) ?? distinct(paths(limits));
  known.set(key, found);
  return found;
}

function distinct(all: readonly string[]): Leg[] {
  const byEnd = new Map<string, Leg>();
  for (const path of all) {
    const leg = legOf(path);
    const end = `${leg.q[0]} ${leg.r[0]} ${leg.turn}`;
    if (!byEnd.has(end)) byEnd.set(end, leg);
  }
  return [...byEnd.values()];
}

function paths({ most, turns, turnDistance }: Limits): string[] {
  const found: string[] = [];
  let open = [''];
  for (let turned = 0; turned <= turns; turned += 1) {
    const next: string[] = [];
    for (const path of open) {
      const rest = most - runs(path);
      for (const straight of straights(rest, path)) found.push(path + 'F'.repeat(straight));
      for (const before of waits(rest, turnDistance)) {
        const run = path + 'F'.repeat(before);
        next.push(`${run}L`, `${run}R`);
      }
    }
    open = next;
  }
  return found;
}

const runs = (path: string): number => path.split('F').length - 1;

/** Last straight runs: the whole of what is left, half, none; any at all where nothing was turned. */
function straights(rest: number, path: string): number[] {
  if (path === '') return Array.from({ length: rest }, (_, i) => rest - i);
  return [...new Set(PARTS.map(part => Math.round(rest * part)))];
}

/** Hexes flown before a facing change: the fewest allowed, half of what is left, all of it. */
function waits(rest: number, turnDistance: number): number[] {
  if (rest < turnDistance) return [];
  return [...new Set([turnDistance, (turnDistance + rest) >> 1, rest])];
}

function legOf(path: string): Leg {
  // Hexes at which it turns, and its end: nothing between them lies further out.
  const via: Hex[] = [];
  let at: Hex = { q: 0, r: 0 };
  let facing = 0;
  for (const step of path) {
    if (step === 'F') at = hexes.step(at, facing);
    else {
      via.push(at);
      facing = (facing + (step === 'R' ? 1 : 5)) % 6;
    }
  }
  via.push(at);
  const ends = FACINGS.map(begun => hexes.rotate(at, begun));
  return {
    path,
    hexes: runs(path),
    turn: facing,
    q: ends.map(({ q }) => q),
    r: ends.map(({ r }) => r),
    spans: FACINGS.map(begun => spanOf(via.map(hex => hexes.rotate(hex, begun)))),
  };
}

/** One row south is one more of q + r; half a hex east is one more of q - r. */
function spanOf(via: readonly Hex[]): Span {
  const rows = via.map(({ q, r }) => q + r);
  const halves = via.map(({ q, r }) => q - r);
  return { north: Math.min(...rows), south: Math.max(...rows), west: Math.min(...halves), east: Math.max(...halves) };
}
