// Chapters 6.2 and 9.1 of the frame: where one unit sees another, at what range, and with what shift.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { locksOn, veilOf } from '../cloak/veil.ts';
import { scannerOf } from '../damage/condition.ts';
import { shiftBetween } from '../ew/shift.ts';
import { webBetween } from '../fields/web-between.ts';
import type { Target, Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isShip } from '../roster.ts';

/** Where two counters count as standing; nothing where they share a hex into which neither has come. */
export interface Apart {
  from: Hex;
  to: Hex;
}

type Stood = Pick<Unit, 'q' | 'r' | 'came' | 'arrived'>;

/** TP-9.1.4 In one hex the later arrival counts as standing where it came from, for the arcs and shields of both. */
export function apart(a: Stood, b: Stood): Apart | undefined {
  if (!hexes.same(a, b)) return { from: a, to: b };
  const late = a.arrived > b.arrived ? a : b;
  if (late.came === null || hexes.same(late.came, late)) return undefined;
  return late === a ? { from: late.came, to: b } : { from: a, to: late.came };
}

/** TP-9.1.3 The bearing of one counter as another sees it; -1 where they share a hex and nobody came. */
export function bearingOf(viewer: Stood & Pick<Unit, 'facing'>, seen: Stood): number {
  const where = apart(viewer, seen);
  return where ? hexes.bearing(where.from, viewer.facing, where.to) : hexes.NO_BEARING;
}

/** How a unit has another in its sights. */
export interface Sight {
  /** TP-4.1.2 In hexes. */
  range: number;
  /** TP-8.3.2 As charts are read. */
  effective: number;
  /** TP-8.2.3 Added to the die. */
  shift: number;
  /** TP-9.1.2 Of the target from the firer. */
  bearing: number;
  /** TP-11.3.7 Hexes of web in the line of fire. */
  web: number;
}

/** TP-8.3.2 The true range, doubled without lock-on, and the scanner; TP-11.1.9 and what a cloak adds. */
export function sightOf(seen: Seen, firer: Unit, target: Target): Sight {
  const range = hexes.range(firer, target);
  const scanner = isShip(firer) ? scannerOf(cardOf(seen.book, firer), firer) : 0;
  return {
    range,
    effective: (locksOn(firer, target) ? range : 2 * range) + scanner + veilOf(seen.book.charts, target),
    shift: shiftBetween(seen, firer, target),
    bearing: bearingOf(firer, target),
    web: webBetween(seen, firer, target),
  };
}
