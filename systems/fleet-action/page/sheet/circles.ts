/** Chapter 11 as a sheet shows it: the level of a squadron, its circles, and what would be thrown. Nothing here draws. */

import type { Circle } from '../../rules/book.ts';
import type { Mod } from '../../rules/morale/check.ts';
import { situation } from '../../rules/morale/check.ts';
import { circlesOf, morale, startingMorale } from '../../rules/morale/levels.ts';
import { type FaSeen, squadronOf } from '../../scene/seen.ts';

/** FA-11.1 The morale of a squadron of the book. */
export interface Spirit {
  start: number;
  level: number;
  /** `tested`: behind it. `next`: the next to be tested; how many points it is off. */
  circles: (Circle & { tested: boolean; reached: boolean })[];
  next: { level: number; off: number } | undefined;
  /** FA-11.3 What is added to the die as things stand. */
  mods: Mod[];
  withdraws: number;
}

export function spiritOf(seen: Pick<FaSeen, 'book' | 'open' | 'clock'>, id: string): Spirit | undefined {
  const squadron = squadronOf(seen, id);
  if (!squadron) return undefined;
  const start = startingMorale(seen.book, id, squadron);
  const level = morale(seen, id);
  const circles = circlesOf(seen.book, start).map((circle, i) => ({
    ...circle,
    tested: i < squadron.tested,
    reached: level <= circle.level,
  }));
  const first = circles.find(one => !one.tested);
  const next = first && { level: first.level, off: Math.max(0, level - first.level) };
  return {
    start,
    level,
    circles,
    next,
    mods: situation({ ...seen, clock: seen.clock }, squadron),
    withdraws: squadron.withdraws,
  };
}

/** `morale 9 of 14, the next circle at 7`: the same in words. */
export function spiritWords({ level, start, next, withdraws }: Spirit): string {
  const after = withdraws > 0 ? ', withdraws' : next ? `, the next circle at ${next.level}` : '';
  return `morale ${level} of ${start}${after}`;
}
