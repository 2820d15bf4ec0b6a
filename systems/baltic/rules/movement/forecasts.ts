// What a player may ask of a course before he orders it: whether it grounds, and what a collision would do.

import type { Forecast, Refusal } from '@flagplot/kernel';
import { ID, list, oneOf, shape, withTitle } from '@flagplot/kernel/schemas';
import type { Segment } from '@flagplot/plane';
import { MOST_PIECES, SEGMENT } from '@flagplot/plane/schemas';
import type { Vessel } from '../open.ts';
import type { Id } from '../orders.ts';
import { cardOf, isAirborne, isOnTable, isSotl, vesselNamed } from '../roster.ts';
import type { Baltic, BbState } from '../state.ts';
import type { Blow } from './collision.ts';
import { doCollide, throwBlow } from './collision.ts';
import { sail } from './sail.ts';
import { voyageOf } from './voyage.ts';

interface CourseAsked {
  vessel: Id;
  legs: Segment[];
}

interface CollisionAsked {
  vessel: Id;
  other: Id;
  force: 'vessel' | 'other' | 'both';
  of: 'vessel' | 'other';
}

/** A vessel at the surface; nothing where there is none of this id. */
function shipNamed({ book, open }: BbState, id: Id): Vessel | undefined {
  const vessel = vesselNamed(open, id);
  return vessel && isOnTable(vessel) && !isAirborne(cardOf(book, vessel)) ? vessel : undefined;
}

const none = (at: string): Refusal => ({ rule: 'BB-3.1.32', at, say: 'There is no such vessel at the surface.' });

/** BB-3.1.39 to BB-3.1.57 How far a vessel comes on a course, and what stops it. */
export const grounding: Forecast<Baltic> = {
  rule: 'BB-3.1.39',
  schema: {
    ...shape({ vessel: withTitle('Vessel', ID), legs: list(SEGMENT, MOST_PIECES, 1) }),
    title: 'A course past shoals',
  },
  assumes: ['Nobody whom it touches forces a collision.'],
  judge: (s, of) => (shipNamed(s, (of as unknown as CourseAsked).vessel) ? [] : [none('/vessel')]),
  act(s, t, of) {
    const { vessel: id, legs } = of as unknown as CourseAsked;
    const vessel = shipNamed(s, id);
    if (!vessel) return null;
    const voyage = voyageOf(s, vessel, { vessel: id, legs });
    let ending = sail(s, t, voyage);
    while (typeof ending !== 'string') ending = sail(s, t, voyage);
    return { ending, mil: voyage.at };
  },
};

/** What is left of a vessel after so many hits, which cannot be jinked: its boxes, its tenners while it is no wreck. */
function stateAfter({ book }: BbState, { to: vessel, hits, tenners }: Blow): { left: number; tenners: number } {
  const card = cardOf(book, vessel);
  const left = Math.max(0, card.hull - vessel.lost - hits);
  return { left, tenners: left === 0 || !isSotl(card) ? 0 : vessel.tenners + tenners };
}

/** BB-3.1.29, BB-3.1.33 Whether two vessels collide, and what is left of one of them: what both suffer does not hang together. */
export const collision: Forecast<Baltic> = {
  rule: 'BB-3.1.29',
  schema: {
    ...shape({
      vessel: withTitle('Mover', ID),
      other: withTitle('Other', ID),
      force: withTitle('Who forces it', oneOf('vessel', 'other', 'both')),
      of: withTitle('What becomes of', oneOf('vessel', 'other')),
    }),
    title: 'A collision',
  },
  assumes: [],
  judge(s, of) {
    const { vessel, other } = of as unknown as CollisionAsked;
    return [...(shipNamed(s, vessel) ? [] : [none('/vessel')]), ...(shipNamed(s, other) ? [] : [none('/other')])];
  },
  act(s, t, of) {
    const { vessel, other: otherId, force, of: whom } = of as unknown as CollisionAsked;
    const [mover, other] = [shipNamed(s, vessel), shipNamed(s, otherId)];
    if (!mover || !other) return null;
    const meeting = { mover, other, force: force === 'both' ? [mover.id, other.id] : [force === 'vessel' ? mover.id : other.id] };
    if (!doCollide(s, t, meeting)) return { collides: false };
    const from = whom === 'vessel' ? other : mover;
    return { collides: true, ...stateAfter(s, throwBlow(s, t, { meeting, from })) };
  },
};
