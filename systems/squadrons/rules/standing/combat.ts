// Ruling R15: jamming and fire of squadrons that are left to themselves.

import { hexes } from '@flagplot/hexes';
import { volleyOptions } from '../combat/declare.ts';
import { isLaunched } from '../combat/gunnery.ts';
import { sightingOf } from '../combat/sight.ts';
import type { Squadron } from '../open.ts';
import type { Volley } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { isFlying, squadronCalled } from '../roster.ts';
import type { SqView } from '../state.ts';
import { choiceOf } from './choices.ts';

/** Of these squadrons those that jam by themselves. */
export function standingJammers({ own }: Pick<SqView, 'own'>, squadrons: readonly string[]): string[] {
  return squadrons.filter(id => choiceOf(own, id)?.combat === 'jam');
}

/** The fire of those that fire by themselves: each at the nearest. Who could have jammed and did not, has nobody to jam: it fires as well. */
export function standingVolleys(v: SqView, squadrons: readonly string[]): Volley[] {
  return squadrons.flatMap(id => {
    const combat = choiceOf(v.own, id)?.combat;
    return combat === undefined || combat === 'hold' ? [] : (volleyAtNearest(v, id) ?? []);
  });
}

/** Whether each of these squadrons knows by itself what it does in combat. */
export function allKnow({ own }: Pick<SqView, 'own'>, squadrons: readonly string[]): boolean {
  return squadrons.every(id => choiceOf(own, id)?.combat !== undefined);
}

/**
 * The volley of a squadron at the nearest enemy it bears on, by the fewest hexes between any two of their craft. SQ-4.10.1 What is launched
 * makes vulnerable: it is left for want of another weapon alone; else the weapon that most of its craft bear with, of equals the first of the card.
 */
function volleyAtNearest(seen: Seen, id: string): Volley | undefined {
  const squadron = squadronCalled(seen, id);
  let best: { volley: Volley; rank: readonly number[] } | undefined;
  for (const volley of volleyOptions(seen, id)) {
    const { to, weapon, shooters } = sightingOf(seen, volley);
    const rank = [hexesBetween(squadron, to), isLaunched(weapon.card.kind) ? 1 : 0, -shooters.length];
    if (!best || isBefore(rank, best.rank)) best = { volley, rank };
  }
  return best?.volley;
}

/** The fewest hexes between a craft of one squadron and a craft of another. */
function hexesBetween(one: Squadron, other: Squadron): number {
  let least = Number.POSITIVE_INFINITY;
  for (const craft of one.craft.filter(isFlying))
    for (const far of other.craft.filter(isFlying)) least = Math.min(least, hexes.range(craft, far));
  return least;
}

/** Whether the first number in which two lists differ is the lesser in the first of them. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((number, n) => number !== b[n]);
  return i >= 0 && (a[i] as number) < (b[i] as number);
}
