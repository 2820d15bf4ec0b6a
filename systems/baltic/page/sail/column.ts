/** The courses of a unit in the making: which card is played, who sails, and the order with one of its courses changed. */

import type { CourseLimits } from '@flagplot/pagekit/sail/course.ts';
import { headingTo, type Point, type Pose, rangeOf, squaredBetween } from '@flagplot/plane';
import { MOST_PIECES } from '@flagplot/plane/schemas';
import { unitsFor } from '../../rules/activations/cards.ts';
import { bestReference, hasDuty, keepsTogether } from '../../rules/movement/coherency.ts';
import { courseFaults, GENTLEST, limitsOf } from '../../rules/movement/course.ts';
import { coursesOf, SHORTEST } from '../../rules/movement/ideas.ts';
import type { Plan } from '../../rules/movement/plan.ts';
import { memberOf } from '../../rules/movement/unit.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Flight, Sail, Sailing, Way } from '../../rules/orders.ts';
import { cardOf, crewOf, isCorvette, vesselCalled } from '../../rules/roster.ts';
import type { Baltic, BbView } from '../../rules/state.ts';

export type SailAbout = Baltic['asks']['sail']['about'];

/** A card that may be played. */
export interface CardChoice {
  readonly way: Way;
  readonly unit: string;
}

/** BB-3.0.8 The cards that may be played; none where vessels sail on whose card lies there already. */
export function cardsFor(view: BbView, about: SailAbout): CardChoice[] {
  if ('left' in about) return [];
  return about.ways.flatMap(way => unitsFor(view, view.own, way).map(unit => ({ way, unit })));
}

/** The order by which a card is played, its vessels straight on for as short as they may. */
export function playing(view: BbView, { way, unit }: CardChoice): Sail {
  const left = crewOf(view.open, unit).map(({ id }) => id);
  return { way, unit, vessels: coursesOf(view, { unit, left }, SHORTEST) };
}

/** The order with another course for one vessel; those that went as the first of a squadron did go on as it does. */
export function withCourse(view: BbView, order: Sail, { vessel, legs }: Pick<Sailing, 'vessel' | 'legs'>): Sail {
  return withPlan(view, order, { vessel, legs });
}

/** BB-3.1.10 The order with another flight for an aerial corvette. */
export function withFlight(view: BbView, order: Sail, { vessel, flight }: { vessel: string; flight: Flight }): Sail {
  return withPlan(view, order, { vessel, legs: [], flight });
}

const planKey = ({ legs, flight }: Plan): string => JSON.stringify([legs, flight ?? null]);

function withPlan(view: BbView, order: Sail, { vessel, ...plan }: Plan & { vessel: string }): Sail {
  const [first] = order.vessels;
  const isFirst = vessel === first?.vessel;
  const before = first && planKey(first);
  const vessels = order.vessels.map(one =>
    one.vessel === vessel || (isFirst && planKey(one) === before) ? { ...one, ...copyOf(plan) } : one,
  );
  return { ...order, vessels: isFirst ? vessels.map(one => keptBy(view, vessels, one)) : vessels };
}

function copyOf({ legs, flight }: Plan): Plan {
  return { legs: legs.map(leg => ({ ...leg })), ...(flight && { flight }) };
}

/** BB-3.1.20 A member that may not go as it is ordered, or would stray from the first, goes by the nearest of its reference paths. */
function keptBy(view: BbView, vessels: readonly Sailing[], one: Sailing): Sailing {
  const vessel = vesselCalled(view.open, one.vessel);
  const member = memberOf(view, vessel, vessels);
  if (!member || !hasDuty(view.book, member)) return one;
  const isFit = one.flight !== undefined || courseFaults(view.book, vessel, one)('').length === 0;
  return isFit && keepsTogether(view.book, member, one) ? one : { ...one, ...copyOf(bestReference(view.book, member)) };
}

/** BB-3.1.10, BB-3.1.11 How far from where it starts an aerial corvette must end, and how far it may fly; nothing for others. */
export function flightLimits({ book }: BbView, vessel: Vessel): { least: number; most: number } | undefined {
  const card = cardOf(book, vessel);
  return isCorvette(card) ? { least: book.charts.corvette.least, most: card.maxSpeed ?? 0 } : undefined;
}

/** Straight to where it is drawn, no nearer and no farther than it may, in steps of half an inch. */
export function flightTo(from: Pose, aim: Point, of: { least: number; most: number; snap: number }): Flight {
  const far = Math.round(rangeOf(squaredBetween(from, aim)) / of.snap) * of.snap;
  // The end is rounded to the mil: a hair more than the least is far enough for certain.
  const d = Math.max(of.least + 2, Math.min(far, of.most));
  const heading = headingTo({ x: aim.x - from.x, y: aim.y - from.y });
  return { legs: [{ heading, d }], facing: heading };
}

/** BB-3.1.1 What a course of this vessel may be; nothing for an aerial corvette, which flies by headings of its own. */
export function courseLimits(view: BbView, vessel: Vessel): CourseLimits | undefined {
  if (isCorvette(cardOf(view.book, vessel))) return undefined;
  return { ...limitsOf(view.book, vessel), gentlest: GENTLEST, pieces: MOST_PIECES };
}
