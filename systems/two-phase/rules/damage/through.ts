// Chapter 10.1: what shields and armour let through, as far as lies open.

import type { Charts } from '../charts.ts';
import type { Unit } from '../open.ts';
import { boxesThatCount } from './condition.ts';
import type { Part } from './envelop.ts';

/** TP-10.1.3 What comes inside of parts that strike one after another, without reinforcement; TP-12.2.6 a small unit has neither shields nor armour. */
export function insideOf(charts: Charts, target: Unit, parts: readonly Part[]): number {
  const left = target.shields.map((_, at) => boxesThatCount(charts, target, at));
  let inside = 0;
  for (const { shield, points } of parts) {
    const stopped = Math.min(left[shield - 1] ?? 0, points);
    if (stopped > 0) left[shield - 1]! -= stopped;
    inside += points - stopped;
  }
  return Math.max(0, inside - target.boxes.armour);
}
