// Chapter 3: the sides move their squadrons, one at a time and in turn.

import type { Phase, Refusal, RollDie, Shown } from '@flagplot/kernel';
import type { Book, Speed } from '../book.ts';
import type { Event } from '../events.ts';
import { isBroken } from '../morale/levels.ts';
import { looks, randomPath } from '../movement/courses.ts';
import { moveFaults } from '../movement/faults.ts';
import { drifts, fly, toldOf } from '../movement/fly.ts';
import { cripples, flyers } from '../movement/speed.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Flight, Move } from '../orders.ts';
import { isPresent, sideOf, squadronCalled, succeed } from '../roster.ts';
import { MOVE } from '../schemas.ts';
import { choiceFaults, keepChoices } from '../standing/choices.ts';
import { followingMove, isFollowing } from '../standing/follow.ts';
import type { SqQuestion, SqState, SqTable, Squadrons, SqView } from '../state.ts';

/** SQ-3.2.1 In the order of play, round and round, each side moves one squadron. */
export const move: Phase<Squadrons, 'move'> = {
  name: 'Movement',
  rule: 'SQ-3.2.1',
  asks(shown) {
    const { order, mover } = shown.open;
    for (let by = 0; by < order.length; by += 1) {
      const side = order[(mover + by) % order.length] as string;
      const left = squadronsToMove(shown, side);
      if (left.length === 0) continue;
      return [{ side, kind: 'move', about: { round: shown.clock.turn, squadrons: left.map(({ id }) => id) } }];
    }
    return [];
  },
  carry(s, t, answers) {
    for (const answer of answers) {
      // Ruling R15: what was left to the squadron is seen.
      if (isFollowing(s, answer.side, answer.order.squadron)) t.reveal(answer.side);
      keepChoices(s, answer);
      carryOut(s, t, answer.order);
      s.open.mover = (s.open.order.indexOf(answer.side) + 1) % s.open.order.length;
    }
  },
};

/** SQ-3.2.3, SQ-5.4.2 The squadrons of a side that have still to be moved: neither Broken nor immobile. */
export function squadronsToMove({ book, open }: Pick<Shown<Squadrons>, 'book' | 'open'>, side: string): Squadron[] {
  const found: Squadron[] = [];
  for (const at of sideOf(book, side).squadrons) {
    const squadron = open.squadrons[at] as Squadron;
    const stays = squadron.moved || book.squadrons[at]?.immobile || isBroken(book.charts, squadron);
    if (!stays && isPresent(squadron)) found.push(squadron);
  }
  return found;
}

/** SQ-3.2.2 One squadron is moved wholly: its craft by their paths, its frozen craft by drifting. SQ-3.3.4 All of it has moved at the speed declared. */
function carryOut(s: SqState, t: SqTable, order: Move): void {
  const squadron = squadronCalled(s, order.squadron);
  if (order.speed) squadron.speed = order.speed;
  squadron.moved = true;
  const drifting = drifts(s.book, squadron);
  t.tell(() => movedEvent(s.book, squadron, [...drifting, ...order.craft]));
  for (const { craft, path } of drifting) fly(s.book, squadron.craft[craft - 1] as Craft, path);
  for (const { craft, path } of order.craft) fly(s.book, squadron.craft[craft - 1] as Craft, path);
  succeed(s, t, squadron);
}

/** Told while all craft are still where they come from. */
function movedEvent(book: Book, squadron: Squadron, flights: readonly Flight[]): Event {
  const craft = flights.map(flight => toldOf(book, squadron, flight)).sort((a, b) => a.craft - b.craft);
  return { kind: 'moved', squadron: squadron.id, speed: squadron.speed, craft };
}

/** SQ-3.3.3 Which squadron is moved, at what speed, and the path of each of its craft. */
export const moveQuestion: SqQuestion<'move'> = {
  rule: 'SQ-3.2.2',
  open: true,
  schema: MOVE,
  parts: [{ list: 'craft', by: 'craft' }],
  judge: (v, about, order) => [...moveRefusals(v, about.squadrons, order), ...choiceFaults(v, order.standing)],
  idle: (v, { squadrons }) => leastMove(v, squadrons[0] as string),
  standing(v, { squadrons }) {
    const following = followingMove(v, squadrons);
    if (following) return following;
    const [only, ...more] = squadrons.map(id => squadronCalled(v, id));
    return only && more.length === 0 && flyers(v.book, only).length === 0 ? leastMove(v, only.id) : undefined;
  },
  *candidates(v, { squadrons }) {
    for (const id of squadrons) {
      const squadron = squadronCalled(v, id);
      if (flyers(v.book, squadron).length === 0) yield leastMove(v, id);
      else for (const speed of speedsOf(v, squadron)) yield* looks(v.book, squadron, speed);
    }
  },
  random(v, { squadrons }, face) {
    const id = squadrons[face(squadrons.length) - 1] as string;
    return randomMove(v, squadronCalled(v, id), face);
  },
};

function moveRefusals(v: SqView, squadrons: readonly string[], order: Move): Refusal[] {
  if (squadrons.includes(order.squadron)) return moveFaults(v.book, squadronCalled(v, order.squadron), order);
  const say = `${order.squadron} is not one of your squadrons that have still to be moved: ${squadrons.join(', ')}.`;
  return [{ rule: 'SQ-3.2.2', at: '/squadron', say }];
}

/** SQ-3.3.3, SQ-3.3.7 The speeds a squadron may declare. */
export function speedsOf({ book }: Pick<SqView, 'book'>, squadron: Squadron): Speed[] {
  return cripples(book, squadron).length > 0 ? ['attack'] : ['attack', 'full'];
}

/** What an absent player does: straight ahead by one hex, the least there is. */
function leastMove({ book, open }: SqView, id: string): Move {
  const squadron = squadronCalled({ book, open }, id);
  const places = flyers(book, squadron);
  if (places.length === 0) return { squadron: id, craft: [] };
  return { squadron: id, speed: 'attack', craft: places.map(place => ({ craft: place + 1, path: 'F' })) };
}

function randomMove(v: SqView, squadron: Squadron, face: RollDie): Move {
  const places = flyers(v.book, squadron);
  if (places.length === 0) return { squadron: squadron.id, craft: [] };
  const speeds = speedsOf(v, squadron);
  const speed = speeds[face(speeds.length) - 1] as Speed;
  const craft = places.map(place => ({ craft: place + 1, path: randomPath(v.book, squadron, { place, speed, face }) }));
  return { squadron: squadron.id, speed, craft };
}
