// What the lesson offers where flights move: as their missions have them, after enemy flights, or home.

import type { LessonChoice, LessonStep } from '@flagplot/manifest';
import { huntFor, STRIKES } from '../../rules/fighters/escorts.ts';
import type { Wing } from '../../rules/fighters/flights.ts';
import { landingFault } from '../../rules/fighters/launch.ts';
import { reachOf, wayTo } from '../../rules/fighters/movement.ts';
import { dueOf, flightsQuestion } from '../../rules/fighters/rounds-question.ts';
import type { FlightMove } from '../../rules/orders.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';
import { quantity } from '../../words/names.ts';

type Flights = FleetAction['asks']['flights'];

export function flightsStep(v: FaView, about: Flights['about']): LessonStep<Flights['order']> {
  const due = dueOf(v, about.round);
  return { says: saysOf(v, due, about), choices: choicesOf(v, due, about) };
}

/** Fighters of a flight from which on it is spent. */
const FEW = 2;

/** Whether so few are left that they hardly hurt a ship any more. */
export function isSpent({ flight }: Wing): boolean {
  return flight.fighters <= FEW;
}

function saysOf(v: FaView, due: readonly Wing[], { round }: Flights['about']): string {
  const who = quantity(due.length, 'flight', 'flights');
  const spent = due.find(isSpent);
  if (spent)
    return `${flightName(v.book, spent.flight.id)} has ${quantity(spent.flight.fighters, 'fighter', 'fighters')} left: who is spent lands on his carrier, if he reaches it in this pulse.`;
  return round === STRIKES
    ? `You have ${who} out to strike: a strike closes with its target every pulse, and attacks as soon as it is in the hex of a ship.`
    : `You have ${who} on guard, moved last, having seen where strikes go: meet those before they are at your ships.`;
}

/** A spent flight is led home first; else who may goes for enemy fighters, then all as their missions have them. */
function choicesOf(v: FaView, due: readonly Wing[], about: Flights['about']): LessonChoice<Flights['order']>[] {
  const duty = flightsQuestion.idle(v, about).flights;
  const way = (name: string, moves: readonly FlightMove[]): LessonChoice<Flights['order']>[] => {
    const rest = duty.filter(({ flight }) => !moves.some(one => one.flight === flight));
    return moves.length > 0 ? [{ name: `${name}: ${flightsSaid(v, moves)}`, order: { flights: [...moves, ...rest] } }] : [];
  };
  const spent = way('Back aboard', landings(v, due.filter(isSpent)));
  const home = spent.length > 0 ? [] : way('Back aboard', landings(v, due));
  const hunt = way(
    'Meet their fighters',
    due.flatMap(wing => huntFor(v, wing) ?? []),
  );
  const on = { name: about.round === STRIKES ? 'In, to their ships' : 'On guard, near your ships', order: { flights: duty } };
  return [...spent, ...hunt, on, ...home].filter(({ order }) => flightsQuestion.judge(v, about, order).length === 0);
}

/** `Thunderbolt Meridian 1`, `4 flights`. */
function flightsSaid({ book }: FaView, moves: readonly FlightMove[]): string {
  const [first] = moves;
  return first && moves.length === 1 ? flightName(book, first.flight) : quantity(moves.length, 'flight', 'flights');
}

/** FA-10.2.6, FA-10.2.7 Flights that reach their carrier, if it has room. */
function landings(v: FaView, due: readonly Wing[]): FlightMove[] {
  const moves: FlightMove[] = [];
  for (const wing of due) {
    const carrier = wing.flight.carrier;
    const to = reachOf(v, wing).find(({ place }) => landingFault(v, wing, { carrier, at: place }) === undefined);
    if (to) moves.push({ flight: wing.flight.id, ...wayTo(to), land: carrier });
  }
  return moves;
}
