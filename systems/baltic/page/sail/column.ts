/** The courses of a unit in the making: which card is played, who sails, and the order with one of its courses changed. */

import type { CourseLimits } from '@flagplot/pagekit/sail/course.ts';
import type { Segment } from '@flagplot/plane';
import { MOST_PIECES } from '@flagplot/plane/schemas';
import { unitsFor } from '../../rules/activations/cards.ts';
import { GENTLEST, limitsOf } from '../../rules/movement/course.ts';
import { coursesOf, SHORTEST } from '../../rules/movement/ideas.ts';
import type { Vessel } from '../../rules/open.ts';
import type { Sail, Way } from '../../rules/orders.ts';
import { cardOf, crewOf, isCorvette } from '../../rules/roster.ts';
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

/** The order with another course for one vessel. */
export function withCourse(order: Sail, vessel: string, legs: readonly Segment[]): Sail {
  return { ...order, vessels: order.vessels.map(one => (one.vessel === vessel ? { ...one, legs: [...legs] } : one)) };
}

/** BB-3.1.1 What a course of this vessel may be; nothing for an aerial corvette, which flies by headings of its own. */
export function courseLimits(view: BbView, vessel: Vessel): CourseLimits | undefined {
  if (isCorvette(cardOf(view.book, vessel))) return undefined;
  return { ...limitsOf(view.book, vessel), gentlest: GENTLEST, pieces: MOST_PIECES };
}
