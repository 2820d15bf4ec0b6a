// Where units have been this turn; before anybody has moved in it, the turn before.

import { type Hex, hexes } from '@flagplot/hexes';
import type { Told } from '@flagplot/kernel';
import type { PathItem } from '@flagplot/scene';
import type { Event } from '../rules/events.ts';
import { hexOf } from '../rules/map.ts';
import { unitNamed } from '../rules/roster.ts';
import type { TwoPhase } from '../rules/state.ts';
import type { TpSeen } from './seen.ts';

/** A hex that a unit went to from another. */
interface Leg {
  turn: number;
  id: string;
  from: Hex;
  to: Hex;
}

export function wakes(told: readonly Told<TwoPhase>[], { open, clock }: TpSeen): PathItem[] {
  const legs = told.flatMap(({ event, clock: { turn } }) => legsOf(event as Event).map(leg => ({ ...leg, turn })));
  const last = legs.at(-1)?.turn;
  if (last === undefined || last < clock.turn - 1) return [];
  const through = new Map<string, Hex[]>();
  for (const { turn, id, from, to } of legs) {
    if (turn !== last) continue;
    const line = through.get(id) ?? [hexOf(from)];
    through.set(id, [...line, hexOf(to)]);
  }
  return [...through].flatMap(([id, hexesThere]) => {
    const side = unitNamed(open, id)?.side ?? open.seekers.find(one => one.id === id)?.side;
    return side ? [{ kind: 'path', id: `wake/${id}`, role: 'past', line: 'wake', side, through: hexesThere } as const] : [];
  });
}

function legsOf(event: Event): Omit<Leg, 'turn'>[] {
  switch (event.kind) {
    case 'moved':
    case 'towed':
    case 'displaced':
      return hexes.same(event.from, event.to) ? [] : [{ id: event.unit, from: event.from, to: event.to }];
    case 'flight':
      return event.flown.map(({ seeker, from, to }) => ({ id: seeker, from, to }));
    default:
      return [];
  }
}
