// Courses for who has none in mind: as short as they may be, as far as they can, and by chance.

import type { RollDie } from '@flagplot/kernel';
import type { Segment } from '@flagplot/plane';
import { headingOf } from '@flagplot/plane';
import { MOST_PIECES } from '@flagplot/plane/schemas';
import type { Book } from '../book.ts';
import type { Vessel } from '../open.ts';
import type { Bombs, Sailing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, flagshipOf, isCorvette, vesselCalled } from '../roster.ts';
import { anyBombs, bombsAlong } from './bombs.ts';
import { bestReference, hasDuty, keepsTogether } from './coherency.ts';
import type { Limits } from './course.ts';
import { GENTLEST, limitsOf } from './course.ts';
import { endsOnMountain, isFarEnough, referenceFlights, singleLeg } from './flight.ts';
import type { Plan } from './plan.ts';
import { plannedEnd } from './plan.ts';
import type { Column } from './unit.ts';
import { memberOf } from './unit.ts';

/** A course within its limits, a flight, and what is dropped on the way. */
export interface Draw {
  sail(limits: Limits): Segment[];
  fly(book: Book, vessel: Vessel): Plan;
  bombs(seen: Seen, vessel: Vessel, plan: Plan): Bombs[];
}

/** Straight on, as far as it must; nothing is dropped. */
export const SHORTEST: Draw = {
  sail: ({ least, most, way }) => (most === 0 ? [] : [{ d: least * way, turn: 0 }]),
  fly: ({ charts }, { heading }) => singleLeg(heading, charts.corvette.reference),
  bombs: () => [],
};

/** Straight on, or turning all the way, as far as it can; each bay drops on the first enemy it comes to. */
export function farthest(side: -1 | 0 | 1): Draw {
  return {
    sail: ({ most, rate, way }) => (most === 0 ? [] : [{ d: most * way, turn: side * rate + 0 }]),
    fly: (book, vessel) => singleLeg(headingOf(vessel.heading + side * QUARTER), cardOf(book, vessel).maxSpeed as number),
    bombs: bombsAlong,
  };
}

/** Hundredths of a degree by which a flight turns aside. */
const QUARTER = 9000;
const CIRCLE = 4 * QUARTER;

/** Any course within the limits: any length, any number of pieces, any turn of each; any flight; bombs on whoever lies below, or on anybody. */
export function anyCourse(roll: RollDie): Draw {
  return {
    sail: limits => anyLegs(limits, roll),
    fly: (book, vessel) => anyFlight(book, vessel, roll),
    bombs: (seen, vessel, plan) => (roll(2) === 1 ? bombsAlong(seen, vessel, plan) : anyBombs(seen, vessel, roll)),
  };
}

function anyLegs({ least, most, rate, way }: Limits, roll: RollDie): Segment[] {
  if (most === 0) return [];
  let left = least + roll(most - least + 1) - 1;
  const legs: Segment[] = [];
  for (let pieces = roll(MOST_PIECES); left > 0; pieces -= 1) {
    const d = pieces <= 1 ? left : roll(left);
    legs.push({ d: d * way, turn: anyTurn(rate, roll) });
    left -= d;
  }
  return legs;
}

function anyTurn(rate: number, roll: RollDie): number {
  if (rate < GENTLEST || roll(3) === 1) return 0;
  const sharp = roll(2) === 1 ? rate : GENTLEST + roll(rate - GENTLEST + 1) - 1;
  return roll(2) === 1 ? sharp : 0 - sharp;
}

/** A flight of any legs, where they lead far enough, and any last heading; else a single leg. */
function anyFlight(book: Book, vessel: Vessel, roll: RollDie): Plan {
  const { least, reference } = book.charts.corvette;
  const most = cardOf(book, vessel).maxSpeed as number;
  const heading = (): number => roll(CIRCLE) - 1;
  const single = singleLeg(heading(), reference + roll(most - reference + 1) - 1);
  let left = least + roll(most - least + 1) - 1;
  const legs = Array.from({ length: roll(3) }, (_, i) => {
    const d = i === 0 ? Math.max(1, left - roll(least)) : roll(Math.max(1, left));
    left -= d;
    return { heading: heading(), d };
  }).filter(({ d }) => d > 0);
  const plan = { legs: [], flight: { legs, facing: heading() } };
  const length = legs.reduce((sum, { d }) => sum + d, 0);
  return length <= most && isFarEnough(book, vessel, plannedEnd(vessel, plan)) ? plan : single;
}

/** Courses for all who have still to sail, drawn one by one; BB-3.1.20 a member's that would stray is its best reference path. */
export function coursesOf(seen: Seen, { unit, left }: Column, draw: Draw): Sailing[] {
  const flagship = flagshipOf(seen.open, unit)?.id as string;
  const order = left.includes(flagship) ? [flagship, ...left.filter(vessel => vessel !== flagship)] : [...left];
  const vessels: Sailing[] = [];
  for (const id of order) {
    const vessel = vesselCalled(seen.open, id);
    const plan = planOf(seen, vessel, { draw, vessels });
    const bombs = draw.bombs(seen, vessel, plan);
    vessels.push({ vessel: id, ...plan, ...(bombs.length > 0 && { bombs }) });
  }
  return vessels;
}

function planOf({ book, open }: Seen, vessel: Vessel, { draw, vessels }: { draw: Draw; vessels: readonly Sailing[] }): Plan {
  const plan = isCorvette(cardOf(book, vessel)) ? flightOf(book, vessel, draw) : { legs: draw.sail(limitsOf(book, vessel)) };
  const member = memberOf({ book, open }, vessel, vessels);
  return !member || !hasDuty(book, member) || keepsTogether(book, member, plan) ? plan : bestReference(book, member);
}

/** BB-3.1.13 The flight that is drawn, or one of reference where that ends on a mountain. */
function flightOf(book: Book, vessel: Vessel, draw: Draw): Plan {
  const plan = draw.fly(book, vessel);
  return endsOnMountain(book, vessel, plan) ? (referenceFlights(book, vessel)[0] as Plan) : plan;
}
