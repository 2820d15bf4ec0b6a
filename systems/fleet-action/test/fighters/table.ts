// A battle with flights: laid out in a line of text, and what is asked of it over and over.

import type { Refusal, Scripted } from '@flagplot/kernel';
import { fleetAction } from '../../rules/index.ts';
import { hexWritten } from '../../rules/map.ts';
import type { Flight } from '../../rules/open.ts';
import type { FlightMove, Heading, Mission, MissionKind } from '../../rules/orders.ts';
import { scores } from '../../rules/victory.ts';
import type { Battle, Given, Happened, Terms } from '../battle.ts';
import { battle, path } from '../battle.ts';

/** Two carriers a side, out of reach of each other's guns but for those that reach far. */
export const FLEETS = `
narn A 0: Tal gquan 2030^0 +frazi +gorith, Var gquan 2130 +frazi +frazi
earth A 0: Vesper omega 2015^3 +starfury +starfury +thunderbolt, Boreas hyperion 2115 +starfury`;

/** The same so far apart that nothing but flights is near to anything. */
export const FAR = FLEETS.replace('2030', '2080').replace('2130', '2180').replace('2015', '2005').replace('2115', '2105');

export function flight(b: Battle, id: string): Flight {
  return b.s.open.flights?.find(one => one.id === `flight-${id}`) as Flight;
}

/** Fighters left of flights, in their order. */
export function left(b: Battle, ...ids: string[]): number[] {
  return ids.map(id => flight(b, id).fighters);
}

/** The mission of a flight as it lies in the folder of its side. */
export function missionOf(b: Battle, id: string): Mission | undefined {
  const all = Object.values(b.s.sealed).flatMap(({ missions = [] }) => missions);
  return all.find(one => one.flight === `flight-${id}`);
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

const KINDS: Readonly<Record<string, MissionKind>> = {
  patrol: 'superiority',
  strike: 'strike',
  escort: 'escort',
  cover: 'cover',
};

/** What a kind of mission is about, as it is written; of a patrol nothing need be: the hex where it stands. */
function taskOf(kind: string, of: string | undefined, at: string): Omit<Mission, 'flight'> {
  if (kind === 'patrol') return { kind: 'superiority', zone: of ?? at };
  if (kind === 'cover') return { kind: 'cover', charge: `flight-${of}` };
  return { kind: KINDS[kind] as MissionKind, squadron: of as string };
}

/**
 * A battle as its first orders are written, with flights on the map: `tal-1 2022^0 x4 strike earth-a, vesper-1 2018 patrol, tal-2 2022 cover tal-1`.
 * `fights`: in a dogfight.
 */
export function sky(flights: string, fleets = FLEETS, terms: Terms = {}): Battle {
  const b = battle(fleets, terms);
  for (const text of flights.split(',')) {
    const [, id = '', at = '', heading = '0', fighters = '6', kind = '', of, fights] =
      /^\s*([a-z]+-\d) (\d{4})(?:\^(\d))?(?: x(\d))? (patrol|strike|escort|cover)(?: (?!fights)([\w-]+))?( fights)?\s*$/.exec(
        text,
      ) ?? [];
    if (!id) throw new Error(`not a flight of a battle: ${text}`);
    put(b, id, { at, heading: Number(heading), fighters: Number(fighters), ...taskOf(kind, of, at) });
    if (fights) flight(b, id).fights = 1;
  }
  return b;
}

/** Moves of flights: `tal-1 aa>a burn`, `tal-1 S:aaa engage`, `tal-1 - patrol`, `tal-1 a land=tal`. */
export function moves(...lines: string[]): { flights: FlightMove[] } {
  return { flights: lines.map(moveOf) };
}

function moveOf(line: string): FlightMove {
  const [id, way = '-', ...rest] = line.split(' ');
  const [, heading, steps = ''] = /^(?:([NSEW]+):)?(.+)$/.exec(way) ?? [];
  const land = rest.find(word => word.startsWith('land='))?.slice(5);
  return {
    flight: `flight-${id}`,
    ...(heading && { heading: heading as Heading }),
    path: steps === '-' ? [] : (path(steps)[0] ?? []),
    ...Object.fromEntries(rest.filter(word => !word.includes('=')).map(word => [word, true])),
    ...(land && { land }),
  };
}

/** Answers idly until this side is asked, for its flights if nothing else is said. */
export function until(b: Battle, side: string, kind: Battle['asks'][number]['kind'] = 'flights'): Battle {
  for (let steps = 0; steps < 60; steps += 1) {
    if (b.asks.some(ask => ask.side === side && ask.kind === kind)) return b;
    b.step();
  }
  throw new Error(`${side} is never asked: ${kind}`);
}

/** Moves flights of a side as it is asked for them next, with the dice that fall. */
export function fly(b: Battle, side: string, ...lines: string[]): Happened[] {
  return until(b, side).step({ [side]: moves(...lines) });
}

/** The faults of such moves. */
export function faults(b: Battle, side: string, ...lines: string[]): string[] {
  return refused(until(b, side), side, moves(...lines));
}

/** Goes on idly while this is asked, with the dice of each step. */
export function goOn(b: Battle, given: Given, ...dice: (readonly Scripted[])[]): Battle {
  for (const one of dice) b.step(given, one);
  return b;
}
