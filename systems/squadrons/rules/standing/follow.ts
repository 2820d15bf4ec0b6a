// Ruling R15: a squadron that flies after another.

import { hexes } from '@flagplot/hexes';
import type { Book, Speed } from '../book.ts';
import type { Place } from '../map.ts';
import { inFormation } from '../movement/courses.ts';
import { pathEnd } from '../movement/path.ts';
import { cripples, flyers, limitsOf } from '../movement/speed.ts';
import { nearestCourse } from '../movement/toward.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Move } from '../orders.ts';
import { isPresent, squadronCalled } from '../roster.ts';
import type { SqState, SqView } from '../state.ts';
import { choiceOf } from './choices.ts';

/** Turned about: the most hexsides that two facings may lie apart. */
const ABOUT = 3;

/** The move of the first of these squadrons that flies after one that has been moved already; nothing where its owner is asked. */
export function followingMove(v: SqView, squadrons: readonly string[]): Move | undefined {
  for (const { squadron: id } of v.own.standing ?? []) {
    const lead = squadrons.includes(id) ? leadOf(v, id) : undefined;
    const move = lead && moveAfter(v.book, squadronCalled(v, id), lead);
    if (move) return move;
  }
  return undefined;
}

/** The squadron that another flies after by itself, once it has been moved this round; nothing while it has not, and where it is gone. */
export function leadOf({ book, open, own }: Pick<SqView, 'book' | 'open' | 'own'>, id: string): Squadron | undefined {
  const follow = choiceOf(own, id)?.follow;
  const lead = follow === undefined ? undefined : squadronCalled({ book, open }, follow);
  return lead?.moved && isPresent(lead) ? lead : undefined;
}

/** Whether a squadron that is moved now flies after another by itself. */
export function isFollowing({ book, open, sealed }: SqState, side: string, id: string): boolean {
  return leadOf({ book, open, own: sealed[side] ?? {} }, id) !== undefined;
}

/** As near to the leader of the other as it can come, facing as that does, at the other's speed where it may: in formation. Nothing where a craft would leave the map. */
function moveAfter(book: Book, squadron: Squadron, lead: Squadron): Move | undefined {
  const places = flyers(book, squadron);
  if (places.length === 0) return { squadron: squadron.id, craft: [] };
  const speed: Speed = cripples(book, squadron).length > 0 ? 'attack' : lead.speed;
  const place = places.includes(squadron.leader) ? squadron.leader : (places[0] as number);
  const flying = { book, craft: squadron.craft[place] as Craft, limits: limitsOf(book, squadron, { place, speed }) };
  const path = nearestCourse(flying, '', tip => offFrom(lead.craft[lead.leader] as Craft, tip));
  const move = inFormation(book, squadron, { speed, path });
  const leaves = move.craft.some(flight => pathEnd(book, squadron.craft[flight.craft - 1] as Craft, flight.path).left);
  return leaves ? undefined : move;
}

/** First by hexes, then by hexsides turned from its facing. */
function offFrom(to: Place, at: Place): number {
  const turned = (at.heading - to.heading + 6) % 6;
  return hexes.range(at, to) * (ABOUT + 1) + Math.min(turned, 6 - turned);
}
