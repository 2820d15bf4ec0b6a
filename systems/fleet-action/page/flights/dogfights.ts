/** What is said of dogfights, in the making. Nothing here draws. */

import type { Hex } from '@flagplot/hexes';
import type { Wing } from '../../rules/fighters/flights.ts';
import { fightsOf, sidesOf, takersOf, typesAgainst } from '../../rules/fighters/melee.ts';
import type { FaView, FleetAction } from '../../rules/state.ts';
import { flightName } from '../../words/flights.ts';
import { hexName } from '../../words/names.ts';

export type DogfightOrder = FleetAction['asks']['dogfight']['order'];

/** The types that a flight may attack in its dogfight. */
export function typesFor(v: FaView, flight: string): readonly string[] {
  const fight = fightsOf(v).find(one => one.some(({ flight: { id } }) => id === flight)) ?? [];
  return typesAgainst(fight, v.side);
}

/** `Sentri`. */
export function typeName({ book }: FaView, type: string): string {
  return book.flights?.find(({ card }) => card.id === type)?.card.name ?? type;
}

/** The order with another type for a flight; `''`: as they are divided. */
export function withType({ against = [] }: DogfightOrder, flight: string, type: string): DogfightOrder {
  const next = [...against.filter(one => one.flight !== flight), ...(type === '' ? [] : [{ flight, type }])];
  return next.length > 0 ? { against: next } : {};
}

/** How many fighters a side loses that is asked who does. */
export function killsOf({ open, side }: FaView): number {
  return open.kills?.find(one => one.side === side)?.kills ?? 0;
}

/** The flights that may lose them, each once. */
export function takersFor(v: FaView): Wing[] {
  const kills = v.open.kills?.find(one => one.side === v.side);
  if (!kills) return [];
  const { hit, escorts } = takersOf(v, v.own, kills);
  return [...new Map([...hit, ...escorts].map(wing => [wing.flight.id, wing])).values()];
}

export function lostOf({ lost = [] }: DogfightOrder, flight: string): number {
  return lost.find(one => one.flight === flight)?.fighters ?? 0;
}

/** The order with so many fighters lost of a flight. */
export function withLost({ lost = [] }: DogfightOrder, flight: string, fighters: number): DogfightOrder {
  const others = lost.filter(one => one.flight !== flight);
  const next = fighters > 0 ? [...others, { flight, fighters }] : others;
  return next.length > 0 ? { lost: next } : {};
}

/** The order with one more called off, or one more that joins; or one less. */
export function toggleIn(order: DogfightOrder, field: 'part' | 'join', one: string): DogfightOrder {
  const now = order[field] ?? [];
  const next = now.includes(one) ? now.filter(other => other !== one) : [...now, one];
  return next.length > 0 ? { [field]: next } : {};
}

/** A dogfight of one's own: where, and who is in it. */
export interface FightSeen {
  at: string;
  place: Hex;
  who: string;
}

export function fightsOfSide(v: FaView): FightSeen[] {
  const own = fightsOf(v).filter(fight => sidesOf(fight).includes(v.side));
  return own.flatMap(fight => {
    const [first] = fight;
    if (!first) return [];
    const { q, r } = first.flight;
    const namesOf = (mine: boolean) =>
      fight.flatMap(({ of }) => ((of.side === v.side) === mine ? [flightName(v.book, of.id)] : [])).join(', ');
    return [{ at: hexName({ q, r }), place: { q, r }, who: `${namesOf(true)} against ${namesOf(false)}` }];
  });
}
