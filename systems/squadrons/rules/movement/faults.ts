// Every reason a squadron's move cannot stand.

import type { Refusal, Rule } from '@flagplot/kernel';
import type { Book, Speed } from '../book.ts';
import { isFrozen } from '../condition.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Flight, Move } from '../orders.ts';
import { numberOf, squadronOf } from '../roster.ts';
import type { Barred, Limits, Step, Tip } from './path.ts';
import { start, take, whyBarred } from './path.ts';
import { cripples, flyers, limitsOf } from './speed.ts';

/** All faults of a move, each with its place in the order. */
export function moveFaults(book: Book, squadron: Squadron, order: Move): Refusal[] {
  const places = flyers(book, squadron);
  if (places.length === 0) return frozenFaults(order);
  const { speed } = order;
  const flights = order.craft.flatMap((flight, i) => flightFaults(book, squadron, { order, flight, i }));
  if (speed === undefined)
    return [{ rule: 'SQ-3.3.3', at: '/speed', say: 'Declare Attack Speed or Full Throttle.', lacking: true }, ...flights];
  return [...throttleFaults(book, squadron, speed), ...flights, ...unflownFaults(places, order)];
}

/** SQ-3.7.3 A squadron of frozen craft only declares nothing. */
function frozenFaults(order: Move): Refusal[] {
  const say = 'All craft of this squadron are frozen: it declares nothing and drifts.';
  const speed: Refusal[] = order.speed ? [{ rule: 'SQ-3.7.3', at: '/speed', say }] : [];
  return order.craft.length > 0 ? [...speed, { rule: 'SQ-3.7.1', at: '/craft', say }] : speed;
}

/** SQ-3.3.7 No Full Throttle while a damaged craft flies with the body of the squadron. */
function throttleFaults(book: Book, squadron: Squadron, speed: Speed): Refusal[] {
  const with_ = speed === 'full' ? cripples(book, squadron) : [];
  if (with_.length === 0) return [];
  const say = `No Full Throttle with damaged craft in the body of the squadron: ${with_.join(', ')}.`;
  return [{ rule: 'SQ-3.3.7', at: '/speed', say }];
}

/** SQ-3.3.6 Every craft that is not frozen moves. */
function unflownFaults(places: readonly number[], { craft }: Move): Refusal[] {
  const named = new Set(craft.map(flight => flight.craft));
  const left = places.map(numberOf).filter(number => !named.has(number));
  if (left.length === 0) return [];
  const say = `Every craft that is not frozen moves at least one hex; still without a path: ${left.join(', ')}.`;
  return [{ rule: 'SQ-3.3.6', at: '/craft', say, lacking: true }];
}

interface FlightOf {
  order: Move;
  flight: Flight;
  i: number;
}

function flightFaults(book: Book, squadron: Squadron, { order, flight, i }: FlightOf): Refusal[] {
  const at = `/craft/${i}`;
  const craft = squadron.craft[flight.craft - 1];
  if (craft?.status !== 'flying')
    return [{ rule: 'SQ-1.1.5', at: `${at}/craft`, say: `There is no craft ${flight.craft} of this squadron on the map.` }];
  if (isFrozen(squadronOf(book, squadron.id), craft))
    return [{ rule: 'SQ-3.7.1', at: `${at}/craft`, say: `Craft ${flight.craft} is frozen and drifts straight ahead.` }];
  if (order.craft.findIndex(other => other.craft === flight.craft) < i)
    return [{ rule: 'SQ-3.3.6', at: `${at}/craft`, say: `Craft ${flight.craft} has a path already.` }];
  const limits = limitsOf(book, squadron, { place: flight.craft - 1, speed: order.speed ?? 'full' });
  return pathFaults(book, craft, { flight, limits, at: `${at}/path` });
}

/** The first step that cannot be taken, and whether there is a hex in it at all. */
function pathFaults(book: Book, craft: Craft, { flight, limits, at }: { flight: Flight; limits: Limits; at: string }): Refusal[] {
  let tip = start(craft);
  for (const letter of flight.path) {
    const step = letter as Step;
    const reason = whyBarred(tip, step, limits);
    if (reason) return [{ ...barRefusal(reason, tip, limits), at }];
    tip = take(book, tip, step);
  }
  const say = `Craft ${flight.craft} moves at least one hex.`;
  return tip.hexes === 0 ? [{ rule: 'SQ-3.3.6', at, say, lacking: true }] : [];
}

/** Why a step is barred, with what was needed and what is there. */
export function barRefusal(reason: Barred, tip: Tip, limits: Limits): Refusal {
  const { rule, say } = BARS[reason](tip, limits);
  return { rule, say };
}

const BARS: Readonly<Record<Barred, (tip: Tip, limits: Limits) => { rule: Rule; say: string }>> = {
  gone: () => ({ rule: 'SQ-3.6.1', say: 'The craft has left the map, and its move ends there.' }),
  rate: (_, { most }) => ({ rule: 'SQ-3.3.6', say: `The craft moves ${most} hexes at most.` }),
  turns: (_, { turns }) => ({
    rule: 'SQ-3.4.2',
    say:
      turns === 0 ? 'The craft cannot turn this round.' : `The craft turns ${turns === 1 ? 'once' : `${turns} times`} at most.`,
  }),
  distance: ({ straight }, { turnDistance }) => ({
    rule: 'SQ-3.4.3',
    say: `A turn needs ${turnDistance} ${turnDistance === 1 ? 'hex' : 'hexes'} straight ahead before it, and here are ${straight}.`,
  }),
};
