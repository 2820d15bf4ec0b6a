// A battle with flights: what is asked of it over and over.

import type { Refusal } from '@flagplot/kernel';
import { fleetAction } from '../../rules/index.ts';
import { hexWritten } from '../../rules/map.ts';
import type { Flight } from '../../rules/open.ts';
import type { Mission } from '../../rules/orders.ts';
import { scores } from '../../rules/victory.ts';
import type { Battle } from '../battle.ts';

export function flight(b: Battle, id: string): Flight {
  return b.s.open.flights?.find(one => one.id === `flight-${id}`) as Flight;
}

/** The rules of the refusals of an order, each with its place. */
export function refused(b: Battle, side: string, order: object): string[] {
  const ask = b.asks.find(one => one.side === side);
  if (!ask) throw new Error(`${side} is asked nothing`);
  const found: Refusal[] = fleetAction.questions[ask.kind].judge(b.view(side), ask.about as never, order as never);
  return found.map(({ rule, at }) => `${rule} ${at ?? ''}`);
}

/** What a side does that says nothing. */
export function idle(b: Battle, side: string): Record<string, object[]> {
  const ask = b.asks.find(one => one.side === side);
  return fleetAction.questions[ask?.kind ?? 'fire'].idle(b.view(side), ask?.about as never) as never;
}

export function points(b: Battle, side: string): number {
  return scores(b.s)[side]?.points ?? 0;
}

/** Puts a flight on the map with its mission, as if it had flown for a while. */
export function put(
  b: Battle,
  id: string,
  { at, ...rest }: { at: string; fighters?: number; heading?: number } & Omit<Mission, 'flight'> & { station?: true },
): void {
  const { q, r } = hexWritten(at);
  const { fighters = 6, heading = 0, ...mission } = rest;
  const round = { superiority: 1, strike: 2, escort: 3, cover: 2 }[mission.kind];
  Object.assign(flight(b, id), { q, r, heading, fighters, aboard: false, round } satisfies Partial<Flight>);
  const side = (b.s.book.flights ?? []).find(one => one.id === `flight-${id}`)?.side as string;
  const folder = b.s.sealed[side];
  if (folder) folder.missions = [...(folder.missions ?? []), { flight: `flight-${id}`, ...mission }];
}
