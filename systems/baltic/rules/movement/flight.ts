// Aerial corvettes: how far they must fly and may, and where they may end.

import type { Refusal } from '@flagplot/kernel';
import type { Pose } from '@flagplot/plane';
import { squaredBetween } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { Book } from '../book.ts';
import type { Card } from '../cards.ts';
import { vesselName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Flight, Sailing } from '../orders.ts';
import { cardOf, footprint } from '../roster.ts';
import type { Plan } from './plan.ts';
import { plannedEnd } from './plan.ts';
import { touchesSolid } from './solids.ts';

/** A flight of a single leg, which ends as it flies. */
export function singleLeg(heading: number, d: number): Plan & { flight: Flight } {
  return { legs: [], flight: { legs: [{ heading, d }], facing: heading } };
}

/** Hundredths of a degree between two reference flights. */
const EIGHTH = 4500;

/** BB-3.1.21 Single legs, the least that is far enough for certain and the greatest there is, along eight headings; ruling A-150 none that ends on a mountain. */
export function referenceFlights(book: Book, vessel: Vessel): (Plan & { flight: Flight })[] {
  const card = cardOf(book, vessel);
  const lengths = [book.charts.corvette.reference, card.maxSpeed as number];
  const headings = Array.from({ length: 8 }, (_, i) => i * EIGHTH);
  const flights = headings.flatMap(heading => lengths.map(d => singleLeg(heading, d)));
  const clear = flights.filter(flight => !endsOnMountain(book, vessel, flight));
  return clear.length > 0 ? clear : flights;
}

/** BB-3.1.13 Whether it would touch terrain that reaches as high as it flies, on its last heading. */
export function endsOnMountain(book: Book, vessel: Vessel, plan: Plan): boolean {
  return touchesSolid(book, cardOf(book, vessel), footprint(book, vessel, plannedEnd(vessel, plan)));
}

/** BB-3.1.10 Far enough from where it starts, in a straight line. */
export function isFarEnough({ charts }: Pick<Book, 'charts'>, from: Pose, to: Pose): boolean {
  return squaredBetween(from, to) >= charts.corvette.least ** 2;
}

/** Every reason a flight cannot stand; `at` is the place of its sailing in the order. */
export function flightFaults(book: Book, vessel: Vessel, { legs, flight }: Sailing): (at: string) => Refusal[] {
  return at => {
    if (legs.length > 0)
      return [{ rule: 'BB-3.1.12', at: `${at}/legs`, say: `${vesselName(book, vessel.id)} flies: it sails no course.` }];
    if (!flight) return [{ rule: 'BB-3.1.10', at, say: `${vesselName(book, vessel.id)} has to fly.`, lacking: true }];
    return lengthFaults(book, vessel, flight).map(fault => ({ ...fault, at: `${at}/flight/${fault.at}` }));
  };
}

function lengthFaults(book: Book, vessel: Vessel, flight: Flight): (Refusal & { at: string })[] {
  const found: (Refusal & { at: string })[] = [];
  const most = (cardOf(book, vessel) as Required<Pick<Card, 'maxSpeed'>>).maxSpeed;
  const length = flight.legs.reduce((sum, { d }) => sum + d, 0);
  const { least } = book.charts.corvette;
  const plan = { legs: [], flight };
  if (length > most)
    found.push({
      rule: 'BB-3.1.11',
      at: 'legs',
      say: `${vesselName(book, vessel.id)} flies ${inches(most)} inches at most, not ${inches(length)}.`,
    });
  if (!isFarEnough(book, vessel, plannedEnd(vessel, plan)))
    found.push({
      rule: 'BB-3.1.10',
      at: 'legs',
      say: `${vesselName(book, vessel.id)} ends ${inches(least)} inches at least from where it starts.`,
    });
  if (endsOnMountain(book, vessel, plan))
    found.push({
      rule: 'BB-3.1.13',
      at: 'facing',
      say: `On this heading ${vesselName(book, vessel.id)} would touch a mountain.`,
    });
  return found;
}
