// Chapter 9.4: an enveloping volley, dealt round all shields of a ship.

import type { Charts } from '../charts.ts';
import type { Hold } from '../folder.ts';
import type { Unit } from '../open.ts';
import { boxesThatCount } from './condition.ts';

/** Points on one shield. */
export interface Part {
  shield: number;
  points: number;
}

/** A ship with all its shields, and what reinforces them. */
export interface Around {
  charts: Pick<Charts, 'minimumBoxes'>;
  unit: Pick<Unit, 'shields' | 'dropped' | 'setting'>;
  hold: Pick<Hold, 'general' | 'specific'>;
}

/** TP-9.4.7 The parts of an enveloping volley, shield by shield; what general reinforcement takes off before comes with the first. */
export function partsAround({ charts, unit, hold: { general, specific } }: Around, points: number): Part[] {
  if (points <= 0) return [];
  const off = Math.min(general, points);
  // Ruling R93.
  const strengths = unit.shields.map((_, at) => boxesThatCount(charts, unit, at) + (specific[at] ?? 0));
  const parts = sharesOf(strengths, points - off)
    .map((share, at) => ({ shield: at + 1, points: share }))
    .filter(part => part.points > 0);
  const [first = { shield: 1, points: 0 }, ...others] = parts;
  return [{ shield: first.shield, points: first.points + off }, ...others];
}

/** TP-9.4.7 One part more than there are weakest shields: each of these takes one, the last is dealt a point at a time round the others, from the weakest up. */
export function sharesOf(strengths: readonly number[], points: number): number[] {
  const least = Math.min(...strengths);
  const all = strengths.map((_, at) => at);
  const weakest = all.filter(at => strengths[at] === least);
  const others = all.filter(at => strengths[at] !== least).sort((a, b) => (strengths[a] as number) - (strengths[b] as number));
  const part = Math.floor(points / (1 + weakest.length));
  const shares = strengths.map(strength => (strength === least ? part : 0));
  const round = others.length > 0 ? others : weakest;
  for (let n = 0; n < points - part * weakest.length; n += 1) shares[round[n % round.length] as number]! += 1;
  return shares;
}
