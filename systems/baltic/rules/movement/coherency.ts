// Squadrons keep together.

import { isWithin, squaredDistance } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Vessel } from '../open.ts';
import { cardOf, footprint, isCorvette } from '../roster.ts';
import { canMove, limitsOf, referencePaths } from './course.ts';
import { referenceFlights } from './flight.ts';
import type { Plan } from './plan.ts';
import { plannedEnd } from './plan.ts';

/** A member of a squadron, and the flagship's footprint where she means to end. */
export interface Member {
  readonly vessel: Vessel;
  readonly flagship: readonly number[];
}

/** BB-3.1.22 Who is held or lies at Stop has no duty. */
export function hasDuty(book: Book, { vessel }: Member): boolean {
  return !vessel.held && canMove(book, vessel);
}

/** BB-3.1.20 Its planned end is within 4 inches of the flagship's, or as near to it as the best of its reference paths. */
export function keepsTogether(book: Book, member: Member, plan: Plan): boolean {
  return plansTogether(book, member, [plan]).length > 0;
}

/** Those of several plans that do: the reference paths are laid once at most. */
export function plansTogether(book: Book, member: Member, plans: readonly Plan[]): Plan[] {
  let nearest: number | undefined;
  return plans.filter(plan => {
    const squared = squaredFrom(book, member, plan);
    if (isWithin(squared, book.charts.coherency)) return true;
    nearest ??= squaredFrom(book, member, bestReference(book, member));
    return squared <= nearest;
  });
}

/** BB-3.1.21 The reference path that ends nearest to the flagship: it is always open to a member. */
export function bestReference(book: Book, member: Member): Plan {
  const plans = referencesOf(book, member.vessel);
  const squares = plans.map(plan => squaredFrom(book, member, plan));
  return plans[squares.indexOf(Math.min(...squares))] as Plan;
}

function referencesOf(book: Book, vessel: Vessel): Plan[] {
  if (isCorvette(cardOf(book, vessel))) return referenceFlights(book, vessel);
  return referencePaths(limitsOf(book, vessel)).map(legs => ({ legs }));
}

function squaredFrom(book: Book, { vessel, flagship }: Member, plan: Plan): number {
  return squaredDistance(footprint(book, vessel, plannedEnd(vessel, plan)), flagship);
}
